import { type GenericSchema, parseJson, pipe, safeParse, string } from 'valibot';

/** Parses a value from web storage; null if it is missing or does not match the schema. */
export function parseStored<Output>(
  text: string | null,
  schema: GenericSchema<unknown, Output>,
): Output | null {
  const result = safeParse(pipe(string(), parseJson(), schema), text);
  return result.success ? result.output : null;
}
