import { array, number } from 'valibot';
import { parseStored } from '../core/parseStored.js';

/** Key of the browser's store. */
const KEY = 'recentlySeen';
const MOST_KEPT = 7;

/** Ids of the products whose pages this browser has shown, the latest first; no one else ever hears of them. */
export function readSeen(): number[] {
  try {
    return parseStored(localStorage.getItem(KEY), array(number())) ?? [];
  } catch {
    return [];
  }
}

/** Notes that a product's page is shown. A full or forbidden store is no trouble. */
export function rememberSeen(id: number): void {
  try {
    const others = readSeen().filter((seen) => seen !== id);
    localStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MOST_KEPT)));
  } catch {
    // Nothing depends on it.
  }
}
