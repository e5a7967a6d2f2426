import { useEffect } from 'react';
import type { ClientOrder } from '../domain/wire/order.js';
import { clearDraft, currentDraft } from './checkoutStore.js';
import { keepOrderToPay, orderToPay } from './orderToPay.js';
import { rememberOnAccount, rememberOrder } from './savedDetails.js';
import { useCart } from './useCart.js';
import { useIdentity } from './useIdentity.js';

/** The states in which an order that was to be paid by card stands. */
const STANDING: readonly ClientOrder['status'][] = ['processing', 'on-hold', 'completed'];

/** After the card page: once the order stands, its details are remembered and the form is emptied for the next one. */
export function useFinishPaid({ id, status }: ClientOrder): void {
  const identity = useIdentity();
  const { reload } = useCart();
  const customer = identity.state === 'customer' ? identity.customer : null;
  const isSettled = STANDING.includes(status);
  useEffect(() => {
    if (customer === null || !isSettled || orderToPay() !== id) return;
    keepOrderToPay(null);
    const draft = currentDraft();
    if (draft !== null) {
      rememberOrder(draft.fields);
      void rememberOnAccount(customer, draft.fields);
    }
    clearDraft();
    void reload();
  }, [customer, isSettled, id, reload]);
}
