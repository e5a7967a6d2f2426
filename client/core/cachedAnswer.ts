import { useMemo } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import { type GenericSchema, parse, unknown } from 'valibot';
import { callApi } from './api.js';
import { readCached, writeCached } from './storedCache.js';

/** Reads a public answer and keeps it in the browser as it came. Throws `ShopError`. */
export async function fetchAndCache<Value>(
  path: string,
  schema: GenericSchema<unknown, Value>,
): Promise<Value> {
  const answer = await callApi(path, { schema: unknown() });
  const value = parse(schema, answer);
  writeCached(path, answer);
  return value;
}

/**
 * A public answer: what the browser kept of it in the last five minutes at once, then what the shop says now.
 * Never for prices and stock, nor for anything personal.
 */
export function useCachedAnswer<Value>(
  path: string | null,
  schema: GenericSchema<unknown, Value>,
): SWRResponse<Value, unknown> {
  const cached = useMemo(() => (path === null ? null : readCached(path, schema)), [path, schema]);
  return useSWR<Value, unknown>(path, (asked: string) => fetchAndCache(asked, schema), {
    ...(cached === null ? {} : { fallbackData: cached }),
  });
}
