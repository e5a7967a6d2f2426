import { BRANDS } from '../../../server/adapters/embedded/seed/brands.js';
import { type NumberedProduct, numberedProducts } from '../../../server/adapters/embedded/seed/catalogue.js';
import { CATEGORIES } from '../../../server/adapters/embedded/seed/categories.js';
import { grownProducts } from '../../../server/adapters/embedded/seed/grow.js';
import { ORIGINS } from '../../../server/adapters/embedded/seed/origins.js';
import type { SeedProduct, SeedVariation, Words } from '../../../server/adapters/embedded/seed/types.js';
import { shippingRates } from '../../../server/adapters/local/shippingRates.js';
import { toDecimal } from '../../../domain/core/money.js';
import { seededContent } from './standInContent.js';
import { type Entry, newState, type StandInState } from './standInState.js';

/** The demonstration shop's goods as an operator of WooCommerce would have entered them, `total` of them at least. */
export function seededState(total = 0): StandInState {
  const state = newState({ nextId: { post: 1_000_000, user: 1, line: 1, meta: 1 } });
  state.categories = CATEGORIES.map((category, index) => ({
    id: index + 1,
    slug: category.slug,
    name: category.name.en.replace('&', '&amp;'),
    parent: category.parent === null ? 0 : CATEGORIES.findIndex(({ slug }) => slug === category.parent) + 1,
    description: `<p>${category.description.en}</p>`,
    display: 'default',
    image: null,
    menu_order: index,
    count: 0,
    name_ar: category.name.ar,
    description_ar: category.description.ar,
    icon: category.icon,
  }));
  const names = [...Object.values(BRANDS).map(({ name }) => name), ...(Object.values(ORIGINS) as Words[])];
  state.terms = names.map(({ en, ar }, id) => ({
    taxonomy: 'pa_x',
    id,
    slug: en,
    name: en,
    name_ar: ar,
    logo: '',
  }));
  const written = numberedProducts();
  for (const numbered of [...written, ...grownProducts(1, total - written.length)])
    addProduct(state, numbered);
  state.content = seededContent();
  addDelivery(state);
  return state;
}

const TIME = '2026-10-01T09:00:00';

function addProduct(state: StandInState, { id, product, variationIds }: NumberedProduct): void {
  const slug = product.name.en.toLowerCase().replace(/\W+/g, '-');
  const isVariable = product.variations !== undefined;
  const category = CATEGORIES.findIndex((candidate) => candidate.slug === product.category) + 1;
  state.products.set(id, {
    ...{
      id,
      name: product.name.en.replace('&', '&amp;'),
      slug,
      permalink: `https://shop.example/product/${slug}/`,
    },
    ...{ date_created: TIME, date_created_gmt: TIME, date_modified: TIME, date_modified_gmt: TIME },
    ...{ type: isVariable ? 'variable' : 'simple', status: 'publish', catalog_visibility: 'visible' },
    description: `${product.description.en}\n`,
    short_description: `<p>${product.excerpt.en}</p>\n`,
    sku: product.sku,
    ...priceOf(
      product.variations ? { price: Math.min(...product.variations.map(({ price }) => price)) } : product,
    ),
    ...(isVariable
      ? { regular_price: '', manage_stock: false, stock_quantity: null }
      : stockOf(product.stock ?? 0)),
    ...{ stock_status: 'instock', backorders_allowed: false, purchasable: true, parent_id: 0 },
    ...{ post_password: '', sold_individually: false, shipping_class: '', shipping_class_id: 0 },
    categories: [{ id: category, name: product.category, slug: product.category }],
    ...{ brands: [], images: [], variations: variationIds },
    attributes: attributesOf(product),
    meta_data: metaOf(product),
  });
  for (const [index, variation] of (product.variations ?? []).entries()) {
    const variationId = variationIds[index]!;
    state.variations.set(variationId, variationOf(product, variation, variationId, id, index));
  }
}

function attributesOf(product: SeedProduct): object[] {
  const attribute = (name: string, option: string | undefined) =>
    option === undefined ? [] : [{ id: 1, name, slug: slugOf(name), variation: false, options: [option] }];
  return [
    ...attribute('Brand', BRANDS[product.brand as keyof typeof BRANDS].name.en),
    ...attribute('Origin', (ORIGINS as Record<string, Words>)[product.origin]?.en),
    ...attribute('Load index', product.loadIndex),
    ...attribute('Speed index', product.speedIndex),
    ...attribute('Size', product.size),
    ...(product.variations === undefined ? [] : [choice(product.variations.map(({ label }) => label.en))]),
  ];
}

function slugOf(name: string): string {
  return `pa_${name.toLowerCase().replace(' ', '-')}`;
}

/** The attribute in which variations differ. */
function choice(options: readonly string[]): object {
  return { id: 5, name: 'Size', slug: 'pa_size', variation: true, options };
}

function metaOf({ name, excerpt, description, sale, variations }: SeedProduct): object[] {
  const title = sale?.title ?? variations?.find((variation) => variation.sale)?.sale?.title;
  const fields = {
    name_ar: name.ar,
    excerpt_ar: excerpt.ar,
    description_ar: description.ar,
    sale_title: title?.en,
    sale_title_ar: title?.ar,
  };
  return Object.entries(fields).flatMap(([key, value], id) =>
    value === undefined ? [] : [{ id, key, value }],
  );
}

function variationOf(
  product: SeedProduct,
  variation: SeedVariation,
  id: number,
  parent: number,
  position: number,
): Entry {
  return {
    ...{ id, parent_id: parent, type: 'variation', status: 'publish', menu_order: position },
    ...{ name: variation.label.en, sku: product.sku + variation.skuSuffix, date_modified_gmt: TIME },
    ...priceOf(variation),
    ...stockOf(variation.stock),
    ...{ backorders_allowed: false, image: null, shipping_class: '', shipping_class_id: 0 },
    attributes: [{ id: 5, name: 'Size', slug: 'pa_size', option: variation.label.en }],
    meta_data: [{ id: 1, key: 'name_ar', value: variation.label.ar }],
  };
}

function priceOf({ price = 0, sale }: { price?: number; sale?: { formerPrice: number } }) {
  return {
    price: price.toFixed(2),
    regular_price: (sale?.formerPrice ?? price).toFixed(2),
    sale_price: sale === undefined ? '' : price.toFixed(2),
    on_sale: sale !== undefined,
  };
}

function stockOf(stock: number) {
  return { manage_stock: true, stock_quantity: stock, stock_status: stock > 0 ? 'instock' : 'outofstock' };
}

/** A zone for all governorates that are delivered to in the same ways, and a way that is turned off in each. */
function addDelivery(state: StandInState): void {
  const zones = new Map<string, string[]>();
  for (const [governorate, ways] of deliveryWays()) {
    const key = JSON.stringify(ways);
    zones.set(key, [...(zones.get(key) ?? []), governorate]);
  }
  state.zones = [...zones].map(([key, codes], index) => ({
    ...{ id: index + 1, name: `Zone ${index + 1}`, order: index },
    locations: codes.map((code) => ({ code: `EG:${code}`, type: 'state' })),
    methods: [...(JSON.parse(key) as Way[]), OFF].map(({ title, cost, enabled = true }, place) => ({
      ...{ instance_id: (index + 1) * 10 + place, title, enabled, method_id: 'flat_rate' },
      settings: { cost: { value: cost } },
    })),
  }));
}

interface Way {
  title: string;
  cost: string;
  enabled?: boolean;
}

const OFF: Way = { title: 'Pigeon', cost: '1', enabled: false };

function deliveryWays(): Map<string, Way[]> {
  const ways = new Map<string, Way[]>();
  for (const [governorate, , title, titleAr, cost, days] of shippingRates()) {
    const way = {
      title: `${String(title)} (${String(days)} days) | ${String(titleAr)}`,
      cost: toDecimal(Number(cost)),
    };
    ways.set(String(governorate), [...(ways.get(String(governorate)) ?? []), way]);
  }
  return ways;
}
