import * as v from 'valibot';
import { readWrittenNumber } from './writtenNumber.js';

/*
 * Fields of WooCommerce's and WordPress's answers. What means the same is read: numbers as text and the reverse, numbers
 * as people write them, lists as PHP writes those with gaps. Everything else is refused here, and its record goes on
 * without it; see `readRecord`. Each `…_OR_…` names the default of a field that is missing.
 */

/** A text; numbers count as their digits. */
export const WORDS = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

export const TEXT = v.optional(v.nullable(WORDS), '');

const decimal = (isRead: (value: number) => boolean) =>
  v.rawTransform<string | number, number>(({ dataset, addIssue, NEVER }) => {
    const written = readWrittenNumber(dataset.value);
    const value = written === null ? NaN : Number(written);
    if (Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER && isRead(value)) return value;
    addIssue({ message: 'no number' });
    return NEVER;
  });

const WRITTEN = v.union([v.number(), v.string()]);

/** A number that may have decimals. */
export const NUMBER = v.pipe(
  WRITTEN,
  decimal(() => true),
);

export const WHOLE = v.pipe(WRITTEN, decimal(Number.isInteger));

export const WHOLE_OR_0 = v.optional(WHOLE, 0);

/** Far above the ids of any store, and small enough for all that is computed from them. */
const ID_MAX = 1_000_000_000_000;

const id = (least: number) =>
  v.pipe(
    WRITTEN,
    decimal((value) => Number.isInteger(value) && value >= least && value <= ID_MAX),
  );

/** Of the record itself. */
export const ID = id(1);

/** Of another record, or 0 for none. */
export const ID_OR_0 = id(0);

const FLAGS: Readonly<Record<string, boolean>> = {
  ...{ true: true, yes: true, '1': true },
  ...{ false: false, no: false, '0': false },
};

/** PHP also writes `yes` and `1`. */
export const FLAG = v.union([
  v.boolean(),
  v.pipe(
    v.union([v.string(), v.number()]),
    v.check((value) => Object.hasOwn(FLAGS, String(value))),
    v.transform((value) => FLAGS[String(value)] === true),
  ),
]);

export const OFF_OR = v.optional(FLAG, false);

/** Decimal text in any way of writing that has one meaning, as `1850.00`. */
const written = (isRead: (text: string) => boolean) =>
  v.pipe(
    WRITTEN,
    v.rawTransform<string | number, string>(({ dataset, addIssue, NEVER }) => {
      const read = readWrittenNumber(dataset.value);
      if (read !== null && isRead(read)) return read;
      addIssue({ message: 'no amount' });
      return NEVER;
    }),
  );

const POUND_DIGITS = /^-?\d{1,9}(?:\.\d+)?$/;

/** A sum of money as decimal text; it may be negative. */
export const AMOUNT = written((text) => POUND_DIGITS.test(text));

export const AMOUNT_OR_0 = v.optional(AMOUNT, '0');

/** A price as decimal text; empty for none. */
export const PRICE = v.optional(
  v.nullable(v.union([v.literal(''), written((text) => POUND_DIGITS.test(text) && !text.startsWith('-'))])),
  '',
);

const TIME = /^[12]\d{3}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/;

/** Of WordPress, in UTC and without a zone; empty for none. */
export const TIME_OR_NONE = v.optional(
  v.nullable(
    v.union([
      v.literal(''),
      v.pipe(
        v.string(),
        v.check(
          (text) => TIME.test(text) && !Number.isNaN(Date.parse(`${text.slice(0, 19).replace(' ', 'T')}Z`)),
        ),
        v.transform((text) => text.slice(0, 19).replace(' ', 'T')),
      ),
    ]),
  ),
  '',
);

/** A list; PHP writes one with gaps as an object with numbers as keys. */
export function listOf<T>(entry: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> {
  const list = v.array(entry);
  const numbered = v.pipe(
    v.record(v.string(), entry),
    v.transform((entries): T[] => Object.values(entries)),
  );
  return v.lazy((value): v.GenericSchema<unknown, T[]> => (isNumbered(value) ? numbered : list));
}

/** Another object in its place is none: it would count as an empty list. */
function isNumbered(value: unknown): boolean {
  return isDictionary(value) && Object.keys(value).every((key) => /^\d+$/.test(key));
}

function isDictionary(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list of records; an empty one is never an object, which a plugin or cache would answer. */
export const ENTRIES = v.pipe(
  v.custom<unknown>((value) => !isDictionary(value) || Object.keys(value).length > 0),
  listOf(v.unknown()),
);

export function listOrNone<T>(entry: v.GenericSchema<unknown, T>) {
  return v.optional(listOf(entry), []);
}

/** Some plugins answer whole records where WooCommerce has their ids. */
export const IDS_OR_NONE = listOrNone(
  v.union([
    ID,
    v.pipe(
      v.object({ id: ID }),
      v.transform((record) => record.id),
    ),
  ]),
);

export const META_ENTRIES = listOf(v.object({ key: v.string(), value: v.unknown() }));

export const META_OR_NONE = v.optional(META_ENTRIES, []);
