import useSWR from 'swr';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { useLocale } from '../../../client/intl/messages.js';
import { fetchCards } from '../../../client/catalogue/listing.js';

/**
 * The cards of these products. While they load, those of the last ones are returned; `isComplete` once every product
 * that the shop still sells is there.
 */
export function useComparedCards(ids: readonly number[]): {
  products: ProductCardView[];
  isComplete: boolean;
} {
  const locale = useLocale();
  const { data, error, isLoading } = useSWR<ProductCardView[], unknown>(
    ids.length === 0 ? null : ['cards', locale, ...ids],
    () => fetchCards([...ids], locale),
    { keepPreviousData: true },
  );
  return { products: data ?? [], isComplete: data !== undefined && error === undefined && !isLoading };
}
