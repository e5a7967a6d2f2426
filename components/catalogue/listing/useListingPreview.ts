import { useState } from 'react';
import { fetchListing } from '../../../client/catalogue/listing.js';
import { useDebounced } from '../../../client/core/useDebounced.js';
import { useLocale } from '../../../client/intl/messages.js';
import { REMOTE_SELECT_DEBOUNCE_MS } from '../../../domain/core/limits.js';
import { toListingView } from '../../../domain/catalogue/listingView.js';
import type { ListingView } from '../../../domain/content/views.js';
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
  useDebounced(query?.toString() ?? null, REMOTE_SELECT_DEBOUNCE_MS, (text, signal) => {
    const asked = new URLSearchParams(text);
    fetchListing(withValue(asked, 'per_page', '1'), locale, signal)
      .then((products) => setFound(toListingView(products, readChoice(asked), words)))
      .catch(() => undefined); // the button works all the same
  });
  return query === null ? null : found;
}
