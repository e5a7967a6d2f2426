import { expect, it } from 'vitest';
import type { OrderPayment } from '../payment/orderPayment.js';
import { isPayReminderDue, isUnpaidTransfer } from './payReminder.js';

const HOUR_MS = 3_600_000;
const PLACED_MS = Date.parse('2026-11-24T10:00:00.000Z');
const at = (hours: number) => PLACED_MS + hours * HOUR_MS;

function order(hours: number, changes: Partial<OrderPayment> = {}) {
  const until = new Date(at(hours)).toISOString();
  const payment = { way: 'bacs', provider: null, until, code: null, proof: null, ...changes };
  const createdAt = new Date(PLACED_MS).toISOString();
  return { status: 'on-hold', paymentMethod: 'later', payment, createdAt } as const;
}

it.each([
  ['a day before the deadline', 72, 48],
  ['not before half of a short time is over', 6, 3],
])('reminds of an unpaid transfer %s', (_, hours, from) => {
  expect(isPayReminderDue(order(hours), at(from) - 1)).toBe(false);
  expect(isPayReminderDue(order(hours), at(from))).toBe(true);
  expect(isPayReminderDue(order(hours), at(hours) - 1)).toBe(true);
  expect(isPayReminderDue(order(hours), at(hours))).toBe(false);
});

it.each([
  ['the customer says that they have paid', { proof: { text: null, photo: null, at: '' } }],
  ['a provider takes the money', { provider: 'paymob', code: '518290044' }],
  ['no deadline is set', { until: null }],
])('reminds of nothing where %s', (_, changes) => {
  expect(isUnpaidTransfer(order(48, changes), at(30))).toBe(false);
});

it('reminds of nothing that is paid or cancelled', () => {
  expect(isUnpaidTransfer({ ...order(48), status: 'processing' }, at(30))).toBe(false);
  expect(isUnpaidTransfer({ ...order(48), status: 'cancelled' }, at(30))).toBe(false);
});
