import { deserialize, serialize } from 'node:v8';
import { FACET_KEYS } from '../../domain/catalogue/facets.js';
import { LOCALES } from '../../domain/core/locale.js';
import { bytes, integer } from '../database/sql/rows.js';
import type { Reader, Writer } from '../database/sql/sql.js';
import type { ListingColumns } from './query/listingColumns.js';

/*
 * The listing columns as a single value in the database, which loads in a fraction of the time of reading the tables.
 */

const NAME = 'listing columns';
/** Identifies the format of the stored columns; increment the number when the format changes. */
export const COLUMNS_FORM = ['2', ...FACET_KEYS, ...LOCALES].join(' ');

/** The columns stored in this database with their revision; null if there are none. */
export async function readPreparedColumns(
  reader: Reader,
): Promise<{ revision: number; columns: ListingColumns } | null> {
  const [row] = await reader.rows('SELECT revision, value FROM prepared WHERE name = ? AND form = ?', [
    NAME,
    COLUMNS_FORM,
  ]);
  if (row === undefined) return null;
  return { revision: integer(row, 'revision'), columns: deserialize(bytes(row, 'value')) as ListingColumns };
}

/** Stores the columns of the tables at this revision. */
export async function writePreparedColumns(
  writer: Writer,
  revision: number,
  columns: ListingColumns,
): Promise<void> {
  await writer.run('INSERT OR REPLACE INTO prepared (name, form, revision, value) VALUES (?, ?, ?, ?)', [
    NAME,
    COLUMNS_FORM,
    revision,
    serialize(columns),
  ]);
}
