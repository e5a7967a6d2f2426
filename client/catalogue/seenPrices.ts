/**
 * The price of each line of the cart that the shopper knows of: kept in the browser until they have taken note of
 * another one, so that a change is told after a reload too.
 */
import { number, record, string } from 'valibot';
import type { Piastres } from '../../domain/core/money.js';
import { createListeners } from '../core/listeners.js';
import { parseStored } from '../core/parseStored.js';

const KEY = 'seenPrices';
const Prices = record(string(), number());
const listeners = createListeners();

/** Calls back when other prices are kept. Answers how to stop. */
export const onSeenPrices = listeners.subscribe;

/** Prices by the line's id. */
export type SeenPrices = Readonly<Record<string, Piastres>>;

let lastText: string | null = null;
let lastPrices: SeenPrices = {};

/** The same object for as long as nothing changes. */
export function seenPrices(): SeenPrices {
  const text = localStorage.getItem(KEY);
  if (text !== lastText) {
    lastText = text;
    lastPrices = parseStored(text, Prices) ?? {};
  }
  return lastPrices;
}

/** Remembers these prices, and no others, as those that the shopper knows of. */
export function keepSeenPrices(prices: SeenPrices): void {
  localStorage.setItem(KEY, JSON.stringify(prices));
  listeners.tell();
}
