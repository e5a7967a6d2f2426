import { useEffect } from 'react';
import { isStanding } from '../../domain/order/order.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { checkoutDraft } from './checkoutDraft.js';
import { orderToPay } from '../payment/orderToPay.js';
import { rememberOnAccount, rememberOrder } from './savedDetails.js';
import { useCart } from '../cart/useCart.js';
import { useIdentity } from '../account/useIdentity.js';

/** After a card payment: once the order is confirmed, saves its details and clears the checkout form. */
export function useFinishPaid({ id, status }: ClientOrder): void {
  const identity = useIdentity();
  const { reload } = useCart();
  const customer = identity.state === 'customer' ? identity.customer : null;
  const isSettled = isStanding(status);
  useEffect(() => {
    if (customer === null || !isSettled || orderToPay.read() !== id) return;
    orderToPay.write(null);
    const draft = checkoutDraft.read();
    if (draft !== null) {
      rememberOrder(draft.fields);
      void rememberOnAccount(customer, draft.fields);
    }
    checkoutDraft.write(null);
    void reload();
  }, [customer, isSettled, id, reload]);
}
