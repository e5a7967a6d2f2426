import { useWords } from '../../client/words.js';
import { formatMobile } from '../../domain/egypt.js';
import type { ClientOrder } from '../../domain/wire/order.js';
import { Icon } from '../ui/Icon.js';
import { Price } from '../ui/Price.js';
import styles from './NextSteps.module.css';

/** What happens now, in three lines. */
export function NextSteps({ order }: { order: ClientOrder }) {
  const t = useWords();
  const isCash = order.paymentMethod !== 'card';
  const isPickup = order.delivery?.isPickup === true;
  const phone = order.billing?.phone ?? null;
  return (
    <ol className={styles['steps']}>
      <li className={styles['step']}>
        <Icon name="phone" className={styles['sign']} />
        <span>
          {phone === null
            ? t('thanks.step_call')
            : t('thanks.step_call_on', { phone: withoutBreaks(formatMobile(phone)) })}
        </span>
      </li>
      <li className={styles['step']}>
        <Icon name={isPickup ? 'package' : 'truck-delivery'} className={styles['sign']} />
        <span>{t(isPickup ? 'thanks.step_collect' : 'thanks.step_deliver')}</span>
      </li>
      <li className={styles['step']}>
        <Icon name={isCash ? 'cash' : 'shield-check'} className={styles['sign']} />
        <span>
          {t(isCash ? 'thanks.step_pay' : 'thanks.step_check')}
          {isCash && (
            <>
              {' '}
              <Price amount={order.total - order.refunded} />
            </>
          )}
        </span>
      </li>
    </ol>
  );
}

/** A number in groups that stays on one line. */
function withoutBreaks(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}
