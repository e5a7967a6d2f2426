import { type GenericSchema, safeParse } from 'valibot';
import { looseJson } from '../../domain/core/looseJson.js';

/** Parses a value from web storage; null if it is missing or does not match the schema. */
export function parseStored<Output>(
  text: string | null,
  schema: GenericSchema<unknown, Output>,
): Output | null {
  const result = safeParse(schema, looseJson(text ?? ''));
  return result.success ? result.output : null;
}
