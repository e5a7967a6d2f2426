import { integer, minValue, nullable, number, object, pipe, string } from 'valibot';
import { safeReturnPath } from '../../domain/core/paths.js';
import { parseStored } from '../core/parseStored.js';

const KEY = 'wantedProduct';
const Count = pipe(number(), integer(), minValue(1));
const Wanted = object({
  productId: Count,
  variationId: nullable(Count),
  quantity: Count,
  returnTo: string(),
});

/** What somebody wanted to add before they had to log in, and where they were. */
export interface WantedProduct {
  productId: number;
  variationId: number | null;
  quantity: number;
  /** Address with locale. */
  returnTo: string;
}

/** Keeps the wish for this tab, over login and registration. */
export function keepWanted(wanted: WantedProduct): void {
  sessionStorage.setItem(KEY, JSON.stringify(wanted));
}

/** Whether something is wanted, so that the login page can say why it asks. */
export function hasWanted(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}

/** Takes the wish, once: it is gone afterwards, so that a reload does not add twice. */
export function takeWanted(): WantedProduct | null {
  const wanted = parseStored(sessionStorage.getItem(KEY), Wanted);
  sessionStorage.removeItem(KEY);
  return wanted === null || safeReturnPath(wanted.returnTo) === null ? null : wanted;
}
