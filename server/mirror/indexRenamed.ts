import { indexProducts } from '../catalogueIndex/searchTable.js';
import type { Writer } from '../database/sql/sql.js';
import { forgetOutlines } from './outlines.js';

/** A hosted database ends a transaction after some seconds. */
const INDEXED_AT_ONCE = 1000;

/**
 * Rewrites the search texts of products of which only a shared name has changed, and logs them, because copies of the
 * catalogue index what the log names. What is too much for one transaction is to be read again by
 * the next refresh; returns the ids of it.
 */
export async function indexRenamed(
  writer: Writer,
  ids: readonly number[],
  most = INDEXED_AT_ONCE,
): Promise<readonly number[]> {
  const [now, later] = [ids.slice(0, most), ids.slice(most)];
  if (now.length === 0) return [];
  await indexProducts(writer, now);
  await writer.run(
    'INSERT OR REPLACE INTO catalogue_changes (product_id) SELECT value FROM json_each(?) WHERE TRUE',
    [JSON.stringify(now)],
  );
  if (later.length === 0) return [];
  await writer.run('DELETE FROM mirror_digests WHERE product_id IN (SELECT value FROM json_each(?))', [
    JSON.stringify(later),
  ]);
  await forgetOutlines(writer, later);
  return later;
}
