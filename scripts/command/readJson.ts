import { readFileSync } from 'node:fs';
import { type GenericSchema, type InferOutput, parse } from 'valibot';

/** Reads a file of JSON. Throws if it does not fit the schema. */
export function readJson<Schema extends GenericSchema>(file: string, schema: Schema): InferOutput<Schema> {
  return parse(schema, JSON.parse(readFileSync(file, 'utf8')));
}
