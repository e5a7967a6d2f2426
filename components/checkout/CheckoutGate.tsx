import { type ReactNode, useMemo } from 'react';
import { useCart } from '../../client/cart/useCart.js';
import { useCheckoutForm, type CheckoutForm } from '../../client/checkout/useCheckoutForm.js';
import { usePaymentMethods } from '../../client/payment/usePaymentMethods.js';
import { useIdentity } from '../../client/account/useIdentity.js';
import { useMessages } from '../../client/intl/messages.js';
import { emptyCustomer, type WireCustomer } from '../../domain/account/wireCustomer.js';
import { Button } from '../ui/form/Button.js';
import { Notice } from '../ui/Notice.js';
import { PageFrame } from '../ui/PageFrame.js';
import { CheckoutSkeleton } from './CheckoutSkeleton.js';
import { NothingToOrder } from './NothingToOrder.js';

interface CheckoutGateProps {
  children: (customer: WireCustomer, form: CheckoutForm) => ReactNode;
}

/**
 * Lets through who is logged in and has something to order, and strangers, as customers of whom nothing is known: they
 * need an account for the order alone. Everybody else reads what is missing.
 */
export function CheckoutGate({ children }: CheckoutGateProps) {
  const identity = useIdentity();
  switch (identity.state) {
    case 'unknown':
      return <CheckoutSkeleton />;
    case 'unreachable':
      return <CheckoutFailed onRetry={() => void identity.refresh()} />;
    case 'customer':
      return <CartGate customer={identity.customer}>{children}</CartGate>;
    default:
      return <StrangerGate>{children}</StrangerGate>;
  }
}

const NOBODY_ID = 0;

function StrangerGate({ children }: CheckoutGateProps) {
  const stranger = useMemo(() => emptyCustomer(NOBODY_ID), []);
  const form = useCheckoutForm(stranger);
  return form.isReady ? children(stranger, form) : <CheckoutSkeleton />;
}

function CartGate({ customer, children }: CheckoutGateProps & { customer: WireCustomer }) {
  const cart = useCart();
  const form = useCheckoutForm(customer);
  // Asked at the first step, so that the last one does not open with half of the choice.
  usePaymentMethods();
  if (cart.state === 'failed') return <CheckoutFailed onRetry={() => void cart.reload()} />;
  if (cart.state === 'loading' || !form.isReady) return <CheckoutSkeleton />;
  if (cart.orderItems.length === 0) return <NothingToOrder customer={customer} />;
  return children(customer, form);
}

function CheckoutFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages();
  return (
    <PageFrame title={t('title.checkout')}>
      <Notice kind="error" action={<Button onClick={onRetry}>{t('action.retry')}</Button>}>
        {t('error.store_unavailable')}
      </Notice>
    </PageFrame>
  );
}
