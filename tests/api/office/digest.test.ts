import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { daysAfter, startOfDayInEgypt } from '../../../domain/egypt/egyptClock.js';
import type { Slot } from '../../../domain/branches/branch.js';
import { formatSlotTime } from '../../../domain/branches/slots.js';
import { DIGEST_LINES_MAX } from '../../../domain/core/limits.js';
import { inLocale, LOCALES } from '../../../domain/core/locale.js';
import { formatPrice } from '../../../domain/core/money.js';
import { orderTotal, pieceCount } from '../../../domain/order/order.js';
import { serverIntl, translateTo } from '../../../locales/serverIntl.js';
import { queueDaily } from '../../../server/actions/notifications/dailyNotices.js';
import { sendNotices } from '../../../server/actions/notifications/sendNotices.js';
import { required } from '../../contract/support.js';
import { BRANCH, openOfficeShop } from './officeShop.js';

/* What the operator is told each morning. */

const HOUR_MS = 60 * 60 * 1000;
const shop = await openOfficeShop({ ORDER_EMAIL: 'orders@shop.example' });
const { backend, placed, plenty } = shop;
const letters = () => shop.orderLetters.filter(({ messageId }) => messageId?.startsWith('<digest-') === true);

beforeEach(async () => {
  await shop.clear();
  Object.assign(backend.settings.orders, { locale: 'en', hasDigest: true, email: 'orders@shop.example' });
});
afterEach(() => {
  vi.useRealTimers();
});

/** At this hour of a day in Egypt, as two instances do. */
async function runAt(date: string, hour: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(required(startOfDayInEgypt(date)) + hour * HOUR_MS);
  await Promise.all([queueDaily(backend), queueDaily(backend)]);
  await Promise.all([sendNotices(backend), sendNotices(backend)]);
}

const slots = (await shop.call('GET', `/api/wcFetch/slots?branch=${BRANCH}`)).body as Slot[];
const [slot] = slots.map((each) => required(each));
const { date, from } = required(slot);

it.each(LOCALES)('names what waits, with a link to each order, once a day: %s', async (locale) => {
  backend.settings.orders.locale = locale;
  const word = translateTo(locale);
  const id = await placed();
  const visit = await placed({ shipping_method: `pickup:${BRANCH}`, slot: `${date}T${from}` });
  await shop.items.setStock(0, plenty.id);
  await backend.store.catalogue.refresh([plenty.id]);
  await backend.contact.keep({
    ...{ name: 'Nadia', phone: '+201012345678', email: null, isSuspect: false },
    message: `Do you fit\ntrucks? ${locale}`,
  });
  await backend.missedSearches.add([
    { day: daysAfter(date, -1), words: `kayak ${locale}`, count: 3 },
    { day: daysAfter(date, -1), words: `alone ${locale}`, count: 1 },
    { day: date, words: `today ${locale}`, count: 5 },
  ]);
  await runAt(date, 3);
  expect(letters(), 'too early').toEqual([]);
  await runAt(date, 5);
  await runAt(date, 9);
  expect(letters()).toHaveLength(1);
  const { to, text, html = '' } = required(letters()[0]);
  expect(to).toBe('orders@shop.example');
  for (const part of [
    word('digest.orders', { count: 2 }),
    word('digest.searches'),
    `\u2068kayak ${locale}\u2069 · 3`,
    `${id} · Mona Hassan · ${word('office.next.send')}`,
    `${visit} · Mona Hassan · ${word('office.next.visit')}`,
    `Nadia · 0101 234 5678 · Do you fit trucks? ${locale}`,
  ])
    expect(withoutIsolates(text)).toContain(withoutIsolates(part));
  expect(text).not.toMatch(/alone|today (?:en|ar)/);
  expect(withoutIsolates(text), 'sold out').toContain(`- ${inLocale(plenty.name, locale)}\n`);
  expect(text.indexOf(word('digest.appointments', { branch: '' }).trim())).toBeGreaterThan(-1);
  expect(text.match(/\/office\/\d+-\d+-[0-9a-f]{64}/g)).toHaveLength(3);
  expect(html).toContain(`/office/${id}-`);
  await runAt(nextDay(date), 5);
  expect(letters(), 'the next day').toHaveLength(2);
});

/** Without what sets the direction of parts. */
function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/gu, '');
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10);
}

it('counts the reviews that wait, as several within an hour are told by one mail', async () => {
  await shop.reviews.clear();
  const review = { productId: plenty.id, author: 'Mona', car: null, km: null };
  await backend.store.reviews.submit({ ...review, orderId: 1, rating: 4, text: 'Quiet\nand soft' });
  await backend.store.reviews.submit({ ...review, orderId: 2, rating: 1, text: 'Loud' });
  await shop.reviews.approve(plenty.id);
  await backend.store.reviews.submit({ ...review, orderId: 3, rating: 5, text: 'Soft\nin rain' });
  await runAt(date, 8);
  const word = translateTo('en');
  const { text } = required(letters()[0]);
  const line = [inLocale(plenty.name, 'en'), word('review.stars', { stars: 5 }), 'Soft in rain'].join(' · ');
  expect(withoutIsolates(text)).toContain(
    withoutIsolates(`${word('digest.reviews', { count: 1 })}\n- ${line}\n`),
  );
});

it('names the goods that are to come back until that is settled, although their orders are delivered', async () => {
  const id = await placed();
  const [line] = required(await backend.store.orders.getOrder(id)).items;
  await shop.orders.setStatus(id, 'completed');
  const lines = [{ lineItemId: required(line).id, quantity: 1 }];
  const request = { orderId: id, lines, reason: 'fit', text: null, photo: null } as const;
  const asked = required(await backend.returns.ask(request));
  await runAt(date, 8);
  const word = translateTo('en');
  const { text } = required(letters()[0]);
  const named = [word('return.request_title', { number: String(asked.id) }), id, word('return.reason.fit')];
  expect(withoutIsolates(text)).toContain(`${word('digest.returns', { count: 1 })}\n- ${named.join(' · ')}`);
  expect(text).toContain(`/office/${id}-`);
  await backend.returns.decide(asked.id, 'done', null);
  await runAt(nextDay(date), 8);
  expect(letters()[1]?.text ?? '').not.toContain(named[0]);
});

it('leaves out messages that were answered, and robots', async () => {
  const message = { name: 'Omar', phone: null, email: 'omar@example.com', isSuspect: false };
  const { id } = await backend.contact.keep({ ...message, message: 'Answered' });
  await backend.contact.keep({ ...message, message: 'Waiting' });
  await backend.contact.keep({ ...message, message: 'Robot', isSuspect: true });
  expect([
    await backend.contact.markAnswered([id, 987_654]),
    await backend.contact.markAnswered([id]),
  ]).toEqual([1, 0]);
  await runAt(date, 8);
  expect(letters()[0]?.text).toContain('Waiting');
  expect(letters()[0]?.text).not.toMatch(/Answered|Robot/);
});

it('counts every message without an answer, and shows the newest', async () => {
  const message = { name: 'Omar', phone: null, email: 'omar@example.com', isSuspect: false };
  for (let place = 1; place <= DIGEST_LINES_MAX + 10; place += 1)
    await backend.contact.keep({ ...message, message: `Question ${place}.` });
  await runAt(date, 8);
  const [{ text } = { text: '' }] = letters();
  const word = translateTo(backend.settings.orders.locale);
  const { messages, count } = await backend.contact.listUnanswered(new Date(0), 1);
  expect(text).toContain(word('digest.messages', { count }));
  expect(text).toContain(messages[0]?.message ?? '');
  expect(text).toContain(word('digest.more', { count: count - DIGEST_LINES_MAX }));
});

it('is not written where it is off, or nobody gets it', async () => {
  await placed();
  backend.settings.orders.hasDigest = false;
  await runAt(date, 8);
  Object.assign(backend.settings.orders, { hasDigest: true, email: null });
  await runAt(date, 8);
  expect(letters()).toEqual([]);
});

it('says the rest when a part cannot be read', async () => {
  await placed();
  vi.spyOn(backend.contact, 'listUnanswered').mockRejectedValueOnce(new Error('away'));
  await runAt(date, 8);
  expect(letters()[0]?.text).toContain('Mona Hassan');
});

it('names orders and appointments of people whom the shop does not know', async () => {
  const id = await placed({ shipping_method: `pickup:${BRANCH}`, slot: `${date}T${from}` });
  const order = required(await backend.store.orders.getOrder(id));
  const { listOrders } = backend.store.orders;
  vi.spyOn(backend.store.orders, 'listOrders').mockImplementation(async (filter) =>
    (await listOrders(filter)).map((each) => ({ ...each, billing: null })),
  );
  await runAt(date, 8);
  vi.mocked(backend.store.orders.listOrders).mockRestore();
  const word = translateTo('en');
  const lines = withoutIsolates(required(letters()[0]).text).split('\n');
  const pieces = word('digest.pieces', { count: pieceCount(order.items) });
  const total = `${formatPrice(orderTotal(order))} ${word('egp')}`;
  const appointment = [formatSlotTime(required(slot), serverIntl('en')), '–', pieces, total].join(' · ');
  expect(lines.filter((line) => line.includes(' · – · '))).toEqual([
    expect.stringContaining(withoutIsolates(appointment)),
    expect.stringContaining(`${id} · – · ${word('office.next.visit')}`),
  ]);
});
