import type { ReactNode } from 'react';
import type { CheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import { useMessages } from '../../client/intl/messages.js';
import { OrderTotals } from './OrderTotals.js';

/** Text shown in place of an unknown delivery fee, by shipping state. */
const UNKNOWN_DELIVERY = {
  unknown: 'order.delivery_later',
  loading: 'order.delivery_loading',
  ready: 'order.delivery_unknown',
  failed: 'order.delivery_unknown',
} as const;

/** The rows of an order that is not placed yet: products, coupons, delivery as far as it is known, and total. */
export function RunningTotals({ totals, place }: { totals: CheckoutTotals; place?: ReactNode }) {
  const t = useMessages();
  const { items, coupons, method, shipping, fee, total } = totals;
  return (
    <OrderTotals
      items={items}
      coupons={coupons}
      delivery={method === null ? t(UNKNOWN_DELIVERY[shipping.state]) : method.cost}
      way={method}
      place={place}
      fee={fee}
      total={total}
    />
  );
}
