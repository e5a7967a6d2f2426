import type { Row } from '@libsql/client';
import type { Localized } from '../../domain/core/locale.js';

/*
 * Readers of database columns. Each answers the type it is named after or throws, so that a wrong column is
 * found where it is read and not three rooms further on.
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

/** A number, whole or not. */
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

/** The pair of columns `<name>_en` and `<name>_ar`. */
export function localized(row: Row, name: string): Localized {
  return { en: text(row, `${name}_en`), ar: optionalText(row, `${name}_ar`) };
}

/** A JSON column, still unknown: give it to a schema. */
export function json(row: Row, column: string): unknown {
  return JSON.parse(text(row, column));
}

/** A JSON column that holds a list of numbers. */
export function numbers(row: Row, column: string): number[] {
  const value = json(row, column);
  if (!Array.isArray(value)) throw wrong(column, 'a list', value);
  return value.map((entry) => {
    if (typeof entry !== 'number') throw wrong(column, 'a list of numbers', entry);
    return entry;
  });
}

/** A JSON column that holds a list of texts. */
export function texts(row: Row, column: string): string[] {
  const value = json(row, column);
  if (!Array.isArray(value)) throw wrong(column, 'a list', value);
  return value.map((entry) => {
    if (typeof entry !== 'string') throw wrong(column, 'a list of texts', entry);
    return entry;
  });
}
