import { useSWRConfig } from 'swr';
import { OrderSchema } from '../../domain/order/wireOrder.js';
import { callApi } from '../core/api.js';
import { isReadOf } from './isReadOf.js';
import { useAddressKey } from './addressKey.js';

/** Says that the order's money was transferred, for its owner or with the order's key in the page's address. */
export function useReportTransfer(
  orderId: number,
): (typed: { text: string; photo: string }) => Promise<void> {
  const { mutate } = useSWRConfig();
  const orderKey = useAddressKey();
  return async (typed) => {
    const body = { order_id: orderId, ...(orderKey === null ? {} : { key: orderKey }), ...typed };
    const order = await callApi('/wcPost/say-paid', { method: 'POST', body, schema: OrderSchema });
    await mutate(isReadOf(orderId), order, { revalidate: false });
  };
}
