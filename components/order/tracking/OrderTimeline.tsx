import { type IntlShape, useIntl } from 'react-intl';
import type { CallHoursView } from '../../../domain/branches/branchViews.js';
import { formatClock, toClock } from '../../../domain/branches/slots.js';
import { egyptTime } from '../../../domain/egypt/egyptClock.js';
import { EGYPT_TIME_ZONE } from '../../../domain/egypt/egyptTime.js';
import { useMessages } from '../../../client/intl/messages.js';
import { handoverOf } from '../../../domain/order/handover.js';
import { needsConfirmation, orderTimeline, type TimelineStep } from '../../../domain/order/orderTimeline.js';
import type { ClientOrder } from '../../../domain/order/wireOrder.js';
import { classNames } from '../../ui/classNames.js';
import { Icon } from '../../ui/Icon.js';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js';
import { CallToConfirm } from '../CallToConfirm.js';
import styles from './OrderTimeline.module.css';

const ICONS: Record<TimelineStep['state'], string> = {
  done: 'check',
  current: 'clock',
  coming: 'package',
  stopped: 'close',
};

type TimedOrder = Pick<
  ClientOrder,
  | 'status'
  | 'delivery'
  | 'shipment'
  | 'confirm'
  | 'deposit'
  | 'awaited'
  | 'paymentMethod'
  | 'createdAt'
  | 'billing'
>;

interface OrderTimelineProps {
  order: TimedOrder;
  callHours: CallHoursView | null;
}

/** Past and upcoming status steps of an order. */
export function OrderTimeline({ order, callHours }: OrderTimelineProps) {
  const t = useMessages();
  const intl = useIntl();
  return (
    <ol className={styles['timeline']} aria-label={t('order.timeline')}>
      {orderTimeline(order.status, {
        handover: handoverOf(order.delivery),
        isSent: order.shipment !== null,
        isAwaited: order.awaited !== null,
        isUnconfirmed: needsConfirmation(order),
      }).map(({ name, state }) => (
        <li
          key={name}
          className={classNames(styles['step'], styles[state])}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles['dot']}>
            {state !== 'coming' && <Icon name={ICONS[state]} size={16} />}
          </span>
          <span className={styles['words']}>
            <strong className={styles['name']}>{t(`order.step.${name}`)}</strong>
            <VisuallyHidden>{t(`order.step_state.${state}`)}</VisuallyHidden>
            {name === 'placed' && <span className={styles['text']}>{placedAt(order.createdAt, intl)}</span>}
            {(state === 'current' || state === 'stopped') && (
              <span className={styles['text']}>
                <StepText name={name} order={order} callHours={callHours} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** `November 28 · 2:10 pm`. */
function placedAt(createdAt: string, intl: IntlShape): string {
  const day = intl.formatDate(createdAt, { month: 'long', day: 'numeric', timeZone: EGYPT_TIME_ZONE });
  return `${day}\u00a0· ${formatClock(toClock(egyptTime(Date.parse(createdAt)).minute), intl)}`;
}

function StepText({ name, order, callHours }: OrderTimelineProps & Pick<TimelineStep, 'name'>) {
  const t = useMessages();
  const text = textOf(name, order);
  return text === 'preparing' ? (
    <CallToConfirm billing={order.billing} callHours={callHours} />
  ) : (
    t(`order.step_text.${text}`)
  );
}

/** What the current step means: the shop calls to confirm an order unless its customer confirms it, or has paid a deposit. */
function textOf(
  name: TimelineStep['name'],
  {
    confirm,
    deposit,
    delivery,
    awaited,
    paymentMethod,
  }: Pick<ClientOrder, 'confirm' | 'deposit' | 'delivery' | 'awaited' | 'paymentMethod'>,
) {
  if (name === 'awaited' && awaited?.saidAt != null) return 'said';
  if (name === 'packing' && delivery?.visit !== undefined) return 'packing_visit';
  if (name === 'preparing' && (deposit !== null || paymentMethod === 'later')) return 'confirmed';
  if (name === 'confirming') return confirm === null ? 'preparing' : 'confirming';
  return name === 'preparing' && confirm !== null ? 'confirmed' : name;
}
