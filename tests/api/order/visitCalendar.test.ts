import { beforeEach, expect, it, vi } from 'vitest';
import { LOCALE_COOKIE } from '../../../domain/core/limits.js';
import type { Slot } from '../../../domain/branches/branch.js';
import { egyptOffsetMinutes } from '../../../domain/egypt/egyptClock.js';
import { required } from '../../contract/support.js';
import { readCalendar } from '../../support/readCalendar.js';
import { cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import { Browser, type Customer } from '../browser.js';
import { afterAnswers } from '../call.js';
import { findGoods } from '../goods.js';
import { openShop } from '../shop.js';

const BRANCH = 'nasr-city';
const shop = await openShop();
const goods = await findGoods(shop);
const [first, second] = (await shop.call('GET', `/api/wcFetch/slots?branch=${BRANCH}`)).body as Slot[];
const [SLOT, OTHER] = [required(first), required(second)];
let mona: Customer;
let id: number;
let key: string;

const startOf = ({ date, from }: Slot) => `${date}T${from}`;
const local = (date: string, clock: string) => `${date.replaceAll('-', '')}T${clock.replace(':', '')}00`;
const change = (slot: Slot | null) =>
  mona.post('/api/wcPost/change-visit', { order_id: id, slot: slot && startOf(slot) });

async function book(locale: string): Promise<void> {
  mona.cookies[LOCALE_COOKIE] = locale;
  const cart = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(goods.plenty.id))));
  id = cart.id;
  const wanted = { shipping_method: `pickup:${BRANCH}`, slot: startOf(SLOT) };
  expect((await mona.post('/api/wcPost/checkout', checkoutBody(id, wanted))).status).toBe(200);
  key = required(orderOf(await mona.get(`/api/wcFetch/order/${id}`)).key);
}

async function read(by: Browser = mona, query = '') {
  const reply = await by.get(`/api/wcFetch/order-calendar/${id}${query}`);
  expect(reply.status).toBe(200);
  return { ...readCalendar(reply.text), type: reply.headers.get('content-type') };
}

beforeEach(async () => {
  vi.useRealTimers();
  await shop.orders.clear();
  await shop.items.setStock(100, goods.plenty.id);
  await shop.backend.bookings.forget('2100-01-01');
  mona = await shop.customer();
  await book('en');
});

it('puts the appointment on the clocks of Egypt, in the file of a calendar', async () => {
  const { VCALENDAR, VTIMEZONE, STANDARD, VEVENT, type } = await read();
  expect(type).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  expect(VCALENDAR).toMatchObject({
    ...{ VERSION: '2.0', METHOD: 'PUBLISH', PRODID: '-//localhost//appointments//EN' },
  });
  expect(VTIMEZONE).toEqual({ TZID: 'Africa/Cairo' });
  const hours = egyptOffsetMinutes(SLOT.date, SLOT.from) / 60;
  expect(STANDARD).toMatchObject({ TZOFFSETTO: `+0${hours}00` });
  expect(VEVENT).toMatchObject({
    UID: `order-${id}@localhost`,
    'DTSTART;TZID=Africa/Cairo': local(SLOT.date, SLOT.from),
    'DTEND;TZID=Africa/Cairo': local(SLOT.date, SLOT.to),
    DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/) as string,
    STATUS: 'CONFIRMED',
  });
  expect(VEVENT?.['SUMMARY']).toContain('Rasfa');
  expect(VEVENT?.['LOCATION']).toContain('Nasr City');
  expect(VEVENT?.['DESCRIPTION']).toContain(String(id));
  expect(JSON.stringify(VEVENT), 'calendars are shared').not.toContain(key);
});

it('is in the language of the order', async () => {
  mona = await shop.customer();
  await book('ar');
  const { VEVENT } = await read();
  expect(VEVENT?.['SUMMARY']).toContain('رصفة');
  expect(VEVENT?.['URL']).toContain('/ar/trackorder/');
});

it('replaces the earlier file after a move, and is the same while nothing changes', async () => {
  const [before, again] = [await read(), await read()];
  expect(again).toEqual(before);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
  expect((await change(OTHER)).status).toBe(200);
  const { VEVENT: after } = await read();
  expect(after?.['UID']).toBe(before.VEVENT?.['UID']);
  expect(after?.['DTSTART;TZID=Africa/Cairo']).toBe(local(OTHER.date, OTHER.from));
  expect(Number(after?.['SEQUENCE'])).toBeGreaterThan(Number(before.VEVENT?.['SEQUENCE']));
});

it('takes a cancelled appointment off the calendar', async () => {
  const before = await read();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
  expect((await mona.post('/api/wcPost/cancel_order', { order_id: id })).status).toBe(200);
  const { VCALENDAR, VEVENT } = await read();
  expect([VCALENDAR?.['METHOD'], VEVENT?.['STATUS'], VEVENT?.['UID']]).toEqual([
    'CANCEL',
    'CANCELLED',
    before.VEVENT?.['UID'],
  ]);
  expect(Number(VEVENT?.['SEQUENCE'])).toBeGreaterThan(Number(before.VEVENT?.['SEQUENCE']));
});

it('opens with the key of the order, and for nobody else', async () => {
  expect((await read(new Browser(), `?key=${key}`)).VEVENT?.['UID']).toBe(`order-${id}@localhost`);
  for (const [by, query] of [
    [new Browser(), ''],
    [await shop.customer(), ''],
    [new Browser(), `?key=${'A'.repeat(key.length)}`],
  ] as const) {
    expect(codeOf(await by.get(`/api/wcFetch/order-calendar/${id}${query}`))).toBe('order_not_found');
  }
});

it('does not exist without a time', async () => {
  await change(null);
  expect(codeOf(await mona.get(`/api/wcFetch/order-calendar/${id}`))).toBe('order_not_found');
});

it('is linked in the letters of the placed order and of a new time', async () => {
  await afterAnswers();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
  await change(OTHER);
  await afterAnswers();
  const link = `${shop.backend.settings.publicUrl}/api/wcFetch/order-calendar/${id}?key=${key}`;
  const own = shop.orderLetters.filter(({ text }) => text.includes(`/trackorder/${id}?`));
  expect(own).toHaveLength(2);
  for (const { text, html } of own) {
    expect(text).toContain(link);
    expect(html).toContain(link);
  }
});
