import useSWR from 'swr';
import { number, object } from 'valibot';
import { callApi } from '../../client/api.js';

const CountSchema = object({ total: number() });

/** How many products a choice of filters would leave; null while it is not known. */
export function useListingCount(query: URLSearchParams | null): number | null {
  const key = query === null ? null : `/wcFetch/products?${countQuery(query)}`;
  const { data } = useSWR(key, (path: string) => callApi(path, { schema: CountSchema }), {
    keepPreviousData: true,
  });
  return data?.total ?? null;
}

function countQuery(query: URLSearchParams): string {
  const counted = new URLSearchParams(query);
  counted.set('per_page', '1');
  return counted.toString();
}
