import type { LineItem, Order } from '../../../domain/order/order.js';

/** A line of one piece at 100 pounds. */
export function plainLine(changes: Partial<LineItem> = {}): LineItem {
  return {
    ...{ id: 1, productId: 5, variationId: null, quantity: 1, price: 10_000 },
    ...{ name: { en: 'Tyre', ar: 'إطار' }, image: null },
    ...changes,
  };
}

/** An order in progress of customer 7, with one line, that is paid in cash. */
export function plainOrder(changes: Partial<Order> = {}): Order {
  return {
    ...{ id: 10_001, customerId: 7, status: 'processing', key: 'k'.repeat(32), group: null, locale: 'en' },
    ...{ items: [plainLine()], shippingTotal: 0, delivery: null, shipment: null, coupons: [] },
    ...{ adjustment: 0, fee: 0, refunded: 0, refunds: [], billing: null },
    ...{ paymentMethod: 'cod', payment: null, deposit: null, transactionId: null, paymentReference: null },
    ...{ cancelledFor: null, confirmation: null, writes: [], completedAt: null },
    ...{ createdAt: '2026-11-23T10:00:00.000Z', updatedAt: '2026-11-23T10:00:00.000Z' },
    ...changes,
  };
}
