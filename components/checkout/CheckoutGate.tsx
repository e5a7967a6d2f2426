import type { ReactNode } from 'react';
import { useTrackCheckout } from '../../client/analytics/useTrackOrder.js';
import { useCart } from '../../client/cart/useCart.js';
import { useCheckoutForm, type CheckoutForm } from '../../client/checkout/useCheckoutForm.js';
import { usePaymentMethods } from '../../client/payment/usePaymentMethods.js';
import { useIdentity } from '../../client/account/useIdentity.js';
import { useMessages } from '../../client/intl/messages.js';
import type { WireCustomer } from '../../domain/account/wireCustomer.js';
import { Button, ButtonLink } from '../ui/form/Button.js';
import { PayLabel } from './PayLabel.js';
import { Notice } from '../ui/Notice.js';
import { PageFrame } from '../ui/PageFrame.js';
import { CheckoutSkeleton } from './CheckoutSkeleton.js';
import { useErrorMessages } from '../../client/intl/errorMessages.js';
import { useFinishAttempt } from '../../client/checkout/useFinishAttempt.js';
import { type PendingPayment, usePendingPayment } from '../../client/payment/usePendingPayment.js';
import { loginPath, PATHS } from '../../domain/core/paths.js';
import { buttonClass } from '../ui/form/buttonClass.js';
import { EmptyState } from '../ui/EmptyState.js';

interface CheckoutGateProps {
  children: (customer: WireCustomer, form: CheckoutForm) => ReactNode;
}

/** Renders the checkout for customers with items in their cart. Everyone else sees what is missing. */
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
      return <NoCart />;
  }
}

function CartGate({ customer, children }: CheckoutGateProps & { customer: WireCustomer }) {
  const cart = useCart();
  const form = useCheckoutForm(customer);
  useTrackCheckout(cart.orderId, cart.orderItems);
  // Awaited at the first step, so that nothing of the payment step moves under a finger when they come.
  const payment = usePaymentMethods();
  if (cart.state === 'failed') return <CheckoutFailed onRetry={() => void cart.reload()} />;
  if (cart.state === 'loading' || !form.isReady || payment.isLoading) return <CheckoutSkeleton />;
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

/**
 * The empty cart at checkout. The cart may be empty because it has just become an order: a lost response is retried, an
 * unpaid card order can be paid or cancelled.
 */
function NothingToOrder({ customer }: { customer: WireCustomer }) {
  const t = useMessages();
  const attempt = useFinishAttempt(customer);
  const pending = usePendingPayment(customer.id);
  if (attempt.state !== 'none') {
    const isAsking = attempt.state === 'asking';
    return (
      <PageFrame title={t('title.checkout')} width="narrow">
        <Notice
          kind="info"
          title={t('checkout.lost_title')}
          action={
            <Button isBusy={isAsking} onClick={attempt.askAgain}>
              {t('checkout.lost_ask')}
            </Button>
          }
        >
          {t('checkout.lost_text')}
        </Notice>
      </PageFrame>
    );
  }
  if (pending.isLoading) return <CheckoutSkeleton />;
  if (pending.order?.paymentPage != null) {
    return <WaitingPayment pending={pending} page={pending.order.paymentPage} />;
  }
  return <NoCart hasOrders />;
}

/** An empty cart, with a way to the orders, or for strangers to the login in case their account has a saved cart. */
function NoCart({ hasOrders = false }: { hasOrders?: boolean }) {
  const t = useMessages();
  return (
    <PageFrame title={t('title.checkout')}>
      <EmptyState icon="cart" title={t('cart.empty')} text={t('checkout.empty_text')}>
        <ButtonLink to={PATHS.home}>{t('welcome.shop')}</ButtonLink>
        <ButtonLink to={hasOrders ? PATHS.profile : loginPath(PATHS.checkout)} variant="secondary">
          {t(hasOrders ? 'profile.orders' : 'login.title')}
        </ButtonLink>
      </EmptyState>
    </PageFrame>
  );
}

function WaitingPayment({ pending, page }: { pending: PendingPayment; page: string }) {
  const t = useMessages();
  const isDeposit = pending.order?.deposit != null;
  const explain = useErrorMessages();
  return (
    <PageFrame title={t('title.checkout')}>
      {pending.failure !== null && <Notice kind="error">{explain(pending.failure)}</Notice>}
      <EmptyState
        icon="shield-check"
        title={t(isDeposit ? 'checkout.unpaid_deposit_title' : 'checkout.unpaid_title')}
        text={t(isDeposit ? 'checkout.unpaid_deposit_text' : 'checkout.unpaid_text')}
      >
        <a className={buttonClass({})} href={page}>
          <PayLabel toPage={!isDeposit} deposit={pending.order?.deposit?.due ?? null} total={null} />
        </a>
        <Button variant="secondary" isBusy={pending.isBusy} onClick={() => void pending.giveUp()}>
          {t('checkout.give_up')}
        </Button>
      </EmptyState>
    </PageFrame>
  );
}
