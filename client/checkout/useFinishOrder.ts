import type { WireCustomer } from '../../domain/account/wireCustomer.js';
import { expectPurchase } from '../analytics/unreportedPurchases.js';
import { checkoutDraft } from './checkoutDraft.js';
import { useGo } from '../page/navigation.js';
import { orderToPay } from '../payment/orderToPay.js';
import { postToOtherTabs } from '../storage/otherTabs.js';
import { isShopPage, leaveForPayment, type Placed } from './placedOrder.js';
import { rememberOnAccount, rememberOrder } from './savedDetails.js';
import { useCart } from '../cart/useCart.js';
import { useIdentity } from '../account/useIdentity.js';

/**
 * `finish(placed)` continues after an order: a card order goes to the payment page and keeps the form, in case the
 * shopper returns; any other goes to its thank-you page.
 */
export function useFinishOrder(customer: WireCustomer): (placed: Placed) => Promise<void> {
  const { refresh } = useIdentity();
  const { reload } = useCart();
  const go = useGo();
  return async ({ order_id, redirect }) => {
    postToOtherTabs('cart-changed');
    expectPurchase(order_id);
    orderToPay.write(isShopPage(redirect) ? null : order_id);
    if (!isShopPage(redirect)) await leaveForPayment(redirect);
    const fields = checkoutDraft.read()?.fields;
    if (fields !== undefined) rememberOrder(fields);
    await go(redirect);
    checkoutDraft.write(null);
    if (fields !== undefined) void rememberOnAccount(customer, fields).then(refresh);
    await reload();
  };
}
