import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../domain/core/locale.js';
import { localePath, markdownPath } from '../../../domain/core/paths.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { escapeMarkdown, markdownLink } from '../../../server/actions/markdown/markdownText.js';
import { htmlToMarkdown } from '../../../server/actions/markdown/htmlToMarkdown.js';
import { readMarkdown } from '../../../server/actions/markdown/readMarkdown.js';
import { findCanonicalAddress } from '../../../server/actions/site/canonicalAddress.js';
import { required } from '../../contract/support.js';
import { openShop } from '../shop.js';
import { treePages } from '../treePages.js';

const ORIGIN = 'https://shop.example';
const { backend } = await openShop({ PUBLIC_URL: ORIGIN });
const refs = await backend.store.catalogue.listProductRefs();
const simple = required(refs.find(({ type }) => type === 'simple'));
const variable = required(refs.find(({ type }) => type === 'variable'));

function read(path: string) {
  return readMarkdown(backend, new URL(path, ORIGIN));
}

async function textOf(path: string): Promise<string> {
  return required(await read(path)).body;
}

const PAGES = [
  productPath('simple', simple.id),
  productPath('variable', variable.id),
  '/category/1',
  ...(await treePages(backend)).map(({ path }) => path),
  '/faq',
  '/branches',
  '/about',
  '/tips-and-tricks',
  '/tips-and-tricks/1',
];

describe.each(LOCALES)('Markdown in %s', (locale) => {
  it.each(PAGES)('has the page %s, named by one heading, for nobody to index', async (page) => {
    const { type, body, headers } = required(await read(localePath(markdownPath(page), locale)));
    expect(type).toBe('text/markdown; charset=utf-8');
    expect(body.match(/^# \S/gm)).toHaveLength(1);
    expect(body).not.toMatch(/undefined|\[object|<\/?(?:p|div|ul|li|h\d)\b/);
    expect(headers).toEqual({
      'x-robots-tag': 'noindex',
      link: `<${ORIGIN}${localePath(page, locale)}>; rel="canonical"`,
    });
  });

  it('leads only to files that exist', async () => {
    const overview = await textOf(localePath('/llms.txt', locale));
    const addresses = [...overview.matchAll(/\]\(([^)]+\.md)\)/g)].map((match) => match[1] ?? '');
    expect(addresses.length).toBeGreaterThan(15);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses)
      expect(await readMarkdown(backend, new URL(address)), address).not.toBeNull();
  });
});

it('says what a product costs in each of its variations, and what is in stock', async () => {
  const product = required(await backend.store.catalogue.getProduct(variable.id));
  const text = await textOf(markdownPath(productPath('variable', variable.id)));
  const rows = text.split('\n').filter((line) => /^\| .* EGP [\d,]+ \|/.test(line));
  expect(rows).toHaveLength(product.variations.length);
});

it('goes through the pages of a category', async () => {
  const first = await textOf('/category/1.md');
  const next = required(/\]\((\S+\?page=2)\)/.exec(first)?.[1]);
  const second = await textOf(next.slice(ORIGIN.length));
  expect(second).not.toBe(first);
  expect(second).toMatch(/^- \[/m);
});

it.each([
  '/cart.md',
  '/profile.md',
  '/product/simple/0.md',
  '/nothing.md',
  '/product/simple/1/page.json',
  '/a/b.md',
])('has nothing at %s', async (path) => {
  expect(await read(path)).toBeNull();
});

it('leads from another spelling of an address to the Markdown of the page', async () => {
  const wrong = new URL(markdownPath(productPath('variable', simple.id)), ORIGIN);
  expect(await findCanonicalAddress(backend, wrong)).toBe(markdownPath(productPath('simple', simple.id)));
});

it('takes markup in names for text', () => {
  expect(escapeMarkdown('A [b](javascript:1) <img> *c* | d\n# e')).toBe(
    String.raw`A \[b\](javascript:1) \<img\> \*c\* \| d \# e`,
  );
  expect(markdownLink('a', 'https://shop.example/a(b)')).toBe('[a](https://shop.example/a%28b%29)');
});

it('completes the links of a text', () => {
  expect(htmlToMarkdown('<p><a href="/faq">Ask</a></p>', ORIGIN)).toBe(`[Ask](${ORIGIN}/faq)`);
});
