import type { Demo, DemoItem, DemoProduct } from '../../../server/adapters/local/seed/demo.js';
import { grownProducts } from '../../../server/adapters/local/seed/grown/grow.js';
import { readDemo } from '../../../server/adapters/local/seed/readDemo.js';
import { shippingRates } from '../../../server/adapters/local/seed/shippingRates.js';
import {
  type ItemAttributeKey,
  ITEM_ATTRIBUTE_KEYS,
  STORE_ATTRIBUTES,
} from '../../../domain/catalogue/attributes/attributes.js';
import { isMarking } from '../../../domain/catalogue/attributes/marking.js';
import { TRANSLATIONS } from '../../../domain/core/locale.js';
import { toDecimal } from '../../../domain/core/money.js';
import { formatSize } from '../../../domain/tyres/tyre.js';
import { seededContent } from './standInContent.js';
import { type Entry, newState, type StandInState } from './standInState.js';

/** The demonstration shop's products as entered by an operator of WooCommerce, at least `total` of them. */
export function seededState(total = 0): StandInState {
  const demo = readDemo();
  const state = newState({ nextId: { post: 1_000_000, user: 1, line: 1, meta: 1 } });
  state.categories = demo.categories.map((category, index) => ({
    id: category.id,
    slug: category.slug,
    name: category.name.en.replace('&', '&amp;'),
    parent: demo.categories.find(({ slug }) => slug === category.parent)?.id ?? 0,
    description: `<p>${category.description.en}</p>`,
    display: 'default',
    image: null,
    menu_order: index,
    count: 0,
    name_ar: category.name.ar,
    description_ar: category.description.ar,
    icon: category.icon,
  }));
  const attributes = demo.products.flatMap(({ items }) =>
    items.flatMap((item) => Object.values(item.attributes)),
  );
  const names = [...[...demo.brands, ...demo.origins].map(({ name }) => name), ...attributes].filter(
    ({ ar }) => ar !== null,
  );
  state.terms = names.map(({ en, ar }, id) => ({
    taxonomy: 'pa_x',
    id,
    slug: en,
    name: en,
    name_ar: ar,
    logo: '',
  }));
  const grown = grownProducts(demo, 1, total - demo.products.length);
  for (const product of [...demo.products, ...grown]) addProduct(state, product, demo);
  state.content = seededContent(demo);
  addDelivery(state);
  return state;
}

const TIME = '2026-10-01T09:00:00';

function addProduct(state: StandInState, product: DemoProduct, demo: Demo): void {
  const { id, isVariable, items } = product;
  const slug = product.name.en.toLowerCase().replace(/\W+/g, '-');
  const category = demo.categories.find((candidate) => candidate.slug === product.category)?.id;
  const variations = isVariable ? items : [];
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
    ...priceOf(isVariable ? { price: Math.min(...items.map(({ price }) => price)), sale: null } : items[0]!),
    ...(isVariable
      ? { regular_price: '', manage_stock: false, stock_quantity: null }
      : stockOf(items[0]!.stock)),
    ...{ stock_status: 'instock', backorders_allowed: false, purchasable: true, parent_id: 0 },
    ...{ post_password: '', sold_individually: false, shipping_class: '', shipping_class_id: 0 },
    categories: [{ id: category, name: product.category, slug: product.category }],
    ...{ brands: [], images: [], variations: variations.map((variation) => variation.id) },
    attributes: attributesOf(product, demo),
    meta_data: metaOf(product, demo),
  });
  for (const [index, variation] of variations.entries()) {
    state.variations.set(variation.id, variationOf(variation, id, index));
  }
}

function attributesOf({ brand, origin, isVariable, items }: DemoProduct, demo: Demo): object[] {
  const tyre = isVariable ? null : items[0]!.tyre;
  const nameOf = (records: Demo['brands' | 'origins'], slug: string) =>
    records.find((record) => record.slug === slug)?.name.en;
  const attribute = (name: string, option: string | undefined) =>
    option === undefined ? [] : [{ id: 1, name, slug: slugOf(name), variation: false, options: [option] }];
  return [
    ...attribute('Brand', nameOf(demo.brands, brand)),
    ...attribute('Origin', nameOf(demo.origins, origin)),
    ...ITEM_ATTRIBUTE_KEYS.filter((key) => !isVariable || !isMarking(key)).flatMap((key) =>
      isShared(key, items) ? attribute(STORE_ATTRIBUTES[key][0], items[0]!.attributes[key]?.en) : [],
    ),
    ...attribute('Size', tyre === null ? undefined : formatSize(tyre.size)),
    ...(isVariable ? [choice(items.map(({ label }) => label.en))] : []),
  ];
}

function isShared(key: ItemAttributeKey, items: readonly DemoItem[]): boolean {
  return items.every(({ attributes }) => attributes[key]?.en === items[0]!.attributes[key]?.en);
}

function slugOf(name: string): string {
  return `pa_${name.toLowerCase().replace(' ', '-')}`;
}

/** The attribute in which variations differ. */
function choice(options: readonly string[]): object {
  return { id: 5, name: 'Size', slug: 'pa_size', variation: true, options };
}

function metaOf({ name, excerpt, description, items }: DemoProduct, demo: Demo): object[] {
  const sale = items.find((item) => item.sale !== null)?.sale;
  const title = sale ? demo.offers[sale.offer] : undefined;
  const fields = {
    name_ar: name.ar,
    excerpt_ar: excerpt.ar,
    description_ar: description.ar,
    sale_title: title?.en,
    sale_title_ar: title?.ar,
    storefront_quantity_prices: items[0]?.quantityPrices ?? undefined,
  };
  return Object.entries(fields).flatMap(([key, value], id) =>
    value === undefined ? [] : [{ id, key, value }],
  );
}

function variationOf(variation: DemoItem, parent: number, position: number): Entry {
  return {
    ...{ id: variation.id, parent_id: parent, type: 'variation', status: 'publish', menu_order: position },
    ...{ name: variation.label.en, sku: variation.sku, date_modified_gmt: TIME },
    ...priceOf(variation),
    ...stockOf(variation.stock),
    ...{ backorders_allowed: false, image: null, shipping_class: '', shipping_class_id: 0 },
    attributes: [{ id: 5, name: 'Size', slug: 'pa_size', option: variation.label.en }],
    meta_data: [{ id: 1, key: 'name_ar', value: variation.label.ar }, ...ownFields(variation)],
  };
}

/** What operators state for single variations, in custom fields. */
function ownFields({ attributes }: DemoItem): object[] {
  return ITEM_ATTRIBUTE_KEYS.filter((key) => !isMarking(key)).flatMap((key) => {
    const { [key]: value } = attributes;
    return value === undefined ? [] : [{ id: 2, key: key === 'made' ? 'dot_week' : key, value: value.en }];
  });
}

function priceOf({ price, sale }: Pick<DemoItem, 'price' | 'sale'>) {
  return {
    price: toDecimal(price),
    regular_price: toDecimal(sale?.formerPrice ?? price),
    sale_price: sale === null ? '' : toDecimal(price),
    on_sale: sale !== null,
  };
}

function stockOf(stock: number) {
  return { manage_stock: true, stock_quantity: stock, stock_status: stock > 0 ? 'instock' : 'outofstock' };
}

/** One zone for all governorates with the same delivery methods, each with a disabled method. */
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
  for (const {
    governorate,
    title,
    cost,
    days: { from, to },
  } of shippingRates()) {
    const translations = TRANSLATIONS.flatMap((locale) => title[locale] ?? []);
    const way = {
      title: [`${title.en} (${from === to ? '' : `${from}-`}${to} days)`, ...translations].join(' | '),
      cost: toDecimal(cost),
    };
    ways.set(governorate, [...(ways.get(governorate) ?? []), way]);
  }
  return ways;
}
