import type { Product, Variation } from '../../domain/product.js';
import { EVERYTHING, inStock, required, someProduct } from '../contract/support.js';
import type { Shop } from './shop.js';

/** Goods of the shop under test, each with a quality that the tests need. */
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

/** An id that no product and no order has. */
export const UNKNOWN_ID = 987_654_321;

/** Sells pieces of a simple product to somebody until `left` are left. */
export async function sellDownTo(shop: Shop, product: Product, left: number): Promise<void> {
  const buyer = await shop.customer();
  const { orders } = shop.backend.store;
  const pieces = (await shop.stockOf(product.id)) - left;
  const line = { ...lineFor(product), quantity: pieces };
  const cart = await orders.createCart(buyer.id, [line]);
  await orders.placeOrder(cart.id, {
    status: 'processing',
    billing: {
      firstName: 'Mona',
      lastName: 'Hassan',
      phone: '+201012345678',
      governorate: 'EGC',
      city: 'Nasr City',
      address1: '14 El Yasmin Street',
      address2: null,
      email: null,
      notes: null,
    },
    paymentMethod: 'cod',
    shippingTotal: 0,
    transactionId: null,
  });
}

/** A line of one piece, as the server itself prices it. */
export function lineFor(product: Product, quantity = 1) {
  const { id, price, name, image } = product;
  return { productId: id, variationId: null, quantity, price, name, image };
}

/** Simple products with at least so many pieces, as many as asked for. */
export async function simpleProducts({ backend }: Shop, count: number, pieces: number): Promise<Product[]> {
  const { items } = await backend.store.catalogue.listProducts({ ...EVERYTHING, inStock: true });
  const fitting = items.filter(inStock(pieces)).slice(0, count);
  if (fitting.length < count) throw new Error('The shop under test has too few such products');
  return fitting;
}
