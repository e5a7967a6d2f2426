import type { TyreSize } from '../../../domain/tyre.js';
import type { FacetKey, ProductQuery } from '../../ports/catalogue.js';
import type { SqlValue } from './database.js';

/** The narrowing that a facet leaves out while it counts what its own further choices would give. */
export type Criterion = FacetKey | 'price' | 'stock' | 'sale';

/** A query whose search text has been looked up. */
export interface Selection {
  query: ProductQuery;
  /** Ids of what the words of the search match, best first; null where no words narrow the search. */
  found: readonly number[] | null;
  /** The tyre size that the search names. */
  size: TyreSize | null;
}

/** A condition of SQL with its arguments. Products are `p`, items `i`. */
export interface Condition {
  sql: string;
  args: readonly SqlValue[];
}

export function allOf(conditions: readonly Condition[]): Condition {
  if (conditions.length === 0) return { sql: 'TRUE', args: [] };
  return {
    sql: conditions.map((condition) => condition.sql).join(' AND '),
    args: conditions.flatMap((condition) => condition.args),
  };
}

/**
 * What a product has to meet. Those of its tyre data have to be met together by one and the same item: a model
 * that is made in 205/55 R16 and in 195/65 R15 is no 205/65.
 */
export function productCondition(selection: Selection, except?: Criterion): Condition {
  const item = itemConditions(selection, except);
  const { sql, args } = allOf(item);
  const fits = { sql: `EXISTS (SELECT 1 FROM items i WHERE i.product_id = p.id AND ${sql})`, args };
  return allOf([...ownConditions(selection, except), ...(item.length > 0 ? [fits] : [])]);
}

const IN_CATEGORY = `p.id IN (
  SELECT product_id FROM product_categories WHERE category_id IN (
    WITH RECURSIVE tree(id) AS (
      SELECT ? UNION SELECT c.id FROM categories c JOIN tree ON c.parent_id = tree.id
    )
    SELECT id FROM tree))`;

/** Conditions on the product itself. */
export function ownConditions({ query, found }: Selection, except?: Criterion): Condition[] {
  const conditions: (Condition | null)[] = [
    found && { sql: `p.id IN (${LISTED})`, args: [JSON.stringify(found)] },
    query.category === undefined ? null : { sql: IN_CATEGORY, args: [query.category] },
    except === 'brand' ? null : named('brands', 'p.brand_id', query.brand),
    except === 'origin' ? null : named('origins', 'p.origin_id', query.origin),
    except === 'price' || query.minPrice === undefined
      ? null
      : { sql: 'p.price >= ?', args: [query.minPrice] },
    except === 'price' || query.maxPrice === undefined
      ? null
      : { sql: 'p.price <= ?', args: [query.maxPrice] },
    except === 'stock' || query.inStock === undefined
      ? null
      : { sql: query.inStock ? IN_STOCK : `NOT (${IN_STOCK})`, args: [] },
    except === 'sale' || query.onSale === undefined
      ? null
      : { sql: query.onSale ? ON_SALE : `NOT (${ON_SALE})`, args: [] },
  ];
  return conditions.filter((condition) => condition !== null);
}

export const IN_STOCK = 'p.stock > 0';
export const ON_SALE = 'p.former_price IS NOT NULL';
const LISTED = 'SELECT value FROM json_each(?)';

/** Conditions on one item's tyre data. */
export function itemConditions({ query, size }: Selection, except?: Criterion): Condition[] {
  const chosen: (Condition | null)[] = [
    except === 'load_index' ? null : listed('i.load_index', query.loadIndex),
    except === 'speed_index' ? null : listed('i.speed_index', query.speedIndex),
    except === 'width' ? null : listed('i.width', query.width),
    except === 'aspect' ? null : listed('i.aspect', query.aspect),
    except === 'rim' ? null : listed('i.rim', query.rim),
    size && ofSize(size),
  ];
  return chosen.filter((condition) => condition !== null);
}

/** Items of the size. Who does not write the C of a van tyre may mean it all the same. */
export function ofSize({ width, aspect, rim, commercial }: TyreSize): Condition {
  return {
    sql: `i.width = ? AND i.rim = ? AND i.aspect IS ?${commercial ? ' AND i.commercial = 1' : ''}`,
    args: [width, rim, aspect],
  };
}

function listed(column: string, values: readonly SqlValue[] | undefined): Condition | null {
  if (values === undefined || values.length === 0) return null;
  return { sql: `${column} IN (${LISTED})`, args: [JSON.stringify(values)] };
}

function named(table: string, column: string, names: readonly string[] | undefined): Condition | null {
  if (names === undefined || names.length === 0) return null;
  return {
    sql: `${column} IN (SELECT id FROM ${table} WHERE name_en IN (${LISTED}))`,
    args: [JSON.stringify(names)],
  };
}
