import { useIdentity } from '../../../client/account/useIdentity.js';
import { useMessages } from '../../../client/intl/messages.js';
import { PATHS } from '../../../domain/core/paths.js';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import entry from './HeaderEntry.module.css';
import { UserMenu } from './UserMenu.js';

/** The way to log in, or the customer's own menu. */
export function AccountEntry() {
  const t = useMessages();
  const identity = useIdentity();
  if (identity.state === 'customer' || identity.state === 'unreachable') {
    const names =
      identity.state === 'customer' ? [identity.customer.first_name, identity.customer.last_name] : [];
    return <UserMenu name={names.join(' ').trim() || t('my_profile')} />;
  }
  return (
    <Link
      to={PATHS.login}
      className={entry['entry']}
      aria-label={t('sign_up_login')}
      data-tip={t('sign_up_login')}
    >
      <Icon name="user" />
      <span className={entry['wideOnly']}>{t('sign_up_login')}</span>
    </Link>
  );
}
