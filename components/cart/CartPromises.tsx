import type { CheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import { useLocale, useMessages } from '../../client/intl/messages.js';
import { inLocale } from '../../domain/core/locale.js';
import { formatPrice } from '../../domain/core/money.js';
import { Icon } from '../ui/Icon.js';
import { Skeleton } from '../ui/loading/Skeleton.js';
import styles from './CartPromises.module.css';

interface CartPromisesProps {
  totals: Pick<CheckoutTotals, 'shipping' | 'method'>;
}

/** What reassures before the checkout, below its button. */
export function CartPromises({ totals }: CartPromisesProps) {
  const t = useMessages();
  return (
    <ul className={styles['promises']}>
      <li>
        <Icon name="cash" size={20} />
        {t('cart.promise_cash')}
      </li>
      <li>
        <Icon name="shield-check" size={20} />
        {t('cart.promise_check')}
      </li>
      <FittingPromise totals={totals} />
    </ul>
  );
}

/** Where the tyres can be fitted instead of delivered, at the lowest price. */
function FittingPromise({ totals: { shipping, method } }: CartPromisesProps) {
  const t = useMessages();
  const locale = useLocale();
  if (shipping.state === 'loading') {
    return (
      <li>
        <Icon name="tools" size={20} />
        <Skeleton width="12rem" height="1.5em" />
      </li>
    );
  }
  const offers = shipping.methods.filter(({ visit }) => visit?.service === 'fitting');
  const cost = Math.min(...offers.map((offer) => offer.cost));
  const branch = offers.find((offer) => offer.cost === cost)?.visit?.branch;
  if (branch === undefined || method?.visit?.service === 'fitting') return null;
  return (
    <li>
      <Icon name="tools" size={20} />
      {t('cart.promise_fitting', {
        branch: inLocale(branch.name, locale),
        cost: cost === 0 ? 'free' : formatPrice(cost),
      })}
    </li>
  );
}
