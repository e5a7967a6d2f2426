import { check, nullable, number, object, optional, pipe, string } from 'valibot';
import { safeReturnPath } from '../../domain/core/paths.js';
import { createStored } from '../core/stored.js';

/** A product to add after login, and the page to return to. */
export interface WantedProduct {
  productId: number;
  variationId: number | null;
  quantity: number;
  /** URL with locale. */
  returnTo: string;
  /** Where that page was scrolled to, in CSS pixels. */
  scrollY?: number | undefined;
  /** In the language in which it was chosen. */
  label?: string | undefined;
}

const Count = pipe(
  number(),
  check((count) => Number.isInteger(count) && count > 0),
);
const Wanted = object({
  productId: Count,
  variationId: nullable(Count),
  quantity: Count,
  returnTo: string(),
  scrollY: optional(number()),
  label: optional(string()),
});

/** Stored for this tab, so that it survives login and registration. */
export const wantedProduct = createStored<WantedProduct>('wantedProduct', Wanted, 'tab');

/** Reads and clears it, so that a reload does not add the product twice. */
export function takeWanted(): WantedProduct | null {
  const wanted = wantedProduct.read();
  wantedProduct.write(null);
  return wanted === null || safeReturnPath(wanted.returnTo) === null ? null : wanted;
}
