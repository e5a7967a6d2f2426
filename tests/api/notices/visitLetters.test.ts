import { serverIntl } from '../../../locales/serverIntl.js';
import { beforeEach, expect, it, vi } from 'vitest';
import { LOCALE_COOKIE } from '../../../domain/core/limits.js';
import { formatSlot } from '../../../domain/branches/slots.js';
import type { Slot } from '../../../domain/branches/branch.js';
import { sendNotices } from '../../../server/actions/notifications/sendNotices.js';
import { required } from '../../contract/support.js';
import { cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import type { Customer } from '../browser.js';
import { afterAnswers } from '../call.js';
import { findGoods } from '../goods.js';
import { openShop } from '../shop.js';

const BRANCH = 'nasr-city';
const shop = await openShop();
const { backend, orderLetters: letters } = shop;
const goods = await findGoods(shop);
const [first, second, third] = (await shop.call('GET', `/api/wcFetch/slots?branch=${BRANCH}`)).body as Slot[];
const [SLOT, OTHER, LAST] = [required(first), required(second), required(third)];
let mona: Customer;
let id: number;

const startOf = ({ date, from }: Slot) => `${date}T${from}`;

beforeEach(async () => {
  await shop.orders.clear();
  await shop.outbox.clear();
  await shop.items.setStock(100, goods.plenty.id);
  await backend.bookings.forget('2100-01-01');
  mona = await shop.customer();
});

async function book(locale = 'en'): Promise<void> {
  mona.cookies[LOCALE_COOKIE] = locale;
  ({ id } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(goods.plenty.id)))));
  const wanted = { shipping_method: `pickup:${BRANCH}`, slot: startOf(SLOT) };
  expect((await mona.post('/api/wcPost/checkout', checkoutBody(id, wanted))).status).toBe(200);
  await afterAnswers();
  letters.length = 0;
}

const change = async (slot: Slot | null) => {
  const reply = await mona.post('/api/wcPost/change-visit', { order_id: id, slot: slot && startOf(slot) });
  expect(reply.status).toBe(200);
};

it('tells the customer once of a new time, however often the request arrives', async () => {
  await book();
  await Promise.all([1, 2, 3].map(() => change(OTHER)));
  await afterAnswers();
  await sendNotices(backend);
  expect(letters.map(({ subject }) => subject)).toEqual([`Your appointment for order #${id}`]);
  expect(letters[0]?.text).toContain(formatSlot(OTHER, serverIntl('en')));
  expect(letters[0]?.text).not.toContain(formatSlot(SLOT, serverIntl('en')));
});

it('tells the customer in their language that the time was given up, and then of another one', async () => {
  await book('ar');
  await change(null);
  await afterAnswers();
  expect(letters.map(({ subject }) => subject)).toEqual([`تم إلغاء موعدك لطلب رقم \u2066${id}\u2069`]);
  await change(LAST);
  await afterAnswers();
  expect(letters.map(({ subject }) => subject)).toHaveLength(2);
  expect(letters[1]?.text).toContain('هذا هو موعدك الآن');
});

it('tells every time again, with a letter of its own, when an appointment goes to and fro', async () => {
  await book();
  for (const slot of [OTHER, SLOT, OTHER]) {
    await change(slot);
    await afterAnswers();
  }
  expect(letters).toHaveLength(3);
  expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(3);
});

it('tells only the last of several changes that were made before a letter was sent', async () => {
  await book();
  const { later } = backend;
  backend.later = () => undefined;
  for (const slot of [OTHER, null, LAST]) await change(slot);
  backend.later = later;
  await Promise.all([sendNotices(backend), sendNotices(backend)]);
  expect(letters.map(({ text }) => text.includes(formatSlot(LAST, serverIntl('en'))))).toEqual([true]);
});

it('repeats a letter that may have been sent under the same Message-ID', async () => {
  await book();
  const { later } = backend;
  backend.later = () => undefined;
  await change(OTHER);
  await shop.outbox.clear('phone');
  backend.later = later;
  const end = vi.spyOn(backend.notices, 'end').mockRejectedValueOnce(new Error('killed'));
  await sendNotices(backend).catch(() => undefined);
  end.mockRestore();
  await shop.outbox.makeDue();
  await sendNotices(backend);
  await sendNotices(backend);
  expect(letters).toHaveLength(2);
  expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(1);
});

it('says nothing of an appointment whose order was cancelled meanwhile', async () => {
  await book();
  const { later } = backend;
  backend.later = () => undefined;
  await change(OTHER);
  backend.later = later;
  await shop.orders.setStatus(id, 'cancelled');
  await sendNotices(backend);
  expect(letters.map(({ subject }) => subject)).not.toContain(`Your appointment for order #${id}`);
});
