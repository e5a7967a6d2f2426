import useSWR from 'swr';
import type { ProductCardView } from '../../domain/content/views.js';
import { useLocale } from '../intl/messages.js';

// Most pages never ask; those that do load it then.
const loadListing = () => import('./listing.js');

/** Products by their ids, with today's prices and stock; none until they are there. */
export function useCards(ids: readonly number[]): ProductCardView[] {
  const locale = useLocale();
  const { data = [] } = useSWR(ids.length === 0 ? null : ['cards', locale, ...ids], async () =>
    (await loadListing()).fetchCards([...ids], locale),
  );
  return data;
}

/** Other tyres of a variation's size; none while there is no variation. */
export function useSameSize(variationId: number | undefined): ProductCardView[] {
  const locale = useLocale();
  const { data = [] } = useSWR<ProductCardView[]>(
    variationId === undefined ? null : ['same size', locale, variationId],
    async () => (await loadListing()).fetchSameSize(variationId ?? 0, locale),
  );
  return data;
}
