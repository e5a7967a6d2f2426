/**
 * The price of each line of the cart that the shopper knows of: kept in the browser until they have taken note of
 * another one, so that a change is told after a reload too.
 */
import { number, parseJson, pipe, record, safeParse, string } from 'valibot';
import type { Piastres } from '../domain/money.js';

const KEY = 'seenPrices';
const Prices = pipe(string(), parseJson(), record(string(), number()));
const listeners = new Set<() => void>();

/** Prices by the line's id. */
export type SeenPrices = Readonly<Record<string, Piastres>>;

let lastText: string | null = null;
let lastPrices: SeenPrices = {};

/** The same object for as long as nothing changes. */
export function seenPrices(): SeenPrices {
  const text = localStorage.getItem(KEY);
  if (text !== lastText) {
    const result = safeParse(Prices, text);
    lastText = text;
    lastPrices = result.success ? result.output : {};
  }
  return lastPrices;
}

export function keepSeenPrices(prices: SeenPrices): void {
  localStorage.setItem(KEY, JSON.stringify(prices));
  for (const listener of listeners) listener();
}

export function onSeenPrices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
