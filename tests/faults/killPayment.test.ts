import { beforeAll, expect, it } from 'vitest';
import { findGoods } from '../api/goods.js';
import { sessionOf } from '../api/payment/card.js';
import { cartBody, lineOf, orderOf } from '../api/bodies.js';
import type { Customer } from '../api/browser.js';
import { openShop } from '../api/shop.js';
import { required } from '../contract/support.js';
import { freePort } from '../support/freePort.js';
import { type Faults, orderCart, startServer } from './servers.js';

const MOST_MS = 60_000;
const STOCK = 9;

const shop = await openShop();
let productId: number;

beforeAll(async () => {
  productId = (await findGoods(shop)).plenty.id;
  await shop.items.setStock(STOCK, productId);
});

const pay = (origin: string, customer: Customer, orderId: number) =>
  orderCart(origin, customer, orderId, 'one-key', { payment_method: 'card' });

/** Orders by card on a server that is killed at a point, and again with the same key on a running one. */
async function payTwice(customer: Customer, orderId: number, stopAt: Required<Faults>['stopAt']) {
  const port = await freePort();
  const dying = await startServer(shop.url, port, { stopAt });
  const cutOff = pay(dying.origin, customer, orderId);
  await dying.stopped;
  await dying.kill();
  expect(await cutOff).toBeNull();
  const between = required(await shop.backend.store.orders.getOrder(orderId));
  const living = await startServer(shop.url, port, { leasesLater: 1 });
  const reply = required(await pay(living.origin, customer, orderId));
  return { between, reply, living };
}

it.each([
  ['order not yet placed', 'pending-cart', null, 2],
  ['nothing answered yet', 'pending', expect.any(String) as unknown, 1],
] as const)(
  'loses no order and charges once when a server is killed at “%s” of a card checkout',
  async (stopAt, status, transactionId, sessions) => {
    const customer = await shop.customer();
    const { id } = orderOf(await customer.post('/api/wcPost/place-order', cartBody(lineOf(productId))));
    const before = await shop.stockOf(productId);
    const { between, reply, living } = await payTwice(customer, id, stopAt);
    expect(between).toMatchObject({ status, transactionId });

    const page = required(reply.body.redirect);
    expect(reply.status).toBe(200);
    const [order, ...others] = await shop.ordersOf(customer.id);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ id, status: 'pending', transactionId: sessionOf(page) });
    expect(await shop.payments.countSessions(id)).toBe(sessions);

    // The payment provider of this server sends its callbacks to this server.
    const pressed = await fetch(`${living.origin}/api/payment/card`, {
      method: 'POST',
      headers: { origin: living.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ session: sessionOf(page), outcome: 'approve' }),
      redirect: 'manual',
    });
    expect(pressed.status).toBe(303);
    await living.kill();
    expect((await shop.ordersOf(customer.id)).map((one) => one.status)).toEqual(['processing']);
    expect(await shop.stockOf(productId)).toBe(before - 1);
  },
  MOST_MS,
);
