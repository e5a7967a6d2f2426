import { useFinishOnce } from '../../../client/login/useFinishOnce.js';
import { useLoginReason } from '../../../client/login/useLoginReason.js';
import { useIdentity } from '../../../client/account/useIdentity.js';
import { useCart } from '../../../client/cart/useCart.js';
import { useMessages } from '../../../client/intl/messages.js';
import { PATHS } from '../../../domain/core/paths.js';
import { ButtonLink } from '../../ui/form/Button.js';
import { PageFrame } from '../../ui/PageFrame.js';
import styles from './LoginSuccess.module.css';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';

/** Welcome page after login, with the three most common next steps. */
export function LoginSuccess() {
  const t = useMessages();
  const identity = useIdentity();
  const { count } = useCart();
  const reason = useLoginReason();
  // A form that was sent without scripts leads here, whatever the login was for.
  useFinishOnce(identity.state === 'customer' && !identity.customer.is_contact && reason.kind === 'wanted');
  const name = identity.state === 'customer' ? identity.customer.first_name : '';
  if (identity.state === 'guest' || identity.state === 'none') return <NotLoggedIn />;
  const title = name === '' ? t('welcome.title_plain') : t('welcome.title', { name });
  return (
    <PageFrame title={title} lead={t('welcome.text')} width="narrow">
      <ul className={styles['ways']}>
        <LinkCard to={PATHS.search} icon="wheel" title={t('welcome.shop')} text={t('welcome.shop_text')} />
        <LinkCard to={PATHS.cart} icon="cart" title={t('welcome.cart')} text={t('items', { count })} />
        <LinkCard
          to={PATHS.profile}
          icon="package"
          title={t('welcome.orders')}
          text={t('welcome.orders_text')}
        />
      </ul>
    </PageFrame>
  );
}

/** Do not claim that a visitor who opened this URL directly is logged in. */
function NotLoggedIn() {
  const t = useMessages();
  return (
    <PageFrame title={t('welcome.title_plain')} lead={t('login.lead')} width="narrow">
      <ButtonLink to={PATHS.login}>{t('login.title')}</ButtonLink>
    </PageFrame>
  );
}

interface LinkCardProps {
  to: string;
  icon: string;
  title: string;
  text: string;
}

/** A large link to a next step. */
function LinkCard({ to, icon, title, text }: LinkCardProps) {
  return (
    <li>
      <Link to={to} className={styles['way']}>
        <span className={styles['sign']}>
          <Icon name={icon} />
        </span>
        <span className={styles['words']}>
          <strong>{title}</strong>
          <span className={styles['text']}>{text}</span>
        </span>
        <Icon name="chevron-right" size={20} className={styles['chevron']} />
      </Link>
    </li>
  );
}
