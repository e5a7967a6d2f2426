import { latinDigits } from '../../../domain/fold.js';
import { parseSize, type TyreSize } from '../../../domain/tyre.js';
import type { SqlValue, Writer } from './database.js';
import { insertMany } from './insertMany.js';
import { refreshProducts } from './schema.js';
import { indexedText, type SearchDocument, searchTerms, sizeSpellings } from './searchText.js';
import { BRANDS } from './seed/brands.js';
import type { NumberedProduct } from './seed/catalogue.js';
import { CATEGORIES } from './seed/categories.js';
import { ORIGINS } from './seed/origins.js';
import type { CategorySlug, SeedProduct, SeedSale, Words } from './seed/types.js';
import { pictureAddresses } from './seedPictures.js';

/* Turns seed products into rows. Ids of brands, origins and categories are their places in the seed, from 1. */

export const BRAND_KEYS = Object.keys(BRANDS);
export const ORIGIN_KEYS = Object.keys(ORIGINS);
export const CATEGORY_KEYS: readonly string[] = CATEGORIES.map((category) => category.slug);

/** The id of the seed entry with this key. Throws for a key that the seed does not have. */
export function idOf(keys: readonly string[], key: string): number {
  const index = keys.indexOf(key);
  if (index < 0) throw new Error(`The seed refers to "${key}", which it does not define`);
  return index + 1;
}

const PRODUCT_COLUMNS = [
  ...['id', 'type', 'sku', 'slug', 'name_en', 'name_ar', 'excerpt_en', 'excerpt_ar'],
  ...['description_en', 'description_ar'],
  ...['brand_id', 'origin_id', 'images', 'shelf', 'weight', 'created_at', 'updated_at'],
];
const ITEM_COLUMNS = [
  ...['id', 'product_id', 'position', 'sku', 'label_en', 'label_ar', 'width', 'aspect', 'rim', 'commercial'],
  ...['load_index', 'speed_index', 'price', 'former_price', 'sale_title_en', 'sale_title_ar', 'stock'],
];
const SEARCH_COLUMNS = ['rowid', 'name', 'brand', 'sku', 'size', 'kind', 'words'];

/** Writes the products with their items, categories and search texts. */
export async function insertProducts(writer: Writer, products: readonly NumberedProduct[]): Promise<void> {
  const items = products.map((numbered) => ({ numbered, items: itemsOf(numbered) }));
  await insertMany(writer, 'products', PRODUCT_COLUMNS, products.map(productRow));
  await insertMany(
    writer,
    'items',
    ITEM_COLUMNS,
    items.flatMap((entry) => entry.items.map(itemRow)),
  );
  await insertMany(
    writer,
    'product_categories',
    ['product_id', 'category_id'],
    products.map(({ id, product }) => [id, idOf(CATEGORY_KEYS, product.category)]),
  );
  await insertMany(
    writer,
    'search',
    SEARCH_COLUMNS,
    items.map((entry) => searchRow(entry.numbered, entry.items)),
  );
  await writer.script(refreshProducts('price = 0'));
}

const SHELF_PLACES = 1_000_000_007;
const SHELF_STRIDE = 618_033_989;
const NEWEST_MS = Date.UTC(2026, 9, 31, 9);
const HOUR_MS = 60 * 60 * 1000;
const SPREAD_HOURS = 24 * 300;

/** Who searches a maker of tyres and gauges means the tyres first. */
const TYRE_WEIGHT = 2;

/** A number that looks drawn by lot and is always the same for an id: it mixes makers and kinds in listings. */
function lot(id: number): number {
  return Number((BigInt(id) * BigInt(SHELF_STRIDE)) % BigInt(SHELF_PLACES));
}

function productRow({ id, product }: NumberedProduct): SqlValue[] {
  const createdAt = new Date(NEWEST_MS - (lot(id) % SPREAD_HOURS) * HOUR_MS).toISOString();
  return [
    id,
    product.variations === undefined ? 'simple' : 'variable',
    product.sku,
    searchTerms(product.name.en).join('-'),
    ...both(product.name),
    ...both(product.excerpt),
    ...both(product.description),
    idOf(BRAND_KEYS, product.brand),
    idOf(ORIGIN_KEYS, product.origin),
    JSON.stringify(pictureAddresses(product.picture)),
    lot(id),
    product.picture.kind === 'tyre' ? TYRE_WEIGHT : 1,
    createdAt,
    createdAt,
  ];
}

function both(words: Words): [string, string] {
  return [words.en, words.ar];
}

interface SeedItem {
  id: number;
  productId: number;
  position: number;
  sku: string;
  label: Words;
  size: TyreSize | null;
  loadIndex: string | null;
  speedIndex: string | null;
  price: number;
  stock: number;
  sale: SeedSale | null;
}

function itemsOf({ id, product, variationIds }: NumberedProduct): SeedItem[] {
  if (product.variations === undefined) {
    return [seedItem(id, id, 0, product, { sku: product.sku, label: { en: '', ar: '' } })];
  }
  return product.variations.map((variation, position) => {
    const variationId = variationIds[position];
    if (variationId === undefined) throw new Error(`Variation without an id: ${product.sku}`);
    const sku = product.sku + variation.skuSuffix;
    return seedItem(variationId, id, position, variation, { sku, label: variation.label });
  });
}

type Sellable = Pick<SeedProduct, 'size' | 'loadIndex' | 'speedIndex' | 'price' | 'stock' | 'sale'>;

function seedItem(
  id: number,
  productId: number,
  position: number,
  goods: Sellable,
  names: { sku: string; label: Words },
): SeedItem {
  if (goods.price === undefined || goods.stock === undefined) {
    throw new Error(`The seed gives no price or stock for ${names.sku}`);
  }
  return {
    id,
    productId,
    position,
    ...names,
    size: goods.size === undefined ? null : sizeOf(goods.size, names.sku),
    loadIndex: goods.loadIndex ?? null,
    speedIndex: goods.speedIndex ?? null,
    price: goods.price,
    stock: goods.stock,
    sale: goods.sale ?? null,
  };
}

function sizeOf(spelling: string, sku: string): TyreSize {
  const size = parseSize(latinDigits(spelling));
  if (size === null) throw new Error(`Tyre size not understood for ${sku}: ${spelling}`);
  return size;
}

const PIASTRES_PER_POUND = 100;

function itemRow(item: SeedItem): SqlValue[] {
  return [
    item.id,
    item.productId,
    item.position,
    item.sku,
    ...both(item.label),
    item.size?.width ?? null,
    item.size?.aspect ?? null,
    item.size?.rim ?? null,
    item.size?.commercial === true ? 1 : 0,
    item.loadIndex,
    item.speedIndex,
    item.price * PIASTRES_PER_POUND,
    item.sale === null ? null : item.sale.formerPrice * PIASTRES_PER_POUND,
    item.sale?.title.en ?? null,
    item.sale?.title.ar ?? null,
    item.stock,
  ];
}

const TYRE_WORDS = 'tyre tyres tire tires إطار إطارات كاوتش كوتش فردة عجل';

/** What people call the goods of a category, beyond its name. */
const CATEGORY_WORDS: Record<CategorySlug, string> = {
  'car-tyres': `${TYRE_WORDS} car ملاكي`,
  'suv-tyres': `${TYRE_WORDS} suv 4x4 jeep دفع رباعي جيب`,
  'van-tyres': `${TYRE_WORDS} van truck فان ميكروباص نقل`,
  batteries: 'battery batteries بطارية بطاريات',
  oils: 'oil oils lubricant زيت زيوت',
  rims: 'rim rims wheel wheels alloy جنط جنوط',
  accessories: 'accessory accessories إكسسوار إكسسوارات',
};

function searchRow({ id, product }: NumberedProduct, items: readonly SeedItem[]): SqlValue[] {
  const { name, brand, sku, size, kind, words } = searchDocument(product, items);
  return [id, name, brand, sku, size, kind, words];
}

function searchDocument(product: SeedProduct, items: readonly SeedItem[]): SearchDocument {
  const brand = wordsOf(BRANDS, product.brand);
  const origin = wordsOf(ORIGINS, product.origin);
  const category = CATEGORIES.find((candidate) => candidate.slug === product.category);
  return {
    name: indexedText(product.name.en, product.name.ar),
    brand: indexedText(product.brand, brand.en, brand.ar),
    sku: indexedText(product.sku, ...items.map((item) => item.sku)),
    size: indexedText(...items.flatMap((item) => sizeTexts(item))),
    kind: indexedText(CATEGORY_WORDS[product.category]),
    words: indexedText(
      ...both(product.excerpt),
      ...both(origin),
      ...(category === undefined ? [] : both(category.name)),
    ),
  };
}

function sizeTexts(item: SeedItem): string[] {
  const marking = `${item.loadIndex ?? ''}${item.speedIndex ?? ''}`;
  return [item.size === null ? '' : sizeSpellings(item.size), marking, ...both(item.label)];
}

function wordsOf(entries: Record<string, Words | { name: Words }>, key: string): Words {
  const entry = entries[key];
  if (entry === undefined) throw new Error(`The seed refers to "${key}", which it does not define`);
  return 'name' in entry ? entry.name : entry;
}
