import { useState } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { useSaveAddresses, type WireAddress } from '../../../client/checkout/useSaveAddresses.js';
import type { WireCustomer } from '../../../domain/account/wireCustomer.js';
import { Button } from '../../ui/form/Button.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { RemovedRow } from '../../ui/RemovedRow.js';
import { AddressForm } from './AddressForm.js';
import { AddressItem } from './AddressItem.js';
import styles from './AddressBook.module.css';
import { Panel } from '../Panel.js';

/** Where the customer's orders go; the first address is the one that the checkout starts with. */
export function AddressBook({ customer }: { customer: WireCustomer }) {
  const t = useMessages();
  const { addresses } = customer;
  /** Index that is being edited; one past the last is a new address. */
  const [edited, setEdited] = useState<number | null>(null);
  const { save, isSaving, removed, remove, putBack, makeFirst } = useSaveAddresses(addresses);
  const close = () => setEdited(null);

  async function replace(index: number, address: WireAddress): Promise<void> {
    await save(addresses.toSpliced(index, 1, address));
    close();
  }

  const add = (
    <Button variant="quiet" size="s" icon="plus" onClick={() => setEdited(addresses.length)}>
      {t('profile.address_add')}
    </Button>
  );
  const rows = addresses.map((address, index) => (
    <li key={JSON.stringify(address)}>
      {edited === index ? (
        <AddressForm address={address} onSave={(next) => replace(index, next)} onCancel={close} />
      ) : (
        <AddressItem
          address={address}
          isBusy={isSaving}
          onMakeFirst={index === 0 ? undefined : () => void makeFirst(index)}
          onEdit={() => setEdited(index)}
          onRemove={() => void remove(address)}
        />
      )}
    </li>
  ));
  if (removed !== null) {
    const { address, index } = removed;
    rows.splice(
      index,
      0,
      <li key={`removed ${JSON.stringify(address)}`}>
        <RemovedRow isReturning={isSaving} onUndo={() => void putBack(removed)}>
          <BidiText>{t('profile.address_removed', { city: address.city })}</BidiText>
        </RemovedRow>
      </li>,
    );
  }
  return (
    <Panel title={t('profile.addresses')} action={edited === null && add}>
      {rows.length === 0 && edited === null && (
        <p className={styles['empty']}>{t('profile.addresses_empty')}</p>
      )}
      {rows.length > 0 && <ul className={styles['list']}>{rows}</ul>}
      {edited === addresses.length && (
        <AddressForm onSave={(next) => replace(addresses.length, next)} onCancel={close} />
      )}
    </Panel>
  );
}
