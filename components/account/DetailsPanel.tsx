import { useState } from 'react';
import { useMessages } from '../../client/intl/messages.js';
import { formatMobile } from '../../domain/checkout/egypt.js';
import type { WireCustomer } from '../../domain/account/wireCustomer.js';
import { Button } from '../ui/form/Button.js';
import { Ltr } from '../ui/text/Ltr.js';
import { DetailsForm } from './DetailsForm.js';
import styles from './DetailsPanel.module.css';
import { Panel } from './Panel.js';

/** Shows name, email and phone, and swaps to an edit form in place. */
export function DetailsPanel({ customer }: { customer: WireCustomer }) {
  const t = useMessages();
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) {
    return (
      <Panel title={t('profile.details')}>
        <DetailsForm customer={customer} onClose={() => setIsEditing(false)} />
      </Panel>
    );
  }
  const { first_name, last_name, email, phone } = customer;
  const edit = (
    <Button variant="quiet" size="s" icon="edit" onClick={() => setIsEditing(true)}>
      {t('action.edit')}
    </Button>
  );
  return (
    <Panel title={t('profile.details')} action={edit}>
      <dl className={styles['details']}>
        <dt>{t('order.name')}</dt>
        <dd>
          <bdi>
            {first_name} {last_name}
          </bdi>
        </dd>
        <dt>{t('account.phone')}</dt>
        <dd>{phone === null ? t('profile.not_given') : <Ltr>{formatMobile(phone)}</Ltr>}</dd>
        <dt>{t('account.email')}</dt>
        <dd>{email === null ? t('profile.not_given') : <bdi dir="ltr">{email}</bdi>}</dd>
      </dl>
    </Panel>
  );
}
