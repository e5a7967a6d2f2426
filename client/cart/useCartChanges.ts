import { useEffect, useSyncExternalStore } from 'react';
import { isBlocking, type LineChange, lineChanges } from '../../domain/cart/lineChange.js';
import type { LineItem } from '../../domain/order/order.js';
import { type LiveOffer, useLiveOffers } from '../catalogue/liveOffers.js';
import type { Cart, CartActions } from './useCart.js';
import { number, record, string } from 'valibot';
import type { Piastres } from '../../domain/core/money.js';
import { createStored } from '../core/stored.js';

export interface CartChanges {
  /** Price and stock changes of a line since the shopper last saw it. */
  of: (line: LineItem) => LineChange[];
  /** Lines that cannot be ordered as they are. */
  blocked: LineItem[];
  /** The shopper has acknowledged a line's new price. */
  acceptPrice: (line: LineItem) => void;
}

const NOTHING_SEEN: SeenPrices = {};

/**
 * Detects changes to a cart since it was filled. A new price is written to the cart at once, so that every total is the
 * one that will be charged, and is shown beside the line until acknowledged. Lines that are out of stock are never
 * removed automatically.
 */
export function useCartChanges(cart: Cart & CartActions): CartChanges {
  const offerOf = useLiveOffers(cart.items);
  const seen = useSyncExternalStore(seenPrices.subscribe, seenPrices.read, () => null) ?? NOTHING_SEEN;
  const isReady = cart.state === 'ready';

  useEffect(() => {
    if (isReady) rememberUnseen(cart.items);
  }, [isReady, cart.items]);

  const stale = cart.items.filter((line) => isStale(line, offerOf(line)));
  const staleKey = stale.map((line) => `${line.id} ${priceOf(offerOf(line))}`).join();
  useEffect(() => {
    if (staleKey === '') return;
    // Writing the same quantity makes the server look up the price. If it fails, the checkout reports the change.
    for (const line of stale) void cart.setQuantity(line, line.quantity).catch(() => undefined);
    // The lines and their new prices decide; the functions are new on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [staleKey]);

  const of = (line: LineItem) => lineChanges(line, offerOf(line), seen[line.id] ?? line.price);
  return {
    of,
    blocked: cart.items.filter((line) => of(line).some(isBlocking)),
    acceptPrice: (line) =>
      seenPrices.write({ ...seenPrices.read(), [line.id]: priceOf(offerOf(line)) ?? line.price }),
  };
}

/** The line's price differs from the catalogue's, and the line can be ordered as it is. */
function isStale(line: LineItem, offer: LiveOffer | undefined): boolean {
  if (offer === undefined || offer === 'gone' || offer.price === line.price) return false;
  return !lineChanges(line, offer, line.price).some(isBlocking);
}

function priceOf(offer: LiveOffer | undefined): number | undefined {
  return offer === undefined || offer === 'gone' ? undefined : offer.price;
}

/** Remembers the price at which a line was first seen, and forgets lines that are gone. */
function rememberUnseen(items: readonly LineItem[]): void {
  const known = seenPrices.read() ?? NOTHING_SEEN;
  const next = Object.fromEntries(items.map(({ id, price }) => [String(id), known[id] ?? price]));
  if (JSON.stringify(next) !== JSON.stringify(known)) seenPrices.write(next);
}

/** Prices by line id. */
type SeenPrices = Readonly<Record<string, Piastres>>;

/**
 * The last price of each cart line that the shopper has seen; persisted, so that a change is still shown after a
 * reload.
 */
const seenPrices = createStored<SeenPrices>('seenPrices', record(string(), number()), 'browser');
