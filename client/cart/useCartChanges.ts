import { useEffect, useSyncExternalStore } from 'react';
import {
  isBlocking,
  type LineChange,
  lineChanges,
  type Offer,
  type SeenPrice,
} from '../../domain/cart/lineChange.js';
import { unitPrice } from '../../domain/catalogue/pricing/unitPrice.js';
import type { LineItem } from '../../domain/order/order.js';
import { type LiveOffer, useLiveOffers } from '../catalogue/liveOffers.js';
import type { Cart, CartActions } from './useCart.js';
import { number, object, record, string } from 'valibot';
import type { Piastres } from '../../domain/core/money.js';
import { createStored } from '../storage/stored.js';

export interface CartChanges {
  /** Price and stock changes of a line since the shopper last saw it. */
  of: (line: LineItem) => LineChange[];
  /** What the catalogue asks for a line's product now; undefined if unknown. */
  offerOf: (line: LineItem) => LiveOffer | undefined;
  /** The price per piece of so many pieces: the line's own while the catalogue cannot be reached. */
  priceOf: (line: LineItem, quantity: number) => Piastres;
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

  // After every render, as the offers arrive after the cart; nothing is written that is known.
  useEffect(() => {
    if (isReady) rememberNewLines(cart.items, offerOf);
  });

  const stale = cart.items.filter((line) => isStale(line, offerOf(line)));
  const staleKey = stale.map((line) => `${line.id} ${priceOf(line, offerOf(line))}`).join();
  useEffect(() => {
    if (staleKey === '') return;
    // Writing the same quantity makes the server look up the price. If it fails, the checkout reports the change.
    for (const line of stale) void cart.setQuantity(line, line.quantity).catch(() => undefined);
    // The lines and their new prices decide; the functions are new on each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [staleKey]);

  const of = (line: LineItem) => lineChanges(line, offerOf(line), seen[line.id] ?? line);
  return {
    of,
    offerOf,
    priceOf: (line, quantity) => priceOf({ ...line, quantity }, offerOf(line)),
    blocked: cart.items.filter((line) => of(line).some(isBlocking)),
    acceptPrice: (line) =>
      seenPrices.write({ ...seenPrices.read(), [line.id]: asOffered(line, offerOf(line)) }),
  };
}

/** The line's price differs from the catalogue's, and the line can be ordered as it is. */
function isStale(line: LineItem, offer: LiveOffer | undefined): boolean {
  if (!isKnown(offer) || priceOf(line, offer) === line.price) return false;
  return !lineChanges(line, offer, line).some(isBlocking);
}

function isKnown(offer: LiveOffer | undefined): offer is Offer {
  return offer !== undefined && offer !== 'gone';
}

function priceOf(line: SeenPrice, offer: LiveOffer | undefined): Piastres {
  return isKnown(offer) ? unitPrice(offer, line.quantity) : line.price;
}

function asOffered(line: LineItem, offer: LiveOffer | undefined): SeenPrice {
  return { price: priceOf(line, offer), quantity: line.quantity };
}

/**
 * Remembers the price at which a line was first seen, and the one that another quantity has unless the price has changed
 * too; forgets lines that are gone.
 */
function rememberNewLines(
  items: readonly LineItem[],
  offerOf: (line: LineItem) => LiveOffer | undefined,
): void {
  const known = seenPrices.read() ?? NOTHING_SEEN;
  const next = Object.fromEntries(
    items.map((line) => {
      const offer = offerOf(line);
      const before = known[line.id];
      if (before === undefined) return [String(line.id), { price: line.price, quantity: line.quantity }];
      const isAsSeen = isKnown(offer) && unitPrice(offer, before.quantity) === before.price;
      const isAnother = before.quantity !== line.quantity && isAsSeen;
      return [String(line.id), isAnother ? asOffered(line, offer) : before];
    }),
  );
  if (JSON.stringify(next) !== JSON.stringify(known)) seenPrices.write(next);
}

/** Prices by line id. */
type SeenPrices = Readonly<Record<string, SeenPrice>>;

/**
 * The last price of each cart line that the shopper has seen; persisted, so that a change is still shown after a
 * reload.
 */
const seenPrices = createStored<SeenPrices>(
  'seenPrices',
  record(string(), object({ price: number(), quantity: number() })),
  'browser',
);
