import { expect, it, vi } from 'vitest';
import { isInStock } from '../../../domain/catalogue/product.js';
import { formatSize, type TyreSize } from '../../../domain/tyres/tyre.js';
import type { Locale } from '../../../domain/core/locale.js';
import { loadComparison } from './loadComparison.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { required, someProduct } from '../../../tests/contract/support.js';
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
  expect((await compare('')).pageProps).toEqual({
    products: [],
    rows: [],
    sizes: [],
    choices: [],
    unknown: 0,
    tooMany: 0,
  });
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

it('shows a model in the size of the others', async () => {
  const sizes = new Set(variable.variations.map(sizeOf));
  const sized = await someProduct(
    backend.store.catalogue,
    (product) => product.size !== null && sizes.has(sizeOf(product)),
  );
  const { products } = (await compare(`${sized.id},${variable.id}`)).pageProps;
  expect(products.map(({ size }) => size)).toEqual([sizeOf(sized), sizeOf(sized)]);
  const own = variable.variations.find((each) => sizeOf(each) === sizeOf(sized));
  expect(products[1]).toMatchObject({ id: variable.id, variationId: own?.id });
});

it('does not show the same variation twice', async () => {
  const { products } = (await compare(`${variation.id},${variable.id}`)).pageProps;
  expect(products.map(({ variationId }) => variationId)).toEqual([variation.id, null]);
});

function sizeOf({ size }: { size: TyreSize | null }): string | null {
  return size === null ? null : formatSize(size);
}

it('states the range of a model without a size of the others', async () => {
  const { rows, products, choices } = (await compare(String(variable.id), 'ar')).pageProps;
  const indexes = variable.variations.map(({ attributes }) => Number(attributes.load_index?.en));
  expect(new Set(indexes).size).toBeGreaterThan(1);
  expect(rows.find(({ key }) => key === 'load_index')).toMatchObject({
    name: 'مؤشر الحمولة (لكل إطار)',
    cells: [{ value: `من ${Math.min(...indexes)} إلى ${Math.max(...indexes)}`, isRange: true }],
    isSame: false,
  });
  const sizes = new Set(variable.variations.map(sizeOf));
  expect(products[0]?.sizes?.count).toBe(sizes.size);
  const sold = variable.variations.filter(({ stock }) => isInStock(stock));
  expect(choices[0]?.map(({ id }) => id)).toEqual(sold.map(({ id }) => id));
});

it('offers nothing to choose of what is no model', async () => {
  const { choices } = (await compare(`${variation.id},${plenty.id}`)).pageProps;
  expect(choices).toEqual([[], []]);
});

it('has no row for what none of the products states', async () => {
  const { rows } = (await compare(`${variation.id},${variable.id}`)).pageProps;
  expect(rows.map(({ key }) => key)).not.toContain('capacity');
  for (const { cells } of rows) expect(cells.some((cell) => cell !== null)).toBe(true);
});

it('is not for search engines', async () => {
  expect((await compare(String(plenty.id))).head.canonicalPath).toBeNull();
});
