import { useMessages } from '../../../client/intl/messages.js';
import { formatPrice, type Piastres } from '../../../domain/core/money.js';
import { PATHS } from '../../../domain/core/paths.js';
import { Amount } from '../../ui/text/Amount.js';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import styles from './CartLink.module.css';
import entry from './HeaderEntry.module.css';

const EMPTY_TOTAL = '00.00';

/** Cart link with the number of pieces and their total. */
export function CartLink({ count, total }: { count: number; total: Piastres }) {
  const t = useMessages();
  const amount = count === 0 ? EMPTY_TOTAL : formatPrice(total);
  const name = t('cart.link', { count, total: amount });
  return (
    <Link to={PATHS.cart} className={`${entry['entry']} ${styles['link']}`} aria-label={name} data-tip={name}>
      <span className={styles['sign']}>
        <Icon name="cart" />
        <span className={styles['count']}>{count}</span>
      </span>
      <span className={styles['total']}>
        <Amount number={amount} currencyClass={styles['currency']} />
      </span>
    </Link>
  );
}
