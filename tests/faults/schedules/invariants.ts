import {
  goodsTotal,
  isStanding,
  itemsTotal,
  type Order,
  orderTotal,
  pieceCount,
} from '../../../domain/order/order.js';
import type { Known } from './journey.js';
import type { FaultyShop } from './shops.js';

export const BREACHES = ['lost', 'doubled', 'wrong', 'oversold', 'unsettled', 'answer'] as const;
export interface Breach {
  kind: (typeof BREACHES)[number];
  what: string;
}

/** What the shop promises, after the faults have ended: the breaches of it, and the number of orders that stand. */
export async function checkPromises(
  world: FaultyShop,
  shoppers: readonly Known[],
  initialStock: number,
  price: number,
): Promise<{ breaches: Breach[]; orders: number }> {
  const breaches: Breach[] = [];
  const all = await Promise.all(shoppers.map(({ customerId }) => world.ordersOf(customerId)));
  for (const [index, known] of shoppers.entries()) {
    breaches.push(...breachesOf(known, all[index] ?? [], price));
  }
  const orders = all.flat();
  for (const order of orders) breaches.push(...breachesOfPayment(world, order));
  const sold = orders
    .filter(({ status }) => isStanding(status))
    .reduce((sum, { items }) => sum + pieceCount(items), 0);
  const stock = await world.stock();
  if (stock < 0 || stock + sold !== initialStock)
    breaches.push({ kind: 'oversold', what: `${initialStock} in stock, ${sold} sold, ${stock} left` });
  return { breaches, orders: orders.filter(({ status }) => isStanding(status)).length };
}

function breachesOf(known: Known, orders: readonly Order[], price: number): Breach[] {
  const breaches: Breach[] = [];
  // An unpaid order whose customer has a new cart is cancelled, and its pieces are added to that cart.
  const isMoved = ({ status, cancelledFor }: Order) => status === 'cancelled' && cancelledFor === null;
  const pieces = orders
    .filter((order) => !isMoved(order))
    .reduce((sum, { items }) => sum + pieceCount(items), 0);
  if (pieces !== known.pieces)
    breaches.push({
      kind: pieces < known.pieces ? 'lost' : 'doubled',
      what: `${known.pieces} pieces were put into carts, ${pieces} are there: ${describe(orders)}`,
    });
  for (const [id, { method }] of known.ordered) {
    const order = orders.find((one) => one.id === id);
    const isThere =
      order !== undefined && (method === 'card' || isStanding(order.status) || order.status === 'cancelled');
    if (!isThere) breaches.push({ kind: 'lost', what: `order ${id} (${method}) is ${order?.status}` });
    if (order !== undefined && known.cancelled.has(id) !== (order.cancelledFor === 'customer'))
      breaches.push({ kind: 'lost', what: `the cancellation of ${id}, which is ${order.status}` });
  }
  for (const order of orders) {
    if (isStanding(order.status) && !known.ordered.has(order.id))
      breaches.push({
        kind: 'doubled',
        what: `order ${order.id} stands, of which its customer was not told`,
      });
    breaches.push(...breachesOfMoney(order, price));
  }
  if (orders.filter(({ status }) => status === 'pending-cart').length > 1)
    breaches.push({ kind: 'doubled', what: `two carts: ${describe(orders)}` });
  return breaches;
}

function describe(orders: readonly Order[]): string {
  return orders.map(({ id, status, items }) => `${id} ${status} ${pieceCount(items)}`).join(', ');
}

/** Money is the sum of lines and fees less discounts, at the price of the catalogue. */
function breachesOfMoney(order: Order, price: number): Breach[] {
  const { items, coupons, shippingTotal, adjustment, fee } = order;
  const wrong: string[] = [];
  if (items.some((line) => line.price !== price)) wrong.push('a price');
  const discount = itemsTotal(items) - goodsTotal(order);
  const expected = coupons.length === 0 ? 0 : Math.round(itemsTotal(items) / 10);
  if (discount !== expected) wrong.push(`discount ${discount} instead of ${expected}`);
  if (adjustment !== fee) wrong.push('an adjustment');
  if (orderTotal(order) !== price * pieceCount(items) - expected + shippingTotal + fee)
    wrong.push('the total');
  return wrong.map((what) => ({ kind: 'wrong', what: `${what} of order ${order.id}` }));
}

/** Each payment is settled once: money that stays belongs to an order that stands, and an order to its money. */
function breachesOfPayment({ geidea, shop }: FaultyShop, order: Order): Breach[] {
  const records = geidea.orders.filter(({ merchantReferenceId }) =>
    merchantReferenceId.startsWith(`${order.id}-`),
  );
  const paid = records.filter(({ detailedStatus }) => detailedStatus === 'Paid');
  const isTold = shop.letters.some(({ text }) => text.includes(String(order.id)));
  const breach = (what: string): Breach[] => [
    { kind: 'unsettled', what: `${what} of order ${order.id} (${order.status})` },
  ];
  if (paid.length > 1 && !isTold) return breach('two payments');
  const [payment] = paid;
  if (payment !== undefined && !isStanding(order.status) && !isTold) return breach('money without goods');
  if (isStanding(order.status) && order.paymentMethod === 'card') {
    if (payment === undefined) return breach('no payment');
    if (Math.round(payment.amount * 100) !== orderTotal(order)) return breach(`${payment.amount} pounds`);
  }
  return [];
}
