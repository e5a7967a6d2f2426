import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAYMENT_SESSION_MS } from '../../../domain/core/limits.js';
import type { Order } from '../../../domain/order/order.js';
import { plainLine, plainOrder } from '../../../tests/support/records/plainOrder.js';
import type { Backend } from '../../ports/backend.js';
import { readWithUnpaid, requireFewFor, requireFewPayments, requireFewUnpaid } from './cashLimits.js';

const NOW = Date.parse('2026-11-23T10:01:00.000Z');
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const CART = plainOrder({ id: 1, status: 'pending-cart', paymentMethod: null });
const AWAITED: Partial<Order> = {
  ...{ status: 'on-hold', paymentMethod: 'later' },
  payment: { way: 'transfer', provider: null, until: '2026-11-24T10:00:00.000Z', code: null, proof: null },
};
const PAYING: Partial<Order> = { status: 'pending', paymentMethod: 'card', paymentReference: '2-x' };
const OVER = new Date(NOW - PAYMENT_SESSION_MS * 10).toISOString();

function openShop(listed: Order[], known: Order[] = []) {
  const listOrders = vi.fn(() => Promise.resolve(listed));
  const getOrder = vi.fn((id: number) => Promise.resolve(known.find((each) => each.id === id) ?? null));
  const countEvent = vi.fn((_: string, resetsInSeconds: number) =>
    Promise.resolve({ count: 3, resetsInSeconds }),
  );
  const settings = { cashPiecesMax: 5, cashOrdersMax: 2, maxOf: () => 3 };
  const backend = { store: { orders: { listOrders, getOrder } }, settings, state: { countEvent } };
  return { backend: backend as unknown as Backend, listOrders, getOrder, countEvent };
}

describe('the orders of a customer that wait to be paid', () => {
  it.each<[string, Partial<Order>, boolean]>([
    ['in cash', {}, true],
    ['in cash, on hold', { status: 'on-hold' }, true],
    ['by transfer', AWAITED, true],
    ['by a card payment that goes on', PAYING, true],
    ['by a card payment whose session is over', { ...PAYING, updatedAt: OVER }, false],
    ['by a deposit whose session is over', { ...PAYING, paymentMethod: 'cod', updatedAt: OVER }, false],
    ['by a card payment that was never started', { ...PAYING, paymentReference: null }, false],
    ['not at all, as they are paid by card', { paymentMethod: 'card', paymentReference: '2-x' }, false],
    ['not at all, as they are a cart', { status: 'pending-cart', paymentMethod: null }, false],
    ['not at all, as the shop looks at them', { ...AWAITED, payment: null }, false],
  ])('count if they wait %s', async (_, changes, expected) => {
    const other = plainOrder({ id: 2, ...changes });
    const { backend, getOrder } = openShop([CART, other]);
    const { order, unpaid } = await readWithUnpaid(backend, CART.id, 7);
    expect([order, unpaid]).toEqual([CART, expected ? [other] : []]);
    expect(getOrder).not.toHaveBeenCalled();
  });

  it('are read at once, without the order itself', async () => {
    const own = plainOrder({ id: 1 });
    const { backend, listOrders } = openShop([own]);
    expect(await readWithUnpaid(backend, 1, 7)).toEqual({ order: own, unpaid: [] });
    const statuses = ['pending-cart', 'pending', 'processing', 'on-hold'];
    expect(listOrders.mock.calls).toEqual([[{ customerId: 7, statuses }]]);
  });

  it('are beside an order that is not among them', async () => {
    const done = plainOrder({ id: 9, status: 'completed' });
    const { backend } = openShop([plainOrder({ id: 2 })], [done]);
    expect((await readWithUnpaid(backend, 9, 7)).order).toEqual(done);
    expect((await readWithUnpaid(backend, 8, 7)).order).toBeNull();
  });
});

describe('limits', () => {
  const { backend } = openShop([]);
  const many = (count: number, changes: Partial<Order> = {}) =>
    Array.from({ length: count }, (_, place) => plainOrder({ id: 2 + place, ...changes }));

  it('of card payments do not count orders in cash', () => {
    const pay = (unpaid: Order[]) => () => requireFewPayments(backend, unpaid);
    expect(pay([...many(1, PAYING), ...many(5)])).not.toThrow();
    expect(pay(many(2, PAYING))).toThrow('too_many_orders');
  });

  it('of orders count each that waits', () => {
    expect(() => requireFewUnpaid(backend, CART, many(1))).not.toThrow();
    expect(() => requireFewUnpaid(backend, CART, many(2))).toThrow('too_many_orders');
  });

  it('of pieces count all lines of a product, in the cart and in what waits', () => {
    const cart = (...lines: [number, number, number][]) => ({
      ...CART,
      items: lines.map(([id, productId, quantity]) => plainLine({ id, productId, quantity })),
    });
    const taken = [
      plainOrder({ items: [plainLine({ quantity: 2 }), plainLine({ productId: 6, quantity: 9 })] }),
    ];
    const order = (order: Order) => () => requireFewUnpaid(backend, order, taken);
    expect(order(cart([1, 5, 3]))).not.toThrow();
    expect(order(cart([1, 8, 5], [2, 5, 1], [3, 5, 2]))).not.toThrow();
    const refused = (line: number, available: number): unknown =>
      expect.objectContaining({
        code: 'too_many_pieces',
        details: { available, fields: { [`line_items.${line}`]: 'too_many_pieces' } },
      });
    expect(order(cart([1, 5, 4]))).toThrow(refused(1, 3));
    expect(order(cart([1, 8, 1], [2, 5, 2], [3, 5, 2]))).toThrow(refused(2, 3));
    expect(order(cart([4, 6, 1]))).toThrow(refused(4, 0));
  });

  it('of contact accounts count the number', async () => {
    const { backend: shop, countEvent } = openShop([]);
    await requireFewFor(shop, '+201012345678');
    expect(countEvent).toHaveBeenCalledWith('contact orders for +201012345678', expect.any(Number));
    countEvent.mockResolvedValue({ count: 4, resetsInSeconds: 60 });
    await expect(requireFewFor(shop, '+201012345678')).rejects.toThrow('too_many_orders');
  });
});
