import * as v from 'valibot';
import { looseJson } from '../../../domain/core/looseJson.js';
import { createRecordNotes, type RecordNotes } from '../../ports/shared/records/recordNotes.js';
import { createRecordReader, type RecordReader } from '../../ports/shared/records/recordReader.js';
import type { Row } from '../sql/sql.js';

/*
 * Rows of the shop's own tables, read like the records of a store: one that was edited by hand or written by another
 * version never stops the others. Kinds have the name of their table as `editedAt`.
 */

/** A reader of rows. */
export function tableRecords(notes: RecordNotes): RecordReader {
  return createRecordReader(
    {
      reason: 'its row is in another form than the shop writes',
      mend: (table) => `Mend it in the table ${table} of the shop's database, or restore a backup of it`,
    },
    notes,
  );
}

/** A reader of rows for a command, which prints what cannot be read. */
export function printedTables(print: (line: string) => void): RecordReader {
  return tableRecords(createRecordNotes({ onProblem: print }));
}

/** A reader of single rows for which nothing is noted, because what cannot be read is in the error. */
export const UNNOTED = tableRecords(createRecordNotes({}));

/** A row as a record, with the values of its JSON columns. What is no JSON stays a text. */
export function recordOf(row: Row, jsonColumns: readonly string[]): Record<string, unknown> {
  const record: Record<string, unknown> = { ...row };
  for (const column of jsonColumns) {
    const value = row[column];
    if (typeof value === 'string') record[column] = looseJson(value) ?? value;
  }
  return record;
}

/** A row of `shop_meta` with its key as `id`: the object in its value. What is none stays `value`. */
export function metaRecord(row: Row): Record<string, unknown> {
  const { value, ...named } = recordOf(row, ['value']);
  return typeof value === 'object' && value !== null ? { ...value, ...named } : { value, ...named };
}

/** A time that can be shown, ISO 8601. */
export const StoredTime = v.pipe(
  v.string(),
  v.check((text) => Number.isFinite(Date.parse(text))),
);

/** An id, a quantity or an amount that can be computed with. */
export const StoredWhole = v.pipe(v.number(), v.safeInteger());

export const StoredAmount = v.pipe(StoredWhole, v.minValue(0));

export const StoredQuantity = v.pipe(StoredWhole, v.minValue(1));

/** A value that may be missing; null if it cannot be read. */
export function orNull<T>(schema: v.GenericSchema<unknown, T>) {
  return v.optional(v.nullable(schema), null);
}
