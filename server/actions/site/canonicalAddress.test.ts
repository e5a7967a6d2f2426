import { describe, expect, it, vi } from 'vitest';
import { slugKey } from '../../../domain/text/slugs.js';
import type { Backend } from '../../ports/backend.js';
import { findCanonicalAddress } from './canonicalAddress.js';

const PRODUCTS: Record<number, { id: number; type: string; parent: number | null }> = {
  7: { id: 7, type: 'simple', parent: null },
  8: { id: 8, type: 'variable', parent: null },
  81: { id: 81, type: 'variation', parent: 8 },
};

/** With a diacritic, as the store has it. */
const PAGE = 'خدماتُنا';

const getProduct = vi.fn((id: number) => Promise.resolve(PRODUCTS[id] ?? null));
const backend = {
  store: {
    catalogue: {
      getProduct,
      findProductId: (slug: string) => Promise.resolve(slug === 'كاوتش' ? 7 : null),
      listCategories: () =>
        Promise.resolve([
          { id: 5, slug: 'car-tyres' },
          { id: 6, slug: 'إطارات' },
          { id: 7, slug: '5' },
        ]),
    },
  },
  content: {
    findTipId: (slug: string) => Promise.resolve(slug === 'winter' ? 3 : null),
    getPage: (slug: string) => Promise.resolve(slugKey(slug) === slugKey(PAGE) ? { slug: PAGE } : null),
  },
} as unknown as Backend;

const find = (path: string) => findCanonicalAddress(backend, new URL(path, 'http://shop.test'));

describe('findCanonicalAddress', () => {
  it.each([
    ['/product/variable/7', '/product/simple/7'],
    ['/ar/product/simple/8?a=b', '/ar/product/variable/8?a=b'],
    ['/product/simple/81', '/product/variable/8?variation=81'],
    ['/ar/product/variable/81?a=b', '/ar/product/variable/8?variation=81&a=b'],
    ['/product/simple/%D9%83%D8%A7%D9%88%D8%AA%D8%B4', '/product/simple/7'],
    ['/ar/category/car-tyres', '/ar/category/5'],
    ['/tips-and-tricks/winter?x', '/tips-and-tricks/3?x'],
    ['/ar/category/%d8%a5%d8%b7%d8%a7%d8%b1%d8%a7%d8%aa', '/ar/category/6'],
    ['/category/%D8%A7%D8%B7%D8%A7%D8%B1%D8%A7%D8%AA', '/category/6'],
    ['/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA%D9%86%D8%A7', `/${encodeURIComponent(PAGE)}`],
    ['/ar/%d8%ae%d9%90%d8%af%d9%85%d8%a7%d8%aa%d9%8f%d9%86%d8%a7?a=b', `/ar/${encodeURIComponent(PAGE)}?a=b`],
  ])('redirects %s to %s', async (path, target) => {
    expect(await find(path)).toBe(target);
  });

  it.each([
    '/product/simple/7',
    '/ar/product/variable/8',
    '/product/simple/999',
    '/category/5',
    '/category/nothing',
    '/tips-and-tricks/3',
    '/tips-and-tricks/nothing',
    '/product/other/7',
    `/${PAGE}`,
    `/ar/${encodeURIComponent(PAGE)}`,
    `/${encodeURIComponent(PAGE).toLowerCase()}`,
    '/%D8%BA%D9%8A%D8%B1',
    '/product/simple/7/more',
    '/',
    '/cart',
  ])('does not redirect %s', async (path) => {
    expect(await find(path)).toBeNull();
  });

  it('does not redirect an undecodable URL, and does not fail', async () => {
    for (const path of ['/category/%E0%A4%A', '/product/simple/%', '/ar/tips-and-tricks/%FF']) {
      expect(await find(path)).toBeNull();
    }
  });

  it('never redirects to another site for any canonical URL', async () => {
    for (const path of ['//evil.example/product/variable/7', '/product/variable/7?next=//evil.example']) {
      const target = await findCanonicalAddress(backend, new URL(`http://shop.test${path}`));
      expect(new URL(target ?? '/', 'http://shop.test').host).toBe('shop.test');
    }
  });
});
