import { expect, it, vi } from 'vitest';
import { formatSize } from '../../../domain/tyres/tyre.js';
import type { Locale } from '../../../domain/core/locale.js';
import { loadComparison } from './loadComparison.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { required } from '../../../tests/contract/support.js';
import { findGoods, UNKNOWN_ID } from '../../../tests/api/goods.js';
import { openShop } from '../../../tests/api/shop.js';

const { backend, ...shop } = await openShop();
const { plenty, soldOut, variable, variation, other } = await findGoods({ backend, ...shop });

async function compare(ids: string, locale: Locale = 'en') {
  const word = translateTo(locale);
  const query = new URLSearchParams({ ids });
  return required(await loadComparison(backend, { locale, word, query, path: '/compare', params: {} }));
}

it('compares the products of a link in its order, with one read of the catalogue', async () => {
  const read = vi.spyOn(backend.store.catalogue, 'getProducts');
  const { pageProps } = await compare(`${variation.id},${UNKNOWN_ID},${plenty.id},x`);
  expect(read.mock.calls).toEqual([[[variation.id, UNKNOWN_ID, plenty.id]]]);
  read.mockRestore();
  expect(pageProps).toMatchObject({
    products: [{ id: variable.id, variationId: variation.id, price: variation.price }, { id: plenty.id }],
    unknown: 2,
    tooMany: 0,
  });
});

it('compares at most four, and reads nothing for an empty link', async () => {
  const ids = [plenty, soldOut, variable, variation, other].map(({ id }) => id);
  const { pageProps } = await compare(ids.join());
  expect(pageProps.products).toHaveLength(4);
  expect(pageProps).toMatchObject({ unknown: 0, tooMany: 1 });
  const read = vi.spyOn(backend.store.catalogue, 'getProducts');
  expect((await compare('')).pageProps).toEqual({ products: [], rows: [], unknown: 0, tooMany: 0 });
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

it('states the attributes of a variation, and of a model what depends on the size', async () => {
  const { rows } = (await compare(`${variation.id},${variable.id}`, 'ar')).pageProps;
  const sizes = variable.variations.flatMap(({ size }) => (size === null ? [] : [formatSize(size)]));
  const indexes = variable.variations.map(({ attributes }) => attributes.load_index?.en);
  expect(new Set(indexes).size).toBeGreaterThan(1);
  expect(rows.find(({ key }) => key === 'load_index')).toMatchObject({
    name: 'مؤشر الحمولة',
    cells: [{ value: variation.attributes.load_index?.en }, { variesBy: 'size' }],
    isSame: false,
  });
  const size = rows.find(({ key }) => key === 'size');
  expect(size?.cells[1]).toEqual({ sizes: [...new Set(sizes)] });
  const [brand] = rows;
  expect(brand).toMatchObject({ key: 'brand', isSame: true });
});

it('has no row for what none of the products states', async () => {
  const { rows } = (await compare(`${variation.id},${variable.id}`)).pageProps;
  expect(rows.map(({ key }) => key)).not.toContain('capacity');
  for (const { cells } of rows) expect(cells.some((cell) => cell !== null)).toBe(true);
});

it('is not for search engines', async () => {
  expect((await compare(String(plenty.id))).head.canonicalPath).toBeNull();
});
