import useSWR from 'swr';
import { type ClientOrderNotes, OrderNotesSchema } from '../../domain/order/notes/wireOrderNotes.js';
import { callApi } from '../core/api.js';
import { useAddressKey } from './addressKey.js';

/** What the shop has told the customer of an order, and what it has returned; null until known. */
export function useOrderNotes(orderId: number): ClientOrderNotes | null {
  const orderKey = useAddressKey();
  const query = orderKey === null ? '' : `?key=${encodeURIComponent(orderKey)}`;
  const { data } = useSWR<ClientOrderNotes, unknown>(
    `/wcFetch/order-notes/${orderId}${query}`,
    (path: string) => callApi(path, { schema: OrderNotesSchema }),
  );
  return data ?? null;
}
