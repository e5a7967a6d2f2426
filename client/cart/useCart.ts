import { useCallback, useMemo } from 'react';
import useSWR, { type State, useSWRConfig } from 'swr';
import { couponDiscount } from '../../domain/coupon/coupon.js';
import type { ClientCoupon } from '../../domain/coupon/wireCoupon.js';
import { itemsTotal, type LineItem, pieceCount } from '../../domain/order/order.js';
import type { Piastres } from '../../domain/core/money.js';
import type { ClientCustomerOrders } from '../../domain/order/wireOrder.js';
import type { CartChoice } from './cartChoice.js';
import { addLine, readCart, writeQuantity } from './cartCalls.js';
import { cartKey, isCartKey } from '../core/cartKey.js';
import { createWriteQueue } from '../core/writeQueue.js';
import { useIdentity, useReadIdentity } from '../account/useIdentity.js';

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
  /** Coupons of the order `orderId`; null: the shop takes none. */
  coupons: readonly ClientCoupon[] | null;
  /** Total quantity. */
  count: number;
  total: Piastres;
  reload: () => Promise<void>;
}

/** Resolves to the updated line, or `wait` while the first cart is being created. Throws a `ShopError`. */
type AddChoice = (choice: CartChoice) => Promise<LineItem | null | 'wait'>;

export interface CartActions {
  /**
   * Sets a line's quantity; 0 removes it. Updates optimistically, with the line's price as given, and debounces a burst
   * of clicks into one call.
   */
  setQuantity: (line: LineItem, quantity: number) => Promise<void>;
}

const EMPTY: ClientCustomerOrders = { single: [], grouped: [] };

const queue = createWriteQueue();
/** Whether nothing may wait, because the page may be closed next. */
const isHidden = () => document.visibilityState === 'hidden';
if (!import.meta.env.SSR) {
  document.addEventListener('visibilitychange', () => {
    if (isHidden()) queue.flush();
  });
}
let isCreatingCart = false;

/** The shopper's cart: all orders with the status `pending-cart`. */
export function useCart(): Cart & CartActions {
  const identity = useIdentity();
  const { refresh } = identity;
  const key = identity.state === 'customer' ? cartKey(identity.id) : null;
  const { data, error, mutate } = useSWR<ClientCustomerOrders, unknown>(key, readCart);
  const { mutate: mutateAny } = useSWRConfig();

  return useMemo(() => {
    const orders = data ?? EMPTY;
    const all = cartOrders(orders);
    const items = all.flatMap((order) => order.items);
    const [first] = all;
    const orderId = first?.id ?? null;
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
      orderItems: first?.items ?? [],
      writtenTotal: first?.total ?? 0,
      count: pieceCount(items),
      coupons: first?.coupons ?? null,
      total: itemsTotal(items) - couponDiscount(all.flatMap(({ coupons }) => coupons ?? [])),
      reload,
      setQuantity: async (line, quantity) => {
        const owner = all.find((order) => order.items.some(({ id }) => id === line.id));
        if (owner === undefined) return;
        await mutate(withQuantity(orders, line, quantity), { revalidate: false });
        try {
          const written = queue.runLatest(`line ${line.id}`, () =>
            writeQuantity(owner.id, line.id, quantity),
          );
          if (isHidden()) queue.flush();
          await written;
        } finally {
          if (queue.isIdle()) await mutate();
        }
      },
    };
  }, [data, error, identity.state, refresh, key, mutate, mutateAny]);
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
      const [first] = cartOrders(orders?.data ?? EMPTY);
      const orderId = first?.id ?? null;
      if (orderId === null && isCreatingCart) return 'wait';
      isCreatingCart = orderId === null;
      try {
        const line = await queue.run(() => addLine(orderId, choice));
        // Also while the identity is unknown, when the cart may have been read before this addition.
        await mutate(isCartKey);
        return line;
      } finally {
        isCreatingCart = false;
      }
    },
    [cache, mutate, readIdentity],
  );
}

/** All cart orders; additions go to the first, which is what the checkout orders. */
function cartOrders({ single, grouped }: ClientCustomerOrders): ClientCustomerOrders['single'] {
  return [...single, ...grouped.flatMap(({ orders }) => orders)];
}

function withQuantity(
  orders: ClientCustomerOrders,
  { id, price }: Pick<LineItem, 'id' | 'price'>,
  quantity: number,
): ClientCustomerOrders {
  const change = (order: ClientCustomerOrders['single'][number]) => ({
    ...order,
    items: order.items
      .map((line) => (line.id === id ? { ...line, price, quantity } : line))
      .filter((line) => line.quantity > 0),
  });
  return {
    single: orders.single.map(change),
    grouped: orders.grouped.map((group) => ({ ...group, orders: group.orders.map(change) })),
  };
}
