import { describe, expect, it } from 'vitest';
import type { Order } from '../../../domain/order/order.js';
import type { PaymentRecord } from '../../ports/payments.js';
import { decide } from './paymentRules.js';

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
