import type { CheckoutForm } from '../../../client/checkout/useCheckoutForm.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { GOVERNORATES } from '../../../domain/egypt/governorates.js';
import { inLocale } from '../../../domain/core/locale.js';
import type { WireCustomer } from '../../../domain/account/wireCustomer.js';
import { TextField } from '../../ui/form/Field.js';
import styles from './CheckoutFields.module.css';
import { CityField } from './CityField.js';
import { SavedAddressField } from './SavedAddressField.js';

/** The address in the governorate of the delivery; choosing a saved address fills the fields, which stay editable. */
export function AddressFields({ customer, form }: { customer: WireCustomer; form: CheckoutForm }) {
  const t = useMessages();
  const locale = useLocale();
  const governorate = GOVERNORATES[form.draft.fields.governorate];
  const place = governorate && t('address.governorate_of', { place: inLocale(governorate, locale) });
  return (
    <div className={styles['fields']}>
      <SavedAddressField customer={customer} form={form} />
      <div className={styles['whole']}>
        <CityField
          {...form.field('city')}
          governorate={form.draft.fields.governorate}
          onCity={(city) => form.setFields({ city })}
          hint={place}
          placeholder={t('address.city_hint')}
        />
      </div>
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
