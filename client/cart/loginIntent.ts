import {
  array,
  check,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot';
import { CARDS_MAX } from '../../domain/core/limits.js';
import { safeReturnPath } from '../../domain/core/paths.js';
import { createStored } from '../storage/stored.js';
import type { CartChoice } from './cartChoice.js';

/** What to add after login, and the page to return to. */
export interface LoginIntent {
  goods: CartChoice[];
  /** URL with locale. */
  returnTo: string;
  /** Where that page was scrolled to, in CSS pixels. */
  scrollY?: number | undefined;
}

const Count = pipe(
  number(),
  check((count) => Number.isInteger(count) && count > 0),
);
const Choice = object({
  productId: Count,
  variationId: nullable(Count),
  quantity: Count,
  /** In the language in which it was chosen. */
  label: optional(string()),
});
const Wanted = object({
  goods: pipe(array(Choice), minLength(1), maxLength(CARDS_MAX)),
  returnTo: string(),
  scrollY: optional(number()),
});

/** Stored for this tab, so that it survives login and registration. */
export const loginIntent = createStored<LoginIntent>('loginIntent', Wanted, 'tab');

/** Adds to what waits; the same product again is wanted in the new quantity. */
export function addIntendedGoods(choice: CartChoice, place: Omit<LoginIntent, 'goods'>): void {
  const isOther = ({ productId, variationId }: CartChoice) =>
    productId !== choice.productId || variationId !== choice.variationId;
  const others = loginIntent.read()?.goods.filter(isOther) ?? [];
  loginIntent.write({ ...place, goods: [...others, choice].slice(-CARDS_MAX) });
}

/** Reads and clears them, so that a reload does not add them twice. */
export function takeLoginIntent(): LoginIntent | null {
  const wanted = loginIntent.read();
  const isSafe = safeReturnPath(wanted?.returnTo) !== null;
  loginIntent.write(null);
  return isSafe ? wanted : null;
}
