import type { ReactNode } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { isPaidByCard, restOf } from '../../../domain/order/deposit.js';
import type { CallingPageProps } from '../../../domain/order/orderViews.js';
import type { ClientOrder } from '../../../domain/order/wireOrder.js';
import type { MessageKey } from '../../../locales/keys.js';
import { PATHS } from '../../../domain/core/paths.js';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import { Price } from '../../ui/text/Price.js';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js';
import { CallToConfirm } from '../CallToConfirm.js';
import { OrderArrival } from '../OrderArrival.js';
import styles from './NextSteps.module.css';

interface NextStepsProps extends Pick<CallingPageProps, 'callHours'> {
  order: ClientOrder;
}

/** Completed and upcoming steps of an order, from placement to delivery. */
export function NextSteps({ order, callHours }: NextStepsProps) {
  const t = useMessages();
  const isCash = order.paymentMethod !== 'card' && order.paymentMethod !== 'later';
  const isPickup = order.delivery?.isPickup === true;
  return (
    <ol className={styles['steps']}>
      <Step icon="check" isDone>
        {t('order.step.placed')}
      </Step>
      <ConfirmationStep order={order} callHours={callHours} />
      <Step icon={isPickup ? 'package' : 'truck-delivery'}>
        <OrderArrival order={order} />
        {t(stepKey(order))}
        {order.delivery?.visit !== undefined && (
          <>
            {' '}
            <Link to={PATHS.branches}>{t('branches.title')}</Link>
          </>
        )}
      </Step>
      <Step icon={isCash ? 'cash' : 'shield-check'}>
        {t(isCash ? 'thanks.step_pay' : 'thanks.step_check')}
        {isCash && (
          <>
            {' '}
            <Price amount={restOf(order)} size="text" />
          </>
        )}
      </Step>
    </ol>
  );
}

function stepKey({ delivery }: ClientOrder): MessageKey {
  if (delivery?.visit !== undefined) return `thanks.step_visit_${delivery.visit.service}`;
  return delivery?.isPickup === true ? 'thanks.step_collect' : 'thanks.step_deliver';
}

/** The deposit or the transfer has arrived, or the customer confirms the order, or the shop calls for that. */
function ConfirmationStep({ order, callHours }: NextStepsProps) {
  const t = useMessages();
  const { billing, confirm, deposit, paymentMethod } = order;
  if (deposit !== null && isPaidByCard(order)) {
    return (
      <Step icon="check" isDone>
        {t('thanks.step_deposit')} <Price amount={deposit.paid} size="text" />
      </Step>
    );
  }
  if (paymentMethod === 'later') {
    return (
      <Step icon="check" isDone>
        {t('thanks.step_paid')}
      </Step>
    );
  }
  if (confirm === 'done') {
    return (
      <Step icon="check" isDone>
        {t('thanks.step_confirmed')}
      </Step>
    );
  }
  if (confirm !== null) return <Step icon="phone">{t('thanks.step_confirm')}</Step>;
  return (
    <Step icon="phone">
      <CallToConfirm billing={billing} callHours={callHours} />
    </Step>
  );
}

function Step({ icon, isDone = false, children }: { icon: string; isDone?: boolean; children: ReactNode }) {
  const t = useMessages();
  return (
    <li className={styles['step']} data-done={isDone || undefined}>
      <span className={styles['sign']}>
        <Icon name={icon} size={20} />
      </span>
      <span className={styles['words']}>
        {children}
        {isDone && <VisuallyHidden> – {t('order.step_state.done')}</VisuallyHidden>}
      </span>
    </li>
  );
}
