import * as v from 'valibot';
import type { Localized } from '../../domain/core/locale.js';
import { LocalizedSchema } from '../../domain/core/wireText.js';
import { ATTRIBUTE_COLUMNS, attributesOf } from '../database/columns/attributeColumns.js';
import { jsonRows } from '../database/sql/jsonRows.js';
import { languageColumns } from '../database/columns/languageColumns.js';
import {
  integer,
  json,
  localized,
  number,
  numbers,
  optionalInteger,
  optionalLocalized,
  optionalNumber,
  optionalText,
  text,
  texts,
} from '../database/sql/rows.js';
import type { Reader, Row } from '../database/sql/sql.js';
import type { CatalogueEntry, CatalogueItem } from './catalogueWriter.js';
import { readSku } from './storedSku.js';

const PRODUCT_COLUMNS = [
  ...['id', 'type', 'sku', 'slug', ...languageColumns('name', 'excerpt', 'description')],
  ...['brand_id', 'origin_id', 'images', 'shelf', 'weight', 'created_at', 'updated_at', 'category_ids'],
  ...['is_listed', 'is_searchable', 'sold_individually', 'is_illustrated'],
  ...['purchase_note', 'upsell_ids', 'cross_sell_ids'],
];

const ITEM_COLUMNS = [
  ...['id', 'product_id', 'sku', 'gtin', ...languageColumns('label', 'sale_title'), ...ATTRIBUTE_COLUMNS],
  ...['width', 'aspect', 'rim', 'commercial', 'price', 'former_price', 'sale_until', 'stock', 'counted'],
  ...[
    'on_backorder',
    'shares_stock',
    'image',
    'shipping_class',
    'quantity_prices',
    'quantity_rule',
    'choice',
  ],
];

/** All products as `insertEntries` has written them, by id. */
export async function readEntries(reader: Reader): Promise<CatalogueEntry[]> {
  const [products, items] = await Promise.all([
    jsonRows(reader, {
      columns: PRODUCT_COLUMNS,
      select: `SELECT *, (SELECT json_group_array(category_id) || '' FROM product_categories
        WHERE product_id = products.id) AS category_ids FROM products ORDER BY id`,
      args: [],
    }),
    jsonRows(reader, {
      columns: ITEM_COLUMNS,
      select: `SELECT *, id NOT IN (SELECT id FROM uncounted_items) AS counted FROM items
        ORDER BY product_id, position`,
      args: [],
    }),
  ]);
  const byProduct = new Map<number, CatalogueItem[]>(products.map((row) => [integer(row, 'id'), []]));
  for (const row of items) {
    const productId = integer(row, 'product_id');
    byProduct.get(productId)?.push(readOf(productId, () => itemOf(row)));
  }
  return products.map((row) => {
    const id = integer(row, 'id');
    return readOf(id, () => entryOf(row, byProduct.get(id) ?? []));
  });
}

/** The error says which product cannot be read, because nobody would find its row otherwise. */
function readOf<T>(productId: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`Product ${productId} cannot be read: mend its row in the database`, { cause: error });
  }
}

function entryOf(row: Row, items: readonly CatalogueItem[]): CatalogueEntry {
  return {
    id: integer(row, 'id'),
    type: text(row, 'type') === 'simple' ? 'simple' : 'variable',
    sku: readSku(text(row, 'sku')),
    slug: text(row, 'slug'),
    name: localized(row, 'name'),
    excerpt: localized(row, 'excerpt'),
    description: localized(row, 'description'),
    brandId: optionalInteger(row, 'brand_id'),
    originId: optionalInteger(row, 'origin_id'),
    images: texts(row, 'images'),
    isIllustrated: isSet(row, 'is_illustrated'),
    categoryIds: numbers(row, 'category_ids'),
    isListed: isSet(row, 'is_listed'),
    isSearchable: isSet(row, 'is_searchable'),
    soldIndividually: isSet(row, 'sold_individually'),
    purchaseNote: parsedOrNull(row, 'purchase_note', LocalizedSchema),
    upsellIds: numbers(row, 'upsell_ids'),
    crossSellIds: numbers(row, 'cross_sell_ids'),
    shelf: integer(row, 'shelf'),
    weight: number(row, 'weight'),
    createdAt: text(row, 'created_at'),
    updatedAt: text(row, 'updated_at'),
    items,
  };
}

const RULE = v.object({ least: v.number(), step: v.number(), most: v.exactOptional(v.number()) });
const CHOICE = v.array(v.object({ key: v.string(), value: v.string() }));

function itemOf(row: Row): CatalogueItem {
  return {
    id: integer(row, 'id'),
    sku: readSku(text(row, 'sku')),
    gtin: optionalText(row, 'gtin'),
    label: localized(row, 'label'),
    size: sizeOf(row),
    attributes: attributesOf(row),
    price: integer(row, 'price'),
    quantityPrices: optionalText(row, 'quantity_prices'),
    quantityRule: parsedOrNull(row, 'quantity_rule', RULE),
    sale: saleOf(row),
    stock: stockOf(row),
    sharesStock: isSet(row, 'shares_stock'),
    choice: parsedOrNull(row, 'choice', CHOICE),
    shippingClass: optionalInteger(row, 'shipping_class'),
    image: optionalText(row, 'image'),
  };
}

function sizeOf(row: Row): CatalogueItem['size'] {
  const [width, rim] = [optionalNumber(row, 'width'), optionalNumber(row, 'rim')];
  if (width === null || rim === null) return null;
  return { width, aspect: optionalNumber(row, 'aspect'), rim, commercial: isSet(row, 'commercial') };
}

function saleOf(row: Row): CatalogueItem['sale'] {
  const formerPrice = optionalInteger(row, 'former_price');
  if (formerPrice === null) return null;
  const title: Localized = optionalLocalized(row, 'sale_title') ?? { en: '' };
  return { title, formerPrice, until: optionalText(row, 'sale_until') };
}

function stockOf(row: Row): CatalogueItem['stock'] {
  if (isSet(row, 'on_backorder')) return 'backorder';
  const stock = integer(row, 'stock');
  return isSet(row, 'counted') ? stock : stock > 0;
}

function isSet(row: Row, column: string): boolean {
  return integer(row, column) === 1;
}

function parsedOrNull<T>(row: Row, column: string, schema: v.GenericSchema<unknown, T>): T | null {
  return row[column] === null ? null : v.parse(schema, json(row, column));
}
