import * as v from 'valibot';
import { idInStore } from '../../domain/catalogue/variations/choiceId.js';
import type { Locale } from '../../domain/core/locale.js';
import {
  findVariation,
  isInStock,
  type Product,
  type Stock,
  type Variation,
  variationName,
  sellableStock,
} from '../../domain/catalogue/product.js';
import {
  type Attributes,
  ITEM_ATTRIBUTE_KEYS,
  type ItemAttributeKey,
} from '../../domain/catalogue/attributes/attributes.js';
import { LocalizedSchema } from '../../domain/core/wireText.js';
import { type AddressRules, sanitiseAll } from '../documents/sanitise.js';
import type { Reader, Row } from '../database/sql/sql.js';
import {
  integer,
  localized,
  optionalInteger,
  optionalLocalized,
  optionalText,
  text,
} from '../database/sql/rows.js';
import { jsonRows } from '../database/sql/jsonRows.js';
import {
  orNull,
  recordOf,
  StoredAmount,
  StoredTime,
  StoredWhole,
  UNNOTED,
} from '../database/records/tableRecords.js';
import { languageColumns, renamedText } from '../database/columns/languageColumns.js';
import { ATTRIBUTE_COLUMNS } from '../database/columns/attributeColumns.js';
import type { RecordKind, RecordReader } from '../ports/shared/records/recordReader.js';
import { readSku } from './storedSku.js';
import { ITEMS, quantityRuleField, variationOf } from './variationRows.js';

export interface ProductReading {
  /** Rewrites addresses in descriptions. */
  addressesOf?: ((locale: Locale) => AddressRules) | undefined;
  /** Notes what cannot be read. */
  records?: RecordReader | undefined;
}

/**
 * The products and variations with these ids, in the given order; unknown and unreadable ones are omitted. A variable product has the
 * price and sale of its lead item (the cheapest in stock, or the cheapest of all if none is); its stock is the sum over
 * its items, with shared stock counted once. It has a size only if it has a single item, and an attribute only if all
 * its items share it.
 */
export async function loadProducts(
  reader: Reader,
  ids: readonly number[],
  { addressesOf, records = UNNOTED }: ProductReading = {},
): Promise<Product[]> {
  if (ids.length === 0) return [];
  const list = JSON.stringify(ids);
  const [productRows, itemRows] = await Promise.all([
    jsonRows(reader, { columns: PRODUCT_COLUMNS, select: PRODUCTS_WITH_IDS, args: [list, list] }),
    jsonRows(reader, { columns: ITEM_COLUMNS, select: ITEMS_OF_PRODUCTS_WITH_IDS, args: [list, list] }),
  ]);
  const products = assemble(productRows, itemRows, records);
  for (const product of products.values()) {
    product.description = sanitiseAll(product.description, addressesOf);
  }
  return ids.flatMap((id) => products.get(id) ?? asVariation(products, id) ?? []);
}

const PRODUCT_COLUMNS = [
  ...['id', 'type', 'sku', 'images', 'is_illustrated', 'lead_item_id', 'price', 'sold_individually'],
  ...['updated_at', 'category_ids', 'logo', 'purchase_note', 'upsell_ids', 'cross_sell_ids'],
  ...languageColumns('name', 'excerpt', 'description', 'brand', 'origin'),
];

const ITEM_COLUMNS = [
  ...['id', 'product_id', 'sku', 'gtin', 'width', 'aspect', 'rim', 'commercial', 'price', 'former_price'],
  ...[
    'quantity_prices',
    'quantity_rule',
    'sale_until',
    'stock',
    'counted',
    'on_backorder',
    'shares_stock',
    'image',
  ],
  ...languageColumns('label', 'sale_title'),
  ...ATTRIBUTE_COLUMNS,
];

const PRODUCT_IDS = `
  SELECT value FROM json_each(?)
  UNION SELECT product_id FROM items WHERE id IN (SELECT value FROM json_each(?))`;

const PRODUCTS_WITH_IDS = `
  SELECT p.*, ${renamedText('b.name', 'brand')}, b.logo, ${renamedText('o.name', 'origin')},
    (SELECT json_group_array(category_id) || '' FROM product_categories WHERE product_id = p.id) AS category_ids
  FROM products p
  LEFT JOIN brands b ON b.id = p.brand_id
  LEFT JOIN origins o ON o.id = p.origin_id
  WHERE p.id IN (${PRODUCT_IDS})`;

const ITEMS_OF_PRODUCTS_WITH_IDS = `
  SELECT *, id NOT IN (SELECT id FROM uncounted_items) AS counted FROM items WHERE product_id IN (${PRODUCT_IDS}) ORDER BY product_id, position`;

function assemble(
  productRows: readonly Row[],
  itemRows: readonly Row[],
  records: RecordReader,
): Map<number, Product> {
  const items = new Map<number, Variation[]>(productRows.map((row) => [integer(row, 'id'), []]));
  for (const row of itemRows) {
    const checked = records.one(ITEMS, recordOf(row, ['quantity_rule']));
    if (checked !== null) items.get(integer(row, 'product_id'))?.push(variationOf(row, checked));
  }
  return new Map(
    productRows.flatMap((row): [number, Product][] => {
      const id = integer(row, 'id');
      const checked = records.one(PRODUCTS, recordOf(row, PRODUCT_JSON));
      return checked === null ? [] : [[id, productOf(row, checked, items.get(id) ?? [])]];
    }),
  );
}

/* The columns that may hold something else than their type in the database promises. */

const PRODUCT_JSON = ['images', 'category_ids', 'upsell_ids', 'cross_sell_ids', 'purchase_note'];

/** When a product changed whose time cannot be read. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';

const CHECKED_PRODUCT = v.object({
  price: StoredAmount,
  images: v.optional(v.array(v.string()), []),
  category_ids: v.array(StoredWhole),
  upsell_ids: v.optional(v.array(StoredWhole), []),
  cross_sell_ids: v.optional(v.array(StoredWhole), []),
  purchase_note: orNull(LocalizedSchema),
  updated_at: v.optional(StoredTime, LONG_AGO),
});

const PRODUCTS: RecordKind<v.InferOutput<typeof CHECKED_PRODUCT>> = {
  name: 'Product',
  editedAt: () => 'products',
  schema: CHECKED_PRODUCT,
};

function productOf(
  row: Row,
  checked: v.InferOutput<typeof CHECKED_PRODUCT>,
  items: readonly Variation[],
): Product {
  const id = integer(row, 'id');
  const { images } = checked;
  const simple = text(row, 'type') === 'simple';
  const brand = optionalLocalized(row, 'brand');
  const origin = optionalLocalized(row, 'origin');
  const lead = items.find((item) => item.id === optionalInteger(row, 'lead_item_id'));
  return {
    id,
    type: simple ? 'simple' : 'variable',
    sku: readSku(text(row, 'sku')),
    gtin: simple ? (lead?.gtin ?? null) : null,
    name: localized(row, 'name'),
    excerpt: localized(row, 'excerpt'),
    description: localized(row, 'description'),
    image: images[0] ?? '',
    images,
    isIllustrated: integer(row, 'is_illustrated') === 1,
    brand: brand && { name: brand, logo: optionalText(row, 'logo') },
    price: checked.price,
    quantityPrices: items.length === 1 ? (lead?.quantityPrices ?? []) : [],
    ...quantityRuleField(items.length === 1 ? lead?.quantityRule : undefined),
    stock: sumOf(items),
    soldIndividually: integer(row, 'sold_individually') === 1,
    parent: null,
    sale: lead?.sale ?? null,
    attributes: {
      ...sharedAttributes(items),
      ...(origin && { origin }),
    },
    categoryIds: checked.category_ids,
    upsellIds: checked.upsell_ids,
    crossSellIds: checked.cross_sell_ids,
    purchaseNote: checked.purchase_note,
    size: items.length === 1 ? (lead?.size ?? null) : null,
    variations: simple ? [] : [...items],
    updatedAt: checked.updated_at,
  };
}

/**
 * Total stock, with shared stock counted once, and of several items without those of which fewer pieces are left than are
 * sold at once; only the availability if one item's stock is not counted.
 */
function sumOf(all: readonly Variation[]): Stock {
  const items = all.length === 1 ? all : all.map(sellableOf);
  if (items.some(({ stock }) => typeof stock !== 'number')) {
    const isOnHand = items.some(({ stock }) => stock !== 'backorder' && isInStock(stock));
    return isOnHand || (items.some(({ stock }) => stock === 'backorder') ? 'backorder' : false);
  }
  const byHolder = new Map<number | 'product', number>();
  for (const { id, stock, sharesStock } of items) {
    byHolder.set(sharesStock ? 'product' : idInStore(id), typeof stock === 'number' ? stock : 0);
  }
  return [...byHolder.values()].reduce((sum, stock) => sum + stock, 0);
}

/** Shared stock may be enough with what the others have. */
function sellableOf(item: Variation): Variation {
  return item.sharesStock ? item : { ...item, stock: sellableStock(item.stock, item.quantityRule) };
}

/** Attributes with the same value in all items. */
function sharedAttributes(items: readonly Variation[]): Attributes<ItemAttributeKey> {
  const attributes: Attributes<ItemAttributeKey> = {};
  for (const key of ITEM_ATTRIBUTE_KEYS) {
    const first = items[0]?.attributes[key];
    const isShared = items.every((item) => item.attributes[key]?.en === first?.en);
    if (first !== undefined && isShared) attributes[key] = first;
  }
  return attributes;
}

/** A variation in the form of a product: its parent's texts with its own label, price, sale, stock and size. */
function asVariation(products: ReadonlyMap<number, Product>, id: number): Product | null {
  for (const parent of products.values()) {
    const variation = findVariation(parent, id);
    if (variation !== undefined) return variationProduct(parent, variation);
  }
  return null;
}

function variationProduct(parent: Product, variation: Variation): Product {
  return {
    ...parent,
    id: variation.id,
    type: 'variation',
    parent: parent.id,
    sku: variation.sku,
    gtin: variation.gtin,
    name: variationName(parent, variation),
    image: variation.image ?? parent.image,
    price: variation.price,
    quantityPrices: variation.quantityPrices,
    ...quantityRuleField(variation.quantityRule),
    stock: variation.stock,
    sale: variation.sale,
    attributes: { ...parent.attributes, ...variation.attributes },
    size: variation.size,
    variations: [],
  };
}
