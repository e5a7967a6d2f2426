import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { OrderSchema } from './wireOrder.js';

const ORDER = {
  id: 10001,
  status: 'pending-cart',
  items: [],
  total: '1850.50',
  created_at: '2026-11-21T00:00:00.000Z',
  deletable: true,
  shipping_total: '0.00',
  delivery: null,
  adjustment: '0.00',
  refunded: '0.00',
  payment_method: null,
  billing: null,
  geidea_transaction_id: null,
};

describe('OrderSchema', () => {
  it('parses an order’s amounts as whole piastres', () => {
    const result = safeParse(OrderSchema, ORDER);
    expect(result.success && result.output.total).toBe(185_050);
  });

  it('rejects an order with an unreadable price instead of making it free', () => {
    expect(safeParse(OrderSchema, { ...ORDER, total: 'NaN' }).success).toBe(false);
    expect(safeParse(OrderSchema, { ...ORDER, shipping_total: '' }).success).toBe(false);
    expect(safeParse(OrderSchema, { ...ORDER, adjustment: '--1' }).success).toBe(false);
  });

  it('accepts an order with a discount', () => {
    const result = safeParse(OrderSchema, { ...ORDER, adjustment: '-50.50' });
    expect(result.success && result.output.adjustment).toBe(-5050);
  });
});
