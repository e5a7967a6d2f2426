import { useState } from 'react';
import useSWR from 'swr';
import { number, object, picklist } from 'valibot';
import { isStanding, ORDER_STATUSES } from '../../domain/order/order.js';
import { thanksPath } from '../../domain/order/orderPaths.js';
import {
  type ClientCustomerOrders,
  type ClientOrder,
  CustomerOrdersSchema,
} from '../../domain/order/wireOrder.js';
import { callApi } from '../core/api.js';
import { useGo } from '../page/navigation.js';
import { useCart } from '../cart/useCart.js';

export interface PendingPayment {
  isLoading: boolean;
  /** The customer's order that awaits a card payment, if there is one. */
  order: ClientOrder | null;
  /** Cancels the payment: the lines return to the cart, or, if it was paid meanwhile, goes to the thank-you page. */
  giveUp: () => Promise<void>;
  isBusy: boolean;
  /** Why cancelling failed. */
  failure: unknown;
}

const GivenUp = object({ order_id: number(), status: picklist(ORDER_STATUSES) });

/** An order awaiting card payment, for a shopper who came back from the payment page by the browser's back button. */
export function usePendingPayment(customerId: number): PendingPayment {
  const { reload } = useCart();
  const go = useGo();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { data, error } = useSWR<ClientCustomerOrders, unknown>(
    `/wcFetch/customer-orders?status=pending&user_id=${customerId}`,
    (path: string) => callApi(path, { schema: CustomerOrdersSchema }),
  );
  const order = data?.single.find(({ paymentPage }) => paymentPage !== null) ?? null;

  async function giveUp(): Promise<void> {
    if (order === null || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const body = { order_id: order.id };
      const { status } = await callApi('/payment/cancel', { method: 'POST', body, schema: GivenUp });
      if (isStanding(status)) await go(thanksPath(order.id, order.key ?? undefined));
      await reload();
    } catch (reason) {
      setFailure(reason);
    } finally {
      setIsBusy(false);
    }
  }

  return { isLoading: data === undefined && error === undefined, order, giveUp, isBusy, failure };
}
