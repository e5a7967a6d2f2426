import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOCALE_COOKIE } from '../../../domain/core/limits.js';
import { cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import type { Customer } from '../browser.js';
import { afterAnswers } from '../call.js';
import { findGoods } from '../goods.js';
import { openShop } from '../shop.js';

/* The reminder of a transfer that has not arrived shortly before its deadline. */

const CRON_SECRET = 'secret of the scheduled job';
const HOUR_MS = 3_600_000;
const shop = await openShop({
  CRON_SECRET,
  PAYMENT_WAYS: JSON.stringify([
    { kind: 'cash' },
    { kind: 'instapay', pay_to: { en: 'rasfa@instapay', ar: 'rasfa@instapay' } },
  ]),
});
const { orderLetters: letters } = shop;
const { plenty } = await findGoods(shop);
let mona: Customer;
let id: number;

const runJob = (job = 'unconfirmed') =>
  shop.call('GET', `/api/payment/${job}`, { headers: { authorization: `Bearer ${CRON_SECRET}` } });
const letPass = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS });
const place = async (way = 'instapay') => {
  ({ id } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id)))));
  const reply = await mona.post('/api/wcPost/checkout', checkoutBody(id, { payment_method: way }));
  expect(reply.status).toBe(200);
  await afterAnswers();
  letters.length = 0;
};
/** What the customer is told by the job. */
const told = async (job?: string) => {
  await runJob(job);
  await afterAnswers();
  return letters.splice(0).map(({ subject }) => subject);
};
/** A run whose process ends before it sends anything. */
const runUnsent = async () => {
  const take = vi.spyOn(shop.backend.notices, 'take').mockResolvedValue(null);
  await runJob();
  await afterAnswers();
  take.mockRestore();
};

beforeEach(async () => {
  await shop.orders.clear();
  await shop.outbox.clear();
  await shop.items.setStock(100, plenty.id);
  mona = await shop.customer();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reminds of an unpaid transfer once, with amount, account and deadline, by either job', async () => {
  await place();
  letPass(23);
  expect(await told()).toEqual([]);
  letPass(2);
  await Promise.all([runJob(), runJob('reconcile')]);
  await afterAnswers();
  expect(letters).toEqual([
    expect.objectContaining({ subject: `Your order #${id} is waiting for your payment` }),
  ]);
  expect(letters[0]?.text).toContain('Pay to: rasfa@instapay');
  expect(letters[0]?.text).toContain(`/trackorder/${id}?key=`);
  letters.length = 0;
  letPass(10);
  expect(await told('reconcile')).toEqual([]);
});

it('writes it in the language of the order', async () => {
  mona.cookies[LOCALE_COOKIE] = 'ar';
  await place();
  letPass(25);
  expect(await told()).toEqual([expect.stringContaining('في انتظار الدفع')]);
});

it('sends it after its process ended before it could', async () => {
  await place();
  letPass(25);
  await runUnsent();
  expect(await told('reconcile')).toEqual([`Your order #${id} is waiting for your payment`]);
});

it('reminds nobody who says that they have paid, and nobody of cash', async () => {
  await place();
  await mona.post('/api/wcPost/say-paid', { order_id: id, text: 'IPN 551' });
  await place('cod');
  letPass(25);
  expect(await told()).toEqual([]);
});

it.each([
  ['paid', () => shop.orders.setStatus(id, 'processing')],
  ['cancelled', () => mona.post('/api/wcPost/cancel_order', { order_id: id })],
])('sends no reminder that was queued before the order was %s', async (_, change) => {
  await place();
  letPass(25);
  await runUnsent();
  await change();
  await afterAnswers();
  expect(await told()).not.toContain(`Your order #${id} is waiting for your payment`);
});
