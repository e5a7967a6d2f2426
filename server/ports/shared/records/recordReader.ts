import * as v from 'valibot';
import { ShopError } from '../../../../domain/core/errors.js';
import { OperatorProblem } from '../../problem.js';
import { describeFaults, type RecordNames } from './describeFaults.js';
import { readRecord } from './readRecord.js';
import type { RecordNotes } from './recordNotes.js';

/** A kind of records that a store or WordPress answers. */
export interface RecordKind<T> extends RecordNames {
  schema: v.GenericSchema<unknown, T>;
  /** See `readRecord`. */
  vital?: readonly string[];
}

/** Reads answers record by record, so that one that cannot be read never stops the others, and the operator knows. */
export interface RecordReader {
  /** The readable records of a list. */
  list<T>(kind: RecordKind<T>, entries: readonly unknown[]): T[];
  /** null if the record cannot be read. */
  one<T>(kind: RecordKind<T>, answer: unknown): T | null;
  /** Throws `store_unavailable` if the record cannot be read. */
  require<T>(kind: RecordKind<T>, answer: unknown): T;
  /** Where readings are noted, for what is found out about a record afterwards. */
  notes: RecordNotes;
}

/** A reader of the answers of the WordPress at `siteUrl`. */
export function createRecordReader(siteUrl: string, notes: RecordNotes): RecordReader {
  function read<T>(
    kind: RecordKind<T>,
    answer: unknown,
    place = 0,
  ): { record: T | null; line: string | null } {
    const { record, faults } = readRecord(kind.schema, answer, kind.vital);
    const id = idOf(answer) ?? `without an id (${place + 1})`;
    const line = faults.length === 0 ? null : describeFaults(kind, id, faults, siteUrl);
    notes.note(`${kind.name} ${id}`, line);
    return { record, line };
  }
  return {
    list: (kind, entries) => entries.flatMap((entry, place) => read(kind, entry, place).record ?? []),
    one: (kind, answer) => read(kind, answer).record,
    require(kind, answer) {
      const { record, line } = read(kind, answer);
      if (record === null) throw new ShopError('store_unavailable', {}, new OperatorProblem(line ?? ''));
      return record;
    },
    notes,
  };
}

const NAMES = v.fallback(
  v.object({
    id: v.fallback(v.union([v.number(), v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))]), ''),
    slug: v.fallback(v.pipe(v.string(), v.maxLength(100)), ''),
  }),
  { id: '', slug: '' },
);

/** The id, or of what has none the slug. */
function idOf(answer: unknown): string | null {
  const { id, slug } = v.parse(NAMES, answer);
  if (id !== '') return String(id);
  return slug === '' ? null : slug;
}
