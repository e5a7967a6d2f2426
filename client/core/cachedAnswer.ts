import { useMemo } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import { type GenericSchema, parse, unknown } from 'valibot';
import { callApi } from './api.js';
import { readCached, writeCached } from '../storage/storedCache.js';

/** Fetches a public response and caches it in the browser. Throws `ShopError`. */
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
 * Stale-while-revalidate for public data: the cached response of the last five minutes, then the current one. Never for
 * prices, stock or personal data.
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
