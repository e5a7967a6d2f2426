import { LOCALES, inLocale, type Locale } from '../../../domain/core/locale.js';
import {
  FEED_DESCRIPTION_MAX_CHARS,
  FEED_ITEMS_MAX,
  FEED_PRODUCTS_AT_ONCE,
  FEED_TITLE_MAX_CHARS,
} from '../../../domain/core/limits.js';
import { type Piastres, toDecimal } from '../../../domain/core/money.js';
import { localePath } from '../../../domain/core/paths.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import type { Category } from '../../../domain/catalogue/category.js';
import {
  isSellable,
  type Product,
  type Variation,
  variationName,
} from '../../../domain/catalogue/product.js';
import { shorten } from '../../../domain/text/shorten.js';
import { formatSize } from '../../../domain/tyres/tyre.js';
import { CURRENCY } from '../../ports/payments.js';
import type { Backend } from '../../ports/backend.js';
import { type DeliveryZone, listDeliveryZones } from '../delivery/deliveryZones.js';
import { plainText } from '../content/plainText.js';
import { escapeXml } from './xml.js';

/** Who reads the feed: the two differ in the words for availability. */
const READERS = ['google', 'meta'] as const;
type Reader = (typeof READERS)[number];

interface FeedKind {
  reader: Reader;
  locale: Locale;
}

const FEEDS: ReadonlyMap<string, FeedKind> = new Map(
  READERS.flatMap((reader) => LOCALES.map((locale) => [`${reader}-${locale}.xml`, { reader, locale }])),
);

/** The feed of a file name such as `google-en.xml`; null if there is none. */
export function findFeed(file: string): FeedKind | null {
  return FEEDS.get(file) ?? null;
}

/**
 * The listed products as RSS 2.0 with Google's `g:` elements, one item per variation, piece by piece: the catalogue is
 * never in memory as a whole. Reads the catalogue's index, not the store.
 */
export async function* productFeed(backend: Backend, kind: FeedKind): AsyncGenerator<string, void> {
  const { store, content, settings } = backend;
  const [shell, refs, categories, delivery] = await Promise.all([
    content.getShell(),
    store.catalogue.listProductRefs(),
    store.catalogue.listCategories(),
    dearestDelivery(backend),
  ]);
  const facts: Facts = {
    ...kind,
    origin: settings.publicUrl,
    types: productTypes(categories, kind.locale),
    delivery,
  };
  const ids = refs.filter(({ isListed }) => isListed).map(({ id }) => id);
  yield head(inLocale(shell.shopName, kind.locale), inLocale(shell.tagline, kind.locale), facts);
  let left = FEED_ITEMS_MAX;
  for (let start = 0; start < ids.length && left > 0; start += FEED_PRODUCTS_AT_ONCE) {
    const products = await store.catalogue.getProducts(ids.slice(start, start + FEED_PRODUCTS_AT_ONCE));
    const items = products.flatMap((product) => itemsOf(product, facts)).slice(0, left);
    left -= items.length;
    yield items.join('');
  }
  if (left === 0)
    backend.report('feed-cut', new Error(`Only the first ${FEED_ITEMS_MAX} items are in the feed`));
  yield '</channel>\n</rss>\n';
}

interface Facts extends FeedKind {
  origin: string;
  /** Names of a category and those above it, by id. */
  types: ReadonlyMap<number, string>;
  /** null: nothing is said of delivery. */
  delivery: Pick<DeliveryZone, 'cost' | 'days'> | null;
}

/** Regions of Egypt cannot be named in a feed, and a fee or time may be stated too high, but not too low. */
async function dearestDelivery(backend: Backend): Promise<Facts['delivery']> {
  const zones = await listDeliveryZones(backend).catch((error: unknown) => {
    backend.report('delivery-not-described', error);
    return [];
  });
  const dearest = zones.at(-1);
  if (dearest === undefined) return null;
  const from = Math.min(...zones.map(({ days }) => days.from));
  return { cost: dearest.cost, days: { from, to: Math.max(...zones.map(({ days }) => days.to)) } };
}

function productTypes(categories: readonly Category[], locale: Locale): Map<number, string> {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const typeOf = (category: Category, depth = 0): string => {
    const parent = category.parent === null ? undefined : byId.get(category.parent);
    const name = inLocale(category.name, locale);
    return parent === undefined || depth > categories.length
      ? name
      : `${typeOf(parent, depth + 1)} > ${name}`;
  };
  return new Map(categories.map((category) => [category.id, typeOf(category)]));
}

function head(shopName: string, tagline: string, { origin, locale }: Facts): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    `<title>${escapeXml(shopName)}</title>`,
    `<link>${escapeXml(new URL(localePath('/', locale), origin).href)}</link>`,
    `<description>${escapeXml(tagline)}</description>`,
    '',
  ].join('\n');
}

/** One item for a product, or one for each of its variations. */
function itemsOf(product: Product, facts: Facts): string[] {
  if (product.variations.length === 0) return item(product, product, facts);
  return product.variations.flatMap((variation) => item(product, variation, facts));
}

type Sold = Pick<Product, 'id' | 'sku' | 'gtin' | 'price' | 'stock' | 'quantityRule' | 'sale' | 'size'> & {
  image: string | null;
  label?: Variation['label'];
};

/** Nothing for what has no price yet. */
function item(product: Product, sold: Sold, facts: Facts): string[] {
  if (sold.price <= 0) return [];
  const { locale, origin } = facts;
  const isVariation = sold.label !== undefined;
  const name = sold.label === undefined ? product.name : variationName(product, { label: sold.label });
  const path = productPath(product.type, product.id, isVariation ? sold.id : null);
  const text = plainText(inLocale(product.description, locale)) || inLocale(product.excerpt, locale);
  const former = sold.sale?.formerPrice ?? null;
  const fields: [string, string | null][] = [
    ['g:id', String(sold.id)],
    ['g:item_group_id', isVariation ? String(product.id) : null],
    ['title', shorten(inLocale(name, locale), FEED_TITLE_MAX_CHARS)],
    ['description', shorten(text || inLocale(name, locale), FEED_DESCRIPTION_MAX_CHARS)],
    ['link', new URL(localePath(path, locale), origin).href],
    ['g:image_link', new URL(sold.image ?? product.image, origin).href],
    ['g:availability', availability(sold, facts.reader)],
    ['g:price', money(former ?? sold.price)],
    ['g:sale_price', former === null ? null : money(sold.price)],
    ['g:condition', 'new'],
    ...identifiers(product, sold, facts),
    ['g:size', sold.size === null ? null : formatSize(sold.size)],
    ['g:product_type', facts.types.get(product.categoryIds[0] ?? 0) ?? null],
  ];
  return [`<item>${fields.map(element).join('')}${delivery(facts)}</item>\n`];
}

/** Google counts handling and transit in working days. */
function delivery({ delivery: known, reader }: Facts): string {
  if (known === null) return '';
  const { cost, days } = known;
  const times: [string, string][] = [
    ['g:min_handling_time', '0'],
    ['g:max_handling_time', '1'],
    ['g:min_transit_time', String(days.from)],
    ['g:max_transit_time', String(days.to)],
  ];
  const fields: [string, string][] = [
    ['g:country', 'EG'],
    ['g:price', money(cost)],
    ...(reader === 'google' ? times : []),
  ];
  return `<g:shipping>${fields.map(element).join('')}</g:shipping>`;
}

/** Brand with GTIN, or else with the shop's own article number. */
function identifiers({ brand }: Product, { gtin, sku }: Sold, { locale }: Facts): [string, string | null][] {
  const maker = brand === null ? null : inLocale(brand.name, locale);
  const isKnown = gtin !== null || (maker !== null && sku !== null);
  return [
    ['g:brand', maker],
    ['g:gtin', gtin],
    ['g:mpn', gtin === null ? sku : null],
    ['g:identifier_exists', isKnown ? null : 'no'],
  ];
}

function element([name, value]: [string, string | null]): string {
  return value === null ? '' : `<${name}>${escapeXml(value)}</${name}>`;
}

/** Google accepts a backorder only with a date, which the shop does not know. */
function availability({ stock, quantityRule }: Pick<Sold, 'stock' | 'quantityRule'>, reader: Reader): string {
  const isMeta = reader === 'meta';
  if (stock === 'backorder') return isMeta ? 'available for order' : 'out_of_stock';
  if (isSellable(stock, quantityRule)) return isMeta ? 'in stock' : 'in_stock';
  return isMeta ? 'out of stock' : 'out_of_stock';
}

/** `185000` → `1850.00 EGP` */
function money(amount: Piastres): string {
  return `${toDecimal(amount)} ${CURRENCY}`;
}
