import { createStored } from '../storage/stored.js';
import { storedIds } from '../storage/storedList.js';

const MOST_KEPT = 7;

const seen = createStored('recentlySeen', storedIds(MOST_KEPT), 'browser');

/** Ids of the products viewed in this browser, most recent first; never sent anywhere but to look up the cards. */
export function readSeen(): number[] {
  return seen.read() ?? [];
}

/** Records a product view. */
export function rememberSeen(id: number): void {
  const others = readSeen().filter((other) => other !== id);
  seen.write([id, ...others].slice(0, MOST_KEPT));
}
