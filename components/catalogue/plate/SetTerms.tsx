import { useMessages } from '../../../client/intl/messages.js';
import type { SetDelivery } from '../../../client/checkout/useSetDelivery.js';
import type { SetTermsView } from '../../../domain/catalogue/plate/setTerms.js';
import { formatPrice } from '../../../domain/core/money.js';
import { BidiText } from '../../ui/text/BidiText.js';
import styles from './SetTerms.module.css';

interface SetTermsProps {
  fitting: SetTermsView['fitting'];
  delivery: SetDelivery | null;
}

/** Where the prices of four hold: the branch with its fee for fitting, and the governorate with its fee for delivery. */
export function SetTerms({ fitting, delivery }: SetTermsProps) {
  const t = useMessages();
  const facts = [
    ...(fitting === null
      ? []
      : [
          t('plate.terms_fitting', {
            kind: fitting.fee === 0 ? 'free' : 'paid',
            branch: fitting.branch ?? t('plate.our_branch'),
            egp: t('egp'),
            fee: formatPrice(fitting.fee),
          }),
        ]),
    ...(delivery === null
      ? []
      : [
          t('plate.terms_delivery', {
            kind: delivery.fee === 0 ? 'free' : 'paid',
            place: delivery.place,
            egp: t('egp'),
            fee: formatPrice(delivery.fee),
          }),
        ]),
  ];
  return (
    facts.length > 0 && (
      <ul className={styles['terms']}>
        {facts.map((fact) => (
          <li key={fact}>
            <BidiText>{fact}</BidiText>
          </li>
        ))}
        {delivery !== null && (
          // Another element, because browsers count other words in the same one as moved.
          <li key={delivery.by === null ? 'days' : 'date'} className={styles['date']}>
            <BidiText>
              {delivery.by === null
                ? t('arrival.days', { count: delivery.days })
                : t('plate.arrives_by', { date: delivery.by })}
            </BidiText>
          </li>
        )}
      </ul>
    )
  );
}
