import { describe, expect, test } from 'vitest';
import type { Tip } from '../../../domain/content/content.js';
import { inLocale, LOCALES } from '../../../domain/core/locale.js';
import { localePath } from '../../../domain/core/paths.js';
import type { Product, Variation } from '../../../domain/catalogue/product.js';
import { schemaComplaints } from '../../../tests/site/schemaOrg.js';
import { article, breadcrumbList, productData } from './structuredData.js';

const ORIGIN = 'https://shop.example';
const SIZE = { width: 205, aspect: 55, rim: 16, commercial: false };
const words = (en: string, ar: string) => ({ en, ar });

const tyre: Product = {
  id: 7,
  type: 'simple',
  sku: 'LAS-7',
  gtin: '8697322061233',
  name: words('Lassa Driveways', 'إطار لاسا'),
  excerpt: words('For every day', 'لكل يوم'),
  description: words('<p>Quiet &amp; <b>calm</b></p>', '<p>هادئ</p>'),
  image: '/pictures/7.webp',
  images: ['/pictures/7.webp', 'https://cdn.example/7b.webp'],
  isIllustrated: false,
  brand: { name: words('Lassa', 'لاسا'), logo: null },
  price: 415_000,
  stock: 4,
  quantityPrices: [{ from: 4, price: 394_250 }],
  soldIndividually: false,
  parent: null,
  sale: null,
  attributes: {},
  categoryIds: [1],
  ...{ upsellIds: [], crossSellIds: [], purchaseNote: null },
  size: SIZE,
  variations: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
};

const variation = (id: number, rest: Partial<Variation>): Variation => ({
  id,
  sku: `LAS-7-${id}`,
  gtin: null,
  label: words('205/55 R16 91V', '205/55 R16 91V'),
  size: SIZE,
  attributes: {},
  price: 415_000,
  stock: 4,
  quantityPrices: [],
  sharesStock: false,
  sale: null,
  image: null,
  ...rest,
});

const sale = {
  title: words('Offer', 'عرض'),
  percent: 10,
  formerPrice: 460_000,
  until: '2026-12-31T21:59:59.000Z',
};
const model: Product = {
  ...tyre,
  type: 'variable',
  size: null,
  gtin: null,
  variations: [variation(71, { sale }), variation(72, { stock: 0, image: '/pictures/72.webp' })],
};

describe.each(LOCALES)('structured data in %s', (locale) => {
  const addressOf = (path: string) => ORIGIN + localePath(path, locale);
  const url = addressOf('/product/simple/7');
  const dataOf = (product: Product) =>
    productData(product, { locale, origin: ORIGIN, terms: {}, stated: {} });

  test('describes a simple product with all required and recommended properties', () => {
    const data = dataOf(tyre);
    expect(schemaComplaints(JSON.stringify(data))).toEqual([]);
    expect(JSON.stringify(data), 'prices in quantity').not.toContain('3942.5');
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: inLocale(tyre.name, locale),
      description: inLocale(words('Quiet & calm', 'هادئ'), locale),
      image: [`${ORIGIN}/pictures/7.webp`, 'https://cdn.example/7b.webp'],
      url,
      brand: { '@type': 'Brand', name: inLocale(words('Lassa', 'لاسا'), locale) },
      sku: 'LAS-7',
      gtin: '8697322061233',
      size: '205/55 R16',
      offers: {
        '@type': 'Offer',
        url,
        price: '4150.00',
        priceCurrency: 'EGP',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
      },
    });
  });

  test('marks a product on backorder in the structured data', () => {
    const data = dataOf({ ...tyre, stock: 'backorder' });
    expect(schemaComplaints(JSON.stringify(data))).toEqual([]);
    expect(JSON.stringify(data), 'prices in quantity').not.toContain('3942.5');
    expect(data).toMatchObject({ offers: { availability: 'https://schema.org/BackOrder' } });
  });

  test('states the struck-through price of a sale, and its last day where one is set', () => {
    expect(dataOf({ ...tyre, sale })).toMatchObject({
      offers: {
        price: '4150.00',
        priceValidUntil: '2026-12-31',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: '4600.00',
          priceCurrency: 'EGP',
        },
      },
    });
    expect(JSON.stringify(dataOf({ ...tyre, sale: { ...sale, until: null } }))).not.toContain(
      'priceValidUntil',
    );
  });

  test('describes each variation with its URL, price, stock and picture', () => {
    const data = dataOf(model);
    expect(schemaComplaints(JSON.stringify(data))).toEqual([]);
    expect(JSON.stringify(data), 'prices in quantity').not.toContain('3942.5');
    const address = addressOf('/product/variable/7');
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      url: address,
      productGroupID: 'LAS-7',
      variesBy: ['https://schema.org/size'],
      hasVariant: [
        {
          sku: 'LAS-7-71',
          size: '205/55 R16 91V',
          image: `${ORIGIN}/pictures/7.webp`,
          offers: {
            url: `${address}?variation=71`,
            availability: 'https://schema.org/InStock',
            priceValidUntil: '2026-12-31',
          },
        },
        {
          sku: 'LAS-7-72',
          image: `${ORIGIN}/pictures/72.webp`,
          offers: { url: `${address}?variation=72`, availability: 'https://schema.org/OutOfStock' },
        },
      ],
    });
  });

  test('omits unknown properties from the structured data', () => {
    const bare = dataOf({
      ...tyre,
      sku: null,
      gtin: null,
      brand: null,
      size: null,
      description: words('', ''),
    });
    expect(schemaComplaints(JSON.stringify(bare))).toEqual([]);
    expect(Object.keys(bare).sort()).toEqual(
      ['@context', '@type', 'description', 'image', 'name', 'offers', 'url'].sort(),
    );
    expect(bare).toMatchObject({ description: inLocale(tyre.excerpt, locale) });
  });

  test('describes breadcrumbs with position and absolute URL', () => {
    const crumbs = [
      { name: 'Home', path: '/' },
      { name: 'Tyres', path: '/category/1' },
    ];
    const data = breadcrumbList(crumbs, locale, ORIGIN);
    expect(schemaComplaints(JSON.stringify(data))).toEqual([]);
    expect(JSON.stringify(data), 'prices in quantity').not.toContain('3942.5');
    expect(data).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2, item: addressOf('/category/1') }],
    });
  });
});

test('an article names its picture, by its whole address, if it has one', () => {
  const tip = {
    id: 3,
    title: words('Winter', 'شتاء'),
    excerpt: words('x', 'س'),
    image: '/pictures/tip.webp',
  };
  const dataOf = (image: string | null) =>
    article({ ...tip, image } as Tip, { locale: 'ar', publisher: 'Rasfa', origin: ORIGIN });
  expect(dataOf(tip.image)).toMatchObject({
    ...{ '@type': 'Article', headline: 'شتاء', inLanguage: 'ar', url: `${ORIGIN}/ar/tips-and-tricks/3` },
    image: [`${ORIGIN}/pictures/tip.webp`],
  });
  expect(dataOf(null)).not.toHaveProperty('image');
});
