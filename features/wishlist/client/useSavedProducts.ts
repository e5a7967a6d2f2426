import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { isInStock } from '../../../domain/catalogue/product.js';
import { useIdentity } from '../../../client/account/useIdentity.js';
import { useLocale } from '../../../client/intl/messages.js';
import { cardIdOf } from '../../../client/catalogue/liveCards.js';
import { fetchCards } from '../../../client/catalogue/listing.js';
import { removeWishes, useWishes } from './wishes.js';
import { noteStock } from './wishStock.js';

interface SavedProducts {
  /** null until loaded. */
  products: ProductCardView[] | null;
  /** Those that were sold out when the list was last shown in this browser. */
  back: ProductCardView[];
  /** How many the shop no longer sells; they are dropped from the list. */
  gone: number;
  failure: unknown;
  retry: () => void;
  isEmpty: boolean;
}

interface Saved extends Pick<SavedProducts, 'back'> {
  asked: readonly number[];
  products: ProductCardView[];
}

/** The products of the shopper's wishlist with current price and stock. */
export function useSavedProducts(): SavedProducts {
  const locale = useLocale();
  const shown = useShown();
  /** Stays for this visit, whatever is noted for the next one. */
  const back = useRef(new Set<number>());
  const {
    data: last,
    error,
    mutate,
  } = useSWR<Saved, unknown>(
    shown === null || shown.length === 0 ? null : ['wishes', locale, ...shown],
    async () => {
      const products = await fetchCards(shown ?? [], locale);
      for (const id of noteStock(products)) back.current.add(id);
      const isBack = (product: ProductCardView) =>
        back.current.has(cardIdOf(product)) && isInStock(product.stock);
      return { asked: shown ?? [], products, back: products.filter(isBack) };
    },
    { keepPreviousData: true },
  );
  const data = last?.asked.every((id) => shown?.includes(id)) === true ? last : undefined;
  const sold = data?.products.map(cardIdOf) ?? [];
  const gone = data?.asked.filter((id) => !sold.includes(id)) ?? [];
  const goneIds = gone.join();
  useEffect(() => {
    if (goneIds !== '') removeWishes(...goneIds.split(',').map(Number));
  }, [goneIds]);
  return {
    products: data?.products ?? null,
    back: data?.back ?? [],
    gone: gone.length,
    failure: data === undefined ? (error ?? null) : null,
    retry: () => void mutate(),
    isEmpty: shown?.length === 0 || data?.products.length === 0,
  };
}

/** The list with what was taken off it since the page was opened, so that it can be put back; null until hydrated. */
function useShown(): readonly number[] | null {
  const ids = useWishes();
  const identity = useIdentity();
  const customer = identity.state === 'customer' ? identity.id : null;
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const [shown, setShown] = useState<readonly number[]>(ids);
  const [owner, setOwner] = useState(customer);
  const news = ids.filter((id) => !shown.includes(id));
  if (owner !== customer) {
    setOwner(customer);
    // Nobody sees the list of who was logged in before.
    setShown(owner === null ? [...news, ...shown] : ids);
  } else if (news.length > 0) setShown([...news, ...shown]);
  return isHydrated ? shown : null;
}
