import { expect, it, vi } from 'vitest';
import { defusePlaceholders, scriptsHtml, stylesHtml, takePicturePreloads } from './pageAssets.js';
import { headHtml, safeJson } from './headHtml.js';

vi.mock('virtual:page-assets', () => ({
  PAGE_FILES: {
    '/pages/cart': { scripts: ['/client.js', '/cart.js'], styles: ['/client.css', '/cart.css'] },
  },
  STYLES: { '/client.css': 'a{}', '/cart.css': 'b{}' },
}));

/** Where the framework would insert its tags. */
const PLACEHOLDERS = ['__VITE_PLUGIN_SSR__ASSETS_FIRST__', '__VITE_PLUGIN__SSR_ASSETS_LAST__'];

it.each(PLACEHOLDERS)('escapes page text that equals the placeholder %s', (text) => {
  const html = defusePlaceholders(`<input value="${text}"><p>${text}</p>`);
  expect(html).not.toContain(text);
  expect(html.replaceAll('&#95;', '_')).toBe(`<input value="${text}"><p>${text}</p>`);
});

it.each(PLACEHOLDERS)('escapes structured data that equals the placeholder: %s', (name) => {
  const json = safeJson({ name });
  expect(json).not.toContain(name);
  expect(JSON.parse(json)).toEqual({ name });
});

it('escapes structured data so that nothing in it ends its element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const jsonLd = [{ '@context': 'https://schema.org', '@type': 'Product', name }];
  const head = { title: 'T', description: 'D', canonicalPath: null, feedPath: null };
  const html = headHtml(
    { ...head, openGraphType: 'product', image: { address: '/p.jpg', isCard: true }, jsonLd },
    'en',
    {
      origin: 'https://shop.example',
      siteName: 'Shop',
      isIndexed: true,
    },
  );
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(html.match(/<script|<!--/g)).toHaveLength(1);
  expect(JSON.parse(json)).toEqual(jsonLd[0]);
});

it('lists a page’s style sheets in order, and keeps them from loading twice', () => {
  expect(stylesHtml('/pages/cart')).toBe(
    '<style>a{}b{}</style>' +
      '<link rel="stylesheet" href="/client.css" disabled><link rel="stylesheet" href="/cart.css" disabled>',
  );
});

it('lists a page’s scripts, the entry first', () => {
  const html = scriptsHtml('/pages/cart');
  expect(JSON.parse(/>(.*)<\/script>/.exec(html)?.[1] ?? '')).toEqual(['/client.js', '/cart.js']);
});

it('moves React’s image preloads out of the page’s HTML, and nothing else', () => {
  const preloads = '<link rel="preload" as="image" href="/a"/><link rel="preload" as="image" href="/b"/>';
  const rest = '<main><link rel="preload" as="image" href="/c"/></main>';
  expect(takePicturePreloads(preloads + rest)).toEqual({ preloads, rest });
  expect(takePicturePreloads(rest)).toEqual({ preloads: '', rest });
});
