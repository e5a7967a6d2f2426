import { useErrorMessages } from '../../client/intl/errorMessages.js';
import { useFinishAttempt } from '../../client/checkout/useFinishAttempt.js';
import { type PendingPayment, usePendingPayment } from '../../client/payment/usePendingPayment.js';
import { useMessages } from '../../client/intl/messages.js';
import { PATHS } from '../../domain/core/paths.js';
import type { WireCustomer } from '../../domain/account/wireCustomer.js';
import { Button, ButtonLink } from '../ui/form/Button.js';
import { buttonClass } from '../ui/form/buttonClass.js';
import { EmptyState } from '../ui/EmptyState.js';
import { Notice } from '../ui/Notice.js';
import { PageFrame } from '../ui/PageFrame.js';
import { CheckoutSkeleton } from './CheckoutSkeleton.js';

/**
 * An empty cart at the checkout. It may be empty because it has just become an order: one whose answer got lost is
 * asked for again, one that waits for its card can be paid or given up.
 */
export function NothingToOrder({ customer }: { customer: WireCustomer }) {
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
  return (
    <PageFrame title={t('title.checkout')}>
      <EmptyState icon="cart" title={t('cart.empty')} text={t('checkout.empty_text')}>
        <ButtonLink to={PATHS.home}>{t('welcome.shop')}</ButtonLink>
        <ButtonLink to={PATHS.profile} variant="secondary">
          {t('profile.orders')}
        </ButtonLink>
      </EmptyState>
    </PageFrame>
  );
}

function WaitingPayment({ pending, page }: { pending: PendingPayment; page: string }) {
  const t = useMessages();
  const explain = useErrorMessages();
  return (
    <PageFrame title={t('title.checkout')}>
      {pending.failure !== null && <Notice kind="error">{explain(pending.failure)}</Notice>}
      <EmptyState icon="shield-check" title={t('checkout.unpaid_title')} text={t('checkout.unpaid_text')}>
        <a className={buttonClass({})} href={page}>
          {t('checkout.go_pay')}
        </a>
        <Button variant="secondary" isBusy={pending.isBusy} onClick={() => void pending.giveUp()}>
          {t('checkout.give_up')}
        </Button>
      </EmptyState>
    </PageFrame>
  );
}
