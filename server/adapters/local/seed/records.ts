import { readFileSync } from 'node:fs';
import {
  array,
  type GenericSchema,
  getDotPath,
  type InferOutput,
  looseObject,
  safeParse,
  string,
  unknown,
} from 'valibot';
import { DemoError } from './demo.js';

/** Reads a JSON file with one record. Throws `DemoError`. */
export function readRecord<S extends GenericSchema>(schema: S, file: string): InferOutput<S> {
  return checked(schema, readJson(file), file);
}

/** Reads a JSON file with a list of records. Throws `DemoError` with the SKU or slug of the record. */
export function readRecords<S extends GenericSchema>(schema: S, file: string): InferOutput<S>[] {
  const records = readRecord(array(unknown()), file);
  return records.map((record, index) => checked(schema, record, `${file}, ${nameOf(record, index)}`));
}

/** Records that are parsed where they are read: checked, and returned as they are written. */
export function readWritten(schema: GenericSchema, file: string): { slug: string }[] {
  readRecords(schema, file);
  return readRecord(array(looseObject({ slug: string() })), file);
}

/** Parses a value with the schema. Throws `DemoError` that starts with its location. */
export function checked<S extends GenericSchema>(schema: S, value: unknown, where: string): InferOutput<S> {
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => {
    const path = getDotPath(issue);
    return path === null ? issue.message : `${path}: ${issue.message}`;
  });
  throw new DemoError(`${where}: ${issues.join('; ')}`);
}

function nameOf(record: unknown, index: number): string {
  const { sku, slug } = (record ?? {}) as { sku?: unknown; slug?: unknown };
  const name = sku ?? slug;
  return typeof name === 'string' ? name : `record ${index + 1}`;
}

function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DemoError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
