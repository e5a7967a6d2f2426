import { expect, it, vi } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { takeStep } from '../../../server/actions/office/takeStep.js';
import { afterAnswers } from '../call.js';
import { codeOf, orderOf } from '../bodies.js';
import { CRON_SECRET, openCardShop, PIECES, portOf, press, redirectOf, STOCK } from './card.js';

/* Orders that are paid by transfer after they were placed. */

const PAY_TO = { en: 'rasfa@instapay', ar: 'rasfa@instapay' };
const card = await openCardShop({
  PAYMENT_WAYS: JSON.stringify([
    { kind: 'cash' },
    { kind: 'card', fee: 10, fee_percent: 1 },
    { kind: 'instapay', pay_to: PAY_TO, hours: 24, min: 100 },
    { kind: 'transfer', pay_to: { en: 'Bank Misr 1', ar: 'بنك مصر 1' }, max: 200 },
  ]),
  CASH_ORDERS_MAX: '2',
  LIMIT_PROOFS_ORDER: '2',
});
const { shop, order, checkout, stock, letters } = card;
const place = (changes: Record<string, unknown> = {}) => checkout({ payment_method: 'instapay', ...changes });
const seen = async () => (await card.mona.get(`/api/wcFetch/order/${card.cartId}`)).body;
const say = (body: Record<string, unknown>, who: { post: typeof card.mona.post } = card.mona) =>
  who.post('/api/wcPost/say-paid', { order_id: card.cartId, ...body });
const runJob = () =>
  shop.call('GET', '/api/payment/unconfirmed', {
    headers: { authorization: `Bearer ${CRON_SECRET}` },
  });
const HOURS = 60;

it('lists the ways with their limits and fees, and keeps the methods that it always had', async () => {
  const { body } = await shop.call('GET', '/api/payment/methods');
  expect(body).toMatchObject({ methods: ['cod', 'card', 'later'], mode: 'test' });
  expect(body).toMatchObject({
    ways: [
      { key: 'cod', kind: 'cash', fee: { fixed: '0.00', basis_points: 0 } },
      { key: 'card', kind: 'card', fee: { fixed: '10.00', basis_points: 100 } },
      { key: 'instapay', method: 'later', min: '100.00', max: null },
      { key: 'transfer', method: 'later', min: null, max: '200.00' },
    ],
  });
  expect(JSON.stringify(body)).not.toContain('rasfa@');
});

it('holds the order with its stock, and says where to pay and until when', async () => {
  const reply = await place();
  expect([reply.status, reply.body]).toMatchObject([
    200,
    { redirect: `/thanks/${card.cartId}?key=${(await order()).key}` },
  ]);
  expect(await order()).toMatchObject({ status: 'on-hold', paymentMethod: 'later', transactionId: null });
  expect(await stock()).toBe(STOCK - PIECES);
  const until = Date.parse((await order()).payment?.until ?? '');
  expect(Math.round((until - Date.now()) / 3_600_000)).toBe(24);
  expect(await seen()).toMatchObject({
    payment_method: 'later',
    way: { kind: 'instapay', name: null },
    awaited: { pay_to: PAY_TO.en, pay_to_ar: PAY_TO.ar, code: null, said_at: null },
  });
});

it('places an order once that is sent twice', async () => {
  await place();
  expect((await place()).status).toBe(200);
  expect(await stock()).toBe(STOCK - PIECES);
});

it('refuses a way outside its limits and one that is not offered', async () => {
  expect(codeOf(await place({ payment_method: 'transfer' }))).toBe('way_not_possible');
  expect(codeOf(await place({ payment_method: 'wallet' }))).toBe('invalid_fields');
  expect((await order()).status).toBe('pending-cart');
});

it('charges the fee of a way, and only as the shopper has seen it', async () => {
  const base = Number(orderOf(await card.mona.get(`/api/wcFetch/order/${card.cartId}`)).total) + 60;
  const total = (base + 10 + Math.round(base) / 100).toFixed(2);
  const unseen = await checkout({ total: base.toFixed(2) });
  expect(codeOf(unseen)).toBe('cart_changed');
  const reply = await checkout({ total });
  expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('/api/payment/card')]);
  expect(orderOf(await card.mona.get(`/api/wcFetch/order/${card.cartId}`)).total).toBe(total);
  await press(shop, (reply.body as { redirect: string }).redirect, 'approve');
  expect(await order()).toMatchObject({ status: 'processing', payment: { way: 'card', provider: 'test' } });
});

it('counts awaited orders among the unpaid ones of an account', async () => {
  for (const paymentWay of ['instapay', 'cod']) {
    expect((await place({ payment_method: paymentWay })).status).toBe(200);
    card.cartId = orderOf(await card.addToCart(1)).id;
  }
  expect(codeOf(await place())).toBe('too_many_orders');
});

it('cancels an order whose money did not come, once, for parallel jobs and reads', async () => {
  await place();
  card.letPass(24 * HOURS - 1);
  expect((await runJob()).body).toMatchObject({ unpaid: { checked: 0, cancelled: 0 } });
  card.letPass(1);
  const replies = await Promise.all([runJob(), runJob(), card.mona.get(`/api/wcFetch/order/${card.cartId}`)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await order()).toMatchObject({ status: 'cancelled', cancelledFor: 'unpaid' });
  expect(await stock()).toBe(STOCK);
  expect((await runJob()).body).toMatchObject({ unpaid: { checked: 0, cancelled: 0, failed: 0 } });
});

it('never shows a time that is over: reading cancels the order', async () => {
  await place();
  card.letPass(24 * HOURS);
  expect(await seen()).toMatchObject({ status: 'cancelled' });
  expect(await seen()).not.toHaveProperty('awaited');
});

it('notes what the customer says, tells the operator, and then waits for them', async () => {
  await place();
  const said = await say({ text: '  IPN 551 ', photo: 'https://example.com/receipt.jpg' });
  expect([said.status, said.body]).toMatchObject([
    200,
    { awaited: { said: 'IPN 551 · https://example.com/receipt.jpg' } },
  ]);
  expect(await shop.contentOf('notices')).toContain(`order:${card.cartId}:transfer_reported:operator`);
  card.letPass(30 * HOURS);
  await runJob();
  expect((await order()).status).toBe('on-hold');
});

it('asks to say it again where the order has changed meanwhile, and tells nobody', async () => {
  await place();
  const { orders } = shop.backend.store;
  const patch = vi
    .spyOn(orders, 'patchOrder')
    .mockImplementation((known) => Promise.resolve({ order: known, isDone: false }));
  expect(codeOf(await say({ text: 'IPN 552' }))).toBe('busy');
  patch.mockRestore();
  expect(await shop.contentOf('notices')).not.toContain(`order:${card.cartId}:transfer_reported:operator`);
});

it('lets a holder of the key say it without reading what the owner wrote', async () => {
  await place();
  const { key } = await order();
  const stranger = await shop.guest();
  expect(codeOf(await say({}, stranger))).toBe('order_not_found');
  expect((await say({ key, text: 'secret words' }, stranger)).text).not.toContain('secret words');
  expect((await order()).payment?.proof).toMatchObject({ text: 'secret words', photo: null });
});

it.each([
  ['a link that is none', { photo: 'javascript:alert(1)' }],
  ['too long a text', { text: 'x'.repeat(201) }],
  ['an unknown field', { amount: 1 }],
])('refuses %s with a clear error', async (_, body) => {
  await place();
  expect([400, 422]).toContain((await say(body)).status);
  expect((await order()).payment?.proof).toBeNull();
});

it('limits how often one order is spoken of, and speaks of none that is not awaited', async () => {
  expect(codeOf(await say({}))).toBe('not_awaited');
  await place();
  expect([(await say({})).status, (await say({})).status, (await say({})).status]).toEqual([200, 200, 429]);
});

it('holds an awaited order that is paid by an earlier card attempt, and tells the operator', async () => {
  const page = (await checkout()).body as { redirect: string };
  const { paymentReference } = await order();
  vi.spyOn(portOf(shop), 'lookUp').mockResolvedValueOnce({
    ...{ reference: paymentReference ?? '', sessionId: null, state: 'none', id: null, amount: null },
    ...{ currency: null, isTest: true },
  });
  await place();
  expect(await order()).toMatchObject({ status: 'on-hold', payment: { way: 'instapay', provider: null } });
  letters.mockClear();
  await press(shop, page.redirect, 'approve');
  expect(await order()).toMatchObject({ status: 'on-hold', paymentMethod: 'card', payment: { until: null } });
  expect(await stock()).toBe(STOCK - PIECES);
  expect(letters.mock.calls.length).toBe(1);
  card.letPass(48 * HOURS);
  await runJob();
  expect((await order()).status, 'its money is here').toBe('on-hold');
});

it('asks the operator to return the transfer of a cancelled order, once, also when the first mail fails', async () => {
  await place();
  await takeStep(shop.backend, card.cartId, { act: 'paid' }, { by: 'command' });
  letters.mockRejectedValueOnce(new Error('no mail server'));
  const reply = await card.mona.post('/api/wcPost/cancel_order', { order_id: card.cartId });
  expect([reply.status, (await order()).status]).toEqual([200, 'cancelled']);
  letters.mockClear();
  for (let run = 0; run < 2; run += 1) {
    await card.reconcile();
    await afterAnswers();
  }
  expect(card.firstWords()).toEqual([expect.stringContaining('whose transfer had arrived')]);
});

it('lets the customer cancel an awaited order, which is not refunded', async () => {
  await place();
  letters.mockClear();
  const reply = await card.mona.post('/api/wcPost/cancel_order', { order_id: card.cartId });
  expect(reply.status).toBe(200);
  expect(await stock()).toBe(STOCK);
  expect(letters.mock.calls).toEqual([]);
});

it('takes the cart of a declined card while the card provider does not answer', async () => {
  await press(shop, redirectOf(await checkout()), 'decline');
  const down = vi.spyOn(portOf(shop), 'lookUp').mockRejectedValue(new ShopError('payment_unavailable'));
  expect((await place()).status).toBe(200);
  expect(await order()).toMatchObject({ status: 'on-hold', paymentMethod: 'later' });
  down.mockRestore();
});
