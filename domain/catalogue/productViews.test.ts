import { describe, expect, it } from 'vitest';
import { byKey } from '../core/byKey.js';
import { ATTRIBUTE_KEYS } from './attributes/attributes.js';
import type { Product } from './product.js';
import { findVariation, isInStock, isSellable, orderableQuantity } from './product.js';
import { toProductCard } from './productViews.js';
import { toProductView } from './productPageView.js';
import { toWireProduct, toWireSearchResult } from './wireProduct.js';

const SIMPLE: Product = {
  id: 7,
  type: 'simple',
  sku: 'LAS-7',
  gtin: null,
  name: { en: 'Tyre', ar: 'إطار' },
  excerpt: { en: 'Good', ar: null },
  description: { en: '<p>Good</p>', ar: '<p>جيد</p>' },
  image: '/pictures/7.webp',
  images: [],
  isIllustrated: false,
  brand: { name: { en: 'Lassa', ar: 'لاسا' }, logo: null },
  price: 185_050,
  quantityPrices: [],
  stock: 4,
  soldIndividually: false,
  parent: null,
  sale: { title: { en: 'Offer', ar: 'عرض' }, percent: 10, formerPrice: 205_600, until: null },
  attributes: { load_index: { en: '91', ar: null }, origin: { en: 'Turkey', ar: 'تركيا' } },
  categoryIds: [1],
  ...{ upsellIds: [], crossSellIds: [], purchaseNote: null },
  size: { width: 205, aspect: 55, rim: 16, commercial: false },
  variations: [],
  updatedAt: '2026-01-02T00:00:00.000Z',
};

const variation = (id: number, price: number) => ({
  id,
  sku: null,
  gtin: null,
  label: { en: `Size ${id}`, ar: null },
  size: SIMPLE.size,
  attributes: { load_index: { en: '91', ar: null }, speed_index: { en: 'V', ar: null } },
  price,
  quantityPrices: [],
  stock: 2,
  sharesStock: false,
  sale: null,
  image: null,
});
const VARIABLE: Product = {
  ...SIMPLE,
  id: 8,
  type: 'variable',
  size: null,
  sale: null,
  variations: [variation(81, 100), variation(82, 200)],
};
const CHILD: Product = { ...SIMPLE, id: 81, type: 'variation', parent: 8 };

const NAMES = byKey(ATTRIBUTE_KEYS, (key) => ({ en: key, ar: `${key} بالعربية` }));

describe('a card', () => {
  it('shows a card in the page’s language, falling back to English', () => {
    expect(toProductCard(SIMPLE, 'ar')).toMatchObject({
      name: 'إطار',
      brand: 'لاسا',
      excerpt: 'Good',
      saleTitle: 'عرض',
    });
    expect(toProductCard(SIMPLE, 'en')).toMatchObject({
      name: 'Tyre',
      size: '205/55 R16',
      formerPrice: 205_600,
    });
  });

  it('links a variation’s card to its parent’s page', () => {
    expect(toProductCard(CHILD, 'en')).toMatchObject({ id: 8, type: 'variable', variationId: CHILD.id });
    expect(toWireSearchResult(CHILD)).toMatchObject({
      ...{ id: 8, type: 'variable', price: '1850.50', variation_id: CHILD.id },
    });
    expect(toWireProduct(CHILD, NAMES)).toMatchObject({ id: 81, type: 'variation', parent: 8 });
  });

  it('shows "from" only where variations differ in price', () => {
    expect(toProductCard(VARIABLE, 'en').isLowestPrice).toBe(true);
    const alike = { ...VARIABLE, variations: [variation(81, 100), variation(82, 100)] };
    expect(toProductCard(alike, 'en').isLowestPrice).toBe(false);
    expect(toProductCard(SIMPLE, 'en').isLowestPrice).toBe(false);
  });
});

describe('a page', () => {
  it('always gives a product page a picture, and knows a tyre by its size or its sizes', () => {
    const words = { locale: 'en' as const, word: (key: string) => key };
    expect(toProductView(SIMPLE, [], words).images).toEqual(['/pictures/7.webp']);
    expect(toProductView(SIMPLE, [], words).isTyre).toBe(true);
    expect(toProductView(VARIABLE, [], words).isTyre).toBe(true);
    expect(toProductView({ ...SIMPLE, size: null }, [], words).isTyre).toBe(false);
  });

  it.each([
    ['en', '205/55 R16 91V', undefined],
    ['en', '205/55 R16 91V, Black', 'Black'],
    ['ar', '205/55 R16 91V، أسود', 'أسود'],
  ] as const)('says beside the size what else a label has (%s: %s)', (locale, label, option) => {
    const tyre = { ...variation(81, 100), label: { en: label, ar: label } };
    const words = { locale, word: (key: string) => key };
    const [row] = toProductView({ ...VARIABLE, variations: [tyre] }, [], words).variations;
    expect(row).toMatchObject({ size: '205/55 R16', marking: '91V' });
    expect(row?.option).toBe(option);
  });

  it('says what a variation on offer cost before, and nothing of another', () => {
    const sale = { title: { en: 'Offer', ar: null }, percent: 20, formerPrice: 125, until: null };
    const sold = { ...VARIABLE, variations: [{ ...variation(81, 100), sale }, variation(82, 200)] };
    const words = { locale: 'en', word: (key: string) => key } as const;
    expect(toProductView(sold, [], words).variations).toMatchObject([
      { price: 100, formerPrice: 125, salePercent: 20 },
      { price: 200, formerPrice: null, salePercent: null },
    ]);
  });
});

describe('stock', () => {
  it.each([
    [0, false, 0],
    [1, true, 1],
    [-3, false, 0],
    [true, true, 99],
    [false, false, 0],
    ['backorder' as const, true, 99],
  ])('derives from stock %s that it is available: %s, up to quantity: %d', (stock, inStock, quantity) => {
    expect([isInStock(stock), orderableQuantity(stock)]).toEqual([inStock, quantity]);
  });

  it.each([
    [1, 0],
    [2, 2],
    [true, true],
    ['backorder' as const, 'backorder'],
  ])('of %s pieces, which are sold in pairs, is shown as %s everywhere', (stock, shown) => {
    const rule = { quantityRule: { least: 2, step: 2 } };
    const pair = { ...SIMPLE, ...rule, stock };
    const axle = { ...VARIABLE, variations: [{ ...variation(81, 100), ...rule, stock }] };
    const words = { locale: 'en', word: (key: string) => key } as const;
    expect(isSellable(stock, rule.quantityRule)).toBe(shown !== 0);
    expect(toProductCard(pair, 'en').stock).toBe(shown);
    expect(toWireSearchResult(pair).stock).toBe(shown);
    expect(toWireProduct(pair, NAMES).stock).toBe(shown);
    expect(toProductView(axle, [], words).variations[0]?.stock).toBe(shown);
    expect(toWireProduct(axle, NAMES).variations[0]?.stock).toBe(shown);
  });

  it('limits a product that is sold individually to one piece', () => {
    expect([9, true, 'backorder' as const, 0].map((stock) => orderableQuantity(stock, true))).toEqual([
      1, 1, 1, 0,
    ]);
  });

  it('uses the stock of the selected variation', () => {
    expect(findVariation(VARIABLE, 82)).toMatchObject({ price: 200 });
    expect(findVariation(VARIABLE, 7)).toBeUndefined();
  });
});
