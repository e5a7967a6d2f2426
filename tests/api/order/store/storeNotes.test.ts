import { createHmac } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { WireOrderNotes } from '../../../../domain/order/notes/wireOrderNotes.js';
import { inStock, required, someProduct } from '../../../contract/support.js';
import { KEYS } from '../../../support/woocommerce/standIn.js';
import { addUser } from '../../../support/woocommerce/standInCustomers.js';
import { cartBody, checkoutBody, lineOf, orderOf } from '../../bodies.js';
import { afterAnswers } from '../../call.js';
import { PASSWORD } from '../../shop.js';
import { openStandInStoreShop } from '../../standInStoreShop.js';

/* What the operator of a WooCommerce tells a customer there: notes, refunds, and notes about products. */

const WEBHOOK_SECRET = 'wc-secret wc-secret';

const { standIn, state, shop } = await openStandInStoreShop({
  ORDER_LETTERS: 'shop',
  SMTP_URL: 'smtps://mail.example',
  WEBHOOK_SECRET,
});
const product = await someProduct(shop.backend.store.catalogue, inStock(9));
const email = 'mona@example.com';
const { id: monaId } = addUser(state, { email, username: email, role: 'customer', password: PASSWORD });
const mona = await shop.session('customer', monaId);
const keys = `Basic ${Buffer.from(`${KEYS.consumerKey}:${KEYS.consumerSecret}`).toString('base64')}`;

let bought: ReturnType<typeof orderOf>;

const record = () => required(state.orders.get(bought.id));
const told = async (key = '') =>
  (await mona.get(`/api/wcFetch/order-notes/${bought.id}${key}`)).body as WireOrderNotes;

/** The operator writes in WordPress. */
const write = (path: string, body: object) =>
  fetch(`${standIn.url}/wp-json/wc/v3/orders/${bought.id}/${path}`, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { authorization: keys, 'content-type': 'application/json' },
  });

async function webhook() {
  const body = JSON.stringify({
    id: bought.id,
    status: record().status,
    date_modified: String(Math.random()),
  });
  await shop.call('POST', '/api/webhook/store', {
    body,
    headers: {
      origin: undefined,
      'x-wc-webhook-topic': 'order.updated',
      'x-wc-webhook-signature': createHmac('sha256', WEBHOOK_SECRET).update(body).digest('base64'),
    },
  });
  await afterAnswers();
}

const refundLetters = () => shop.orderLetters.splice(0).filter(({ subject }) => subject.includes('returned'));

beforeEach(async () => {
  state.orders.clear();
  state.notes = [];
  const cart = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(product.id, 2))));
  await mona.post('/api/wcPost/checkout', checkoutBody(cart.id));
  await afterAnswers();
  bought = cart;
  shop.orderLetters.length = 0;
});

it('shows the operator’s notes to the customer as plain text, newest first, and no private ones', async () => {
  state.notes.push({ order: bought.id, note: 'Margin 40 %', date: '2026-11-23T09:00:00' });
  const tell = (note: string, date: string) =>
    state.notes.push({ order: bought.id, note, customer_note: true, date });
  tell('<p>Hello <b>Mona</b>,<br>we ring.</p><script>alert(1)</script>', '2026-11-23T10:00:00');
  tell('On its way &amp; soon there', '2026-11-23T12:00:00');
  tell('  ', '2026-11-23T13:00:00');
  expect((await told()).notes).toEqual([
    { text: 'On its way & soon there', at: '2026-11-23T12:00:00.000Z' },
    { text: 'Hello Mona,\nwe ring.', at: '2026-11-23T10:00:00.000Z' },
  ]);
});

it('bounds number and length of the notes', async () => {
  for (let hour = 0; hour < 60; hour += 1) {
    const date = `2026-11-23T10:00:${String(hour).padStart(2, '0')}`;
    state.notes.push({ order: bought.id, note: 'x'.repeat(5000), customer_note: true, date });
  }
  const { notes } = await told();
  expect(notes).toHaveLength(50);
  expect(notes[0]?.text).toHaveLength(1000);
  expect(notes[0]?.at).toBe('2026-11-23T10:00:59.000Z');
});

it('shows refunds with date and reason, and keeps the total', async () => {
  const { total } = orderOf(await mona.get(`/api/wcFetch/order/${bought.id}`));
  await write('refunds', { amount: '50.00', reason: 'One <i>cap</i> was missing' });
  await write('refunds', { amount: '10.50' });
  // What WooCommerce itself writes, in English, when the status is set to refunded.
  await write('refunds', { amount: '5.00', reason: 'Order fully refunded.' });
  const after = await mona.get(`/api/wcFetch/order/${bought.id}`);
  expect(after.body).toMatchObject({ total, refunded: '65.50', status: 'processing' });
  const { refunds } = await told();
  expect(refunds.map(({ amount, reason }) => ({ amount, reason }))).toEqual(
    expect.arrayContaining([
      { amount: '50.00', reason: 'One cap was missing' },
      { amount: '10.50', reason: null },
      { amount: '5.00', reason: null },
    ]),
  );
  expect(Date.now() - Date.parse(required(refunds[0]).at)).toBeLessThan(60_000);
});

it('writes a letter about every partial refund once, with its amount, and another about the rest', async () => {
  const part = `We have returned part of the money for your order #${bought.id}`;
  for (const amount of ['50.00', '10.50']) {
    await write('refunds', { amount });
    await webhook();
    await webhook();
    const [letter, ...more] = refundLetters();
    expect(more).toEqual([]);
    expect(letter?.subject).toBe(part);
    expect(letter?.text).toContain(`We have returned ${Number(amount) === 50 ? '50' : '10.50'} EGP to you.`);
  }
  await write('refunds', { amount: (Number(record().total) - 60.5).toFixed(2) });
  expect(record().status).toBe('refunded');
  await webhook();
  const [whole, ...more] = refundLetters();
  expect(more).toEqual([]);
  expect(whole?.subject).toBe(`We have returned the money for your order #${bought.id}`);
  expect(whole?.text).toContain(`We have returned the rest to you: `);
});

it('writes two letters about two refunds that one message of the store tells', async () => {
  await write('refunds', { amount: '50.00' });
  await write('refunds', { amount: (Number(record().total) - 50).toFixed(2) });
  await Promise.all([webhook(), webhook()]);
  const letters = refundLetters();
  expect(letters).toHaveLength(2);
  expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(2);
  expect(letters.some(({ text }) => text.includes('We have returned 50 EGP to you.'))).toBe(true);
});

it('asks the store for no refunds of an order without any, and for nothing that it does not show', async () => {
  const before = standIn.requests.length;
  await told();
  expect(standIn.requests.slice(before).filter((line) => line.includes('orders'))).toEqual([
    `GET wc/v3/orders/${bought.id}`,
    `GET wc/v3/orders/${bought.id}/notes`,
  ]);
});

it('tells what the operator says of a product to those who have bought it, in both languages', async () => {
  expect((await told()).products).toEqual([]);
  const goods = required(state.products.get(product.id));
  Object.assign(goods, {
    purchase_note: '<p>Tighten the nuts again after 50 km.</p>',
    meta_data: [
      ...(goods['meta_data'] as object[]),
      { key: 'purchase_note_ar', value: 'أعد ربط الصواميل بعد 50 كم' },
    ],
  });
  await shop.backend.store.catalogue.refresh([product.id]);
  const note = {
    product_id: product.id,
    text: 'Tighten the nuts again after 50 km.',
    text_ar: 'أعد ربط الصواميل بعد 50 كم',
  };
  expect((await told()).products).toEqual([note]);
  record().status = 'cancelled';
  expect((await told()).products).toEqual([]);
});
