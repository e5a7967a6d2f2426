import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { sanitise } from '../../documents/sanitise.js';
import { slugKey } from '../../../domain/text/slugs.js';
import { shopAddresses } from './links.js';

const SITE = 'https://shop.example';
const rules = shopAddresses({ url: SITE, tipIds: new Map([['rotate-tyres', 7]]) })('en');
const clean = (html: string) => sanitise(html, rules);
const upload = (name: string) => `${SITE}/wp-content/uploads/${name}`;

describe('links in WordPress texts', () => {
  test('rewrites links in WordPress texts to the shop’s own pages and pictures', () => {
    expect(clean(`<a href="${SITE}/rotate-tyres/">a</a>`)).toBe('<a href="/tips-and-tricks/7">a</a>');
    expect(clean(`<img src="${upload('2026/a.png')}" alt="A" />`)).toBe(
      '<img src="/media/2026/a.png" alt="A" />',
    );
    expect(clean('<a href="https://a.example/?b=1&amp;c=2">a</a>')).toBe(
      '<a href="https://a.example/?b=1&amp;c=2" rel="noopener">a</a>',
    );
  });

  test.each([
    ['an article', '%d8%a5%d8%b7%d8%a7%d8%b1', '/ar/tips-and-tricks/9'],
    ['an article in upper-case escapes', '%D8%A5%D8%B7%D8%A7%D8%B1', '/ar/tips-and-tricks/9'],
    ['an article in letters', 'إطار', '/ar/tips-and-tricks/9'],
    ['a page', '%d9%85%d9%86-%d9%86%d8%ad%d9%86', `/ar/${encodeURIComponent('من-نحن')}`],
    ['a product', 'product/%d8%a5%d8%b7%d8%a7%d8%b1', `/ar/product/simple/${encodeURIComponent('إطار')}`],
    [
      'a category',
      'product-category/x/%d8%a5%d8%b7%d8%a7%d8%b1',
      `/ar/category/${encodeURIComponent('إطار')}`,
    ],
    [
      'a tag',
      'product-tag/%d8%b4%d8%aa%d9%88%d9%8a-4x4',
      `/ar/search?${new URLSearchParams({ search: 'شتوي 4x4' })}`,
    ],
  ])('leads to %s with an Arabic slug', (_, path, target) => {
    const arabic = shopAddresses({ url: SITE, tipIds: new Map([[slugKey('%d8%a5%d8%b7%d8%a7%d8%b1'), 9]]) })(
      'ar',
    );
    expect(sanitise(`<a href="${SITE}/${path}/">a</a>`, arabic)).toBe(`<a href="${target}">a</a>`);
  });

  test.each([
    ['/wp-content/uploads/2026/11/warranty.pdf', `${SITE}/wp-content/uploads/2026/11/warranty.pdf`],
    ['/?page_id=3', `${SITE}/?page_id=3`],
    ['/product-category/car-tyres/page/2/', '/category/car-tyres'],
    ['/category/news/', '/tips-and-tricks'],
  ])('leads from %s to %s', (path, target) => {
    for (const address of [path, `${SITE}${path}`])
      expect(clean(`<a href="${address}">a</a>`)).toContain(`<a href="${target}"`);
  });

  test('removes external pictures from WordPress texts', () => {
    expect(clean('<p>a<img src="https://elsewhere.example/a.png" /></p>')).toBe('<p>a</p>');
  });

  test.each(["$'", '$`', '$&', '$1', '$$', '$<a>', '&quot; onload=&quot;x()', '%22 onload=x()'])(
    'does not allow attribute injection through a name like %s',
    (name) => {
      const attack = ' style=position:fixed;inset:0 onerror=x() ';
      const html =
        `<p>${attack}<img src="${upload(`${name}.png`)}" alt="${attack}">${attack}</p>` +
        `<p><a href="${SITE}/wp-content/uploads/${name}.png" title="${attack}">a</a></p>`;
      const result = clean(html);
      const attributes = parse(result)
        .querySelectorAll('*')
        .flatMap((element) => Object.keys(element.attributes));
      expect(new Set(attributes)).toEqual(new Set(['src', 'alt', 'href']));
      expect(sanitise(result)).toBe(result);
    },
  );

  test.each(['<img ', '<a ', '<a href="', '<img src="x" ', '<a href="x" a="', '<', '&lt;a '])(
    'rewrites links in linear time: %s',
    (part) => {
      const startedAtMs = performance.now();
      clean(part.repeat(100_000 / part.length));
      expect(performance.now() - startedAtMs).toBeLessThan(2000);
    },
  );
});
