import { beforeEach, expect, it } from 'vitest';
import { required } from '../../contract/support.js';
import { checkoutBody, codeOf, orderOf } from '../bodies.js';
import { openCardShop, press, redirectOf } from './card.js';

const BRANCH = 'nasr-city';
const CAPACITY = 2;

const UNPAID_ORDERS_MAX = 3;

const card = await openCardShop({ CASH_ORDERS_MAX: String(UNPAID_ORDERS_MAX) });
const { shop } = card;
let slot: { date: string; from: string };

const free = async () =>
  (await shop.call('GET', `/api/wcFetch/slots?branch=${BRANCH}`)).body as (typeof slot)[];
const taken = async () => {
  const places = await shop.backend.bookings.listTaken(BRANCH, slot.date);
  return places.find(({ date, from }) => date === slot.date && from === slot.from)?.taken ?? 0;
};
const body = () => ({ shipping_method: `pickup:${BRANCH}`, slot: `${slot.date}T${slot.from}` });

beforeEach(async () => {
  await shop.backend.bookings.forget('2100-01-01');
  slot = required((await free()).at(-1));
});

it('is held while the payment is pending, and kept by the paid order', async () => {
  const page = redirectOf(await card.checkout(body()));
  expect((await card.order()).status).toBe('pending');
  expect(await taken()).toBe(1);
  await press(shop, page, 'approve');
  const { status, delivery } = await card.order();
  expect([status, delivery?.visit?.slot]).toEqual(['processing', expect.objectContaining(slot)]);
  expect(await taken()).toBe(1);
});

it.each(['decline', 'cancel', 'timeout'] as const)(
  'is free again after a payment that ends by %s',
  async (way) => {
    await press(shop, redirectOf(await card.checkout(body())), way);
    expect((await card.order()).status).toBe('pending-cart');
    expect(await taken()).toBe(0);
  },
);

it('moves with the order if its customer chooses another time instead of paying', async () => {
  await card.checkout(body());
  const first = slot;
  slot = required((await free())[0]);
  await card.checkout(body());
  expect(await taken()).toBe(1);
  slot = first;
  expect(await taken()).toBe(0);
});

it('is offered again after the deadline of a payment that nobody finished, and not before', async () => {
  card.link.isUp = false;
  await card.checkout(body());
  await shop.backend.bookings.hold(
    987_654,
    { branch: BRANCH, ...slot },
    { capacity: CAPACITY, checkAt: new Date('2100-01-01') },
  );
  const offers = async () =>
    (await free()).some(({ date, from }) => date === slot.date && from === slot.from);
  card.letPass(10);
  expect(await offers()).toBe(false);
  card.letPass(45);
  expect(await offers()).toBe(true);
  expect((await card.order()).status).toBe('pending-cart');
});

it('is asked for again if money arrives when another order has it', async () => {
  const page = redirectOf(await card.checkout(body()));
  await card.mona.post('/api/payment/cancel', { order_id: card.cartId });
  expect(await taken()).toBe(0);
  await press(shop, page, 'approve');
  const { status, delivery } = await card.order();
  expect([status, delivery?.visit?.slot ?? null]).toEqual(['on-hold', null]);
  expect(await taken()).toBe(0);
});

it('is refused to a card order, too, before anybody can pay for it', async () => {
  for (const order of [1, 2]) {
    const places = { capacity: CAPACITY, checkAt: new Date('2100-01-01') };
    await shop.backend.bookings.hold(order, { branch: BRANCH, ...slot }, places);
  }
  const reply = await card.mona.post(
    '/api/wcPost/checkout',
    checkoutBody(card.cartId, { payment_method: 'card', ...body() }),
  );
  expect(codeOf(reply)).toBe('slot_taken');
  expect(await card.order()).toMatchObject({ status: 'pending-cart', paymentReference: null });
});

it('cannot be held by one account in more unpaid orders than the limit, until their sessions have ended', async () => {
  for (let held = 0; held < UNPAID_ORDERS_MAX; held += 1) {
    expect((await card.checkout()).status).toBe(200);
    card.cartId = orderOf(await card.addToCart(1)).id;
  }
  const refused = await card.checkout(body());
  expect([refused.status, codeOf(refused)]).toEqual([409, 'too_many_orders']);
  expect(await taken()).toBe(0);
  expect((await card.order()).status).toBe('pending-cart');
  card.letPass(45);
  expect((await card.checkout(body())).status).toBe(200);
  expect(await taken()).toBe(1);
});
