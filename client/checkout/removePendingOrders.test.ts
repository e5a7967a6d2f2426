import { afterEach, expect, it, vi } from 'vitest';
import { removePendingOrders } from './removePendingOrders.js';

afterEach(() => vi.unstubAllGlobals());

const order = (id: number, deletable: boolean) => ({
  ...{ id, deletable, status: 'pending', items: [], total: '10.00', shipping_total: '0.00' },
  ...{
    created_at: '2026-03-01T12:00:00Z',
    delivery: null,
    adjustment: '0.00',
    refunded: '0.00',
    payment_method: 'card',
    billing: null,
    geidea_transaction_id: null,
  },
});

/** Mocks a customer with unpaid orders, one of which may not be deleted; returns the ids requested for deletion. */
function openShop(refused: string): string[] {
  const orders = {
    single: [order(5, true), order(6, false), order(7, true)],
    grouped: [
      { group: 'g-1', orders: [order(8, true), order(9, true)] },
      { group: 'g-2', orders: [order(10, true), order(11, false)] },
    ],
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    if (method === 'GET') return Promise.resolve(Response.json(orders));
    const id = new URLSearchParams(path.split('?')[1]).get('order_id') ?? '';
    asked.push(id);
    if (id === refused) return Promise.resolve(Response.json({ code: 'order_not_open' }, { status: 409 }));
    return Promise.resolve(Response.json({ deleted: [] }));
  });
  return asked;
}

it('deletes pending orders that may be deleted, a group as a whole or not at all', async () => {
  const asked = openShop('none');
  await removePendingOrders(12);
  expect(asked).toEqual(['5', '7', 'g-1']);
});

it('deletes the other pending orders when one may not be deleted', async () => {
  const asked = openShop('5');
  await expect(removePendingOrders(12)).rejects.toMatchObject({ code: 'order_not_open' });
  expect(asked).toEqual(['5', '7', 'g-1']);
});
