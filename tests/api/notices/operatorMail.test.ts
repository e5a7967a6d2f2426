import { beforeEach, expect, it, vi } from 'vitest';
import { NOTICE_LEASE_MS } from '../../../domain/core/limits.js';
import { sendNotices } from '../../../server/actions/notifications/sendNotices.js';
import { BILLING, cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import { afterAnswers } from '../call.js';
import { findGoods } from '../goods.js';
import { required } from '../../contract/support.js';
import { openShop } from '../shop.js';
import { endingAt, STEPS } from './endingAt.js';

/* A placed order reaches whoever runs the shop. */

const DESK = 'orders@shop.example';
const PIECES = 4;

const shop = await openShop({ ORDER_EMAIL: DESK, CONTACT_EMAIL: 'contact@shop.example' });
const { backend, operatorLetters: letters } = shop;
const { plenty } = await findGoods(shop);

beforeEach(async () => {
  vi.useRealTimers();
  backend.settings.orders.locale = 'en';
  await shop.orders.clear();
  await shop.outbox.clear();
  await shop.items.setStock(1000, plenty.id);
  for (const each of [letters, shop.orderLetters, shop.log]) each.length = 0;
});

async function order(changes: Record<string, unknown> = {}): Promise<number> {
  const mona = await shop.customer();
  const { id } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id, PIECES))));
  expect((await mona.post('/api/wcPost/checkout', checkoutBody(id, changes))).status).toBe(200);
  return id;
}

it('tells the operator at once, once: what, how many, to whom, how paid and what to do next', async () => {
  const id = await order();
  await afterAnswers();
  await sendNotices(backend);
  expect(letters).toHaveLength(1);
  const { to, subject, text, html, messageId } = required(letters[0]);
  expect(to).toBe(DESK);
  expect(messageId).toMatch(new RegExp(`^<new-order-${id}-[0-9a-f]{16}@`));
  expect(subject).toMatch(new RegExp(`^New order ${id}: [\\d,.]+ EGP$`));
  for (const fact of [
    `Mona Hassan has ordered ${PIECES} pieces`,
    `\n  ${PIECES} tyres × `,
    '14 El Yasmin Street, Floor 3, Nasr City, Cairo',
    'Payment: In cash on delivery',
    'Next: pack the order and hand it to the carrier',
  ])
    expect(text).toContain(fact);
  expect(text.replaceAll('\u00a0', ' ')).toContain(`- ${plenty.name.en}\n`);
  expect(text).toMatch(/Phone: \+?2?0? ?10/);
  expect(html).toContain('Open the order');
});

it('writes in the language of the operator, whatever the customer’s is', async () => {
  backend.settings.orders.locale = 'ar';
  const id = await order();
  await afterAnswers();
  expect(letters[0]?.subject).toContain(`طلب جديد رقم \u2066${id}\u2069`);
  expect(letters[0]?.html).toContain('dir="rtl"');
});

it('tells of an order without an email address, and nothing of one that is cancelled before it is sent', async () => {
  await order({ billing: { ...BILLING, email: '' } });
  await afterAnswers();
  expect(letters).toHaveLength(1);
  vi.mocked(backend.later).mockReturnValueOnce();
  await shop.orders.setStatus(await order(), 'cancelled');
  await sendNotices(backend);
  expect(letters).toHaveLength(1);
});

it('keeps nothing personal in the outbox or in the log, also if the mail server refuses it', async () => {
  vi.mocked(backend.later).mockReturnValueOnce();
  const id = await order();
  await shop.outbox.clear('mail');
  vi.mocked(backend.mail.send).mockRejectedValueOnce(new Error(`refused ${DESK}`));
  await sendNotices(backend);
  const kept = JSON.stringify(await shop.outbox.all()) + shop.log.join('\n');
  expect(kept).toContain(`order:${id}:placed:operator`);
  expect(kept).toContain('notice-not-sent');
  for (const secret of [DESK, BILLING.email, 'Mona', '1012345678']) expect(kept).not.toContain(secret);
});

it.each(STEPS)('sends it once under one Message-ID if the process is killed: %s', async (step) => {
  vi.mocked(backend.later).mockReturnValueOnce();
  await order();
  for (const channel of ['mail', 'phone']) await shop.outbox.clear(channel);
  await sendNotices(endingAt(backend, step)).catch(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + NOTICE_LEASE_MS + 1000 });
  await Promise.all([sendNotices(backend), sendNotices(backend)]);
  const isRepeated = step === 'accepted' || step === 'end';
  expect(letters, 'sent').toHaveLength(isRepeated ? 2 : 1);
  expect(new Set(letters.map(({ messageId }) => messageId)).size, 'recognisable').toBe(1);
});
