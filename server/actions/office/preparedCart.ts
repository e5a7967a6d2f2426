import { randomUUID } from 'node:crypto';
import { contactName, type Customer } from '../../../domain/account/customer.js';
import type { Caller } from '../../../domain/account/identity.js';
import { ShopError } from '../../../domain/core/errors.js';
import type { FullNameParts } from '../../../domain/forms/fields.js';
import { CART_LINK_LIFE_MS } from '../../../domain/core/limits.js';
import type { WireOrder } from '../../../domain/order/wireOrder.js';
import type { Backend } from '../../ports/backend.js';
import { ordersLock } from '../../ports/records/state.js';
import type { Confirmed } from '../account/identity.js';
import { joinContact, moveRecords } from '../account/joinContact.js';
import { placeCart } from '../cart/cart.js';
import { linkToken, readLinkToken } from './linkToken.js';

interface CallersWish {
  name: FullNameParts;
  /** E.164 */
  phone: string;
  lines: readonly { product_id: number; variation_id: number | null; quantity: number }[];
}

interface PreparedCart {
  cart: WireOrder;
  /** Of the link with which the caller goes on. */
  token: string;
}

/**
 * Puts what a caller wants into the cart of a new contact account. Nothing is looked up by the number, as when somebody
 * continues with one, so that the link opens nothing else. Throws what adding to a cart throws, and leaves nothing then.
 */
export async function prepareCart(
  backend: Backend,
  { name, phone, lines }: CallersWish,
  nowMs = Date.now(),
): Promise<PreparedCart> {
  const { store, state, settings } = backend;
  const username = contactName(randomUUID().replaceAll('-', ''));
  const names = { firstName: name.first, lastName: name.last };
  const customer = await store.customers.createContact({ username, ...names, phone });
  try {
    const cart = await state.withLocks([ordersLock(customer.id)], () =>
      placeCart(backend, asCaller(customer), { lines }),
    );
    const token = linkToken(settings.orders.linkSecret, 'cart', customer.id, CART_LINK_LIFE_MS, nowMs);
    return { cart, token };
  } catch (error) {
    await store.customers.deleteCustomer(customer.id);
    throw error;
  }
}

/**
 * Opens the cart of such a link: a session of its contact account is to begin, or the cart has joined that of the
 * customer who is logged in (null). Throws `order_not_found` for a forged or expired link, and once the cart is ordered.
 */
export async function openPreparedCart(
  backend: Backend,
  caller: Caller,
  token: string,
): Promise<Confirmed | null> {
  const { store, state, settings } = backend;
  const link = readLinkToken(settings.orders.linkSecret, 'cart', token);
  const customer = link.state === 'valid' ? await store.customers.getCustomer(link.id) : null;
  if (customer?.isContact !== true) throw new ShopError('order_not_found');
  const { cart } = await store.carts.findCart(customer.id);
  if (cart === null) throw new ShopError('order_not_found');
  const own = caller.kind === 'customer' ? await store.customers.getCustomer(caller.id) : null;
  if (own !== null && own.id !== customer.id) {
    await joinContact(backend, asCaller(customer), own);
    return null;
  }
  if (caller.kind === 'guest') await moveRecords(backend, caller.id, customer.id);
  return { customer, epoch: await state.sessionEpoch(customer.id) };
}

function asCaller({ id }: Customer) {
  return { kind: 'customer', id, sessionId: randomUUID(), isContact: true } as const;
}
