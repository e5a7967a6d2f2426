import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  LOCALE_COOKIE,
  NOTICE_LEASE_MS,
  NOTICE_LIFE_MS,
  NOTICE_RETRY_MS,
} from '../../../domain/core/limits.js';
import { sendNotices } from '../../../server/actions/notifications/sendNotices.js';
import { BILLING, cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import type { Customer } from '../browser.js';
import { afterAnswers } from '../call.js';
import { findGoods } from '../goods.js';
import { openShop } from '../shop.js';
import { endingAt, STEPS } from './endingAt.js';

const CRON_SECRET = 'secret of the scheduled job';
const shop = await openShop({ CRON_SECRET });
const { backend, orderLetters: letters } = shop;
const goods = await findGoods(shop);
let mona: Customer;

beforeEach(async () => {
  vi.useRealTimers();
  await shop.orders.clear();
  await shop.outbox.clear();
  await shop.items.setStock(1000, goods.plenty.id);
  letters.length = 0;
  shop.log.length = 0;
  mona = await shop.customer();
});

async function order(changes: Record<string, unknown> = {}): Promise<number> {
  const { id } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(goods.plenty.id))));
  const reply = await mona.post('/api/wcPost/checkout', checkoutBody(id, changes));
  expect(reply.status).toBe(200);
  return id;
}

/** An order whose process ended with the response. */
async function orderUntold(): Promise<number> {
  vi.mocked(backend.later).mockReturnValueOnce();
  return order();
}

/** Only the clock is replaced, because the database driver needs timers. */
function wait(ms: number): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + ms });
}

const outcomes = async () =>
  (await shop.outbox.all()).map(({ key, outcome }) => `${key} ${outcome ?? 'waits'}`);

describe('the letter of a placed order', () => {
  it('is sent once, after the response, to the address of the order', async () => {
    const id = await order();
    await afterAnswers();
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ to: BILLING.email, subject: `We have your order #${id}` });
    await sendNotices(backend);
    expect(letters).toHaveLength(1);
    expect(await outcomes()).toEqual([
      `order:${id}:placed:mail sent`,
      `order:${id}:placed:operator skipped`,
      `order:${id}:placed:phone skipped`,
    ]);
  });

  it('is written in the language in which the order was placed', async () => {
    mona.cookies[LOCALE_COOKIE] = 'ar';
    const id = await order();
    await afterAnswers();
    expect(letters[0]?.subject).toBe(`استلمنا طلبك رقم \u2066${id}\u2069`);
    expect(letters[0]?.text).toContain('/ar/trackorder/');
  });

  it('is not sent where the order has no address', async () => {
    const id = await order({ billing: { ...BILLING, email: '' } });
    await afterAnswers();
    expect(letters).toEqual([]);
    expect(await outcomes()).toContain(`order:${id}:placed:mail skipped`);
  });

  it('is sent by the scheduled job if the process ended with the response', async () => {
    await orderUntold();
    await afterAnswers();
    expect(letters).toEqual([]);
    const headers = { authorization: `Bearer ${CRON_SECRET}` };
    expect((await shop.call('GET', '/api/payment/reconcile', { headers })).status).toBe(200);
    await afterAnswers();
    expect(letters).toHaveLength(1);
  });

  it('is not sent once the order is cancelled, which its customer is told instead', async () => {
    const id = await orderUntold();
    await shop.orders.setStatus(id, 'cancelled');
    await backend.notices.queue([{ orderId: id, kind: 'cancelled', channel: 'mail' }]);
    await sendNotices(backend);
    expect(letters.map(({ subject }) => subject)).toEqual([`Your order #${id} was cancelled`]);
  });

  it('keeps no address in the outbox or in the log', async () => {
    vi.mocked(backend.mail.send).mockRejectedValueOnce(new Error(`refused ${BILLING.email}`));
    const id = await order();
    await afterAnswers();
    const kept = JSON.stringify(await shop.outbox.all()) + shop.log.join('\n');
    expect(kept).toContain(`order:${id}:placed:mail`);
    expect(kept).toContain('notice-not-sent');
    for (const secret of [BILLING.email, 'Mona', '1012345678']) expect(kept).not.toContain(secret);
  });
});

it('sends every letter once if two instances run at the same time', async () => {
  const ids = [];
  for (let count = 0; count < 6; count += 1) ids.push(await orderUntold());
  await Promise.all([sendNotices(backend), sendNotices(backend)]);
  expect(letters.map(({ subject }) => subject).sort()).toEqual(
    ids.map((id) => `We have your order #${id}`).sort(),
  );
});

describe('a process that is killed', () => {
  it.each(STEPS)('leaves a letter that arrives once: %s', async (step) => {
    const id = await orderUntold();
    for (const channel of ['phone', 'operator']) await shop.outbox.clear(channel);
    await sendNotices(endingAt(backend, step)).catch(() => undefined);
    await sendNotices(backend);
    wait(NOTICE_LEASE_MS + 1000);
    await sendNotices(backend);
    const isRepeated = step === 'accepted' || step === 'end';
    expect(letters, 'sent').toHaveLength(isRepeated ? 2 : 1);
    expect(new Set(letters.map(({ messageId }) => messageId)).size, 'recognisable').toBe(1);
    expect(await outcomes()).toContain(`order:${id}:placed:mail sent`);
  });
});

describe('a mail server that is down', () => {
  it('gets the letter again later, at growing intervals, and does not hold up other letters', async () => {
    const down = await orderUntold();
    vi.mocked(backend.mail.send).mockRejectedValueOnce(new Error('down'));
    await sendNotices(backend);
    const up = await order();
    await afterAnswers();
    expect(letters.map(({ subject }) => subject)).toEqual([`We have your order #${up}`]);
    wait((NOTICE_RETRY_MS[0] ?? 0) - 5000);
    await sendNotices(backend);
    expect(letters, 'not yet').toHaveLength(1);
    wait(5000);
    await sendNotices(backend);
    expect(letters.map(({ subject }) => subject)).toContain(`We have your order #${down}`);
    expect(letters).toHaveLength(2);
  });

  it('is given up after the last try, which is reported', async () => {
    const id = await orderUntold();
    const { length } = letters;
    vi.mocked(backend.mail.send).mockRejectedValue(new Error('down'));
    for (const ms of [0, ...NOTICE_RETRY_MS, ...NOTICE_RETRY_MS]) {
      wait(ms);
      await sendNotices(backend);
    }
    vi.mocked(backend.mail.send).mockImplementation((letter) => {
      letters.push(letter);
      return Promise.resolve();
    });
    await sendNotices(backend);
    expect(letters).toHaveLength(length);
    expect(await outcomes()).toContain(`order:${id}:placed:mail failed`);
    expect(shop.log.filter((line) => line.includes('notice-failed'))).toHaveLength(1);
  });

  it('is told no stale news: an old notice is given up', async () => {
    const id = await orderUntold();
    wait(NOTICE_LIFE_MS + 1000);
    await sendNotices(backend);
    expect(letters).toEqual([]);
    expect(await outcomes()).toContain(`order:${id}:placed:mail failed`);
  });
});
