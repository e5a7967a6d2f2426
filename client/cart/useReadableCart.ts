import { useMemo } from 'react';
import { itemsTotal, pieceCount } from '../../domain/order/order.js';
import { useWaiting } from './useWaiting.js';
import { currentCustomer } from './waitingWrites.js';
import { readLastCart } from './lastCart.js';
import { type Cart, type CartActions, useCart } from './useCart.js';
import { writeQuantity } from './cartCalls.js';

export interface ReadableCart extends Cart, CartActions {
  /** The cart could not be loaded and is shown as of this time, in ms; null if it is current. */
  cachedAtMs: number | null;
}

/**
 * The cart, or the one that was loaded last in this browser, with the changes that wait for a connection, if it cannot be
 * loaded now.
 */
export function useReadableCart(): ReadableCart {
  const cart = useCart();
  const waiting = useWaiting();
  return useMemo(() => {
    const customerId = cart.state === 'failed' ? currentCustomer() : null;
    const last = customerId === null ? null : readLastCart(customerId);
    if (last === null) return { ...cart, cachedAtMs: null };
    const { single, grouped } = last.orders;
    const all = [...single, ...grouped.flatMap(({ orders }) => orders)];
    const wished = new Map(waiting.map(({ lineId, quantity }) => [lineId, quantity]));
    const items = all
      .flatMap((order) => order.items)
      // A line that is to be removed stays, and says so.
      .map((line) => ({ ...line, quantity: (wished.get(line.id) ?? 0) || line.quantity }));
    return {
      ...cart,
      state: 'ready',
      cachedAtMs: last.atMs,
      items,
      count: pieceCount(items),
      // As much less as their coupons took off when it was loaded.
      total: itemsTotal(items) - all.reduce((sum, order) => sum + itemsTotal(order.items) - order.total, 0),
      setQuantity: async (line, quantity) => {
        const owner = all.find((order) => order.items.some(({ id }) => id === line.id));
        if (owner === undefined) return;
        await writeQuantity(owner.id, line.id, quantity);
        await cart.reload();
      },
    };
  }, [cart, waiting]);
}
