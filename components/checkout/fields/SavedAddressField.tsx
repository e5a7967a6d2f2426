import type { CheckoutForm } from '../../../client/checkout/useCheckoutForm.js';
import {
  type AddressFields,
  DEFAULT_ADDRESS,
  isSameAddress,
  savedAddresses,
  selectAddress,
} from '../../../client/checkout/savedDetails.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { GOVERNORATES } from '../../../domain/egypt/governorates.js';
import { inLocale } from '../../../domain/core/locale.js';
import type { WireCustomer } from '../../../domain/account/wireCustomer.js';
import { SelectField } from '../../ui/form/Field.js';
import styles from './CheckoutFields.module.css';

const NEW = 'new';
/** The governorate stays: the delivery was chosen for it. */
const BLANK = { city: '', address_1: '', address_2: '' } satisfies Partial<AddressFields>;

/** Select of saved addresses, from the account and from earlier orders in this browser; absent if there are none. */
export function SavedAddressField({ customer, form }: { customer: WireCustomer; form: CheckoutForm }) {
  const t = useMessages();
  const locale = useLocale();
  const known = knownAddresses(customer);
  if (known.length === 0) return null;

  const current = known.find(({ address }) => isSameAddress(address, form.draft.fields));
  const options = known.map(({ id, address }) => {
    const governorate = GOVERNORATES[address.governorate];
    const place = governorate === undefined ? '' : `${t('list.comma')}${inLocale(governorate, locale)}`;
    return { value: id, label: `${address.address_1}${t('list.comma')}${address.city}${place}` };
  });
  return (
    <div className={styles['whole']}>
      <SelectField
        name="saved_address"
        dir="auto"
        label={t('checkout.saved_address')}
        value={current?.id ?? NEW}
        options={[...options, { value: NEW, label: t('checkout.new_address') }]}
        onChange={(event) => {
          const chosen = known.find(({ id }) => id === event.currentTarget.value);
          if (chosen !== undefined) selectAddress(chosen.savedAs);
          form.setFields(chosen?.address ?? BLANK);
        }}
      />
    </div>
  );
}

interface KnownAddress {
  id: string;
  /** The option value, stored as `selectedAddress`. */
  savedAs: string;
  address: AddressFields;
}

/** The account's addresses, then those of earlier orders in this browser, without duplicates. */
function knownAddresses({ addresses }: WireCustomer): KnownAddress[] {
  const own = addresses.map(({ governorate, city, address_1, address_2 }, index) => ({
    id: `account ${index}`,
    savedAs: DEFAULT_ADDRESS,
    address: { governorate, city, address_1, address_2: address_2 ?? '' },
  }));
  const saved = savedAddresses().map((address, index) => ({
    id: `saved ${index}`,
    savedAs: String(index),
    address,
  }));
  return [
    ...own,
    ...saved.filter(({ address }) => !own.some((other) => isSameAddress(other.address, address))),
  ];
}
