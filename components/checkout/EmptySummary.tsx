import { useMessages } from '../../client/intl/messages.js';
import { PATHS } from '../../domain/core/paths.js';
import { Link } from '../ui/Link.js';
import styles from './CheckoutSummary.module.css';

/** Shown instead of the order summary to guests, whose cart belongs to an account. */
export function EmptySummary() {
  const t = useMessages();
  return (
    <aside className={styles['summary']} aria-labelledby="checkout-summary">
      <h2 id="checkout-summary" className={styles['title']}>
        {t('order.contents')}
      </h2>
      <p>{t('checkout.login_cart')}</p>
      <Link to={PATHS.search}>{t('action.continue_shopping')}</Link>
    </aside>
  );
}
