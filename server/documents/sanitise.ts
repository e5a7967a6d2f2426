import sanitizeHtml from 'sanitize-html';
import { UNBROKEN } from '../../domain/text/bidi.js';
import { type Locale, type Localized, mapText } from '../../domain/core/locale.js';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const TEXT = ['p', 'br', 'strong', 'b', 'em', 'i', 'bdi', 'a', 'blockquote', 'ul', 'ol', 'li'];
const TABLE = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const PICTURE = ['figure', 'figcaption', 'img'];

/** An https address or a path of this site; rejects `//host` and other schemes. */
const SAFE_PICTURE = /^(?:https:\/\/|\/(?!\/))/i;
const EXTERNAL = /^https?:\/\//i;

const EACH_UNBROKEN = new RegExp(UNBROKEN, 'g');

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...HEADINGS, ...TEXT, ...TABLE, ...PICTURE],
  allowedAttributes: {
    '*': ['dir', 'lang'],
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'template', 'title'],
    // Within these the parser follows other rules, so that the result would change when it is parsed again.
    ...['svg', 'math'],
  ],
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !SAFE_PICTURE.test(attribs['src'] ?? ''),
  textFilter: (text) => text.replace(EACH_UNBROKEN, '<span dir="ltr" class="el-unbroken">$1</span>'),
};

/**
 * Rewrites addresses in a text. This happens during sanitisation and the result is checked like any other address: HTML
 * that is modified after sanitisation may no longer be safe.
 */
export interface AddressRules {
  /** Cache key of the rules. */
  name: string;
  link: (address: string) => string;
  /** null removes the picture. */
  picture: (address: string) => string | null;
}

const AS_WRITTEN: AddressRules = { name: '', link: (address) => address, picture: (address) => address };

function rulesWith({ link, picture }: AddressRules): sanitizeHtml.IOptions {
  return {
    ...RULES,
    transformTags: {
      a: (tagName, { ...attribs }) => {
        delete attribs['rel'];
        const target = attribs['href'] === undefined ? null : link(attribs['href']);
        if (target !== null) attribs['href'] = target;
        return { tagName, attribs: EXTERNAL.test(target ?? '') ? { ...attribs, rel: 'noopener' } : attribs };
      },
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, src: picture(attribs['src'] ?? '') ?? '' },
      }),
    },
  };
}

/**
 * Sanitises editorial HTML: only headings, text, lists, links, tables and pictures are kept. Scripts, styles, frames,
 * forms and event handlers are removed. Adapters call it on everything they read, because a database or an upstream may
 * have been filled by anyone. Results are cached.
 */
export function sanitise(html: string, rules: AddressRules = AS_WRITTEN): string {
  const key = `${rules.name}\n${html}`;
  const known = cleaned.get(key);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, rulesWith(rules));
  if (cleaned.size >= REMEMBERED_TEXTS) cleaned.clear();
  cleaned.set(key, clean);
  return clean;
}

const REMEMBERED_TEXTS = 2000;
const cleaned = new Map<string, string>();

/** Sanitises a text in each of its languages. */
export function sanitiseAll(html: Localized, rulesOf?: (locale: Locale) => AddressRules): Localized {
  return mapText(html, (own, locale) => sanitise(own, rulesOf?.(locale)));
}
