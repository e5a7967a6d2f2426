import { describe, expect, it } from 'vitest';
import { plainOrder } from '../../tests/support/records/plainOrder.js';
import type { Order } from './order.js';
import { cashDue, isReturnedByShop, partsOf, received } from './deposit.js';

const PAID = { due: 2500, paid: 2500 };
const BY_CARD = { paymentMethod: 'card', paymentReference: '1-x' } as const;

describe('what is collected on delivery', () => {
  it.each<[Partial<Order>, number]>([
    [{}, 10_000],
    [{ refunded: 1000 }, 9000],
    [{ deposit: PAID }, 7500],
    [{ deposit: PAID, refunded: 1000 }, 6500],
    [{ deposit: { due: 2500, paid: 0 } }, 10_000],
    [{ refunded: 12_000 }, 0],
    [{ paymentMethod: 'card' }, 0],
    [{ paymentMethod: 'later' }, 0],
  ])('of %j is %d', (changes, due) => {
    expect(cashDue(plainOrder(changes))).toBe(due);
  });
});

describe('the parts of an order with a deposit', () => {
  const partsIn = (changes: Partial<Order>) => partsOf({ ...plainOrder(changes), total: 10_000 });

  it('are the deposit that is due, then the one that was paid, and the rest while it is collected', () => {
    const due = { due: 2500, paid: 0 };
    expect(partsIn({ deposit: due, status: 'pending' })).toEqual({ deposit: 2500, rest: 7500 });
    expect(partsIn({ deposit: PAID })).toEqual({ deposit: 2500, rest: 7500 });
    expect(partsIn({ deposit: PAID, status: 'cancelled' })).toEqual({ deposit: 2500, rest: null });
  });

  it('are none of an order without a deposit, or whose deposit was never paid', () => {
    expect(partsIn({})).toBeNull();
    expect(partsIn({ deposit: { due: 2500, paid: 0 } })).toBeNull();
  });
});

it('has only the deposit to give back until the order is delivered', () => {
  expect(received(plainOrder({ deposit: PAID }))).toBe(2500);
  expect(received(plainOrder({ deposit: PAID, completedAt: '2026-11-25T10:00:00.000Z' }))).toBe(10_000);
  expect(received(plainOrder())).toBe(10_000);
});

it('returns by itself what was paid by card for an order that its owner cancelled, or that was sold out', () => {
  const isReturned = (changes: Partial<Order>) =>
    isReturnedByShop(plainOrder({ ...BY_CARD, status: 'cancelled', cancelledFor: 'customer', ...changes }));
  expect(isReturned({})).toBe(true);
  expect(isReturned({ cancelledFor: 'sold_out' })).toBe(true);
  expect(isReturned({ cancelledFor: null })).toBe(false);
  expect(isReturned({ status: 'processing' })).toBe(false);
  expect(isReturned({ paymentReference: null })).toBe(false);
  expect(isReturned({ paymentMethod: 'cod' })).toBe(false);
  expect(isReturned({ paymentMethod: 'cod', deposit: PAID })).toBe(true);
});
