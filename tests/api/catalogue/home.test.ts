import { describe, expect, it } from 'vitest';
import { loadHome } from '../../../server/actions/pages/home.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { openShop } from '../shop.js';

const shop = await openShop();
const loaded = await loadHome(shop.backend, {
  locale: 'en',
  path: '/',
  word: translateTo('en'),
  params: {},
  query: new URLSearchParams(),
});
if (loaded === null) throw new Error('There is no home page');
const home = loaded.pageProps;

/** Number of products that a phone shows. */
const SEEN_FIRST = 4;

describe('the home page of the demonstration shop', () => {
  it('starts the best sellers on the home page with tyres in stock', async () => {
    const first = home.bestSellers.slice(0, SEEN_FIRST);
    const products = await Promise.all(first.map(({ id }) => shop.backend.store.catalogue.getProduct(id)));
    for (const product of products) {
      expect([product?.size, ...(product?.variations.map(({ size }) => size) ?? [])]).toContainEqual(
        expect.objectContaining({ rim: expect.any(Number) as number }),
      );
    }
    expect(first.every(({ stock }) => Number(stock) > 0)).toBe(true);
  });

  it('shows well-known brands on the home page, and no house brand', () => {
    const names = home.brands.map(({ name }) => name);
    expect(names.slice(0, SEEN_FIRST)).toEqual(['Michelin', 'Bridgestone', 'Continental', 'Lassa']);
    for (const house of ['Road Kit', 'Alloy Line']) expect(names).not.toContain(house);
  });

  it('shows a product of its own for each category on the home page', () => {
    const pictures = home.categories.map(({ image }) => image);
    expect(pictures).toHaveLength(8);
    expect(pictures).not.toContain(null);
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});
