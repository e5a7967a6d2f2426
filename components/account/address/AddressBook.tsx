import { useState } from 'react';
import { useMessages, useLocale } from '../../../client/intl/messages.js';
import { useSaveAddresses, type WireAddress } from '../../../client/checkout/useSaveAddresses.js';
import type { WireCustomer } from '../../../domain/account/wireCustomer.js';
import { Button } from '../../ui/form/Button.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { RemovedRow } from '../../ui/rows/RemovedRow.js';
import styles from './AddressBook.module.css';
import { Panel } from '../Panel.js';
import { GOVERNORATES } from '../../../domain/egypt/governorates.js';
import { inLocale } from '../../../domain/core/locale.js';
import { JoinedWords } from '../../ui/text/JoinedWords.js';
import { useForm } from '../../../client/forms/useForm.js';
import { useGovernorates } from '../../../client/checkout/useGovernorates.js';
import { City, Governorate, optionalLine, StreetLine } from '../../../domain/forms/fields.js';
import { ADDRESS_MAX_CHARS } from '../../../domain/core/limits.js';
import { CityField } from '../../checkout/fields/CityField.js';
import { SelectField, TextField } from '../../ui/form/Field.js';
import { EditForm } from '../EditForm.js';

const NEW = 'new';

/** The customer's delivery addresses; the first one is the checkout's default. */
export function AddressBook({ customer }: { customer: WireCustomer }) {
  const t = useMessages();
  const { addresses } = customer;
  /** The address being edited, by its content, because other addresses may move; null for none. */
  const [chosen, setEdited] = useState<string | null>(null);
  const isThere = chosen === NEW || addresses.some((address) => JSON.stringify(address) === chosen);
  const edited = isThere ? chosen : null;
  const { save, isSaving, removed, remove, putBack, makeFirst } = useSaveAddresses(addresses);
  const close = () => setEdited(null);

  async function replace(index: number, address: WireAddress): Promise<void> {
    await save(addresses.toSpliced(index, 1, address));
    close();
  }

  const add = (
    <Button variant="quiet" size="s" icon="plus" onClick={() => setEdited(NEW)}>
      {t('profile.address_add')}
    </Button>
  );
  const rows = addresses.map((address, index) => (
    <li key={JSON.stringify(address)}>
      {edited === JSON.stringify(address) ? (
        <AddressForm address={address} onSave={(next) => replace(index, next)} onCancel={close} />
      ) : (
        <AddressItem
          address={address}
          isBusy={isSaving}
          onMakeFirst={index === 0 ? undefined : () => void makeFirst(index)}
          onEdit={() => setEdited(JSON.stringify(address))}
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
      {edited === NEW && <AddressForm onSave={(next) => replace(addresses.length, next)} onCancel={close} />}
    </Panel>
  );
}

interface AddressItemProps {
  address: WireAddress;
  isBusy: boolean;
  /** Absent for the address that is already the default. */
  onMakeFirst?: (() => void) | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

/** One address with its edit, delete and make-default actions. */
function AddressItem({ address, isBusy, onMakeFirst, onEdit, onRemove }: AddressItemProps) {
  const t = useMessages();
  const locale = useLocale();
  const governorate = GOVERNORATES[address.governorate];
  const { city } = address;
  return (
    <div className={styles['item']}>
      <address className={styles['lines']}>
        <strong>
          <JoinedWords words={[city, governorate === undefined ? '' : inLocale(governorate, locale)]} />
        </strong>
        <bdi>{address.address_1}</bdi>
        {address.address_2 !== null && <bdi className={styles['quiet']}>{address.address_2}</bdi>}
      </address>
      <div className={styles['actions']}>
        {onMakeFirst !== undefined && (
          <Button
            variant="quiet"
            size="s"
            isBusy={isBusy}
            aria-label={t('profile.address_first_named', { city })}
            onClick={onMakeFirst}
          >
            {t('profile.address_first')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="s"
          icon="edit"
          aria-label={t('profile.address_edit_named', { city })}
          onClick={onEdit}
        >
          {t('action.edit')}
        </Button>
        <Button
          variant="quiet"
          size="s"
          icon="trash"
          isBusy={isBusy}
          aria-label={t('profile.address_remove', { city })}
          onClick={onRemove}
        >
          {t('action.remove')}
        </Button>
      </div>
    </div>
  );
}

const PARSERS = {
  governorate: Governorate,
  city: City,
  address_1: StreetLine,
  address_2: optionalLine(ADDRESS_MAX_CHARS),
};

interface AddressFormProps {
  /** Absent for a new address. */
  address?: WireAddress;
  onSave: (address: WireAddress) => Promise<void>;
  onCancel: () => void;
}

/** Creates or edits an address. */
function AddressForm({ address, onSave, onCancel }: AddressFormProps) {
  const t = useMessages();
  const governorates = useGovernorates();
  const [governorate, setGovernorate] = useState(address?.governorate ?? '');
  const form = useForm({
    parsers: PARSERS,
    run: ({ governorate, city, address_1, address_2 }) => {
      const second = address_2.trim() === '' ? null : address_2;
      return onSave({ label: address?.label ?? null, governorate, city, address_1, address_2: second });
    },
  });
  return (
    <EditForm form={form} onCancel={onCancel}>
      <SelectField
        {...form.field('governorate')}
        onInput={({ currentTarget }) => setGovernorate(currentTarget.value)}
        label={t('address.governorate')}
        options={governorates}
        defaultValue={address?.governorate ?? ''}
        autoComplete="address-level1"
      />
      <CityField {...form.field('city')} governorate={governorate} defaultValue={address?.city} />
      <TextField
        {...form.field('address_1')}
        label={t('address.street')}
        defaultValue={address?.address_1}
        autoComplete="address-line1"
      />
      <TextField
        {...form.field('address_2')}
        label={t('address.building')}
        defaultValue={address?.address_2 ?? ''}
        autoComplete="address-line2"
        isOptional
      />
    </EditForm>
  );
}
