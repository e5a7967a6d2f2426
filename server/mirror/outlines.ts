import { integer, text } from '../database/sql/rows.js';
import type { Reader, Writer } from '../database/sql/sql.js';
import type { Outlines } from './remoteCatalogue.js';

/* The outlines with which the mirrored products were read. */

/** Products whose outlines differ from the known ones, and products of the mirror that the store does not list. */
export async function idsToRead(reader: Reader, listed: Outlines): Promise<Set<number>> {
  const [outlines, products] = await Promise.all([
    reader.rows('SELECT product_id, digest FROM mirror_outlines'),
    reader.rows('SELECT id FROM products'),
  ]);
  const known = new Map(outlines.map((row) => [integer(row, 'product_id'), text(row, 'digest')]));
  const differing = [...listed].filter(([id, digest]) => known.get(id) !== digest).map(([id]) => id);
  const unlisted = [...known.keys(), ...products.map((row) => integer(row, 'id'))].filter(
    (id) => !listed.has(id),
  );
  return new Set([...unlisted, ...differing]);
}

/** Records the outlines with which these products were read; none for those that are not listed, or to be read again. */
export async function writeOutlines(
  writer: Writer,
  ids: readonly number[],
  { outlines, again }: { outlines: Outlines; again: ReadonlySet<number> },
): Promise<void> {
  await forgetOutlines(writer, ids);
  const rows = ids.flatMap((id) => (outlines.has(id) && !again.has(id) ? [[id, outlines.get(id)]] : []));
  await writer.run(
    'INSERT INTO mirror_outlines (product_id, digest) SELECT value ->> 0, value ->> 1 FROM json_each(?)',
    [JSON.stringify(rows)],
  );
}

/** Lets the next refresh read these products. */
export async function forgetOutlines(writer: Writer, ids: readonly number[]): Promise<void> {
  await writer.run('DELETE FROM mirror_outlines WHERE product_id IN (SELECT value FROM json_each(?))', [
    JSON.stringify(ids),
  ]);
}

/** Lets the next refresh read all products. */
export async function forgetAllOutlines(writer: Writer): Promise<void> {
  await writer.run('DELETE FROM mirror_outlines');
}
