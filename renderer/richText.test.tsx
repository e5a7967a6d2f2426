import { expect, it, vi } from 'vitest';
import { parse } from 'node-html-parser';
import { renderStatic } from '../tests/support/renderStatic.js';
import { Prose } from '../components/content/Prose.js';
import { parsePageData } from './routing/pageData.js';
import { referToRichText } from './richText.js';

const [ONE, TWO] = ['<p>One &amp; <b>only</b></p>', '<p>Two</p>'];

it('sends rich text only as HTML, and reads it from there', () => {
  const html = renderStatic(
    <>
      <Prose html={ONE} />
      <Prose html={TWO} lang="ar" />
    </>,
  ).toString();
  const pageProps = { text: { html: TWO }, list: [ONE, '<p>Not shown</p>', 'plain', 3, null] };
  const sent = JSON.stringify({ _pageId: '/pages/faq', pageProps: referToRichText(pageProps, html) });
  expect(sent).not.toContain('Two');
  expect(sent).not.toContain('only');
  const root = parse(html);
  vi.stubGlobal('document', { querySelectorAll: (selector: string) => root.querySelectorAll(selector) });
  expect(parsePageData(sent)?.pageProps).toEqual(pageProps);
});
