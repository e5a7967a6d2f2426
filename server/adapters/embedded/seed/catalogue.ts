import { ACCESSORIES } from './accessories.js';
import { BATTERIES } from './batteries.js';
import { OILS } from './oils.js';
import { RIMS } from './rims.js';
import { CAR_TYRES } from './tyres-car.js';
import { SUV_TYRES } from './tyres-suv.js';
import { VAN_TYRES } from './tyres-van.js';
import type { SeedProduct } from './types.js';

/** Everything the demonstration shop sells, in the order in which ids are given: new ones go at the end. */
export const PRODUCTS: readonly SeedProduct[] = [
  ...CAR_TYRES,
  ...SUV_TYRES,
  ...VAN_TYRES,
  ...BATTERIES,
  ...OILS,
  ...RIMS,
  ...ACCESSORIES,
];

/** A seed product with the ids of itself and of its variations, in order. */
export interface NumberedProduct {
  id: number;
  variationIds: number[];
  product: SeedProduct;
}

const FIRST_PRODUCT_ID = 101;

/** Gives products and variations their ids from one row of numbers: a product, then its variations. */
export function numberedProducts(): NumberedProduct[] {
  let next = FIRST_PRODUCT_ID;
  return PRODUCTS.map((product) => {
    const id = next;
    const count = product.variations?.length ?? 0;
    next += 1 + count;
    return { id, product, variationIds: Array.from({ length: count }, (_, index) => id + 1 + index) };
  });
}
