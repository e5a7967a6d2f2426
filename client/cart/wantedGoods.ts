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
export interface WantedGoods {
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
export const wantedGoods = createStored<WantedGoods>('wantedGoods', Wanted, 'tab');

/** Adds to what waits; the same product again is wanted in the new quantity. */
export function wantGoods(choice: CartChoice, place: Omit<WantedGoods, 'goods'>): void {
  const isOther = ({ productId, variationId }: CartChoice) =>
    productId !== choice.productId || variationId !== choice.variationId;
  const others = wantedGoods.read()?.goods.filter(isOther) ?? [];
  wantedGoods.write({ ...place, goods: [...others, choice].slice(-CARDS_MAX) });
}

/** Reads and clears them, so that a reload does not add them twice. */
export function takeWanted(): WantedGoods | null {
  const wanted = wantedGoods.read();
  wantedGoods.write(null);
  return wanted === null || safeReturnPath(wanted.returnTo) === null ? null : wanted;
}
