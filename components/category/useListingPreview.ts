import useSWR from 'swr';
import { fetchListing } from '../../client/listing.js';
import { useLocale } from '../../client/words.js';
import { type FoundProducts, toListingView } from '../../domain/listingView.js';
import type { ListingView } from '../../domain/views.js';
import { readChoice } from './listingAddress.js';
import { useListingWords } from './useListing.js';

/** What a choice of filters would leave, its first product apart; null while it is not known. */
export function useListingPreview(query: URLSearchParams | null): ListingView | null {
  const locale = useLocale();
  const words = useListingWords();
  const key = query === null ? null : ['preview', locale, query.toString()];
  const { data } = useSWR<FoundProducts, unknown>(key, () => fetchListing(counted(query), locale), {
    keepPreviousData: true,
  });
  return data === undefined || query === null ? null : toListingView(data, readChoice(query), words);
}

function counted(query: URLSearchParams | null): URLSearchParams {
  const one = new URLSearchParams(query ?? undefined);
  one.set('per_page', '1');
  return one;
}
