import { type FacetKey, type Facets, type FacetValue } from '../../ports/catalogue.js';
import {
  allOf,
  type Criterion,
  IN_STOCK,
  itemConditions,
  ON_SALE,
  ownConditions,
  productCondition,
  type Selection,
} from './catalogueFilter.js';
import type { Reader, Row } from './database.js';
import { integer, optionalInteger, optionalText, text } from './rows.js';

type MarkKey = Exclude<FacetKey, 'brand' | 'origin'>;

/** Counts what every further choice would leave; each facet without its own current choice. */
export async function countFacets(reader: Reader, selection: Selection): Promise<Facets> {
  const word = (key: FacetKey, table: string, column: string) =>
    wordFacet(reader, selection, key, table, column);
  const mark = (key: MarkKey, order: string) => markFacet(reader, selection, key, order);
  const byNumber = 'CAST(value AS REAL), value';
  const [brand, origin, loadIndex, speedIndex, width, aspect, rim, price, inStock, onSale] =
    await Promise.all([
      word('brand', 'brands', 'brand_id'),
      word('origin', 'origins', 'origin_id'),
      mark('load_index', byNumber),
      mark('speed_index', 'value'),
      mark('width', byNumber),
      mark('aspect', byNumber),
      mark('rim', byNumber),
      priceRange(reader, selection),
      countOf(reader, selection, 'stock', IN_STOCK),
      countOf(reader, selection, 'sale', ON_SALE),
    ]);
  return {
    values: { brand, origin, load_index: loadIndex, speed_index: speedIndex, width, aspect, rim },
    price,
    inStock,
    onSale,
  };
}

/** A facet of words that products refer to, most frequent first. */
async function wordFacet(
  reader: Reader,
  selection: Selection,
  key: FacetKey,
  table: string,
  column: string,
): Promise<FacetValue[]> {
  const where = productCondition(selection, key);
  const rows = await reader.rows(
    `SELECT w.name_en AS value, w.name_ar AS label_ar, count
     FROM (SELECT p.${column} AS word_id, count(*) AS count FROM products p WHERE ${where.sql} GROUP BY 1)
     JOIN ${table} w ON w.id = word_id
     ORDER BY count DESC, value`,
    where.args,
  );
  return rows.map(facetValue);
}

/** A facet of figures or letters that items carry: counts the products with at least one such item. */
async function markFacet(
  reader: Reader,
  selection: Selection,
  key: MarkKey,
  order: string,
): Promise<FacetValue[]> {
  const own = ownConditions(selection, key);
  const products = allOf(own);
  const where = allOf([
    { sql: `i.${key} IS NOT NULL`, args: [] },
    ...itemConditions(selection, key),
    ...(own.length === 0
      ? []
      : [{ ...products, sql: `i.product_id IN (SELECT p.id FROM products p WHERE ${products.sql})` }]),
  ]);
  const rows = await reader.rows(
    `SELECT value, NULL AS label_ar, count(*) AS count
     FROM (SELECT DISTINCT i.product_id, i.${key} AS value FROM items i WHERE ${where.sql})
     GROUP BY value ORDER BY ${order}`,
    where.args,
  );
  return rows.map(facetValue);
}

function facetValue(row: Row): FacetValue {
  return {
    value: typeof row['value'] === 'number' ? String(row['value']) : text(row, 'value'),
    labelAr: optionalText(row, 'label_ar'),
    count: integer(row, 'count'),
  };
}

async function priceRange(reader: Reader, selection: Selection): Promise<Facets['price']> {
  const where = productCondition(selection, 'price');
  const [row] = await reader.rows(
    `SELECT min(p.price) AS low, max(p.price) AS high FROM products p WHERE ${where.sql}`,
    where.args,
  );
  const min = row === undefined ? null : optionalInteger(row, 'low');
  const max = row === undefined ? null : optionalInteger(row, 'high');
  return min === null || max === null ? null : { min, max };
}

async function countOf(
  reader: Reader,
  selection: Selection,
  except: Criterion,
  also: string,
): Promise<number> {
  const where = productCondition(selection, except);
  const [row] = await reader.rows(
    `SELECT count(*) AS count FROM products p WHERE ${where.sql} AND ${also}`,
    where.args,
  );
  return row === undefined ? 0 : integer(row, 'count');
}
