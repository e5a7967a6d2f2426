import type { Product, Variation } from '../../domain/catalogue/product.js';
import { inStock, required, someProduct } from '../contract/support.js';
import type { Shop } from './shop.js';

/** Products of the shop under test, by the property that tests need. */
export async function findGoods({ backend }: Shop) {
  const { catalogue } = backend.store;
  const variable = await someProduct(catalogue, (product) => product.variations.some(isPlenty));
  const otherVariable = await someProduct(
    catalogue,
    (product) => product.id !== variable.id && product.variations.some(isPlenty),
  );
  const plenty = await someProduct(catalogue, inStock(12));
  return {
    plenty,
    other: await someProduct(catalogue, (product) => product.id !== plenty.id && inStock(5)(product)),
    soldOut: await someProduct(catalogue, ({ type, stock }) => type === 'simple' && stock === 0),
    variable,
    variation: required(variable.variations.find(isPlenty)),
    foreignVariation: required(otherVariable.variations.find(isPlenty)),
  };
}

function isPlenty({ stock }: Variation): boolean {
  return typeof stock === 'number' && stock >= 3;
}

/** An id that neither a product nor an order has. */
export const UNKNOWN_ID = 987_654_321;

/** A line of one piece at the server's price. */
export function lineFor(product: Product, quantity = 1) {
  const { id, price, name, image } = product;
  return { productId: id, variationId: null, quantity, price, name, image };
}
