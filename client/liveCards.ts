import { useEffect, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { CARDS_EVERY_MS, CARDS_MAX } from '../domain/limits.js';
import type { ProductCardView } from '../domain/views.js';
import { createListeners } from './listeners.js';
import { useLocale } from './words.js';

/** Ids in each list of the page: they are asked about together. */
const lists = new Set<readonly number[]>();
const listeners = createListeners();
let onPage = '';

function change(): void {
  onPage = [...new Set([...lists].flat())]
    .sort((a, b) => a - b)
    .slice(0, CARDS_MAX)
    .join(',');
  listeners.tell();
}

const idOf = ({ id, variationId }: ProductCardView) => variationId ?? id;
const loadListing = () => import('./listing.js');

/**
 * Prerendered cards with the words, price and stock of now, once they are wanted: one request for all lists of the
 * page. What is not sold any more is out of stock.
 */
export function useLiveCards(cards: readonly ProductCardView[], isWanted: boolean): ProductCardView[] {
  const locale = useLocale();
  const ids = cards.map(idOf).join(',');
  useEffect(() => {
    const list = ids === '' ? [] : ids.split(',').map(Number);
    lists.add(list);
    change();
    return () => {
      lists.delete(list);
      change();
    };
  }, [ids]);
  const asked = useSyncExternalStore(
    listeners.subscribe,
    () => onPage,
    () => '',
  );
  const { data } = useSWR<ProductCardView[]>(
    isWanted && asked !== '' ? ['cards', locale, asked] : null,
    async () => (await loadListing()).fetchCards(asked.split(',').map(Number), locale),
    { dedupingInterval: CARDS_EVERY_MS, keepPreviousData: true },
  );
  return withLive(cards, data, asked);
}

/** The cards with what was answered about the ids that were asked, `1,2,3`. */
export function withLive(
  cards: readonly ProductCardView[],
  answered: readonly ProductCardView[] | undefined,
  asked: string,
): ProductCardView[] {
  if (answered === undefined) return [...cards];
  const wasAsked = new Set(asked.split(','));
  return cards.map((card) => {
    const live = answered.find((other) => idOf(other) === idOf(card));
    return live ?? (wasAsked.has(String(idOf(card))) ? { ...card, stock: 0 } : card);
  });
}
