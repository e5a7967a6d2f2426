import { array, number, parseJson, pipe, safeParse, string } from 'valibot';

/** Key of the browser's store. */
const KEY = 'recentlySeen';
const MOST_KEPT = 7;

/** Ids of the products whose pages this browser has shown, the latest first; no one else ever hears of them. */
export function readSeen(): number[] {
  try {
    const result = safeParse(pipe(string(), parseJson(), array(number())), localStorage.getItem(KEY));
    return result.success ? result.output : [];
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
