import type { ReactNode } from 'react';
import { useCart } from '../../client/useCart.js';
import { useCheckoutForm, type CheckoutForm } from '../../client/useCheckoutForm.js';
import { usePaymentMethods } from '../../client/usePaymentMethods.js';
import { useRequireLogin } from '../../client/useRequireLogin.js';
import { useWords } from '../../client/words.js';
import type { WireCustomer } from '../../domain/wire/customer.js';
import { Button } from '../ui/Button.js';
import { Notice } from '../ui/Notice.js';
import { PageFrame } from '../ui/PageFrame.js';
import { CheckoutSkeleton } from './CheckoutSkeleton.js';
import { NothingToOrder } from './NothingToOrder.js';

interface CheckoutGateProps {
  children: (customer: WireCustomer, form: CheckoutForm) => ReactNode;
}

/** Lets through who is logged in and has something to order; everybody else reads what is missing. */
export function CheckoutGate({ children }: CheckoutGateProps) {
  const gate = useRequireLogin();
  if (gate.state === 'loading') return <CheckoutSkeleton />;
  if (gate.state === 'unreachable') return <CheckoutFailed onRetry={() => void gate.retry()} />;
  return <CartGate customer={gate.customer}>{children}</CartGate>;
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
  const t = useWords();
  return (
    <PageFrame title={t('title.checkout')}>
      <Notice kind="error" action={<Button onClick={onRetry}>{t('action.retry')}</Button>}>
        {t('error.store_unavailable')}
      </Notice>
    </PageFrame>
  );
}
