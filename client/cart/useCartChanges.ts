import { useEffect, useSyncExternalStore } from 'react';
import { isBlocking, type LineChange, lineChanges } from '../../domain/cart/lineChange.js';
import type { LineItem } from '../../domain/order/order.js';
import { type LiveOffer, useLiveOffers } from '../catalogue/liveOffers.js';
import { useCart } from './useCart.js';
import { number, record, string } from 'valibot';
import type { Piastres } from '../../domain/core/money.js';
import { createStored } from '../core/stored.js';

export interface CartChanges {
  /** What is different about a line since the shopper saw it last. */
  of: (line: LineItem) => LineChange[];
  /** Lines that cannot be ordered as they stand. */
  blocked: LineItem[];
  /** The shopper has taken note of a line's new price. */
  acceptPrice: (line: LineItem) => void;
}

const NOTHING_SEEN: SeenPrices = {};

/**
 * What has changed under a cart since it was filled. A new price is written to the cart at once, so that every total
 * of the page is the one that will be asked; it is told beside the line until the shopper has taken note. Pieces
 * that are not there any more are never dropped by themselves.
 */
export function useCartChanges(): CartChanges {
  const cart = useCart();
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
    // Writing the same quantity has the server look the price up. A failure leaves the telling to the checkout.
    for (const line of stale) void cart.setQuantity(line, line.quantity).catch(() => undefined);
    // The lines and their new prices decide; the functions are others on each render.
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

/** Its price in the cart is not the catalogue's, and it can be had as it stands. */
function isStale(line: LineItem, offer: LiveOffer | undefined): boolean {
  if (offer === undefined || offer === 'gone' || offer.price === line.price) return false;
  return !lineChanges(line, offer, line.price).some(isBlocking);
}

function priceOf(offer: LiveOffer | undefined): number | undefined {
  return offer === undefined || offer === 'gone' ? undefined : offer.price;
}

/** The first sight of a line is what later prices are measured by; lines that are gone are forgotten. */
function rememberUnseen(items: readonly LineItem[]): void {
  const known = seenPrices.read() ?? NOTHING_SEEN;
  const next = Object.fromEntries(items.map(({ id, price }) => [String(id), known[id] ?? price]));
  if (JSON.stringify(next) !== JSON.stringify(known)) seenPrices.write(next);
}

/** Prices by the line's id. */
type SeenPrices = Readonly<Record<string, Piastres>>;

/**
 * The price of each line of the cart that the shopper knows of: kept until they have taken note of another one, so
 * that a change is told after a reload too.
 */
const seenPrices = createStored<SeenPrices>('seenPrices', record(string(), number()), 'browser');
