import useSWR from 'swr';
import { ShopError } from '../../domain/core/errors.js';
import {
  type ClientCustomerOrders,
  type ClientOrder,
  CustomerOrdersSchema,
  OrderSchema,
} from '../../domain/order/wireOrder.js';
import { callApi } from '../core/api.js';
import { useIdentity } from '../account/useIdentity.js';
import { useLocationSearch } from '../page/useLocationSearch.js';

const PENDING_POLL_MS = 4000;

export type LoadedOrder =
  | { state: 'loading' }
  | { state: 'ready'; order: ClientOrder }
  /** Does not exist, or may not be read by this visitor. */
  | { state: 'unknown' }
  | { state: 'failed'; error: unknown; retry: () => void };

/**
 * An order by number, for its owner or with the key in the URL. Loaded after hydration; an order awaiting payment is
 * polled until it is settled.
 */
export function useOrder(orderId: number): LoadedOrder {
  const search = useLocationSearch();
  const orderKey = keyIn(search);
  const query = orderKey === null ? '' : `?key=${encodeURIComponent(orderKey)}`;
  const path = search === null ? null : `/wcFetch/order/${orderId}${query}`;
  const { data, error, mutate } = useSWR<ClientOrder, unknown>(
    path,
    (address: string) => callApi(address, { schema: OrderSchema }),
    { refreshInterval: (order) => (order?.status === 'pending' ? PENDING_POLL_MS : 0) },
  );
  if (data !== undefined) return { state: 'ready', order: data };
  if (error === undefined) return { state: 'loading' };
  if (error instanceof ShopError && error.status === 404) return { state: 'unknown' };
  return { state: 'failed', error, retry: () => void mutate() };
}

/** The key that opens the order elsewhere: the owner's, or that of the link which was followed. */
export function useOrderKey({ key }: Pick<ClientOrder, 'key'>): string | undefined {
  const search = useLocationSearch();
  return key ?? keyIn(search) ?? undefined;
}

function keyIn(search: string | null): string | null {
  return new URLSearchParams(search ?? '').get('key');
}

type LoadedOrders =
  | { state: 'loading' }
  | { state: 'ready'; orders: ClientOrder[] }
  | { state: 'failed'; error: unknown; retry: () => void };

/** The customer's orders without carts, newest first. */
export function useOrders(): LoadedOrders {
  const identity = useIdentity();
  const path = identity.state === 'customer' ? `/wcFetch/customer-orders?user_id=${identity.id}` : null;
  const { data, error, mutate } = useSWR<ClientCustomerOrders, unknown>(path, (address: string) =>
    callApi(address, { schema: CustomerOrdersSchema }),
  );
  if (data === undefined) {
    if (error === undefined) return { state: 'loading' };
    return { state: 'failed', error, retry: () => void mutate() };
  }
  const orders = [...data.single, ...data.grouped.flatMap((group) => group.orders)];
  return { state: 'ready', orders: orders.sort((a, b) => b.createdAt.localeCompare(a.createdAt)) };
}
