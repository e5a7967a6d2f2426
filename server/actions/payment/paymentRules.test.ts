import { describe, expect, it } from 'vitest';
import type { Order } from '../../../domain/order/order.js';
import type { PaymentRecord } from '../../ports/payments.js';
import { PAYMENT_GRACE_MS, PAYMENT_SESSION_MS } from '../../../domain/core/limits.js';
import { decide, isSessionOver, isWaitingFor, returnOf, unpaidReason } from './paymentRules.js';

const DUE = 50_000;
const TOTAL = 200_000;
const REFERENCE = '10001-00000000000000000000';

const waiting = (changes: Partial<Order> = {}): Order => ({
  ...{ id: 10_001, customerId: 7, status: 'pending', key: 'k'.repeat(32), group: null, locale: 'en' },
  items: [
    { id: 1, productId: 5, variationId: null, quantity: 1, price: TOTAL, name: { en: 'Tyre' }, image: null },
  ],
  ...{
    shippingTotal: 0,
    delivery: null,
    shipment: null,
    coupons: [],
    adjustment: 0,
    fee: 0,
    refunded: 0,
    refunds: [],
  },
  ...{
    billing: null,
    paymentMethod: 'cod',
    payment: null,
    deposit: { due: DUE, paid: 0 },
    transactionId: 's-1',
  },
  ...{ paymentReference: REFERENCE, cancelledFor: null, confirmation: null, writes: [], completedAt: null },
  ...{ createdAt: '2026-11-23T10:00:00.000Z', updatedAt: '2026-11-23T10:00:00.000Z' },
  ...changes,
});
const PAID: PaymentRecord = {
  ...{ reference: REFERENCE, sessionId: 's-1', state: 'paid', id: 'p-1', amount: DUE, currency: 'EGP' },
  isTest: false,
};
const settled = (order: Order, record: PaymentRecord = PAID) => {
  const decision = decide(order, record, {
    ...{ mode: 'live', now: Date.parse(order.updatedAt), givenUp: null, isCertain: true },
  });
  if (decision.act !== 'settle' || decision.outcome.kind !== 'paid') return decision.act;
  const { status, deposit = null } = decision.outcome;
  return { status, deposit, alarm: decision.alarm };
};

describe('a paid deposit', () => {
  it('lets the order stand', () => {
    expect(settled(waiting())).toEqual({
      ...{ status: 'processing', deposit: { due: DUE, paid: DUE }, alarm: null },
    });
  });

  it('still does when an operator has raised the total: the rest is more', () => {
    expect(settled(waiting({ adjustment: 30_000 }))).toEqual({
      ...{ status: 'processing', deposit: { due: DUE, paid: DUE }, alarm: null },
    });
  });

  it('holds an order whose total an operator has lowered below it, as paid in full', () => {
    expect(settled(waiting({ adjustment: DUE - TOTAL - 1 }))).toEqual({
      ...{ status: 'on-hold', deposit: null, alarm: 'mismatch' },
    });
  });

  it('of another amount holds the order with what was paid', () => {
    expect(settled(waiting(), { ...PAID, amount: DUE - 1 })).toEqual({
      ...{ status: 'on-hold', deposit: { due: DUE, paid: DUE - 1 }, alarm: 'mismatch' },
    });
  });

  it('does not make a card order a paid one if it is less than its total', () => {
    expect(settled(waiting({ paymentMethod: 'card', deposit: null }))).toEqual({
      ...{ status: 'on-hold', deposit: { due: DUE, paid: DUE }, alarm: 'mismatch' },
    });
  });

  it('is refunded when it comes on top of another one, and does nothing when it is reported again', () => {
    const standing = waiting({
      status: 'processing',
      deposit: { due: DUE, paid: DUE },
      transactionId: 'p-1',
    });
    expect(settled(standing, { ...PAID, reference: '10001-11111111111111111111', id: 'p-2' })).toBe('return');
    expect(settled(standing)).toBe('nothing');
  });
});

const OTHER = '10001-11111111111111111111';
const MINUTE_MS = 60_000;

/** An order paid by card, of which nothing is a deposit. */
const byCard = (changes: Partial<Order> = {}) =>
  waiting({ paymentMethod: 'card', deposit: null, transactionId: null, ...changes });
const standing = (changes: Partial<Order> = {}) =>
  byCard({ status: 'processing', transactionId: 'p-1', ...changes });
const inCash = (changes: Partial<Order> = {}) =>
  waiting({ deposit: null, transactionId: null, paymentReference: null, ...changes });
const awaited = (changes: Partial<Order> = {}) =>
  byCard({
    ...{ status: 'on-hold', paymentMethod: 'later' },
    payment: {
      ...{ way: 'fawry', provider: 'paymob', until: '2026-11-25T10:00:00.000Z' },
      ...{ code: '12345678', proof: null },
    },
    ...changes,
  });
const IN_FULL: PaymentRecord = { ...PAID, amount: TOTAL };

const decided = (order: Order, record: PaymentRecord, changes: Partial<Parameters<typeof decide>[2]> = {}) =>
  decide(order, record, {
    ...{ mode: 'live', now: Date.parse(order.updatedAt), givenUp: null, isCertain: true },
    ...changes,
  });

describe('money for an order that waits for it', () => {
  it('pays it, under the id of the payment', () => {
    expect(decided(byCard(), IN_FULL)).toEqual({
      act: 'settle',
      alarm: null,
      outcome: { kind: 'paid', status: 'processing', transactionId: 'p-1', paymentReference: REFERENCE },
    });
    const idOf = (order: Order) => {
      const decision = decided(order, { ...IN_FULL, id: null });
      return decision.act === 'settle' && decision.outcome.kind === 'paid' && decision.outcome.transactionId;
    };
    expect([idOf(byCard({ transactionId: 's-9' })), idOf(byCard())]).toEqual(['s-9', REFERENCE]);
    expect(settled(awaited(), IN_FULL)).toEqual({ status: 'processing', deposit: null, alarm: null });
  });

  it.each<[string, Partial<PaymentRecord>, Parameters<typeof decided>[2]]>([
    ['of another currency', { currency: 'USD' }, {}],
    ['of another currency, and less', { currency: 'USD', amount: 1 }, {}],
    ['of an unknown amount', { amount: null }, {}],
    ['of more', { amount: TOTAL + 1 }, {}],
    ['of a test', { isTest: true }, {}],
    ['that is real in a test', {}, { mode: 'test' }],
    ['that may be of another attempt', {}, { isCertain: false }],
  ])('%s holds it, and counts as no deposit', (_, changes, circumstances) => {
    const decision = decided(byCard(), { ...IN_FULL, ...changes }, circumstances);
    expect(decision).toMatchObject({ act: 'settle', alarm: 'mismatch', outcome: { status: 'on-hold' } });
    expect(decision).not.toHaveProperty('outcome.deposit');
  });

  it('pays it in a test by the money of a test', () => {
    expect(decided(byCard(), { ...IN_FULL, isTest: true }, { mode: 'test' })).toMatchObject({ alarm: null });
  });

  it('is waited for under the reference of its last attempt only', () => {
    expect(isWaitingFor(byCard(), IN_FULL)).toBe(true);
    expect(isWaitingFor(byCard(), { reference: OTHER })).toBe(false);
    expect([isWaitingFor(awaited(), IN_FULL), isWaitingFor(awaited(), { reference: OTHER })]).toEqual([
      true,
      false,
    ]);
    const { payment } = awaited();
    const byTransfer = awaited({ payment: payment && { ...payment, provider: null } });
    expect([isWaitingFor(byTransfer, IN_FULL), isWaitingFor(standing(), IN_FULL)]).toEqual([false, false]);
    expect(isWaitingFor(awaited({ status: 'completed' }), IN_FULL)).toBe(false);
  });
});

describe('money that comes late', () => {
  it.each<[string, Order]>([
    ['another attempt', byCard({ paymentReference: OTHER })],
    ['a cart', byCard({ status: 'pending-cart' })],
    ['a cancelled order that was not paid', byCard({ status: 'cancelled' })],
    ['a failed order that was not paid', byCard({ status: 'failed' })],
    ['an order that waits for other money', awaited({ paymentReference: OTHER })],
  ])('holds %s', (_, order) => {
    expect(settled(order, IN_FULL)).toEqual({ status: 'on-hold', deposit: null, alarm: 'late' });
  });

  it('holds an order in cash that is still to be delivered, and is told of any other', () => {
    expect(settled(inCash({ status: 'processing' }), IN_FULL)).toMatchObject({ alarm: 'cash_order' });
    for (const status of ['on-hold', 'completed', 'refunded'] as const)
      expect(decided(inCash({ status }), IN_FULL)).toEqual({ act: 'alarm', alarm: 'cash_order' });
  });

  it('is returned if another attempt has paid, unless it may be the same money', () => {
    const again = { ...IN_FULL, reference: OTHER, id: 'p-2' };
    for (const status of ['processing', 'on-hold', 'completed'] as const) {
      expect(decided(standing({ status }), again)).toEqual({
        act: 'return',
        alarms: { done: 'refunded', failed: 'refund_failed' },
      });
      expect(decided(standing({ status }), again, { isCertain: false })).toEqual({
        act: 'alarm',
        alarm: 'refund_failed',
      });
    }
  });

  it('is told again of an order on hold only', () => {
    expect(decided(standing({ status: 'on-hold' }), IN_FULL)).toEqual({ act: 'alarm', alarm: 'held' });
    for (const status of ['processing', 'completed', 'refunded'] as const)
      expect(decided(standing({ status }), IN_FULL)).toEqual({ act: 'nothing' });
  });
});

describe('money of an order that was cancelled', () => {
  const cancelled = (changes: Partial<Order> = {}) =>
    standing({ status: 'cancelled', cancelledFor: 'customer', ...changes });

  it('is returned if the shop has cancelled it, and told as what it was', () => {
    expect(decided(cancelled(), IN_FULL)).toEqual({
      act: 'return',
      alarms: { done: 'cancelled', failed: 'cancelled_paid' },
    });
    expect(returnOf(cancelled({ cancelledFor: 'sold_out' }), { id: 'p-1' })).toEqual({
      done: 'sold_out',
      failed: 'sold_out_paid',
    });
  });

  it('stays with an order that its operator has cancelled, or that had other money', () => {
    expect(decided(cancelled({ cancelledFor: null }), IN_FULL)).toEqual({ act: 'nothing' });
    expect(decided(standing({ status: 'failed' }), IN_FULL)).toEqual({ act: 'nothing' });
    expect([returnOf(cancelled(), { id: 'p-2' }), returnOf(cancelled(), { id: null })]).toEqual([null, null]);
    expect(returnOf(cancelled({ transactionId: null }), { id: null })).toBeNull();
    expect(decided(cancelled(), { ...IN_FULL, id: null })).toMatchObject({ act: 'settle', alarm: 'late' });
  });

  it('that is back is told of, also that of a second payment', () => {
    const back = { ...IN_FULL, state: 'refunded' } as const;
    expect(decided(cancelled(), back)).toMatchObject({ act: 'return', alarms: { done: 'cancelled' } });
    const second = { ...back, reference: OTHER, id: 'p-2' };
    expect(decided(standing(), second)).toMatchObject({ act: 'return', alarms: { done: 'refunded' } });
    for (const order of [standing({ status: 'cancelled' }), standing({ status: 'refunded' }), inCash()])
      expect(decided(order, second)).toEqual({ act: 'nothing' });
    expect(decided(standing(), back)).toEqual({ act: 'nothing' });
  });
});

describe('an attempt without money', () => {
  const AT = Date.parse('2026-11-23T10:00:00.000Z');
  const none = { ...PAID, id: null, amount: null, state: 'none' } as const;

  it.each([
    ['declined', 'declined'],
    ['cancelled', 'cancelled'],
    ['refunded', 'cancelled'],
    ['expired', 'timed_out'],
    ['none', null],
    ['open', null],
    ['paid', null],
  ] as const)('that is %s is over because it was %s', (state, reason) => {
    const record = { ...none, state };
    expect(unpaidReason(byCard(), record, { now: AT, givenUp: null })).toBe(reason);
    const decision = decided(byCard(), record);
    if (reason === null && state !== 'paid') expect(decision).toEqual({ act: 'nothing' });
    if (reason !== null)
      expect(decision).toEqual({ act: 'settle', outcome: { kind: 'unpaid' }, alarm: null });
  });

  it('is over when its shopper gives it up, or its session has ended for five minutes', () => {
    const reasonAt = (afterMs: number) => unpaidReason(byCard(), none, { now: AT + afterMs, givenUp: null });
    const lastMs = PAYMENT_SESSION_MS + PAYMENT_GRACE_MS;
    expect([reasonAt(lastMs), reasonAt(lastMs + 1)]).toEqual([null, 'timed_out']);
    expect(unpaidReason(byCard(), none, { now: AT, givenUp: 'cancelled' })).toBe('cancelled');
    expect(isSessionOver(byCard(), AT + PAYMENT_SESSION_MS)).toBe(false);
    expect(isSessionOver(byCard(), AT + PAYMENT_SESSION_MS + 1)).toBe(true);
    expect(isSessionOver(byCard(), AT + PAYMENT_SESSION_MS + MINUTE_MS, 2 * MINUTE_MS)).toBe(false);
  });

  it('does nothing to an order that another attempt has, or that waits for none', () => {
    const declined = { ...none, state: 'declined' } as const;
    expect(decided(byCard({ paymentReference: OTHER }), declined)).toEqual({ act: 'nothing' });
    for (const order of [standing(), awaited(), byCard({ status: 'cancelled' })])
      expect(decided(order, declined)).toEqual({ act: 'nothing' });
  });

  it('that got a number to pay with is awaited, unless it was given up or is a deposit', () => {
    const numbered = { ...none, state: 'open', code: '12345678' } as const;
    expect(decided(byCard(), numbered)).toEqual({ act: 'await', code: '12345678' });
    expect(decided(waiting(), numbered)).toEqual({ act: 'nothing' });
    expect(decided(byCard(), numbered, { givenUp: 'cancelled' })).toMatchObject({ act: 'settle' });
  });
});
