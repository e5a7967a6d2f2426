import { describe, expect, it } from 'vitest';
import { type Order, ORDER_STATUSES } from '../../../domain/order/order.js';
import type { Caller } from '../../../domain/account/identity.js';
import { expectShopError } from '../../../tests/contract/support.js';
import type { Backend } from '../../ports/backend.js';
import { isDeletable, requireReadableOrder } from './orders.js';

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

describe('an order that is asked for', () => {
  const [key, otherKey] = ['k'.repeat(32), 'o'.repeat(32)];
  const placed = { ...ORDER, key, customerId: 7 };
  const read = (caller: Caller, given?: string, id: number | null = 1) => {
    const orders = { getOrder: () => Promise.resolve(id === 1 ? placed : null) };
    const backend = { store: { orders } } as unknown as Backend;
    return requireReadableOrder(backend, caller, id, given);
  };
  const customer = (id: number): Caller => ({ kind: 'customer', id, sessionId: 's', isContact: false });
  const guest = (id: number): Caller => ({ kind: 'guest', id, sessionId: 's' });

  it('is read by its owner, and by whoever has its key', async () => {
    expect(await read(customer(7))).toEqual({ order: placed, isOwner: true });
    expect(await read(customer(7), otherKey)).toEqual({ order: placed, isOwner: true });
    for (const caller of [{ kind: 'nobody' } as const, guest(7), customer(8)])
      expect(await read(caller, key)).toEqual({ order: placed, isOwner: false });
  });

  it('does not exist for anyone else, not even for a guest with the number of its owner', async () => {
    for (const caller of [{ kind: 'nobody' } as const, guest(7), customer(8)])
      for (const given of [undefined, '', 'short', otherKey])
        await expectShopError(read(caller, given), 'order_not_found');
    await expectShopError(read(customer(7), key, 2), 'order_not_found');
    await expectShopError(read(customer(7), key, null), 'order_not_found');
  });
});
