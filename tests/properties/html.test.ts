import { parse } from 'node-html-parser';
import { describe, expect } from 'vitest';
import { escapeHtml } from '../../domain/text/escapeHtml.js';
import { contactWays } from '../../server/actions/pages/text/contactWays.js';
import { plainText } from '../../server/actions/content/plainText.js';
import { splitFrontMatter, toHtml } from '../../server/adapters/local/seed/markdown.js';
import { sanitise } from '../../server/documents/sanitise.js';
import { holds } from './holds.js';
import { anyText, textOf, whole } from './texts.js';

const MARKUP = [
  ...[
    '<p>',
    '</p>',
    '<a href="',
    "<a href='",
    '">',
    '</a>',
    '<img src="',
    '<b>',
    '<script>',
    '</script>',
    '<svg/onload=x>',
  ],
  ...[
    'javascript:',
    'JaVa\tScript:',
    'data:text/html,',
    'https://a.example',
    'tel:+201012345678',
    '//evil.example',
    '/faq',
  ],
  ...[
    ' onclick=',
    ' style=',
    '&lt;',
    '&#x3c;',
    '&amp;',
    '<!--',
    '-->',
    '<table><tr><td>',
    '205/55 R16',
    '20W-50',
    '<math>',
    '<template>',
  ],
];
const html = textOf(...MARKUP);

const ALLOWED = new Set(
  'h1 h2 h3 h4 h5 h6 p br strong b em i bdi a blockquote ul ol li table caption thead tbody tfoot tr th td figure figcaption img span'.split(
    ' ',
  ),
);

const SAFE_LINK = /^(?:(?:https?|mailto|tel):|(?!\/\/)(?![a-z][a-z\d+.-]*:))/i;

/** Browsers ignore control characters and spaces in addresses, and read `\\` as `/`. */
const asBrowsersRead = (address: string) => address.replace(/[\u0000-\u0020]/g, '').replaceAll('\\', '/');

/** Where an unknown tag is removed within a code, only the second reading sees the whole code. */
const withoutIsolates = (clean: string) => clean.replace(/<\/?span[^>]*>/g, '');

describe('sanitised HTML', () => {
  holds('has only elements and attributes of texts, and safe addresses', [html], (text) => {
    for (const element of parse(sanitise(text), { comment: true }).querySelectorAll('*')) {
      expect(ALLOWED).toContain(element.rawTagName.toLowerCase());
      for (const [name, value] of Object.entries(element.attributes)) {
        expect(name).toMatch(
          /^(?:href|rel|src|alt|width|height|start|colspan|rowspan|scope|dir|lang|class)$/,
        );
        if (name === 'href') expect(asBrowsersRead(value)).toMatch(SAFE_LINK);
        if (name === 'src') expect(value).toMatch(/^(?:https:\/\/|\/(?!\/))/i);
      }
    }
  });

  holds('is the same when it is sanitised again', [html], (text) => {
    const once = sanitise(text);
    expect(withoutIsolates(sanitise(once))).toBe(withoutIsolates(once));
  });

  holds('keeps plain text', [anyText.map((text) => whole(text.replace(/[\r\0]/g, '')))], (text) => {
    const bare = withoutIsolates(sanitise(escapeHtml(text)));
    expect(plainText(bare)).toBe(text.replace(/\s+/g, ' ').trim());
  });
});

holds('escaped text is text, in elements and attributes', [anyText], (text) => {
  const [element] = parse(`<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`).querySelectorAll('p');
  expect(element?.querySelectorAll('*')).toEqual([]);
  expect(escapeHtml(text)).not.toMatch(/[<>"']/);
});

holds('the text of HTML has no tags, and single spaces', [html], (text) => {
  const plain = plainText(sanitise(text));
  expect(plain).toBe(plain.replace(/\s+/g, ' ').trim());
});

holds('contact details have safe addresses', [html], (text) => {
  const { phone, email, mapUrl } = contactWays(sanitise(text));
  expect(email?.href ?? 'mailto:').toMatch(/^mailto:/);
  expect(phone?.href ?? 'tel:').toMatch(/^tel:/);
  expect(mapUrl ?? 'https://').toMatch(/^https:\/\//);
});

describe('Markdown', () => {
  holds(
    'becomes HTML that is safe once it is sanitised',
    [textOf(...MARKUP, '# ', '- ', '[x](', ')', '![y](', '\n\n', '|a|b|\n|-|-|\n', '```')],
    (text) => {
      const clean = sanitise(toHtml(text));
      expect(clean).not.toMatch(/<(?:script|iframe|svg|style)/i);
      expect(withoutIsolates(sanitise(clean))).toBe(withoutIsolates(clean));
    },
  );

  holds(
    'has facts above it, or an error in words',
    [textOf('---', '\n', 'title: x', 'a: [', '&a *a', '!!js/function', ': ')],
    (text) => {
      try {
        const { body } = splitFrontMatter(text);
        expect(text).toContain(body);
      } catch (error) {
        expect((error as Error).message).not.toBe('');
      }
    },
  );
});
