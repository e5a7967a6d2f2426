import { IS_SELLABLE } from '../database/sql/sellable.js';
import type { ListedItem, ListedProduct } from './query/listingColumns.js';
import { storageOf } from '../../domain/catalogue/attributes/attributes.js';
import { PRODUCT_FACET_KEYS, type ProductFacetKey } from '../../domain/catalogue/facets.js';
import { byKey } from '../../domain/core/byKey.js';
import type { Localized } from '../../domain/core/locale.js';
import { FACET_COLUMNS, facetsOfValues } from '../database/columns/attributeColumns.js';
import { jsonRows } from '../database/sql/jsonRows.js';
import { languageColumns } from '../database/columns/languageColumns.js';
import type { Reader, Row } from '../database/sql/sql.js';
import { integer, json, localized, number, numbers, optionalNumber, text } from '../database/sql/rows.js';

/** Products per query, which bounds the size of a hosted database's response. */
const PRODUCTS_AT_ONCE = 5000;

const LISTED_COLUMNS = [
  ...[
    'id',
    ...languageColumns('name'),
    'shelf',
    'weight',
    'created_at',
    'is_listed',
    'is_searchable',
    'categories',
  ],
  ...PRODUCT_FACET_KEYS.map((key) => storageOf(key).column),
];

const LISTED_PRODUCTS = `
  SELECT *,
    (SELECT json_group_array(category_id) || '' FROM product_categories WHERE product_id = products.id) AS categories
  FROM products`;

/** Columns of `ItemRow` in order; each item is one array. */
const LISTED_ITEMS = `
  SELECT json_group_array(json_array(product_id, id, width, aspect, rim, commercial, price,
    former_price IS NOT NULL, ${IS_SELLABLE}${FACET_COLUMNS.map((column) => `, ${column}`).join('')})) AS items
  FROM (SELECT * FROM items WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY product_id, position) AS items`;

/** All products with at least one item. */
export async function readAllListed(reader: Reader): Promise<ListedProduct[]> {
  const shared = await readShared(reader);
  const products: ListedProduct[] = [];
  for (let last = Number.MIN_SAFE_INTEGER; ;) {
    const select = `${LISTED_PRODUCTS} WHERE id > ? ORDER BY id LIMIT ?`;
    const args = [last, PRODUCTS_AT_ONCE];
    const rows = await jsonRows(reader, { columns: LISTED_COLUMNS, select, args });
    const end = rows.at(-1);
    if (end === undefined) return products;
    products.push(...(await listedOf(reader, rows, shared)));
    last = integer(end, 'id');
  }
}

/** The products among these ids that have at least one item. */
export async function readListed(reader: Reader, ids: readonly number[]): Promise<ListedProduct[]> {
  const select = `${LISTED_PRODUCTS} WHERE id IN (SELECT value FROM json_each(?))`;
  const args = [JSON.stringify(ids)];
  const [shared, rows] = await Promise.all([
    readShared(reader),
    jsonRows(reader, { columns: LISTED_COLUMNS, select, args }),
  ]);
  return listedOf(reader, rows, shared);
}

/** Rows that many products refer to. */
interface Shared {
  names: NameTables;
  /** Each category with its ancestors, itself first. */
  ancestors: ReadonlyMap<number, number[]>;
}

async function readShared(reader: Reader): Promise<Shared> {
  const [names, ancestors] = await Promise.all([readNameTables(reader), readAncestors(reader)]);
  return { names, ancestors };
}

async function listedOf(
  reader: Reader,
  rows: readonly Row[],
  { names, ancestors }: Shared,
): Promise<ListedProduct[]> {
  const items = await readItems(
    reader,
    rows.map((row) => integer(row, 'id')),
  );
  return rows.flatMap((row) => {
    const id = integer(row, 'id');
    const own = items.get(id);
    if (own === undefined) return [];
    return {
      id,
      names: namesOf(row, names),
      categories: numbers(row, 'categories').flatMap((category) => ancestors.get(category) ?? []),
      name: localized(row, 'name'),
      shelf: number(row, 'shelf'),
      weight: number(row, 'weight'),
      createdAt: text(row, 'created_at'),
      isListed: number(row, 'is_listed') === 1,
      isSearchable: number(row, 'is_searchable') === 1,
      items: own,
    };
  });
}

type ItemRow = [
  ...[productId: number, id: number, width: number | null, aspect: number | null, rim: number | null],
  ...[commercial: number, price: number, onSale: number, inStock: number],
  ...attributes: (string | null)[],
];

async function readItems(reader: Reader, ids: readonly number[]): Promise<Map<number, ListedItem[]>> {
  const [row] = await reader.rows(LISTED_ITEMS, [JSON.stringify(ids)]);
  const byProduct = new Map<number, ListedItem[]>();
  // The statement above defines the rows; validating many thousands with a schema would take longer than reading them.
  for (const item of row === undefined ? [] : (json(row, 'items') as ItemRow[])) {
    const [productId, id, width, aspect, rim, commercial, price, onSale, inStock, ...attributes] = item;
    const list = byProduct.get(productId) ?? [];
    list.push({
      id,
      size: width === null || rim === null ? null : { width, aspect, rim, commercial: commercial === 1 },
      attributes: facetsOfValues(attributes),
      price,
      onSale: onSale === 1,
      inStock: inStock === 1,
    });
    byProduct.set(productId, list);
  }
  return byProduct;
}

type NameTables = ReadonlyMap<ProductFacetKey, ReadonlyMap<number, Localized>>;

async function readNameTables(reader: Reader): Promise<NameTables> {
  const tables = PRODUCT_FACET_KEYS.map(
    async (key): Promise<[ProductFacetKey, ReadonlyMap<number, Localized>]> => {
      const rows = await reader.rows(
        `SELECT id, ${languageColumns('name').join(', ')} FROM ${storageOf(key).table}`,
      );
      return [key, new Map(rows.map((row) => [integer(row, 'id'), localized(row, 'name')]))];
    },
  );
  return new Map(await Promise.all(tables));
}

function namesOf(row: Row, tables: NameTables): ListedProduct['names'] {
  return byKey(PRODUCT_FACET_KEYS, (key) => {
    const id = optionalNumber(row, storageOf(key).column);
    return (id === null ? undefined : tables.get(key)?.get(id)) ?? null;
  });
}

async function readAncestors(reader: Reader): Promise<Map<number, number[]>> {
  const rows = await reader.rows('SELECT id, parent_id FROM categories');
  const parents = new Map(rows.map((row) => [integer(row, 'id'), optionalNumber(row, 'parent_id')]));
  const above = (id: number | null, trail: number[]): number[] =>
    id === null || trail.includes(id) ? trail : above(parents.get(id) ?? null, [...trail, id]);
  return new Map([...parents.keys()].map((id) => [id, above(id, [])]));
}
