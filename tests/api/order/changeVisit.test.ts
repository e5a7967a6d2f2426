import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { required } from '../../contract/support.js';
import { cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import type { Customer } from '../browser.js';
import { findGoods } from '../goods.js';
import { openShop } from '../shop.js';

const BRANCH = 'nasr-city';
const CAPACITY = 2;

const shop = await openShop();
const goods = await findGoods(shop);

interface FreeSlot {
  date: string;
  from: string;
}

const free = async () => (await shop.call('GET', `/api/wcFetch/slots?branch=${BRANCH}`)).body as FreeSlot[];
const startOf = ({ date, from }: FreeSlot) => `${date}T${from}`;
const taken = async (slot: FreeSlot) =>
  (await shop.backend.bookings.listTaken(BRANCH, slot.date)).find(
    ({ date, from }) => date === slot.date && from === slot.from,
  )?.taken ?? 0;
const change = (customer: Customer, id: number, slot: string | null) =>
  customer.post('/api/wcPost/change-visit', { order_id: id, slot });

async function book(slot: FreeSlot) {
  const mona = await shop.customer();
  const { id } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(goods.plenty.id))));
  const wanted = { shipping_method: `pickup:${BRANCH}`, slot: startOf(slot) };
  const reply = await mona.post('/api/wcPost/checkout', checkoutBody(id, wanted));
  expect(reply.status).toBe(200);
  return { mona, id };
}

beforeEach(async () => {
  await shop.orders.clear();
  await shop.items.setStock(100, goods.plenty.id);
  await shop.backend.bookings.forget('2100-01-01');
});
afterEach(() => {
  vi.useRealTimers();
});

it('moves an appointment, and frees the place that it had', async () => {
  const [slot, , , later] = (await free()).map((each) => required(each));
  const { mona, id } = await book(required(slot));
  const order = orderOf(await change(mona, id, startOf(required(later))));
  expect(order.delivery).toMatchObject({
    arrives: { from: later?.date, to: later?.date },
    visit: { slot: later, changeable: true },
  });
  expect([await taken(required(slot)), await taken(required(later))]).toEqual([0, 1]);
});

it('gives an appointment up and books another one, each once', async () => {
  const [slot, later] = await free();
  const { mona, id } = await book(required(slot));
  const replies = await Promise.all([1, 2, 3].map(() => change(mona, id, null)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(orderOf(await mona.get(`/api/wcFetch/order/${id}`))).toMatchObject({
    ...{ status: 'processing', delivery: { arrives: null, visit: { slot: null, changeable: true } } },
  });
  expect(await taken(required(slot))).toBe(0);
  await Promise.all([1, 2, 3].map(() => change(mona, id, startOf(required(later)))));
  expect(await taken(required(later))).toBe(1);
});

it('keeps its place when the new time is full, past or not offered', async () => {
  const [slot, full] = await free();
  await Promise.all([book(required(full)), book(required(full))]);
  const { mona, id } = await book(required(slot));
  for (const start of [startOf(required(full)), '2020-01-01T10:00', `${slot?.date}T03:00`]) {
    expect(codeOf(await change(mona, id, start))).toBe('slot_taken');
  }
  expect((await change(mona, id, 'tomorrow')).status).toBe(400);
  expect([await taken(required(slot)), await taken(required(full))]).toEqual([1, CAPACITY]);
});

it('never overbooks a time to which many move at once', async () => {
  const all = await free();
  const [wanted] = all;
  const booked = await Promise.all(all.slice(1, 7).map(book));
  const replies = await Promise.all(
    booked.map(({ mona, id }) => change(mona, id, startOf(required(wanted)))),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(CAPACITY);
  expect(await taken(required(wanted))).toBe(CAPACITY);
  const places = await Promise.all(all.slice(0, 7).map(taken));
  expect(places.reduce((sum, count) => sum + count)).toBe(booked.length);
});

it('is for the owner only, not for a friend with the link', async () => {
  const slot = required((await free())[0]);
  const { mona, id } = await book(slot);
  const friend = await shop.customer();
  expect(codeOf(await change(friend, id, null))).toBe('order_not_found');
  const { key } = orderOf(await mona.get(`/api/wcFetch/order/${id}`));
  const seen = orderOf(await friend.get(`/api/wcFetch/order/${id}?key=${key}`));
  expect(seen.delivery).toMatchObject({ visit: { slot, changeable: false } });
  expect(await taken(slot)).toBe(1);
});

it('is possible until the evening before, and never for an order that is over or is delivered', async () => {
  const slot = required((await free())[0]);
  const { mona, id } = await book(slot);
  const plain = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(goods.plenty.id))));
  await mona.post('/api/wcPost/checkout', checkoutBody(plain.id));
  expect(codeOf(await change(mona, plain.id, null))).toBe('visit_fixed');
  await shop.orders.setStatus(id, 'completed');
  expect(codeOf(await change(mona, id, null))).toBe('visit_fixed');
  await shop.orders.setStatus(id, 'processing');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${slot.date}T00:30:00Z`) });
  expect(codeOf(await change(mona, id, null))).toBe('visit_fixed');
  expect(orderOf(await mona.get(`/api/wcFetch/order/${id}`)).delivery).toMatchObject({
    visit: { slot, changeable: false },
  });
});
