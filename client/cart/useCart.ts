import { useCallback, useMemo } from 'react';
import useSWR, { type State, useSWRConfig } from 'swr';
import { object, unknown } from 'valibot';
import { IDENTITY_COOKIES, parseId } from '../../domain/account/identity.js';
import { itemsTotal, type LineItem, pieceCount } from '../../domain/order/order.js';
import type { Piastres } from '../../domain/core/money.js';
import {
  type ClientCustomerOrders,
  CustomerOrdersSchema,
  OrderSchema,
} from '../../domain/order/wireOrder.js';
import { track } from '../analytics/track.js';
import { callApi } from '../core/api.js';
import { cartKey } from './cartKey.js';
import { keepCart } from './keepCart.js';
import { readCookie } from '../core/cookies.js';
import { postToOtherTabs } from '../core/otherTabs.js';
import { createWriteQueue } from '../core/writeQueue.js';
import { useIdentity, useReadIdentity } from '../account/useIdentity.js';

export interface CartChoice {
  productId: number;
  variationId: number | null;
  quantity: number;
  /** The product's name in the page's language, for messages. */
  label?: string | undefined;
}

export interface Cart {
  /** `failed` is not empty: the cart could not be loaded. */
  state: 'loading' | 'ready' | 'failed';
  /** Id of the cart order that additions go to; null while there is none. */
  orderId: number | null;
  /** Lines of all cart orders, grouped ones included. */
  items: LineItem[];
  /** Lines of the order `orderId` only, which is what the checkout orders. */
  orderItems: LineItem[];
  /** Total of the last server response; `orderItems` includes optimistic updates. */
  writtenTotal: Piastres;
  /** Total quantity. */
  count: number;
  total: Piastres;
  reload: () => Promise<void>;
}

/** Resolves to the updated line, or `wait` while the first cart is being created. Throws a `ShopError`. */
type AddChoice = (choice: CartChoice) => Promise<LineItem | null | 'wait'>;

export interface CartActions {
  /** Sets a line's quantity; 0 removes it. Updates optimistically and debounces a burst of clicks into one call. */
  setQuantity: (line: LineItem, quantity: number) => Promise<void>;
}

const EMPTY: ClientCustomerOrders = { single: [], grouped: [] };

const queue = createWriteQueue();
let isCreatingCart = false;

/** The shopper's cart: all orders with the status `pending-cart`. */
export function useCart(): Cart & CartActions {
  const identity = useIdentity();
  const { refresh } = identity;
  const key = identity.state === 'customer' ? cartKey(identity.id) : null;
  const { data, error, mutate } = useSWR<ClientCustomerOrders, unknown>(key, loadCart);
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

async function loadCart(path: string): Promise<ClientCustomerOrders> {
  const orders = await callApi(path, { schema: CustomerOrdersSchema });
  keepCart(path, orders);
  return orders;
}

/**
 * Adds to the cart. The cart is read when something is added: a page has dozens of buttons, which need not render again
 * with each change of the cart.
 */
export function useCartAddition(): AddChoice {
  const { cache, mutate } = useSWRConfig();
  const readIdentity = useReadIdentity();
  return useCallback(
    async (choice) => {
      const identity = readIdentity();
      const key = identity.state === 'customer' ? cartKey(identity.id) : null;
      const orders = key === null ? undefined : (cache.get(key) as State<ClientCustomerOrders> | undefined);
      const orderId = orders?.data?.single[0]?.id ?? null;
      if (orderId === null && isCreatingCart) return 'wait';
      isCreatingCart = orderId === null;
      try {
        const line = await queue.run(() => addLine(orderId, choice));
        if (key !== null) await mutate(key);
        return line;
      } finally {
        isCreatingCart = false;
      }
    },
    [cache, mutate, readIdentity],
  );
}

/** Adds to the customer's cart, whether or not one exists: the server creates it or merges into it. */
export async function placeInCart(choice: CartChoice): Promise<LineItem | null> {
  const body = cartBody([toLine(choice)]);
  const order = await callApi('/wcPost/place-order', { method: 'POST', body, schema: OrderSchema });
  return announceAdded(order.items, choice);
}

/** Reports an addition to other tabs and to analytics; returns the line that was added to. */
export function announceAdded(
  items: readonly LineItem[],
  { productId, variationId, quantity }: CartChoice,
): LineItem | null {
  postToOtherTabs('cart-changed');
  const line = items.find((item) => item.productId === productId && item.variationId === variationId) ?? null;
  if (line !== null) track({ name: 'add_to_cart', line, pieces: quantity });
  return line;
}

/** The common body of a cart write. The server takes the customer from the session; the id is informational. */
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
  return announceAdded(order.items, choice);
}

/** Sets the quantity of a line of a cart order; 0 removes it. */
export async function writeQuantity(orderId: number, lineId: number, quantity: number): Promise<void> {
  const body = { order_id: orderId, ...cartBody([{ id: lineId, quantity }]) };
  await callApi('/wcPost/update-order', { method: 'PUT', body, schema: OrderSchema });
  postToOtherTabs('cart-changed');
}

/** Deletes a pending order; the server decides whether that is allowed. */
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
