import { integer, minValue, nullable, number, object, parseJson, pipe, safeParse, string } from 'valibot';
import { safeReturnPath } from '../domain/paths.js';

const KEY = 'wantedProduct';
const Count = pipe(number(), integer(), minValue(1));
const Wanted = pipe(
  string(),
  parseJson(),
  object({ productId: Count, variationId: nullable(Count), quantity: Count, returnTo: string() }),
);

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
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const result = safeParse(Wanted, text);
  if (!result.success || safeReturnPath(result.output.returnTo) === null) return null;
  return result.output;
}
