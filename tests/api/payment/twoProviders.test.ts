import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { required } from '../../contract/support.js';
import {
  GEIDEA_PASSWORD,
  GEIDEA_PUBLIC_KEY,
  type GeideaOrder,
  startGeidea,
} from '../../support/standIns/geideaStandIn.js';
import {
  callbackFor,
  PAYMOB,
  type PaymobTransaction,
  startPaymob,
} from '../../support/standIns/paymobStandIn.js';
import { codeOf, orderOf } from '../bodies.js';
import { openCardShop, PIECES, redirectOf, STOCK } from './card.js';

/* Geidea takes cards and Paymob wallets, in one shop. */

const [geidea, paymob] = await Promise.all([startGeidea(), startPaymob()]);
afterAll(() => Promise.all([geidea.close(), paymob.close()]));
const card = await openCardShop({
  ...{ GEIDEA_URL: geidea.url, GEIDEA_PUBLIC_KEY, GEIDEA_API_PASSWORD: GEIDEA_PASSWORD },
  ...{ PAYMOB_URL: paymob.url, ...PAYMOB },
  PAYMENT_WAYS: JSON.stringify([
    { kind: 'card', by: 'geidea' },
    { kind: 'wallet', by: 'paymob', integrations: [4_097_559] },
    { kind: 'cash' },
  ]),
});
const { shop, order, checkout, stock, reconcile, firstWords } = card;

beforeEach(() => {
  geidea.orders.length = 0;
  paymob.transactions.length = 0;
});

/** Starts a payment in this way; returns its session. */
async function begin(way: 'card' | 'wallet'): Promise<string> {
  const page = redirectOf(await checkout({ payment_method: way }));
  expect(page).toMatch(way === 'card' ? geidea.url : paymob.url);
  return required((await order()).transactionId);
}

const post = (path: string, body: unknown) =>
  shop.call('POST', path, { body: body as object, headers: { origin: undefined } });
const byGeidea = (payment: GeideaOrder, to = 'geidea') =>
  post(`/api/payment/callback/${to}`, geidea.callbackOf(payment));
function byPaymob(transaction: PaymobTransaction, to = 'paymob') {
  const { body, hmac } = callbackFor(transaction);
  return post(`/api/payment/callback/${to}?hmac=${hmac}`, body);
}
const approve = (sessionId: string) => required(paymob.end(sessionId, 'approve'));

it('takes each way by its own provider, and settles by that provider’s callback', async () => {
  const first = await begin('card');
  expect((await byGeidea(geidea.end(first, 'approve'))).status).toBe(200);
  expect(await order()).toMatchObject({ status: 'processing', payment: { way: 'card', provider: 'geidea' } });
  card.cartId = orderOf(await card.addToCart(1)).id;
  const second = await begin('wallet');
  expect(paymob.intentionOf(second).payment_methods).toEqual([4_097_559]);
  expect((await byPaymob(approve(second))).status).toBe(200);
  expect(await order()).toMatchObject({
    status: 'processing',
    payment: { way: 'wallet', provider: 'paymob' },
  });
});

it('settles payments of both providers by reconciliation', async () => {
  geidea.end(await begin('card'), 'approve');
  const first = card.cartId;
  card.cartId = orderOf(await card.addToCart(1)).id;
  approve(await begin('wallet'));
  expect((await reconcile()).body).toMatchObject({ settled: 2, failed: 0 });
  expect([(await order(first)).status, (await order()).status]).toEqual(['processing', 'processing']);
});

it('refuses one provider’s callback for an attempt of the other', async () => {
  await begin('card');
  const reference = await card.reference();
  const forged = { ...approveElsewhere(reference) };
  const reply = await byPaymob(forged);
  expect([reply.status, codeOf(reply)]).toEqual([404, 'order_not_found']);
  expect((await order()).status).toBe('pending');
  expect(firstWords()).toEqual([expect.stringContaining('does not know')]);
});

/** Money at Paymob under a reference that the shop has given to Geidea. */
function approveElsewhere(reference: string): PaymobTransaction {
  const orderId = 300_000_000 + paymob.transactions.length;
  const template = { amount_cents: 1000, currency: 'EGP', created_at: '2026-11-23T10:00:00.000000' };
  const transaction: PaymobTransaction = {
    ...template,
    ...{ id: 1, pending: false, success: true, is_auth: false, is_capture: false },
    ...{ is_standalone_payment: true, is_voided: false, is_refunded: false, is_void: false },
    ...{ is_refund: false, is_3d_secure: true, integration_id: 4_097_559, has_parent_transaction: false },
    ...{ error_occured: false, owner: 1, refunded_amount_cents: 0, is_live: true },
    order: { id: orderId, merchant_order_id: reference, amount_cents: 1000 },
    source_data: { type: 'wallet', pan: '2346', sub_type: 'wallet' },
  };
  paymob.transactions.push(transaction);
  return transaction;
}

it('refuses a callback at the address of another provider, and of one that is not set up', async () => {
  const payment = approve(await begin('wallet'));
  expect([400, 401]).toContain((await byPaymob(payment, 'geidea')).status);
  expect((await byPaymob(payment, 'stripe')).status).toBe(404);
  expect((await order()).status).toBe('pending');
});

it('leads an order that is opened again to the page of its own provider', async () => {
  await begin('wallet');
  const { body } = await card.mona.get(`/api/wcFetch/order/${card.cartId}`);
  expect((body as { payment_page: string }).payment_page).toMatch(paymob.url);
});

it('does not let a record of the second provider settle the attempt of the first after a change of way', async () => {
  const first = await begin('card');
  const attempt = await card.reference();
  const second = await begin('wallet');
  expect(await card.reference()).not.toBe(attempt);
  expect((await byPaymob(approve(second))).status).toBe(200);
  expect((await order()).payment).toMatchObject({ provider: 'paymob' });
  // The card is charged as well, late: Geidea gives it back, not Paymob.
  const late = geidea.end(first, 'approve');
  expect((await byGeidea(late)).status).toBe(200);
  expect(firstWords()).toEqual([expect.stringContaining('twice')]);
  expect(paymob.transactions.every(({ is_refunded: isRefunded }) => !isRefunded)).toBe(true);
  expect(await stock()).toBe(STOCK - PIECES);
});

it('refunds a cancelled order at the provider that has its money', async () => {
  const payment = approve(await begin('wallet'));
  await byPaymob(payment);
  expect((await card.mona.post('/api/wcPost/cancel_order', { order_id: card.cartId })).status).toBe(200);
  expect(payment.is_refunded).toBe(true);
});

it('refunds it there, by reconciliation, if that provider is down while it is cancelled', async () => {
  const payment = approve(await begin('wallet'));
  await byPaymob(payment);
  const port = required(shop.backend.payments.get('paymob'));
  const down = vi.spyOn(port, 'lookUp').mockRejectedValue(new Error('down'));
  expect((await card.mona.post('/api/wcPost/cancel_order', { order_id: card.cartId })).status).toBe(200);
  down.mockRestore();
  expect(payment.is_refunded).toBe(false);
  expect((await reconcile()).body).toMatchObject({ failed: 0 });
  expect(payment.is_refunded).toBe(true);
});
