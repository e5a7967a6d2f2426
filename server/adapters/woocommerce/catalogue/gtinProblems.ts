import { cleanCode } from '../../../../domain/text/cleanText.js';
import { readGtin } from '../../../../domain/catalogue/gtin.js';
import type { WcProduct, WcVariation } from '../../wpRest/shapes.js';

/** Stores put other codes into the field too, which are no mistakes. */
const LIKE_A_GTIN = /^(?:\d{8}|\d{12,14})$/;

/** A line for the operator about each product or variation whose GTIN is not published. */
export function gtinProblems(
  products: readonly { product: WcProduct; variations: readonly WcVariation[] }[],
): string[] {
  return products.flatMap(({ product, variations }) => {
    const items = variations.length === 0 ? [product] : variations;
    return items.flatMap(({ id, global_unique_id: code }) => problemOf(id, code ?? ''));
  });
}

function problemOf(id: number, code: string): string[] {
  if (!LIKE_A_GTIN.test(cleanCode(code).replace(/[ -]/g, '')) || readGtin(code) !== null) return [];
  return [
    `Product ${id} is published without its GTIN: “${code}” has a wrong check digit or is a number of the shop's own; correct it in the field GTIN, UPC, EAN, or ISBN`,
  ];
}
