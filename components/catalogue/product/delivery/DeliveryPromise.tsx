import { useIntl } from 'react-intl';
import { useEffect, useReducer } from 'react';
import { isStored } from '../../../../client/storage/stored.js';
import { useMessages } from '../../../../client/intl/messages.js';
import type { DeliveryView } from '../../../../domain/catalogue/catalogueViews.js';
import { formatArrival } from '../../../../domain/delivery/arrival.js';
import { Icon } from '../../../ui/Icon.js';
import { useLazy } from '../../../ui/hooks/useLazy.js';
import { DeliveryFee } from './DeliveryFee.js';
import styles from './DeliveryPromise.module.css';

interface DeliveryPromiseProps {
  delivery: DeliveryView;
  /** The day on which an order placed now leaves and the working days after it; empty until they are known. */
  workingDays: readonly string[];
}

const load = () => import('./DeliveryPlace.js');

/**
 * When an order arrives where most orders go and what that costs: in prerendered HTML the working days, which do not go
 * stale, then the date. Choosing a governorate loads on demand, or after hydration where one was chosen before.
 */
export function DeliveryPromise({ delivery, workingDays }: DeliveryPromiseProps) {
  const t = useMessages();
  const intl = useIntl();
  const [isWanted, want] = useReducer(() => true, false);
  const chosen = useLazy(isWanted, load);
  useEffect(() => {
    if (isStored('governorate')) want();
  }, []);
  const { [delivery.from]: from, [delivery.to]: to } = workingDays;
  return (
    <div className={styles['promise']}>
      <Icon name="truck" />
      {chosen !== null ? (
        <chosen.DeliveryPlace />
      ) : (
        <div>
          {delivery.place}{' '}
          <button type="button" onClick={want}>
            {t('arrival.change')}
          </button>
          {/* Another element, because browsers count other words in the same one as moved. */}
          <strong key={from && to ? 'dates' : 'days'}>
            {from && to
              ? t('arrival.delivery', { date: formatArrival({ from, to }, intl) })
              : t('arrival.days', { count: delivery.to })}
          </strong>
          <DeliveryFee fee={delivery.fee} />
        </div>
      )}
    </div>
  );
}
