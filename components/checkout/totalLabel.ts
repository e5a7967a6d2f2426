import type { CheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import type { Piastres } from '../../domain/core/money.js';
import type { ClientWay } from '../../domain/payment/wireWays.js';
import type { MessageKey } from '../../locales/keys.js';

/** What the total of an order is called: before its delivery is known, that of its goods. */
export function totalLabel({ method }: CheckoutTotals): MessageKey {
  return method === null ? 'order.items_total' : 'order.total';
}

interface Payment {
  way: ClientWay;
  /** Deposit on a cash order; null if none is due. */
  deposit: Piastres | null;
}

/** The same beside the button that places the order: where one in cash is paid. */
export function dueLabel(totals: CheckoutTotals, { way, deposit }: Payment): MessageKey {
  if (totals.method === null || way.kind !== 'cash' || deposit !== null) return totalLabel(totals);
  return totals.method.isPickup ? 'checkout.due_branch' : 'checkout.due_delivery';
}
