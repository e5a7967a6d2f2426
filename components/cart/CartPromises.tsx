import { useState } from 'react';
import { useShell } from '../../client/page/shellContext.js';
import type { CheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import { useLocale, useMessages } from '../../client/intl/messages.js';
import { inLocale } from '../../domain/core/locale.js';
import { formatPrice } from '../../domain/core/money.js';
import { Icon } from '../ui/Icon.js';
import styles from './CartPromises.module.css';

interface CartPromisesProps {
  totals: Pick<CheckoutTotals, 'shipping' | 'method'>;
}

/** What reassures before the checkout, below its button. */
export function CartPromises({ totals }: CartPromisesProps) {
  const t = useMessages();
  const { takesCash } = useShell();
  return (
    <ul className={styles['promises']}>
      {takesCash && (
        <li>
          <Icon name="cash" size={20} />
          {t('cart.promise_cash')}
        </li>
      )}
      <li>
        <Icon name="shield-check" size={20} />
        {t('cart.promise_check')}
      </li>
      <FittingPromise totals={totals} />
    </ul>
  );
}

/** Where the tyres can be fitted instead of delivered, at the lowest price; the last answer while a new one is awaited. */
function FittingPromise({ totals: { shipping, method } }: CartPromisesProps) {
  const words = useFittingWords(shipping);
  const [shown, show] = useState(words);
  if (shipping.state !== 'loading' && words !== shown) show(words);
  if (shown === null || method?.visit?.service === 'fitting') return null;
  return (
    <li>
      <Icon name="tools" size={20} />
      {shown}
    </li>
  );
}

function useFittingWords(shipping: CheckoutTotals['shipping']): string | null {
  const t = useMessages();
  const locale = useLocale();
  if (shipping.state === 'loading') return null;
  const offers = shipping.methods.filter(({ visit }) => visit?.service === 'fitting');
  const cost = Math.min(...offers.map((offer) => offer.cost));
  const branch = offers.find((offer) => offer.cost === cost)?.visit?.branch;
  if (branch === undefined) return null;
  return t('cart.promise_fitting', {
    branch: inLocale(branch.name, locale),
    cost: cost === 0 ? 'free' : formatPrice(cost),
  });
}
