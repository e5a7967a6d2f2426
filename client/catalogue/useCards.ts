import useSWR from 'swr';
import type { ProductCardView } from '../../domain/catalogue/catalogueViews.js';
import { useLocale } from '../intl/messages.js';

// Loaded on demand: most pages do not need it.
const loadListing = () => import('./listing.js');

/** Products by id with current price and stock; empty until loaded. */
export function useCards(ids: readonly number[]): ProductCardView[] {
  const locale = useLocale();
  const { data = [] } = useSWR(ids.length === 0 ? null : ['cards', locale, ...ids], async () =>
    (await loadListing()).fetchCards([...ids], locale),
  );
  return data;
}

/** Other tyres in a variation's size; empty while there is no variation. */
export function useSameSize(variationId: number | undefined): ProductCardView[] {
  const locale = useLocale();
  const { data = [] } = useSWR<ProductCardView[]>(
    variationId === undefined ? null : ['same size', locale, variationId],
    async () => (await loadListing()).fetchSameSize(variationId ?? 0, locale),
  );
  return data;
}
