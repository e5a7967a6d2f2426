import { useWords } from '../../client/words.js';
import type { Piastres } from '../../domain/money.js';
import { PATHS } from '../../domain/paths.js';
import { Icon } from '../ui/Icon.js';
import { Price } from '../ui/Price.js';
import { CheckoutLinks } from './CheckoutLinks.js';
import styles from './CartSummary.module.css';
import { Link } from '../ui/Link.js';

/** What the cart comes to and the way to order it: beside the lines, or above the phone's menu, always in sight. */
export function CartSummary({ count, total }: { count: number; total: Piastres }) {
  const t = useWords();
  return (
    <aside className={styles['summary']} aria-label={t('order.contents')}>
      <p className={styles['total']} aria-live="polite">
        <span>
          {t('order.total')} <span className={styles['count']}>({t('items', { count })})</span>
        </span>
        <Price amount={total} size="l" />
      </p>
      <p className={styles['delivery']}>{t('cart.delivery_note')}</p>
      <CheckoutLinks />
      <ul className={styles['promises']}>
        <li>
          <Icon name="cash" size={20} />
          {t('cart.promise_cash')}
        </li>
        <li>
          <Icon name="shield-check" size={20} />
          {t('cart.promise_check')}
        </li>
      </ul>
      <Link to={PATHS.search} className={styles['more']}>
        {t('action.continue_shopping')}
      </Link>
    </aside>
  );
}
