import { useMessages } from '../../client/intl/messages.js';
import { PATHS } from '../../domain/core/paths.js';
import { ButtonLink } from '../ui/form/Button.js';
import styles from './CheckoutLinks.module.css';

/** Links to the checkout: a single page on wide screens, one page per step on phones. */
export function CheckoutLinks() {
  const t = useMessages();
  return (
    <>
      <span className={styles['phone']}>
        <ButtonLink to={PATHS.cartFirstStep} fullWidth>
          {t('cart.checkout')}
        </ButtonLink>
      </span>
      <span className={styles['wide']}>
        <ButtonLink to={PATHS.checkout} fullWidth>
          {t('cart.checkout')}
        </ButtonLink>
      </span>
    </>
  );
}
