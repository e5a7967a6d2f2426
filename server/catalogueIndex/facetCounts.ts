import {
  type ListedItem,
  type ListedProduct,
  type ListingColumns,
  toColumns,
  updateOffers,
} from './query/listingColumns.js';
import { FACET_STORAGE, PRODUCT_FACET_KEYS, type ProductFacetKey } from '../../domain/catalogue/facets.js';
import { byKey } from '../../domain/core/byKey.js';
import type { Localized } from '../../domain/core/locale.js';
import { ATTRIBUTE_COLUMNS, attributesOfValues } from '../database/attributeColumns.js';
import { jsonRows } from '../database/jsonRows.js';
import { languageColumns } from '../database/languageColumns.js';
import type { Reader, Row } from '../database/sql.js';
import { integer, json, localized, number, optionalNumber, text } from '../database/rows.js';

/** The current listing columns of the catalogue tables. */
export interface CatalogueIndex {
  columns(): Promise<ListingColumns>;
}

const MOST_UPDATES = 500;

/**
 * Reads the tables once, and then only what has changed, because another process may have sold something. After too
 * many changes, or a change of the product range, everything is read again.
 */
export function catalogueIndex(reader: Reader): CatalogueIndex {
  let held: { revision: number; columns: Promise<ListingColumns> } | null = null;

  async function fresh(): Promise<ListingColumns> {
    const revision = await lastRevision(reader);
    if (held === null) return hold(revision);
    const before = held.revision;
    if (before === revision) return held.columns;
    const columns = await held.columns;
    const changed = await changedOffers(reader, before);
    const isEnough =
      changed.size <= MOST_UPDATES &&
      [...changed].every(([productId, offers]) => updateOffers(columns, productId, offers));
    if (!isEnough) return hold(revision);
    held = { revision: Math.max(revision, held.revision), columns: Promise.resolve(columns) };
    return columns;
  }

  function hold(revision: number): Promise<ListingColumns> {
    const columns = readProducts(reader).then(toColumns);
    const mine = { revision, columns };
    held = mine;
    columns.catch(() => {
      if (held === mine) held = null;
    });
    return columns;
  }

  return { columns: fresh };
}

async function lastRevision(reader: Reader): Promise<number> {
  const [row] = await reader.rows('SELECT coalesce(max(revision), 0) AS revision FROM catalogue_changes');
  return row === undefined ? 0 : integer(row, 'revision');
}

type Offer = Pick<ListedItem, 'id' | 'price' | 'onSale' | 'inStock'>;

async function changedOffers(reader: Reader, since: number): Promise<Map<number, Offer[]>> {
  const rows = await reader.rows(
    `SELECT c.product_id, i.id, i.price, i.former_price IS NOT NULL AS on_sale, i.stock > 0 AS in_stock
     FROM catalogue_changes c LEFT JOIN items i ON i.product_id = c.product_id
     WHERE c.revision > ? ORDER BY c.product_id, i.position`,
    [since],
  );
  const offers = new Map<number, Offer[]>();
  for (const row of rows) {
    const productId = integer(row, 'product_id');
    const list = offers.get(productId) ?? [];
    if (row['id'] !== null) list.push(offerOf(row));
    offers.set(productId, list);
  }
  return offers;
}

function offerOf(row: Row): Offer {
  return {
    id: integer(row, 'id'),
    price: integer(row, 'price'),
    onSale: integer(row, 'on_sale') === 1,
    inStock: integer(row, 'in_stock') === 1,
  };
}

/** Products per query, which bounds the size of a hosted database's response. */
const PRODUCTS_AT_ONCE = 5000;

const LISTED_COLUMNS = [
  ...['id', 'name_en', 'shelf', 'weight', 'created_at', 'is_listed', 'is_searchable', 'categories'],
  ...PRODUCT_FACET_KEYS.map((key) => FACET_STORAGE[key].column),
];

const LISTED_PRODUCTS = `
  SELECT *,
    (SELECT json_group_array(category_id) || '' FROM product_categories WHERE product_id = products.id) AS categories
  FROM products WHERE id > ? ORDER BY id LIMIT ?`;

/** Columns of `ItemRow` in order; each item is one array. */
const LISTED_ITEMS = `
  SELECT json_group_array(json_array(product_id, id, width, aspect, rim, commercial, price,
    former_price IS NOT NULL, stock > 0${ATTRIBUTE_COLUMNS.map((column) => `, ${column}`).join('')})) AS items
  FROM (SELECT * FROM items WHERE product_id > ? AND product_id <= ? ORDER BY product_id, position)`;

async function readProducts(reader: Reader): Promise<ListedProduct[]> {
  const [nameTables, ancestors] = [await readNameTables(reader), await readAncestors(reader)];
  const products: ListedProduct[] = [];
  for (let last = 0; ;) {
    const args = [last, PRODUCTS_AT_ONCE];
    const rows = await jsonRows(reader, { columns: LISTED_COLUMNS, select: LISTED_PRODUCTS, args });
    const end = rows.at(-1);
    if (end === undefined) return products;
    const items = await readItems(reader, last, integer(end, 'id'));
    for (const row of rows) {
      const id = integer(row, 'id');
      const own = items.get(id);
      if (own === undefined) continue;
      products.push({
        id,
        names: namesOf(row, nameTables),
        categories: (json(row, 'categories') as number[]).flatMap(
          (category) => ancestors.get(category) ?? [],
        ),
        name: text(row, 'name_en'),
        shelf: number(row, 'shelf'),
        weight: number(row, 'weight'),
        createdAt: text(row, 'created_at'),
        isListed: number(row, 'is_listed') === 1,
        isSearchable: number(row, 'is_searchable') === 1,
        items: own,
      });
    }
    last = integer(end, 'id');
  }
}

type ItemRow = [
  ...[productId: number, id: number, width: number | null, aspect: number | null, rim: number | null],
  ...[commercial: number, price: number, onSale: number, inStock: number],
  ...attributes: (string | null)[],
];

async function readItems(reader: Reader, after: number, upTo: number): Promise<Map<number, ListedItem[]>> {
  const [row] = await reader.rows(LISTED_ITEMS, [after, upTo]);
  const byProduct = new Map<number, ListedItem[]>();
  // The statement above defines the rows; validating many thousands with a schema would take longer than reading them.
  for (const item of row === undefined ? [] : (json(row, 'items') as ItemRow[])) {
    const [productId, id, width, aspect, rim, commercial, price, onSale, inStock, ...attributes] = item;
    const list = byProduct.get(productId) ?? [];
    list.push({
      id,
      size: width === null || rim === null ? null : { width, aspect, rim, commercial: commercial === 1 },
      attributes: attributesOfValues(attributes),
      price,
      onSale: onSale === 1,
      inStock: inStock === 1,
    });
    byProduct.set(productId, list);
  }
  return byProduct;
}

type NameTables = Record<ProductFacetKey, ReadonlyMap<number, Localized>>;

async function readNameTables(reader: Reader): Promise<NameTables> {
  const tables: [ProductFacetKey, ReadonlyMap<number, Localized>][] = [];
  for (const key of PRODUCT_FACET_KEYS) {
    const rows = await reader.rows(
      `SELECT id, ${languageColumns('name').join(', ')} FROM ${FACET_STORAGE[key].table}`,
    );
    tables.push([key, new Map(rows.map((row) => [integer(row, 'id'), localized(row, 'name')]))]);
  }
  return Object.fromEntries(tables) as NameTables;
}

function namesOf(row: Row, tables: NameTables): ListedProduct['names'] {
  return byKey(PRODUCT_FACET_KEYS, (key) => {
    const id = optionalNumber(row, FACET_STORAGE[key].column);
    return (id === null ? undefined : tables[key].get(id)) ?? null;
  });
}

/** Each category with its ancestors, itself first. */
async function readAncestors(reader: Reader): Promise<Map<number, number[]>> {
  const rows = await reader.rows('SELECT id, parent_id FROM categories');
  const parents = new Map(rows.map((row) => [integer(row, 'id'), optionalNumber(row, 'parent_id')]));
  const above = (id: number | null, trail: number[]): number[] =>
    id === null || trail.includes(id) ? trail : above(parents.get(id) ?? null, [...trail, id]);
  return new Map([...parents.keys()].map((id) => [id, above(id, [])]));
}
