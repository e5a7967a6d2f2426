import { describe, expect, it } from 'vitest';
import { type Order, ORDER_STATUSES } from '../../../domain/order/order.js';
import { isDeletable } from './orders.js';

const NOW = Date.parse('2026-01-02T12:00:00.000Z');
const ORDER: Order = {
  id: 1,
  customerId: 1,
  status: 'pending',
  items: [],
  shippingTotal: 0,
  delivery: null,
  shipment: null,
  locale: null,
  coupons: [],
  adjustment: 0,
  fee: 0,
  refunded: 0,
  refunds: [],
  billing: null,
  paymentMethod: null,
  payment: null,
  deposit: null,
  transactionId: null,
  paymentReference: null,
  key: 'k',
  group: null,
  cancelledFor: null,
  confirmation: null,
  writes: [],
  completedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const aged = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

describe('isDeletable', () => {
  it('allows deletion of carts, but not of placed orders', () => {
    const deletable = ORDER_STATUSES.filter((status) =>
      isDeletable({ ...ORDER, status, updatedAt: aged(0) }, NOW),
    );
    expect(deletable).toEqual(['pending-cart']);
    const later = ORDER_STATUSES.filter((status) => isDeletable({ ...ORDER, status }, NOW));
    expect(later).toEqual(['pending-cart', 'pending']);
  });

  it('allows deletion of an unpaid order only after its payment session has expired', () => {
    expect(isDeletable({ ...ORDER, updatedAt: aged(15) }, NOW)).toBe(false);
    expect(isDeletable({ ...ORDER, updatedAt: aged(15.01) }, NOW)).toBe(true);
  });

  it('forbids deletion of an order with a transaction, however old', () => {
    expect(isDeletable({ ...ORDER, transactionId: 'gd-1' }, NOW)).toBe(false);
    expect(isDeletable({ ...ORDER, transactionId: '' }, NOW)).toBe(false);
  });

  it('forbids deletion of an order of unknown age', () => {
    expect(isDeletable({ ...ORDER, updatedAt: 'unknown' }, NOW)).toBe(false);
  });
});
