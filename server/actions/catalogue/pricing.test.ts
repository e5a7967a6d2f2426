import { describe, expect, it, vi } from 'vitest';
import type { Product } from '../../../domain/catalogue/product.js';
import type { CataloguePort } from '../../ports/catalogue.js';
import { currentProducts, priceChoices, requireStock } from './pricing.js';

const TYRE = {
  ...{ id: 5, type: 'simple', name: { en: 'Tyre', ar: 'إطار' }, image: '/tyre.webp', price: 100_000 },
  quantityPrices: [{ from: 4, price: 90_000 }],
  ...{ stock: 8, soldIndividually: false, attributes: { made: { en: '2026-W14' } } },
  ...{ quantityRule: { least: 2, step: 1 }, variations: [] },
} as unknown as Product;
const MODEL = {
  ...TYRE,
  ...{ id: 6, type: 'variable', soldIndividually: true },
  variations: [
    {
      ...{
        id: 61,
        label: { en: '205/55 R16', ar: '205/55 R16' },
        price: 120_000,
        quantityPrices: [],
        stock: 'backorder',
      },
      ...{ image: '/side.webp', attributes: {} },
    },
    {
      ...{
        id: 62,
        label: { en: 'R17', ar: 'R17' },
        price: 130_000,
        quantityPrices: [],
        stock: false,
        image: null,
      },
      ...{ attributes: { made: { en: '2025-W01' } }, quantityRule: { least: 1, most: 4, step: 1 } },
    },
  ],
} as unknown as Product;
const CHILD = { ...TYRE, id: 7, type: 'variation', parent: 6 } as unknown as Product;

function openCatalogue(products = [TYRE, MODEL, CHILD]) {
  const getCurrent = vi.fn((ids: readonly number[]) =>
    Promise.resolve(products.filter(({ id }) => ids.includes(id))),
  );
  return { getCurrent, current: currentProducts({ getCurrent } as unknown as CataloguePort) };
}

const price = async (
  productId: number,
  variationId: number | null,
  more: { lineItemId?: number | null } = {},
) => {
  const choice = { productId, variationId, quantity: 1, ...more };
  const [priced] = await priceChoices(openCatalogue().current, [choice]);
  return priced;
};

describe('current products', () => {
  it('are asked for once each, at the same time too', async () => {
    const { getCurrent, current } = openCatalogue();
    const [first] = await Promise.all([current([5, 5]), current([5, 6])]);
    expect([...first.keys()].sort()).toEqual([5, 6]);
    expect((await current([])).get(5)).toBe(TYRE);
    await current([6, 404]);
    await current([404]);
    expect(getCurrent.mock.calls).toEqual([[[5]], [[6]], [[404]]]);
  });

  it('are there for everybody who waits for them', async () => {
    let answer: (products: Product[]) => void = () => undefined;
    const getCurrent = () => new Promise<Product[]>((resolve) => (answer = resolve));
    const current = currentProducts({ getCurrent } as unknown as CataloguePort);
    const both = [current([5]), current([5])];
    answer([TYRE]);
    expect((await Promise.all(both)).map((known) => known.get(5))).toEqual([TYRE, TYRE]);
  });
});

describe('a chosen product', () => {
  it('has the price of its quantity, and what its line keeps', async () => {
    const { current } = openCatalogue();
    const choices = [1, 4].map((quantity) => ({ productId: 5, variationId: null, quantity, lineItemId: 9 }));
    const [one, four] = await priceChoices(current, choices);
    expect(one).toEqual({
      ...{ productId: 5, variationId: null, quantity: 1, lineItemId: 9, price: 100_000, stock: 8 },
      ...{ soldIndividually: false, name: TYRE.name, image: '/tyre.webp', made: '2026-W14' },
      quantityRule: { least: 2, step: 1 },
    });
    expect(four?.price).toBe(90_000);
  });

  it('of a variation is the variation’s, with the product’s picture if it has none', async () => {
    const shown = await price(6, 61);
    expect(shown).toStrictEqual({
      ...{ productId: 6, variationId: 61, quantity: 1, price: 120_000, stock: 'backorder' },
      ...{
        soldIndividually: true,
        name: { en: 'Tyre 205/55 R16', ar: 'إطار 205/55 R16' },
        image: '/side.webp',
      },
    });
    expect(await price(6, 62)).toMatchObject({
      ...{
        image: '/tyre.webp',
        made: '2025-W01',
        quantityRule: { least: 1, most: 4, step: 1 },
        stock: false,
      },
    });
  });

  it.each<[string, number, number | null]>([
    ['that is not sold any more', 404, null],
    ['that is a variation by itself', 7, null],
    ['with a variation where it has none', 5, 61],
    ['with a variation of another product', 6, 99],
  ])('is not found %s, and its line is named', async (_, productId, variationId) => {
    await expect(price(productId, variationId)).rejects.toMatchObject({
      code: 'product_not_found',
      details: {},
    });
    const named = { details: { fields: { 'line_items.9': 'product_not_found' } } };
    await expect(price(productId, variationId, { lineItemId: 9 })).rejects.toMatchObject(named);
    await expect(price(productId, variationId, { lineItemId: null })).rejects.toMatchObject({ details: {} });
  });

  it('needs a variation, unless the store has deleted that of its line', async () => {
    await expect(price(6, null)).rejects.toMatchObject({ code: 'variation_required' });
    await expect(price(6, null, { lineItemId: 9 })).rejects.toMatchObject({
      ...{ code: 'product_not_found', details: { fields: { 'line_items.9': 'product_not_found' } } },
    });
  });
});

describe('a quantity', () => {
  const need =
    (sold: Partial<Parameters<typeof requireStock>[0]>, quantity: number, line: number | null = 9) =>
    () =>
      requireStock({ stock: 4, soldIndividually: false, ...sold }, quantity, line);
  const refusal = (code: string, details: object): unknown =>
    expect.objectContaining({ code, details: { ...details, fields: { 'line_items.9': code } } });

  it('is sold up to the stock', () => {
    expect(need({}, 4)).not.toThrow();
    expect(need({}, 5)).toThrow(refusal('insufficient_stock', { available: 4 }));
    expect(need({ stock: false }, 1)).toThrow(refusal('insufficient_stock', { available: 0 }));
    expect(need({}, 5, null)).toThrow(expect.objectContaining({ details: { available: 4 } }));
  });

  it('is one of what is sold individually, whatever its rule', () => {
    const single = { soldIndividually: true, quantityRule: { least: 2, step: 1 } };
    expect(need(single, 1)).not.toThrow();
    expect(need(single, 2)).toThrow(refusal('one_per_order', { available: 1 }));
    expect(need({ ...single, stock: 0 }, 1)).toThrow(refusal('insufficient_stock', { available: 0 }));
  });

  it('follows the operator’s rule', () => {
    expect(need({ quantityRule: { least: 2, step: 1 } }, 2)).not.toThrow();
    expect(need({ quantityRule: { least: 2, step: 1 } }, 1)).toThrow(
      refusal('too_few_of_product', { pieces: 2 }),
    );
    expect(need({ quantityRule: { least: 2, step: 1 } }, 1, null)).toThrow(
      expect.objectContaining({ details: { pieces: 2 } }),
    );
  });
});
