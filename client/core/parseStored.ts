import { type GenericSchema, parseJson, pipe, safeParse, string } from 'valibot';

/** What one of the browser's stores has kept, as the schema reads it; null for nothing, and for what is none of ours. */
export function parseStored<Output>(
  text: string | null,
  schema: GenericSchema<unknown, Output>,
): Output | null {
  const result = safeParse(pipe(string(), parseJson(), schema), text);
  return result.success ? result.output : null;
}
