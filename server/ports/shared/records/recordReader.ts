import * as v from 'valibot';
import { ShopError } from '../../../../domain/core/errors.js';
import { OperatorProblem } from '../../problem.js';
import { describeFaults, type RecordNames, type RecordSource } from './describeFaults.js';
import { readRecord } from './readRecord.js';
import type { RecordNotes } from './recordNotes.js';

/** A kind of records that a store or WordPress answers. */
export interface RecordKind<T> extends RecordNames {
  schema: v.GenericSchema<unknown, T>;
  /** Its records are not known by numbers. */
  isUnnumbered?: true;
  /** See `readRecord`. */
  vital?: readonly string[];
}

/** Reads answers record by record, so that one that cannot be read never stops the others, and the operator knows. */
export interface RecordReader {
  /** The readable records of a list. Throws `store_unavailable` if there is no record at all in it. */
  list<T>(kind: RecordKind<T>, entries: readonly unknown[]): T[];
  /** The readable records of a list within another record: if there is none, the other one is odd, and no outage. */
  within<T>(kind: RecordKind<T>, entries: readonly unknown[]): T[];
  /** null if the record cannot be read. */
  one<T>(kind: RecordKind<T>, answer: unknown): T | null;
  /** Throws `store_unavailable` if the record cannot be read. */
  require<T>(kind: RecordKind<T>, answer: unknown): T;
  /** Like `require`, for the answer to a write; throws `outcome_unknown`. */
  requireOutcome<T>(kind: RecordKind<T>, answer: unknown): T;
  /** Where readings are noted, for what is found out about a record afterwards. */
  notes: RecordNotes;
}

interface Reading<T> {
  record: T | null;
  line: string | null;
  /** Whether it is no record of this kind at all. */
  isNone: boolean;
}

/** A reader of records of one source. */
export function createRecordReader(source: RecordSource, notes: RecordNotes): RecordReader {
  function read<T>(kind: RecordKind<T>, answer: unknown, place = 0): Reading<T> {
    const { record, faults } = readRecord(kind.schema, answer, kind.vital);
    const id = idOf(answer) ?? `without an id (${place + 1})`;
    const line = faults.length === 0 ? null : describeFaults(kind, id, faults, source);
    notes.note(`${kind.name} ${id}`, line);
    return { record, line, isNone: record === null && !isNamed(kind, answer) };
  }
  function demand<T>(code: 'store_unavailable' | 'outcome_unknown', kind: RecordKind<T>, answer: unknown): T {
    const { record, line } = read(kind, answer);
    if (record === null) throw new ShopError(code, {}, new OperatorProblem(line ?? ''));
    return record;
  }
  return {
    list(kind, entries) {
      const readings = entries.map((entry, place) => read(kind, entry, place));
      if (readings.length > 0 && readings.every(({ isNone }) => isNone)) {
        throw new ShopError('store_unavailable', {}, new OperatorProblem(readings[0]?.line ?? ''));
      }
      return readings.flatMap(({ record }) => record ?? []);
    },
    within: (kind, entries) => entries.flatMap((entry, place) => read(kind, entry, place).record ?? []),
    one: (kind, answer) => read(kind, answer).record,
    require: (kind, answer) => demand('store_unavailable', kind, answer),
    requireOutcome: (kind, answer) => demand('outcome_unknown', kind, answer),
    notes,
  };
}

/** Whether an answer could be a record of this kind. */
function isNamed({ isUnnumbered }: { isUnnumbered?: true }, answer: unknown): boolean {
  return isUnnumbered ? typeof answer === 'object' && answer !== null : v.is(NUMBERED, answer);
}

const NUMBERED = v.object({ id: v.union([v.number(), v.pipe(v.string(), v.digits())]) });

const NAMES = v.fallback(
  v.object({
    id: v.fallback(v.union([v.number(), v.pipe(v.string(), v.regex(/^[\p{L}\p{N}_%+.-]{1,60}$/u))]), ''),
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
