import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { object, unknown } from 'valibot';
import { IDENTITY_COOKIES, parseId } from '../../domain/account/identity.js';
import { itemsTotal, type LineItem, pieceCount } from '../../domain/order/order.js';
import type { Piastres } from '../../domain/core/money.js';
import {
  type ClientCustomerOrders,
  CustomerOrdersSchema,
  OrderSchema,
} from '../../domain/order/wireOrder.js';
import { callApi } from '../core/api.js';
import { cartKey } from './cartKey.js';
import { readCookie } from '../core/cookies.js';
import { tellOtherTabs } from '../core/otherTabs.js';
import { createWriteQueue } from '../core/writeQueue.js';
import { useIdentity } from '../account/useIdentity.js';

export interface CartChoice {
  productId: number;
  variationId: number | null;
  quantity: number;
}

export interface Cart {
  /** `failed` is not empty: the store could not be asked. */
  state: 'loading' | 'ready' | 'failed';
  /** Id of the cart order that takes additions; null while there is none. */
  orderId: number | null;
  /** Lines of every cart order, of groups too. */
  items: LineItem[];
  /** Lines of the order `orderId` alone, which is what a checkout orders. */
  orderItems: LineItem[];
  /** What these came to when the shop last said so: `orderItems` shows changes before they are written. */
  writtenTotal: Piastres;
  /** Pieces. */
  count: number;
  total: Piastres;
  reload: () => Promise<void>;
}

export interface CartActions {
  /** The cart's line as it is now; `wait` while the first cart is being made. Throws a `ShopError` when it fails. */
  add: (choice: CartChoice) => Promise<LineItem | null | 'wait'>;
  /** Sets a line's quantity, 0 removes it: at once on the screen, in one call for a burst of clicks. */
  setQuantity: (line: LineItem, quantity: number) => Promise<void>;
}

const EMPTY: ClientCustomerOrders = { single: [], grouped: [] };

const queue = createWriteQueue();
let isCreatingCart = false;

/** The shopper's cart: every order that has the status `pending-cart`. */
export function useCart(): Cart & CartActions {
  const identity = useIdentity();
  const { refresh } = identity;
  const key = identity.state === 'customer' ? cartKey(identity.id) : null;
  const { data, error, mutate } = useSWR<ClientCustomerOrders, unknown>(key, (path: string) =>
    callApi(path, { schema: CustomerOrdersSchema }),
  );
  const { mutate: mutateAny } = useSWRConfig();

  return useMemo(() => {
    const orders = data ?? EMPTY;
    const all = [...orders.single, ...orders.grouped.flatMap((group) => group.orders)];
    const items = all.flatMap((order) => order.items);
    const orderId = orders.single[0]?.id ?? null;
    const hasFailed = error !== undefined || identity.state === 'unreachable';
    const isKnown = identity.state === 'guest' || identity.state === 'none' || data !== undefined;
    const reload = async () => {
      if (identity.state === 'unreachable') await refresh();
      await mutate();
      if (key !== null) await mutateAny(key);
    };
    return {
      state: isKnown ? 'ready' : hasFailed ? 'failed' : 'loading',
      orderId,
      items,
      orderItems: orders.single[0]?.items ?? [],
      writtenTotal: orders.single[0]?.total ?? 0,
      count: pieceCount(items),
      total: itemsTotal(items),
      reload,
      add: async (choice) => {
        if (orderId === null && isCreatingCart) return 'wait';
        isCreatingCart = orderId === null;
        try {
          const line = await queue.run(() => addLine(orderId, choice));
          await mutate();
          return line;
        } finally {
          isCreatingCart = false;
        }
      },
      setQuantity: async (line, quantity) => {
        const owner = all.find((order) => order.items.some(({ id }) => id === line.id));
        if (owner === undefined) return;
        await mutate(withQuantity(orders, line.id, quantity), { revalidate: false });
        try {
          await queue.runLatest(`line ${line.id}`, () => writeQuantity(owner.id, line.id, quantity));
        } finally {
          if (queue.isIdle()) await mutate();
        }
      },
    };
  }, [data, error, identity.state, refresh, key, mutate, mutateAny]);
}

/** Adds to the customer's cart whether or not there is one: the server makes it or merges into it. */
export async function placeInCart(choice: CartChoice): Promise<LineItem | null> {
  const body = cartBody([toLine(choice)]);
  const order = await callApi('/wcPost/place-order', { method: 'POST', body, schema: OrderSchema });
  tellOtherTabs('cart-changed');
  return lineFor(order.items, choice);
}

function lineFor(items: readonly LineItem[], { productId, variationId }: CartChoice): LineItem | null {
  return items.find((line) => line.productId === productId && line.variationId === variationId) ?? null;
}

/** What each write of a cart says. Whose it is, the server takes from the session; the id is for who reads along. */
function cartBody(lines: readonly object[]) {
  const customerId = parseId(readCookie(IDENTITY_COOKIES.customer.id) ?? '');
  return {
    ...(customerId === null ? {} : { customer_id: customerId }),
    status: 'pending-cart',
    line_items: lines,
  };
}

function toLine({ productId, variationId, quantity }: CartChoice) {
  return { product_id: productId, variation_id: variationId, quantity };
}

async function addLine(orderId: number | null, choice: CartChoice): Promise<LineItem | null> {
  if (orderId === null) return placeInCart(choice);
  const body = { order_id: orderId, ...cartBody([toLine(choice)]) };
  const order = await callApi('/wcPost/update-order', { method: 'PUT', body, schema: OrderSchema });
  tellOtherTabs('cart-changed');
  return lineFor(order.items, choice);
}

async function writeQuantity(orderId: number, lineId: number, quantity: number): Promise<void> {
  const body = { order_id: orderId, ...cartBody([{ id: lineId, quantity }]) };
  await callApi('/wcPost/update-order', { method: 'PUT', body, schema: OrderSchema });
  tellOtherTabs('cart-changed');
}

/** Deletes an order that may go; the server decides whether it may. */
export async function deleteOrder(orderId: number | string): Promise<void> {
  const path = `/wcPost/delete_order?order_id=${encodeURIComponent(orderId)}`;
  await callApi(path, { method: 'DELETE', schema: object({ deleted: unknown() }) });
}

function withQuantity(orders: ClientCustomerOrders, lineId: number, quantity: number): ClientCustomerOrders {
  const change = (order: ClientCustomerOrders['single'][number]) => ({
    ...order,
    items: order.items
      .map((line) => (line.id === lineId ? { ...line, quantity } : line))
      .filter((line) => line.quantity > 0),
  });
  return {
    single: orders.single.map(change),
    grouped: orders.grouped.map((group) => ({ ...group, orders: group.orders.map(change) })),
  };
}
