import type { Row } from '@libsql/client';
import { DEFAULT_LOCALE, type Localized, localized as translated } from '../../../domain/core/locale.js';

/*
 * Typed readers of database columns. Each throws on a value of another type, so that a wrong column is detected where
 * it is read.
 */

function wrong(column: string, expected: string, value: unknown): Error {
  return new Error(
    `Database column ${column} should be ${expected}, not ${value === null ? 'null' : typeof value}`,
  );
}

export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw wrong(column, 'text', value);
  return value;
}

export function optionalText(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column);
}

export function bytes(row: Row, column: string): Uint8Array {
  const value = row[column];
  if (!(value instanceof ArrayBuffer)) throw wrong(column, 'bytes', value);
  return new Uint8Array(value);
}

/** A number, integer or not. */
export function number(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw wrong(column, 'a number', value);
  return value;
}

export function optionalNumber(row: Row, column: string): number | null {
  return row[column] === null ? null : number(row, column);
}

export function integer(row: Row, column: string): number {
  const value = number(row, column);
  if (!Number.isSafeInteger(value)) throw wrong(column, 'a whole number', value);
  return value;
}

export function optionalInteger(row: Row, column: string): number | null {
  return row[column] === null ? null : integer(row, column);
}

/** A text in every language: `<name>_en`, `<name>_ar`. */
export function localized(row: Row, name: string): Localized {
  return translated(text(row, `${name}_${DEFAULT_LOCALE}`), (locale) =>
    optionalText(row, `${name}_${locale}`),
  );
}

/** The text; null if it is missing in the default language. */
export function optionalLocalized(row: Row, name: string): Localized | null {
  return row[`${name}_${DEFAULT_LOCALE}`] === null ? null : localized(row, name);
}

/** A JSON column, of unknown type: validate it with a schema. */
export function json(row: Row, column: string): unknown {
  return JSON.parse(text(row, column));
}

/** A JSON column with a list of numbers. */
export function numbers(row: Row, column: string): number[] {
  const value = json(row, column);
  if (!Array.isArray(value)) throw wrong(column, 'a list', value);
  return value.map((entry) => {
    if (typeof entry !== 'number') throw wrong(column, 'a list of numbers', entry);
    return entry;
  });
}

/** A JSON column with a list of strings. */
export function texts(row: Row, column: string): string[] {
  const value = json(row, column);
  if (!Array.isArray(value)) throw wrong(column, 'a list', value);
  return value.map((entry) => {
    if (typeof entry !== 'string') throw wrong(column, 'a list of texts', entry);
    return entry;
  });
}
