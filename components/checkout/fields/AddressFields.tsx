import type { CheckoutForm } from '../../../client/checkout/useCheckoutForm.js';
import { useGovernorates } from '../../../client/checkout/useGovernorates.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { WireCustomer } from '../../../domain/account/wireCustomer.js';
import { SelectField, TextField } from '../../ui/form/Field.js';
import styles from './CheckoutFields.module.css';
import { CityField } from './CityField.js';
import { SavedAddressField } from './SavedAddressField.js';

/** Delivery address; choosing a saved address fills the fields, which stay editable. */
export function AddressFields({ customer, form }: { customer: WireCustomer; form: CheckoutForm }) {
  const t = useMessages();
  const governorates = useGovernorates();
  return (
    <div className={styles['fields']}>
      <SavedAddressField customer={customer} form={form} />
      <SelectField
        {...form.field('governorate')}
        label={t('address.governorate')}
        options={governorates}
        autoComplete="address-level1"
      />
      <CityField
        {...form.field('city')}
        governorate={form.draft.fields.governorate}
        placeholder={t('address.city_hint')}
      />
      <div className={styles['whole']}>
        <TextField {...form.field('address_1')} label={t('address.street')} autoComplete="address-line1" />
      </div>
      <div className={styles['whole']}>
        <TextField
          {...form.field('address_2')}
          label={t('address.building')}
          autoComplete="address-line2"
          isOptional
        />
      </div>
    </div>
  );
}
