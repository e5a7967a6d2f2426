import { useRequireLogin } from '../../client/account/useRequireLogin.js';
import { useMyCars } from '../../client/fitment/useMyCars.js';
import { useMessages } from '../../client/intl/messages.js';
import { PANELS } from '../../features/panels.js';
import type { WireCustomer } from '../../domain/account/wireCustomer.js';
import { formatMobile } from '../../domain/egypt/mobile.js';
import { Button } from '../ui/form/Button.js';
import { Ltr } from '../ui/text/Ltr.js';
import { Notice } from '../ui/Notice.js';
import { PageFrame } from '../ui/PageFrame.js';
import { AddressBook } from './address/AddressBook.js';
import { AddCarPanel, CarsPanel } from './CarsPanel.js';
import { DataPanel } from './DataPanel.js';
import { DetailsPanel } from './DetailsPanel.js';
import { EmailText } from './EmailText.js';
import { KeepAccountPanel } from './KeepAccountPanel.js';
import { OrdersPanel } from './OrdersPanel.js';
import { PasswordPanel } from './PasswordPanel.js';
import { ProfileSkeleton } from './ProfileSkeleton.js';
import { BrowserPanel, SessionsPanel } from './SessionsPanel.js';
import styles from './ProfileView.module.css';

/** The profile page: the car, which all goods must fit, then the orders, the most common reason to visit. */
export function ProfileView() {
  const t = useMessages();
  const gate = useRequireLogin();
  if (gate.state === 'loading') return <ProfileSkeleton />;
  if (gate.state === 'unreachable') {
    const retry = <Button onClick={() => void gate.retry()}>{t('action.retry')}</Button>;
    return (
      <PageFrame title={t('profile.title')}>
        <Notice kind="error" action={retry}>
          {t('error.store_unavailable')}
        </Notice>
      </PageFrame>
    );
  }
  const { customer } = gate;
  return <Profile customer={customer} />;
}

function Profile({ customer }: { customer: WireCustomer }) {
  const t = useMessages();
  const hasCar = useMyCars().cars.length > 0;
  return (
    <PageFrame
      title={t('profile.greeting', { name: customer.first_name })}
      lead={<Username username={(customer.is_contact ? customer.phone : null) ?? customer.username} />}
    >
      <div className={styles['columns']}>
        <div className={styles['column']}>
          {hasCar && <CarsPanel />}
          <OrdersPanel />
          {customer.is_contact && <KeepAccountPanel />}
          {!hasCar && <AddCarPanel />}
          {Object.entries(PANELS).map(([key, FeaturePanel]) => (
            <FeaturePanel key={key} />
          ))}
          <AddressBook customer={customer} />
        </div>
        <div className={styles['column']}>
          <DetailsPanel customer={customer} />
          {!customer.is_contact && <PasswordPanel username={customer.username} />}
          <div className={styles['account']}>
            {customer.is_contact ? <BrowserPanel /> : <SessionsPanel />}
            <DataPanel isContact={customer.is_contact} />
          </div>
        </div>
      </div>
    </PageFrame>
  );
}

function Username({ username }: { username: string }) {
  return username.includes('@') ? <EmailText email={username} /> : <Ltr>{formatMobile(username)}</Ltr>;
}
