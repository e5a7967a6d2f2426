import { serverIntl } from '../../../locales/serverIntl.js';
import { beforeEach, expect, it, vi } from 'vitest';
import { formatSlot } from '../../../domain/branches/slots.js';
import type { Slot } from '../../../domain/branches/branch.js';
import { LOCALE_COOKIE } from '../../../domain/core/limits.js';
import { required } from '../../contract/support.js';
import { readCalendar } from '../../support/readCalendar.js';
import { cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import { afterAnswers } from '../call.js';
import { openLetterStore } from './letterStore.js';

/* Letters about appointments of a shop whose orders are in WooCommerce. */

const BRANCH = 'nasr-city';
const { standIn, shop, product, mona, edit, webhook, updated, announce, runJob } = await openLetterStore();
const { backend } = shop;
const reports = vi.spyOn(backend, 'report');
const slots = (await shop.call('GET', `/api/wcFetch/slots?branch=${BRANCH}`)).body as Slot[];
const [SLOT, OTHER, LAST] = [required(slots[0]), required(slots[1]), required(slots[2])];
let id: number;

const startOf = ({ date, from }: Slot) => `${date}T${from}`;
const written = ({ date, from, to }: Slot) => `${date} ${from}-${to}`;
const letters = () => shop.orderLetters.splice(0);
const MOVED = () => `Your appointment for order #${id}`;
const GIVEN_UP = () => `Your appointment for order #${id} is cancelled`;
const subjects = () => letters().map(({ subject }) => subject);
const takenAt = async ({ date, from }: Slot) =>
  (await backend.bookings.listTaken(BRANCH, '2000-01-01')).find(
    (each) => each.date === date && each.from === from,
  )?.taken ?? 0;

async function change(slot: Slot | null): Promise<void> {
  const body = { order_id: id, slot: slot && startOf(slot) };
  expect((await mona.post('/api/wcPost/change-visit', body)).status).toBe(200);
  await afterAnswers();
}

/** The operator writes another time into the order, and the store tells the shop. */
async function operatorWrites(slot: string): Promise<void> {
  edit(id, { meta: { storefront_slot: slot } });
  await announce(id, 'processing');
}

beforeEach(async () => {
  standIn.state.orders.clear();
  await shop.outbox.clear();
  await backend.bookings.forget('2100-01-01');
  mona.cookies[LOCALE_COOKIE] = 'en';
  ({ id } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(product.id)))));
  const wanted = { shipping_method: `pickup:${BRANCH}`, slot: startOf(SLOT) };
  expect((await mona.post('/api/wcPost/checkout', checkoutBody(id, wanted))).status).toBe(200);
  await afterAnswers();
  expect(subjects()).toEqual([`We have your order #${id}`]);
  reports.mockClear();
});

it('tells the customer once of the time that they have chosen, and that they gave it up', async () => {
  await change(OTHER);
  await announce(id, 'processing');
  await runJob();
  const [moved, ...more] = letters();
  expect(more).toEqual([]);
  expect(moved?.subject).toBe(MOVED());
  expect(moved?.text).toContain(formatSlot(OTHER, serverIntl('en')));
  await change(null);
  await announce(id, 'processing');
  await runJob();
  expect(subjects()).toEqual([GIVEN_UP()]);
});

it('tells the customer once of the time to which the operator has moved them, and moves their place', async () => {
  edit(id, { meta: { storefront_slot: written(OTHER) } });
  await Promise.all([1, 2, 3].map(() => webhook(updated(id, 'processing'))));
  await afterAnswers();
  await runJob();
  const [moved, ...more] = letters();
  expect(more).toEqual([]);
  expect(moved?.subject).toBe(MOVED());
  expect(moved?.text).toContain(formatSlot(OTHER, serverIntl('en')));
  expect([await takenAt(SLOT), await takenAt(OTHER)]).toEqual([0, 1]);
});

it('tells each move of an appointment that the operator moves to and fro', async () => {
  for (const slot of [OTHER, SLOT, LAST]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
    await operatorWrites(written(slot));
    expect(letters()[0]?.text).toContain(formatSlot(slot, serverIntl('en')));
  }
  vi.useRealTimers();
});

it('tells the customer once that the operator has cancelled the appointment, and frees the place', async () => {
  await operatorWrites('');
  await announce(id, 'processing');
  expect(subjects()).toEqual([GIVEN_UP()]);
  expect(await takenAt(SLOT)).toBe(0);
});

it('finds by the scheduled job what the operator has changed without a webhook, once', async () => {
  edit(id, { meta: { storefront_slot: written(LAST) } });
  await Promise.all([runJob(), runJob()]);
  await announce(id, 'processing');
  expect(subjects()).toEqual([MOVED()]);
});

it('finds a change whose process was killed before it could queue the letter', async () => {
  const queue = vi.spyOn(backend.notices, 'queue').mockRejectedValue(new Error('killed'));
  await mona.post('/api/wcPost/change-visit', { order_id: id, slot: startOf(OTHER) });
  await afterAnswers().catch(() => undefined);
  queue.mockRestore();
  expect(subjects()).toEqual([]);
  await runJob();
  expect(subjects()).toEqual([MOVED()]);
});

it.each(['tomorrow at ten', '2026-13-40 10:00-11:00', '2027-01-04 25:00-26:00', '2027-01-04'])(
  'tells nothing, keeps the place and reports a time that cannot be read: %s',
  async (text) => {
    await operatorWrites(text);
    await runJob();
    expect(subjects()).toEqual([]);
    expect(await takenAt(SLOT)).toBe(1);
    expect(reports.mock.calls.map(([event]) => event)).toContain('appointment-unclear');
    await operatorWrites(written(OTHER));
    expect(subjects()).toEqual([MOVED()]);
    expect([await takenAt(SLOT), await takenAt(OTHER)]).toEqual([0, 1]);
  },
);

it('tells of the whole order only when the operator cancels it', async () => {
  edit(id, { status: 'cancelled', meta: { storefront_slot: '' } });
  await announce(id, 'cancelled');
  await runJob();
  expect(subjects()).toEqual([`Your order #${id} was cancelled`]);
  expect(await takenAt(SLOT)).toBe(0);
});

it('tells nothing of an appointment that is over', async () => {
  await operatorWrites('2020-01-04 10:00-11:00');
  expect(subjects()).toEqual([]);
});

it('has the operator’s time in the calendar file, as a newer one of the same event', async () => {
  const read = async () => readCalendar((await mona.get(`/api/wcFetch/order-calendar/${id}`)).text).VEVENT;
  const before = await read();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
  await operatorWrites(written(OTHER));
  vi.useRealTimers();
  const after = await read();
  expect(after?.['UID']).toBe(before?.['UID']);
  expect(after?.['DTSTART;TZID=Africa/Cairo']).toBe(
    `${OTHER.date.replaceAll('-', '')}T${OTHER.from.replace(':', '')}00`,
  );
  expect(Number(after?.['SEQUENCE'])).toBeGreaterThan(Number(before?.['SEQUENCE']));
  expect(letters()[0]?.html).toContain(`/order-calendar/${id}?key=`);
});
