import { integer, minValue, nullable, number, object, pipe, string } from 'valibot';
import { safeReturnPath } from '../../domain/core/paths.js';
import { createStored } from '../core/stored.js';

/** What somebody wanted to add before they had to log in, and where they were. */
export interface WantedProduct {
  productId: number;
  variationId: number | null;
  quantity: number;
  /** Address with locale. */
  returnTo: string;
}

const Count = pipe(number(), integer(), minValue(1));
const Wanted = object({
  productId: Count,
  variationId: nullable(Count),
  quantity: Count,
  returnTo: string(),
});

/** The wish of this tab, kept over login and registration. */
export const wantedProduct = createStored<WantedProduct>('wantedProduct', Wanted, 'tab');

/** Takes the wish, once: it is gone afterwards, so that a reload does not add twice. */
export function takeWanted(): WantedProduct | null {
  const wanted = wantedProduct.read();
  wantedProduct.write(null);
  return wanted === null || safeReturnPath(wanted.returnTo) === null ? null : wanted;
}
