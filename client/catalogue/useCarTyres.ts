import useSWR, { type SWRResponse } from 'swr';
import type { FoundProducts } from '../../domain/catalogue/listing/listingView.js';
import { useLocale } from '../intl/messages.js';
import { fetchListing } from './listing.js';

/** The first tyres that fit a car, with current prices and stock; `data` is undefined until loaded. */
export function useCarTyres(key: string | null): SWRResponse<FoundProducts, unknown> {
  const locale = useLocale();
  return useSWR<FoundProducts, unknown>(key === null ? null : ['car tyres', locale, key], () =>
    fetchListing(new URLSearchParams({ car: key ?? '' }), locale, new AbortController().signal),
  );
}
