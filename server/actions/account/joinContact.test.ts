import { describe, expect, it, vi } from 'vitest';
import type { Customer } from '../../../domain/account/customer.js';
import type { Caller } from '../../../domain/account/identity.js';
import type { Product } from '../../../domain/catalogue/product.js';
import { ShopError } from '../../../domain/core/errors.js';
import { CART_LINES_MAX } from '../../../domain/core/limits.js';
import type { LineItem } from '../../../domain/order/order.js';
import { expectShopError } from '../../../tests/contract/support.js';
import type { Backend } from '../../ports/backend.js';
import { ordersLock } from '../../ports/records/state.js';
import { joinContact } from './joinContact.js';

const CALLER = { kind: 'customer', id: 1, isContact: true, sessionId: 's' } as unknown as Caller;
const contact = {
  ...{ id: 1, isContact: true, phone: '+201012345678', username: '+201012345678' },
  ...{ addresses: [{ id: 'a' }], cars: ['toyota-corolla_2018'] },
} as unknown as Customer;
const account = {
  ...{ id: 2, isContact: false, phone: '+201012345678', username: 'mona' },
  ...{ addresses: [], cars: [] },
} as unknown as Customer;
const line = (productId: number, quantity: number, variationId: number | null = null) =>
  ({ productId, variationId, quantity, price: 100 }) as unknown as LineItem;
const priced = { price: 100, quantityPrices: [{ from: 4, price: 90 }] };
const PRODUCTS = [
  { id: 5, type: 'simple', variations: [], ...priced },
  { id: 6, type: 'simple', variations: [], ...priced },
  { id: 7, type: 'variable', variations: [{ id: 71, ...priced }], ...priced },
] as unknown as Product[];

interface Given {
  lines?: LineItem[];
  own?: { items: LineItem[]; writes: string[] } | null;
  to?: Partial<Customer>;
  failure?: Error;
}

/** Joins a contact's cart, number 10, with an account that has one. */
async function join({ lines = [], own = { items: [], writes: [] }, to = {}, failure }: Given) {
  const changeLines = vi.fn((..._given: unknown[]) =>
    failure === undefined ? Promise.resolve() : Promise.reject(failure),
  );
  const deleteOrders = vi.fn();
  const updateCustomer = vi.fn();
  const listOrders = vi.fn((_filter: unknown) => Promise.resolve([{ id: 10, items: lines, coupons: [] }]));
  const revokeSession = vi.fn();
  const withLocks = vi.fn((_locks: readonly string[], work: () => unknown) => work());
  const moveWishes = vi.fn(() => Promise.resolve());
  const backend = {
    features: { wishes: { move: moveWishes } },
    state: { revokeSession, withLocks },
    store: {
      customers: { getCustomer: () => Promise.resolve(contact), updateCustomer },
      orders: { listOrders, changeOwner: () => Promise.resolve(false), deleteOrders },
      carts: { findCart: () => Promise.resolve({ cart: own && { ...own, coupons: [] } }), changeLines },
      catalogue: {
        getCurrent: (ids: number[]) => Promise.resolve(PRODUCTS.filter(({ id }) => ids.includes(id))),
      },
    },
  } as unknown as Backend;
  await joinContact(backend, CALLER, { ...account, ...to });
  const added = changeLines.mock.calls.map(([, changes, mark]) => ({ changes, mark }));
  return { added, deleteOrders, updateCustomer, listOrders, revokeSession, withLocks, moveWishes };
}
const pricesOf = async (given: Given) => {
  const { added } = await join(given);
  const { add } = added[0]?.changes as { add: LineItem[] };
  return add.map(({ productId, price }) => [productId, price]);
};

describe('a cart that joins another', () => {
  it('is added once, under a mark, and then deleted', async () => {
    const { added, deleteOrders, revokeSession } = await join({ lines: [line(5, 1)] });
    expect(added).toEqual([{ changes: { set: [], add: [line(5, 1)] }, mark: { mark: 'joined-10' } }]);
    expect(deleteOrders).toHaveBeenCalledWith([10]);
    expect(revokeSession).toHaveBeenCalledOnce();
    const again = await join({ lines: [line(5, 1)], own: { items: [], writes: ['joined-10'] } });
    expect(again.added).toEqual([]);
    expect(again.deleteOrders).toHaveBeenCalledWith([10]);
  });

  it('waits for whoever is at one of the two carts', async () => {
    const { withLocks } = await join({ lines: [line(5, 1)] });
    expect(withLocks.mock.calls.map(([locks]) => locks)).toEqual([[ordersLock(1), ordersLock(2)]]);
  });

  it('brings what the shop itself records', async () => {
    const { moveWishes } = await join({});
    expect(moveWishes).toHaveBeenCalledExactlyOnceWith(1, 2);
  });

  it('costs what all pieces of the same product cost together', async () => {
    const own = { items: [line(5, 3), line(7, 3, 71)], writes: [] };
    const lines = [line(5, 1), line(6, 1), line(7, 1, 71)];
    expect(await pricesOf({ lines, own })).toEqual([
      [5, 90],
      [6, 100],
      [7, 90],
    ]);
  });

  it('keeps the price of another variation, and of what is no longer sold', async () => {
    const own = { items: [line(7, 3, 72), line(8, 3), line(7, 3)], writes: [] };
    const lines = [line(7, 1, 71), line(8, 1)];
    expect(await pricesOf({ lines, own })).toEqual([
      [7, 100],
      [8, 100],
    ]);
  });

  it('leaves out deleted products, and what there is no room for', async () => {
    const full = Array.from({ length: CART_LINES_MAX - 1 }, (_, place) => line(100 + place, 1));
    const lines = [line(0, 1), line(5, 1), line(6, 1)];
    expect(await pricesOf({ lines, own: { items: full, writes: [] } })).toEqual([[5, 100]]);
    expect(await pricesOf({ lines, own: { items: [...full, line(1, 1), line(2, 1)], writes: [] } })).toEqual(
      [],
    );
  });

  it('is gone although a product of it is no longer sold, and stays after any other failure', async () => {
    const sold = await join({ lines: [line(5, 1)], failure: new ShopError('product_not_found') });
    expect(sold.deleteOrders).toHaveBeenCalledOnce();
    await expectShopError(join({ failure: new ShopError('store_unavailable') }), 'store_unavailable');
    await expectShopError(join({ own: null }), 'cart_changed');
  });
});

describe('addresses and cars of a contact', () => {
  const saved = async (to: Partial<Customer>) => (await join({ to })).updateCustomer.mock.calls;

  it('go to an account of the same number that has none', async () => {
    const { addresses, cars } = contact;
    expect(await saved({})).toEqual([[2, { addresses, cars }]]);
    expect(await saved({ addresses })).toEqual([[2, { cars }]]);
    expect(await saved({ cars: ['kia-rio_2015'] })).toEqual([[2, { addresses }]]);
    expect(await saved({ addresses, cars })).toEqual([]);
    expect(await saved({ phone: null, username: '01012345678' })).toHaveLength(1);
  });

  it('stay with another number, and of the orders only the cart goes', async () => {
    const { updateCustomer, listOrders } = await join({ to: { phone: '+201055512345' } });
    expect(updateCustomer).not.toHaveBeenCalled();
    expect(listOrders).toHaveBeenCalledWith({ customerId: 1, statuses: ['pending-cart'] });
  });
});
