import { array, number } from 'valibot';
import { createStored } from '../core/stored.js';

const MOST_KEPT = 7;

const seen = createStored('recentlySeen', array(number()), 'browser');

/** Ids of the products whose pages this browser has shown, the latest first; no one else ever hears of them. */
export function readSeen(): number[] {
  return seen.read() ?? [];
}

/** Notes that a product's page is shown. */
export function rememberSeen(id: number): void {
  const others = readSeen().filter((other) => other !== id);
  seen.write([id, ...others].slice(0, MOST_KEPT));
}
