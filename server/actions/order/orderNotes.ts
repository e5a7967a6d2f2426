import type { Caller } from '../../../domain/account/identity.js';
import { parseId } from '../../../domain/core/parseId.js';
import { ShopError } from '../../../domain/core/errors.js';
import type { PurchaseNote } from '../../../domain/order/notes/orderNotes.js';
import { toWireOrderNotes, type WireOrderNotes } from '../../../domain/order/notes/wireOrderNotes.js';
import type { Order } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import { requireReadableOrder } from './orders.js';

/**
 * What the shop has told the customer of an order, and what it has returned, for its owner and for holders of its key.
 * Throws `order_not_found`.
 */
export async function readOrderNotes(
  backend: Backend,
  caller: Caller,
  idText: string,
  key: string | undefined,
): Promise<WireOrderNotes> {
  const { order } = await requireReadableOrder(backend, caller, parseId(idText), key);
  if (order.status === 'pending-cart') throw new ShopError('order_not_found');
  const [notes, products] = await Promise.all([
    backend.store.orders.readNotes(order),
    purchaseNotes(backend, order),
  ]);
  return toWireOrderNotes(notes, products);
}

/** As in WooCommerce, once the order is accepted. */
async function purchaseNotes({ store }: Backend, { status, items }: Order): Promise<PurchaseNote[]> {
  if (status !== 'processing' && status !== 'completed') return [];
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const products = await store.catalogue.getProducts(ids);
  return products.flatMap(({ id, purchaseNote }) =>
    purchaseNote === null ? [] : [{ productId: id, text: purchaseNote }],
  );
}
