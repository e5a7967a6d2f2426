import { ShopError } from '../../../domain/core/errors.js';
import { type Caller, requireCustomer } from '../../../domain/account/identity.js';
import { parseId } from '../../../domain/core/parseId.js';
import {
  ALL_BUT_CARTS,
  isStanding,
  isOrderKey,
  type Order,
  ORDER_STATUSES,
  type OrderStatus,
} from '../../../domain/order/order.js';
import {
  toWireOrder,
  type WireConfirm,
  type WireCustomerOrders,
  type WireOrder,
} from '../../../domain/order/wireOrder.js';
import type { Backend } from '../../ports/backend.js';
import type { OnCommit } from '../../ports/records/state.js';
import { recordChange } from '../branches/bookings.js';
import { visitFacts } from '../branches/visitOf.js';
import { isSessionOver } from '../payment/paymentRules.js';
import { paymentPageOf } from '../payment/payments.js';
import { equalSecrets } from '../../config/secrets.js';
import type { PaymentWay } from '../../../domain/payment/ways.js';
import { knownWays } from '../payment/ways.js';
import { refreshPayments, refreshPayment } from '../payment/awaitedOrders.js';

/** The caller's own orders, one by one and by group; pending payments are settled first. Guests have none. */
export async function listCustomerOrders(
  backend: Backend,
  caller: Caller,
  query: { status?: OrderStatus | undefined; user_id?: string | undefined },
): Promise<WireCustomerOrders> {
  if (caller.kind === 'nobody') throw new ShopError('login_required');
  if (query.user_id !== undefined && parseId(query.user_id) !== caller.id)
    throw new ShopError('customer_not_found');
  if (caller.kind === 'guest') return { single: [], grouped: [] };
  const statuses = query.status === undefined ? ALL_BUT_CARTS : [query.status];
  const listed = await backend.store.orders.listOrders({ customerId: caller.id, statuses });
  const orders = await refreshPayments(backend, listed);
  return groupOrders(
    backend,
    orders.filter(({ status }) => statuses.includes(status)),
  );
}

async function groupOrders(backend: Backend, orders: readonly Order[]): Promise<WireCustomerOrders> {
  const groups = new Map<string, WireOrder[]>();
  const single: WireOrder[] = [];
  const wires = await Promise.all(
    orders.map(async (order) => ({ group: order.group, wire: await ownersOrder(backend, order) })),
  );
  for (const { group, wire } of wires) {
    if (group === null) single.push(wire);
    else groups.set(group, [...(groups.get(group) ?? []), wire]);
  }
  return { single, grouped: [...groups].map(([group, members]) => ({ group, orders: members })) };
}

/** An order as its owner sees it. */
export async function ownersOrder(backend: Backend, order: Order): Promise<WireOrder> {
  const [paymentPage, visit, ways] = await Promise.all([
    paymentPageOf(backend, order),
    visitFacts(backend, order, true),
    waysOf(backend, order),
  ]);
  const confirm = confirmOf(backend, order);
  const { coupons: takesCoupons } = backend.settings;
  const extras = { paymentPage, confirm, visit, takesCoupons, ways };
  return toWireOrder(order, 'owner', isDeletable(order), extras);
}

/** What the order's way to pay is called; a cart has none, and the store is not asked for it. */
async function waysOf(backend: Backend, { paymentMethod }: Order): Promise<readonly PaymentWay[]> {
  return paymentMethod === null ? [] : knownWays(backend);
}

/** How an order can be confirmed; null if it needs no confirmation, or the shop has to call. */
function confirmOf(
  { settings }: Backend,
  { status, confirmation, shipment }: Pick<Order, 'status' | 'confirmation' | 'shipment'>,
): WireConfirm | null {
  const { whatsApp, code } = settings.confirmsBy;
  if (!isStanding(status) || confirmation === null) return null;
  if (confirmation.state === 'confirmed') return 'done';
  if (shipment !== null) return null;
  if (code) return whatsApp ? 'both' : 'code';
  return whatsApp && confirmation.state !== 'unreachable' ? 'button' : null;
}

/** Carts can always be deleted; an unpaid order only when no payment can be in progress. */
export function isDeletable(order: Order, now = Date.now()): boolean {
  if (order.status === 'pending-cart') return true;
  if (order.status !== 'pending' || order.transactionId !== null) return false;
  return isSessionOver(order, now);
}

/** An order, for its owner or for a holder of its key; anyone else gets `order_not_found`. */
export async function requireReadableOrder(
  { store }: Pick<Backend, 'store'>,
  caller: Caller,
  id: number | null,
  key: string | undefined,
): Promise<{ order: Order; isOwner: boolean }> {
  if (id === null) throw new ShopError('order_not_found');
  // Rejects early, without a request to the store.
  if (caller.kind !== 'customer' && !isOrderKey(key)) throw new ShopError('order_not_found');
  const order = await store.orders.getOrder(id);
  if (order === null) throw new ShopError('order_not_found');
  const isOwner = caller.kind === 'customer' && order.customerId === caller.id;
  if (!isOwner && (key === undefined || !equalSecrets(order.key, key)))
    throw new ShopError('order_not_found');
  return { order, isOwner };
}

/** An order as its viewer may see it; a pending payment is settled first. Throws `order_not_found`. */
export async function readOrder(
  backend: Backend,
  caller: Caller,
  idText: string,
  key: string | undefined,
): Promise<WireOrder> {
  const { order: known, isOwner } = await requireReadableOrder(backend, caller, parseId(idText), key);
  const order = await refreshPayment(backend, known);
  if (isOwner) return ownersOrder(backend, order);
  if (order.status === 'pending-cart') throw new ShopError('order_not_found');
  const [visit, ways] = await Promise.all([visitFacts(backend, order, false), waysOf(backend, order)]);
  return toWireOrder(order, 'key-holder', false, { confirm: confirmOf(backend, order), visit, ways });
}

/**
 * Deletes one order of the caller, or all orders of a group (`g-7`) or none of them. Returns the ids. The caller must
 * hold the customer's lock.
 */
export async function deleteOrder(
  backend: Backend,
  caller: Caller,
  idText: string,
  onCommit?: OnCommit<readonly number[]>,
): Promise<readonly number[]> {
  const customerId = requireCustomer(caller);
  const doomed = await findOwnOrders(backend, customerId, idText);
  if (doomed.length === 0) throw new ShopError('order_not_found');
  if (!doomed.every((order) => isDeletable(order))) throw new ShopError('order_not_open');
  const ids = doomed.map(({ id }) => id);
  await backend.store.orders.deleteOrders(ids, onCommit);
  await Promise.all(doomed.map((order) => recordChange(backend, order, null)));
  return ids;
}

async function findOwnOrders({ store }: Backend, customerId: number, idText: string): Promise<Order[]> {
  if (/^g-[\w-]{1,40}$/.test(idText)) {
    const orders = await store.orders.listOrders({ customerId, statuses: ORDER_STATUSES });
    return orders.filter(({ group }) => group === idText);
  }
  const id = parseId(idText);
  const order = id === null ? null : await store.orders.getOrder(id);
  return order?.customerId === customerId ? [order] : [];
}
