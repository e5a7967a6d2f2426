import { useEffect, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { CARDS_EVERY_MS, CARDS_MAX } from '../../domain/core/limits.js';
import type { ProductCardView } from '../../domain/catalogue/catalogueViews.js';
import { createListeners } from '../storage/listeners.js';
import { useLocale } from '../intl/messages.js';

/** Ids of each list on the page; they are fetched in one request. */
const lists = new Set<readonly number[]>();
const listeners = createListeners();
let onPage = '';

function change(): void {
  onPage = [...new Set([...lists].flat())]
    .sort((a, b) => a - b)
    .slice(0, CARDS_MAX)
    .join(',');
  listeners.notify();
}

/** The id that a card stands for: its variation's, if it means one. */
export function cardIdOf({ id, variationId }: Pick<ProductCardView, 'id' | 'variationId'>): number {
  return variationId ?? id;
}

const loadListing = () => import('./listing.js');

/** Lists prerendered cards as part of the page, so that one request refreshes all of them. */
export function useListedCards(cards: readonly ProductCardView[]): void {
  const ids = cards.map(cardIdOf).join(',');
  useEffect(() => {
    const list = ids === '' ? [] : ids.split(',').map(Number);
    lists.add(list);
    change();
    return () => {
      lists.delete(list);
      change();
    };
  }, [ids]);
}

/**
 * Revalidates prerendered cards: names, price and stock, in one request for all lists of the page. A product that is no
 * longer sold is out of stock.
 */
export function useLiveCards(cards: readonly ProductCardView[], isWanted: boolean): ProductCardView[] {
  const locale = useLocale();
  const asked = useSyncExternalStore(
    listeners.subscribe,
    () => onPage,
    () => '',
  );
  const { data } = useSWR<LiveCards>(
    isWanted && asked !== '' ? ['cards', locale, asked] : null,
    async () => {
      const ids = asked.split(',').map(Number);
      return { asked: ids, answered: await (await loadListing()).fetchCards(ids, locale) };
    },
    { dedupingInterval: CARDS_EVERY_MS, keepPreviousData: true },
  );
  return withLive(cards, data);
}

interface LiveCards {
  /** The requested ids, kept with their response: the page may have requested others since. */
  asked: readonly number[];
  answered: readonly ProductCardView[];
}

/** Merges the response into the cards; a requested card without an answer is out of stock. */
export function withLive(cards: readonly ProductCardView[], live: LiveCards | undefined): ProductCardView[] {
  if (live === undefined) return [...cards];
  return cards.map((card) => {
    const id = cardIdOf(card);
    const answer = live.answered.find((other) => cardIdOf(other) === id);
    return answer ?? (live.asked.includes(id) ? { ...card, stock: 0 } : card);
  });
}
