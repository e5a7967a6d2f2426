import { integer } from '../database/sql/rows.js';
import type { Reader } from '../database/sql/sql.js';

/** The number of the last change in the catalogue's change log. */
export async function lastRevision(reader: Reader): Promise<number> {
  const [row] = await reader.rows('SELECT coalesce(max(revision), 0) AS revision FROM catalogue_changes');
  return row === undefined ? 0 : integer(row, 'revision');
}

/** Caches a value derived from the catalogue's tables until the catalogue changes. It must not be mutated. */
export function memoizeUntilChanged<Value>(reader: Reader, read: () => Promise<Value>): () => Promise<Value> {
  let held: { revision: number; value: Promise<Value> } | null = null;
  return async () => {
    const revision = await lastRevision(reader);
    if (held?.revision === revision) return held.value;
    const current = { revision, value: read() };
    held = current;
    current.value.catch(() => {
      if (held === current) held = null;
    });
    return current.value;
  };
}
