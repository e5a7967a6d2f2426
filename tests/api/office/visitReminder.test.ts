import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Slot } from '../../../domain/branches/branch.js';
import { formatSlot } from '../../../domain/branches/slots.js';
import { startOfDayInEgypt } from '../../../domain/egypt/egyptClock.js';
import { serverIntl } from '../../../locales/serverIntl.js';
import { queueDaily } from '../../../server/actions/notifications/dailyNotices.js';
import { sendNotices } from '../../../server/actions/notifications/sendNotices.js';
import { required } from '../../contract/support.js';
import { BRANCH, openOfficeShop } from './officeShop.js';

/* Customers are reminded of their appointments the day before. */

const HOUR_MS = 60 * 60 * 1000;
const shop = await openOfficeShop();
const { backend, placed, subjects, mona, orderLetters } = shop;
const slots = (await shop.call('GET', `/api/wcFetch/slots?branch=${BRANCH}`)).body as Slot[];
const slot = required(slots.at(-1));
const earlier = required(slots.findLast(({ date }) => date < slot.date));
const wanted = { shipping_method: `pickup:${BRANCH}`, slot: `${slot.date}T${slot.from}` };

beforeEach(() => shop.clear());
afterEach(() => {
  vi.useRealTimers();
});

/** At this hour, from the beginning of the day before an appointment. */
async function runAt(hour: number, { date }: Slot = slot): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(required(startOfDayInEgypt(date)) + (hour - 24) * HOUR_MS);
  await Promise.all([queueDaily(backend), queueDaily(backend)]);
  await Promise.all([sendNotices(backend), sendNotices(backend)]);
}

it('reminds once, the day before, with the time and a way to move it', async () => {
  const id = await placed(wanted);
  await runAt(-10);
  await runAt(8);
  expect(subjects(), 'too early').toEqual([]);
  await runAt(10);
  await runAt(13);
  await runAt(25);
  const [letter, ...others] = orderLetters;
  expect(others).toEqual([]);
  expect(letter?.subject).toBe(`Your appointment for order #${id} is coming up`);
  for (const part of [
    formatSlot(slot, serverIntl('en')),
    'Move or cancel the appointment',
    `/trackorder/${id}?key=`,
  ])
    expect(letter?.text).toContain(part);
});

it('reminds once more, of an appointment that was moved after its reminder', async () => {
  const id = await placed({ ...wanted, slot: `${earlier.date}T${earlier.from}` });
  await runAt(10, earlier);
  const moved = { order_id: id, slot: `${slot.date}T${slot.from}` };
  expect((await mona.post('/api/wcPost/change-visit', moved)).status).toBe(200);
  await sendNotices(backend);
  subjects();
  await runAt(10);
  await runAt(11);
  expect(subjects()).toEqual([`Your appointment for order #${id} is coming up`]);
});

it('reminds nobody who has given the appointment up, cancelled the order, or can no longer change it', async () => {
  const given = await placed(wanted);
  await mona.post('/api/wcPost/change-visit', { order_id: given, slot: null });
  const cancelled = await placed(wanted);
  await mona.post('/api/wcPost/cancel_order', { order_id: cancelled });
  await sendNotices(backend);
  subjects();
  await runAt(10);
  await shop.clear();
  vi.useRealTimers(); // The day before may be a Friday, on which the appointment can no longer be booked.
  await placed(wanted);
  await runAt(21);
  expect(subjects()).toEqual([]);
});
