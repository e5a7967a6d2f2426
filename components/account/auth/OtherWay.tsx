import { useMessages } from '../../../client/intl/messages.js';
import { PATHS } from '../../../domain/core/paths.js';
import type { MessageKey } from '../../../locales/keys.js';
import { ButtonLink } from '../../ui/form/Button.js';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import styles from './OtherWay.module.css';

const GAINS = [
  ['map', 'account.gain_address'],
  ['truck', 'account.gain_orders'],
  ['cart', 'account.gain_cart'],
] as const satisfies readonly (readonly [string, MessageKey])[];

interface OtherWayProps {
  question: string;
  path: string;
  label: string;
  /** Whoever has no account needs none to order and to follow an order. */
  isForStrangers: boolean;
}

/** Beside a form of login or registration: what an account is good for, and the way for everyone else. */
export function OtherWay({ question, path, label, isForStrangers }: OtherWayProps) {
  const t = useMessages();
  return (
    <section className={styles['other']} aria-labelledby="other-way">
      <h2 id="other-way" className={styles['title']}>
        {question}
      </h2>
      <ul className={styles['gains']}>
        {GAINS.map(([icon, key]) => (
          <li key={key}>
            <Icon name={icon} size={20} />
            {t(key)}
          </li>
        ))}
      </ul>
      <ButtonLink to={path} variant="secondary" fullWidth>
        {label}
      </ButtonLink>
      {isForStrangers && (
        <div className={styles['stranger']}>
          <p>{t('account.none_needed')}</p>
          <Link to={PATHS.findOrder}>{t('find_order.title')}</Link>
        </div>
      )}
    </section>
  );
}
