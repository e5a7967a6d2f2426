import { useMessages } from '../../../../client/intl/messages.js';
import { useShell } from '../../../../client/page/shellContext.js';
import { PATHS } from '../../../../domain/core/paths.js';
import { Icon } from '../../../ui/Icon.js';
import { Link } from '../../../ui/Link.js';
import styles from './DeliverySummary.module.css';

const LINES = [
  { icon: 'truck-delivery', title: 'product.delivery_title', text: 'product.delivery_text' },
  { icon: 'cash', title: 'product.payment_title', text: 'product.payment_text' },
  { icon: 'shield-check', title: 'product.returns_title', text: 'product.returns_text' },
] as const;

/** Delivery, payment and returns in three lines beside the buy button. */
export function DeliverySummary() {
  const t = useMessages();
  const { takesCash } = useShell();
  return (
    <section className={styles['summary']}>
      <h2 className={styles['title']}>{t('product.delivery')}</h2>
      <ul className={styles['lines']}>
        {LINES.filter(({ icon }) => takesCash || icon !== 'cash').map(({ icon, title, text }) => (
          <li key={icon}>
            <Icon name={icon} className={styles['icon']} />
            <p>
              <strong>{t(title)}</strong>
              <br />
              {t(text)}
            </p>
          </li>
        ))}
      </ul>
      <Link to={PATHS.faq} className={styles['more']}>
        {t('product.more_questions')}
      </Link>
    </section>
  );
}
