import type { Product } from '../../domain/catalogue/product.js';
import { integer, numbers } from '../database/sql/rows.js';
import type { Reader } from '../database/sql/sql.js';

/** A product takes about 8 kB of memory. The least recently used are dropped. */
const PRODUCTS_KEPT = 1000;
/** Longer lists, such as those of feeds, would only push out what shoppers look at. */
const LONGEST_KEPT_LIST = 200;
/** After more changes everything is dropped. */
const MOST_CHANGES = 1000;

type Load = (ids: readonly number[]) => Promise<Product[]>;

/**
 * Keeps loaded products in memory until the change log names them, whichever process has changed them: before each use
 * the log is read, and with it nothing that is older than it is used. Products are shared and must not be mutated.
 */
export function cachedProducts(reader: Reader, load: Load): Load {
  /** By requested id, which may be a variation's; in the order of their last use. */
  const kept = new Map<number, Product>();
  let revision: number | null = null;

  async function forgetChanged(): Promise<void> {
    const { newest, ids } = await readChanges(reader, revision);
    // Entries below 1 stand for rows that many products share; a lower revision for a restored backup.
    const isUnclear = ids.length > MOST_CHANGES || ids.some((id) => id < 1) || newest < (revision ?? newest);
    if (isUnclear) kept.clear();
    else if (ids.length > 0) {
      const changed = new Set(ids);
      for (const [key, { id, parent }] of kept) if (changed.has(parent ?? id)) kept.delete(key);
    }
    revision = newest;
  }

  function keep(id: number, product: Product): void {
    kept.delete(id);
    kept.set(id, product);
    const [oldest] = kept.keys();
    if (kept.size > PRODUCTS_KEPT && oldest !== undefined) kept.delete(oldest);
  }

  return async (ids) => {
    if (ids.length === 0 || ids.length > LONGEST_KEPT_LIST) return load(ids);
    await forgetChanged();
    const found = new Map(ids.map((id) => [id, kept.get(id)]));
    const missing = ids.filter((id) => found.get(id) === undefined);
    if (missing.length > 0) {
      const asOf = revision;
      for (const product of await load(missing)) found.set(product.id, product);
      // What has changed meanwhile may have been read before it changed.
      if (revision !== asOf) return products(ids, found);
    }
    for (const [id, product] of found) if (product !== undefined) keep(id, product);
    return products(ids, found);
  };
}

function products(ids: readonly number[], found: ReadonlyMap<number, Product | undefined>): Product[] {
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The number of the newest change, and the ids of what has changed since; none of them if nothing is kept yet. */
async function readChanges(
  reader: Reader,
  since: number | null,
): Promise<{ newest: number; ids: readonly number[] }> {
  const [row] = await reader.rows(
    `SELECT coalesce(max(revision), 0) AS newest,
       (SELECT json_group_array(product_id) FROM
         (SELECT product_id FROM catalogue_changes WHERE revision > ?1 LIMIT ?2)) AS ids
     FROM catalogue_changes`,
    [since ?? Number.MAX_SAFE_INTEGER, MOST_CHANGES + 1],
  );
  return row === undefined
    ? { newest: 0, ids: [] }
    : { newest: integer(row, 'newest'), ids: numbers(row, 'ids') };
}
