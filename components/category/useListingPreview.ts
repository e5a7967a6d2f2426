import { useState } from 'react';
import { fetchListing } from '../../client/listing.js';
import { useWhenRested } from '../../client/useWhenRested.js';
import { useLocale } from '../../client/words.js';
import { REMOTE_SELECT_DEBOUNCE_MS } from '../../domain/limits.js';
import { toListingView } from '../../domain/listingView.js';
import type { ListingView } from '../../domain/views.js';
import { readChoice, withValue } from './listingAddress.js';
import { useListingWords } from './useListing.js';

/**
 * What a choice of filters would leave, asked for once choosing rests; until it is known, and where it cannot be
 * had, what was known before. Null where nothing has been chosen.
 */
export function useListingPreview(query: URLSearchParams | null): ListingView | null {
  const locale = useLocale();
  const words = useListingWords();
  const [found, setFound] = useState<ListingView | null>(null);
  useWhenRested(query?.toString() ?? null, REMOTE_SELECT_DEBOUNCE_MS, (text, signal) => {
    const asked = new URLSearchParams(text);
    fetchListing(withValue(asked, 'per_page', '1'), locale, signal)
      .then((products) => setFound(toListingView(products, readChoice(asked), words)))
      .catch(() => undefined); // the button works all the same
  });
  return query === null ? null : found;
}
