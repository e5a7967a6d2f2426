import type { Attributes, ItemAttributeKey } from '../../domain/catalogue/attributes/attributes.js';
import type { QuantityRule } from '../../domain/catalogue/pricing/quantityRule.js';
import type { Localized } from '../../domain/core/locale.js';
import { isInStock, type Stock } from '../../domain/catalogue/product.js';
import type { Piastres } from '../../domain/core/money.js';
import type { TyreSize } from '../../domain/tyres/tyre.js';
import type { SqlValue, Writer } from '../database/sql/sql.js';
import { insertMany } from '../database/sql/insertMany.js';
import { refreshProducts } from '../database/schema/catalogue.js';
import { languageColumns, languageValues } from '../database/columns/languageColumns.js';
import { ATTRIBUTE_COLUMNS, attributeValues } from '../database/columns/attributeColumns.js';
import { indexProducts } from './searchTable.js';
import { storedSku } from './storedSku.js';

/** A product to be written into the catalogue's tables, from the seed or from a mirrored store. */
export interface CatalogueEntry {
  id: number;
  type: 'simple' | 'variable';
  sku: string | null;
  /** Its slug. */
  slug: string;
  name: Localized;
  excerpt: Localized;
  /** HTML, sanitised when it is read. */
  description: Localized;
  brandId: number | null;
  originId: number | null;
  /** Addresses, main picture first; at least one. */
  images: readonly string[];
  /** Whether the pictures are drawings instead of photographs. */
  isIllustrated: boolean;
  categoryIds: readonly number[];
  /** Whether categories and other lists show it. */
  isListed: boolean;
  /** Whether searches find it. */
  isSearchable: boolean;
  /** At most one piece per order. */
  soldIndividually: boolean;
  /** What the operator says to those who have bought it, in plain text; null for nothing. */
  purchaseNote: Localized | null;
  /** Products that the operator recommends instead of it, or together with it; they may not exist. */
  upsellIds: readonly number[];
  crossSellIds: readonly number[];
  /** Default position in listings. */
  shelf: number;
  /** Weight of a search match. */
  weight: number;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
  /** Sellable items: the product itself if it is simple, otherwise its variations in order. */
  items: readonly CatalogueItem[];
}

export interface CatalogueItem {
  id: number;
  sku: string | null;
  /** 8 to 14 digits. */
  gtin: string | null;
  label: Localized;
  size: TyreSize | null;
  attributes: Attributes<ItemAttributeKey>;
  price: Piastres;
  /** Prices in quantity as they are written, `4:5%`; null for none. */
  quantityPrices: string | null;
  /** null: any quantity is sold. */
  quantityRule: QuantityRule | null;
  sale: { title: Localized; formerPrice: Piastres; until: string | null } | null;
  stock: Stock;
  /** Uses its product's stock, together with other variations. */
  sharesStock: boolean;
  /** Names and values by which the store's orders tell it from other choices of the same variation; null for none. */
  choice: readonly { key: string; value: string }[] | null;
  /** Id of its shipping class in the store; null for none. */
  shippingClass: number | null;
  image: string | null;
}

/** A category to be written into the catalogue's tables. */
export interface CategoryEntry {
  id: number;
  slug: string;
  name: Localized;
  description: Localized;
  icon: string;
  parentId: number | null;
}

const CATEGORY_COLUMNS = [
  ...['id', 'slug', ...languageColumns('name', 'description')],
  ...['icon', 'parent_id', 'position'],
];
const PRODUCT_COLUMNS = [
  ...['id', 'type', 'sku', 'slug', ...languageColumns('name', 'excerpt', 'description')],
  ...['brand_id', 'origin_id', 'images', 'shelf', 'weight', 'created_at', 'updated_at'],
  ...['is_listed', 'is_searchable', 'sold_individually', 'is_illustrated'],
  ...['purchase_note', 'upsell_ids', 'cross_sell_ids'],
];
const ITEM_COLUMNS = [
  ...['id', 'product_id', 'position', 'sku', ...languageColumns('label')],
  ...['width', 'aspect', 'rim', 'commercial'],
  ...ATTRIBUTE_COLUMNS,
  ...['price', 'former_price', ...languageColumns('sale_title')],
  ...['sale_until', 'stock', 'image', 'gtin'],
  ...['shares_stock', 'on_backorder', 'shipping_class', 'quantity_prices', 'quantity_rule', 'choice'],
];

/** Inserts new categories in display order; parents must precede their children. */
export async function insertCategories(writer: Writer, categories: readonly CategoryEntry[]): Promise<void> {
  const rows = categories.map(({ id, slug, name, description, icon, parentId }, position) => [
    id,
    slug,
    ...languageValues(name),
    ...languageValues(description),
    icon,
    parentId,
    position,
  ]);
  await insertMany(writer, 'categories', CATEGORY_COLUMNS, rows);
}

/** Inserts new products with their items, categories and search texts. */
export async function insertEntries(writer: Writer, entries: readonly CatalogueEntry[]): Promise<void> {
  await insertMany(writer, 'products', PRODUCT_COLUMNS, entries.map(productRow));
  const rows = entries.flatMap((entry) =>
    entry.items.map((item, position) => itemRow(entry, item, position)),
  );
  await insertMany(writer, 'items', ITEM_COLUMNS, rows);
  const uncounted = entries.flatMap(({ items }) => items.filter(({ stock }) => typeof stock !== 'number'));
  await insertMany(
    writer,
    'uncounted_items',
    ['id'],
    uncounted.map(({ id }) => [id]),
  );
  await insertMany(
    writer,
    'product_categories',
    ['product_id', 'category_id'],
    entries.flatMap(({ id, categoryIds }) => [...new Set(categoryIds)].map((category) => [id, category])),
  );
  await writer.script(refreshProducts('price = 0'));
  await indexProducts(
    writer,
    entries.map(({ id }) => id),
  );
}

/** The rows of a product as one text without the time of its change: equal texts need no writing. */
export function entryDigest(entry: CatalogueEntry): string {
  const rows = [
    productRow({ ...entry, updatedAt: '' }),
    [...new Set(entry.categoryIds)].sort((one, other) => one - other),
    entry.items.map((item, position) => [...itemRow(entry, item, position), typeof item.stock]),
  ];
  return JSON.stringify(rows, (_, value: unknown) => (value === '' ? null : value));
}

/** Deletes products with everything that belongs to them. Unknown ids are ignored. */
export async function deleteEntries(writer: Writer, ids: readonly number[]): Promise<void> {
  const list = JSON.stringify(ids);
  await writer.run('DELETE FROM search WHERE rowid IN (SELECT value FROM json_each(?))', [list]);
  await writer.run('DELETE FROM products WHERE id IN (SELECT value FROM json_each(?))', [list]);
}

function productRow(entry: CatalogueEntry): SqlValue[] {
  return [
    entry.id,
    entry.type,
    storedSku(entry.id, entry.sku),
    entry.slug,
    ...languageValues(entry.name),
    ...languageValues(entry.excerpt),
    ...languageValues(entry.description),
    entry.brandId,
    entry.originId,
    JSON.stringify(entry.images),
    entry.shelf,
    entry.weight,
    entry.createdAt,
    entry.updatedAt,
    Number(entry.isListed),
    Number(entry.isSearchable),
    Number(entry.soldIndividually),
    Number(entry.isIllustrated),
    entry.purchaseNote && JSON.stringify(entry.purchaseNote),
    JSON.stringify(entry.upsellIds),
    JSON.stringify(entry.crossSellIds),
  ];
}

function itemRow({ id }: CatalogueEntry, item: CatalogueItem, position: number): SqlValue[] {
  return [
    item.id,
    id,
    position,
    storedSku(item.id, item.sku),
    ...languageValues(item.label),
    item.size?.width ?? null,
    item.size?.aspect ?? null,
    item.size?.rim ?? null,
    item.size?.commercial === true ? 1 : 0,
    ...attributeValues(item.attributes),
    item.price,
    item.sale?.formerPrice ?? null,
    ...languageValues(item.sale?.title ?? null),
    item.sale?.until ?? null,
    storedStock(item.stock),
    item.image,
    item.gtin,
    Number(item.sharesStock),
    Number(item.stock === 'backorder'),
    item.shippingClass,
    item.quantityPrices,
    item.quantityRule && JSON.stringify(item.quantityRule),
    item.choice && JSON.stringify(item.choice),
  ];
}

/** Uncounted stock is stored as one piece. */
export function storedStock(stock: Stock): number {
  return typeof stock === 'number' ? stock : Number(isInStock(stock));
}
