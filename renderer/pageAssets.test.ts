import { expect, it } from 'vitest';
import { ASSETS_PLACEHOLDER, defusePlaceholders, leaveFontsToThePage } from './pageAssets.js';
import { safeJson } from './headHtml.js';

const LAST_PLACEHOLDER = '__VITE_PLUGIN__SSR_ASSETS_LAST__';

it.each([ASSETS_PLACEHOLDER, LAST_PLACEHOLDER])(
  'no text of a page is taken for the placeholder %s',
  (text) => {
    const html = defusePlaceholders(`<input value="${text}"><p>${text}</p>`);
    expect(html).not.toContain(text);
    expect(html.replaceAll('&#95;', '_')).toBe(`<input value="${text}"><p>${text}</p>`);
  },
);

it.each([ASSETS_PLACEHOLDER, LAST_PLACEHOLDER])('nor is any in structured data: %s', (name) => {
  const json = safeJson({ name });
  expect(json).not.toContain(name);
  expect(JSON.parse(json)).toEqual({ name });
});

it('fonts are left to the page, style sheets are not', () => {
  const assets = [
    { assetType: 'font', inject: 'HTML_BEGIN' as const },
    { assetType: 'style', inject: 'HTML_BEGIN' as const },
  ];
  leaveFontsToThePage(assets);
  expect(assets.map(({ inject }) => inject)).toEqual([false, 'HTML_BEGIN']);
});
