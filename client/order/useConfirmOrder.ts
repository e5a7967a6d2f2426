import { unknown } from 'valibot';
import { useSWRConfig } from 'swr';
import { OrderSchema } from '../../domain/order/wireOrder.js';
import { callApi } from '../core/api.js';
import { useAddressKey } from './addressKey.js';

interface ConfirmOrder {
  /** Confirms the order by its code. Throws `wrong_code`, `too_many_requests`. */
  confirm: (code: string) => Promise<void>;
  /** Requests a text message with the code. Throws `too_many_requests`. */
  sendCode: () => Promise<void>;
}

/** Confirmation of a cash order by its owner, or with the order's key in the page's address. */
export function useConfirmOrder(orderId: number): ConfirmOrder {
  const { mutate } = useSWRConfig();
  const orderKey = useAddressKey();
  const order = { order_id: orderId, ...(orderKey === null ? {} : { key: orderKey }) };
  return {
    async confirm(code) {
      const body = { ...order, code };
      const confirmed = await callApi('/wcPost/confirm-order', { method: 'POST', body, schema: OrderSchema });
      const isThis = (path: unknown) =>
        typeof path === 'string' && path.split('?')[0] === `/wcFetch/order/${orderId}`;
      await mutate(isThis, confirmed, { revalidate: false });
    },
    async sendCode() {
      await callApi('/wcPost/send-confirmation', { method: 'POST', body: order, schema: unknown() });
    },
  };
}
