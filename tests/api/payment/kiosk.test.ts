import { afterAll, beforeEach, expect, it } from 'vitest';
import { required } from '../../contract/support.js';
import {
  callbackFor,
  KIOSK,
  PAYMOB,
  type PaymobEnd,
  type PaymobTransaction,
  returnQuery,
  startPaymob,
} from '../../support/standIns/paymobStandIn.js';
import { codeOf } from '../bodies.js';
import { comeBack, CRON_SECRET, openCardShop, PIECES, STOCK } from './card.js';

/* A number by which an order is paid at a kiosk, days later. */

const paymob = await startPaymob();
afterAll(() => paymob.close());
const card = await openCardShop({
  PAYMOB_URL: paymob.url,
  ...PAYMOB,
  PAYMENT_WAYS: JSON.stringify([
    { kind: 'cash' },
    { kind: 'card' },
    { kind: 'kiosk', integrations: [KIOSK], fee: 7.5, hours: 48 },
  ]),
});
const { shop, order, checkout, stock, thanks, firstWords, reconcile } = card;
const HOUR = 60;

beforeEach(() => {
  paymob.transactions.length = 0;
  paymob.trouble.length = 0;
});

let sessionId: string;

async function begin(): Promise<void> {
  const reply = await checkout({ payment_method: 'kiosk' });
  expect([reply.status, reply.text]).toEqual([200, expect.stringContaining(paymob.url)]);
  sessionId = required((await order()).transactionId);
}

const end = (how: PaymobEnd) => required(paymob.end(sessionId, how));

function report(transaction: PaymobTransaction) {
  const { body, hmac } = callbackFor(transaction);
  return shop.call('POST', `/api/payment/callback/paymob?hmac=${hmac}`, {
    body,
    headers: { origin: undefined },
  });
}

function back(transaction: PaymobTransaction): Promise<string> {
  const { pathname, search } = new URL(paymob.intentionOf(sessionId).redirection_url);
  return comeBack(card.mona, `${pathname}${search}&${returnQuery(transaction).toString()}`);
}

const runJob = () =>
  shop.call('GET', '/api/payment/unconfirmed', { headers: { authorization: `Bearer ${CRON_SECRET}` } });
const paid = (bill: PaymobTransaction) => Object.assign(bill, { pending: false, success: true });

async function billed(): Promise<PaymobTransaction> {
  await begin();
  const bill = end('bill');
  expect(await back(bill)).toBe(await thanks());
  return bill;
}

it('opens the provider’s page for the kiosk alone, with the fee', async () => {
  await begin();
  const { amount, payment_methods: integrations } = paymob.intentionOf(sessionId);
  expect(integrations).toEqual([KIOSK]);
  expect(await order()).toMatchObject({ status: 'pending', adjustment: 750, payment: { way: 'kiosk' } });
  const { items, shippingTotal } = await order();
  expect(amount).toBe((items[0]?.price ?? 0) * PIECES + shippingTotal + 750);
});

it('holds the order with its number and its stock when the shopper comes back', async () => {
  await billed();
  expect(await order()).toMatchObject({ status: 'on-hold', paymentMethod: 'later' });
  expect(await stock()).toBe(STOCK - PIECES);
  expect((await card.mona.get(`/api/wcFetch/order/${card.cartId}`)).body).toMatchObject({
    awaited: { code: '518290044' },
    way: { kind: 'kiosk' },
  });
});

it('settles it by the callback days later, once, and tells nobody of trouble', async () => {
  const bill = await billed();
  card.letPass(40 * HOUR);
  const replies = await Promise.all([report(paid(bill)), report(bill), reconcile()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await order()).toMatchObject({
    ...{ status: 'processing', paymentMethod: 'card', transactionId: String(bill.id) },
    payment: { way: 'kiosk', provider: 'paymob', until: null },
  });
  expect(await stock()).toBe(STOCK - PIECES);
  expect(firstWords()).toEqual([]);
});

it('still looks for the money after the attempts of cards are forgotten', async () => {
  const bill = await billed();
  card.letPass(30 * HOUR);
  await reconcile();
  paid(bill);
  card.letPass(10 * HOUR);
  expect((await reconcile()).body).toMatchObject({ settled: 1 });
  expect((await order()).status).toBe('processing');
});

it('asks the provider before it cancels an order whose time is over', async () => {
  paid(await billed());
  card.letPass(49 * HOUR);
  await runJob();
  expect((await order()).status).toBe('processing');
});

it('cancels nothing while the provider does not respond', async () => {
  await billed();
  card.letPass(49 * HOUR);
  paymob.trouble.push('hang up');
  expect((await runJob()).body).toMatchObject({ unpaid: { cancelled: 0, failed: 1 } });
  expect((await order()).status).toBe('on-hold');
  expect((await runJob()).body).toMatchObject({ unpaid: { cancelled: 1, failed: 0 } });
  expect(await stock()).toBe(STOCK);
});

it('settles an order once when its money and the end of its time come together', async () => {
  const bill = await billed();
  card.letPass(49 * HOUR);
  await Promise.all([runJob(), report(paid(bill)), runJob(), report(bill)]);
  expect((await order()).status).toBe('processing');
  expect(await stock()).toBe(STOCK - PIECES);
});

it('holds a cancelled order whose money comes late, and tells the operator', async () => {
  const bill = await billed();
  card.letPass(49 * HOUR);
  await runJob();
  expect((await order()).status).toBe('cancelled');
  await report(paid(bill));
  expect(await order()).toMatchObject({ status: 'on-hold', paymentMethod: 'card', payment: { until: null } });
  expect(firstWords()).toEqual([expect.stringContaining('late')]);
  card.letPass(200 * HOUR);
  await runJob();
  expect((await order()).status).toBe('on-hold');
});

it('holds an order that is paid after its customer cancelled it, and lets them cancel it again', async () => {
  const bill = await billed();
  const cancel = () => card.mona.post('/api/wcPost/cancel_order', { order_id: card.cartId });
  await cancel();
  expect(await order()).toMatchObject({ status: 'cancelled', cancelledFor: 'customer' });
  await report(paid(bill));
  expect(await order()).toMatchObject({ status: 'on-hold', cancelledFor: null });
  expect((await cancel()).status).toBe(200);
  expect(await order()).toMatchObject({ status: 'cancelled', cancelledFor: 'customer' });
  expect(await stock()).toBe(STOCK);
});

it('holds an order that is paid with another amount', async () => {
  const bill = await billed();
  await report(Object.assign(paid(bill), { amount_cents: bill.amount_cents - 750 }));
  expect((await order()).status).toBe('on-hold');
  expect(firstWords()).toEqual([expect.stringContaining('does not match')]);
  card.letPass(49 * HOUR);
  await runJob();
  expect((await order()).status).toBe('on-hold');
});

it('tells the operator that a cancelled order’s money has to be returned by hand', async () => {
  await report(paid(await billed()));
  const reply = await card.mona.post('/api/wcPost/cancel_order', { order_id: card.cartId });
  expect(reply.status).toBe(200);
  expect(firstWords()).toEqual([expect.stringContaining('could not be refunded')]);
});

it('makes the order a cart again if its goods are gone when the number comes', async () => {
  await begin();
  await shop.items.setStock(0, card.goods.plenty.id);
  const bill = end('bill');
  expect(await back(bill)).toMatch(/^303 \/checkout\?payment=/);
  expect(await order()).toMatchObject({ status: 'pending-cart', adjustment: 0, payment: null });
});

it('goes on with another way after a shopper has left with a number', async () => {
  await begin();
  end('bill');
  const reply = await checkout({ payment_method: 'cod' });
  expect([reply.status, (await order()).status]).toEqual([200, 'processing']);
  expect((await order()).adjustment).toBe(0);
});

it('answers a repeated checkout with the order that is held already', async () => {
  await billed();
  const reply = await checkout({ payment_method: 'kiosk' });
  expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('/thanks/')]);
  expect(codeOf(await checkout({ payment_method: 'cod' }))).toBe('order_not_open');
});
