import type { CheckoutForm } from '../../../client/checkout/useCheckoutForm.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { GOVERNORATES } from '../../../domain/egypt/governorates.js';
import { inLocale } from '../../../domain/core/locale.js';
import type { WireCustomer } from '../../../domain/account/wireCustomer.js';
import { Button } from '../../ui/form/Button.js';
import { TextField } from '../../ui/form/Field.js';
import styles from './CheckoutFields.module.css';
import { CityField } from './CityField.js';
import { SavedAddressField } from './SavedAddressField.js';

interface AddressFieldsProps {
  customer: WireCustomer;
  form: CheckoutForm;
  /** Leads to where the governorate is chosen. */
  onEditPlace: () => void;
}

/** The address in the governorate of the delivery; choosing a saved address fills the fields, which stay editable. */
export function AddressFields({ customer, form, onEditPlace }: AddressFieldsProps) {
  const t = useMessages();
  const locale = useLocale();
  const governorate = GOVERNORATES[form.draft.fields.governorate];
  const place = governorate && t('address.governorate_of', { place: inLocale(governorate, locale) });
  return (
    <div className={styles['fields']}>
      <SavedAddressField customer={customer} form={form} />
      {place !== undefined && (
        <p className={styles['place']}>
          {place}
          <Button
            variant="quiet"
            size="s"
            icon="edit"
            aria-label={t('checkout.edit_step', { step: t('address.governorate') })}
            onClick={onEditPlace}
          >
            {t('action.edit')}
          </Button>
        </p>
      )}
      <div className={styles['whole']}>
        <CityField
          {...form.field('city')}
          governorate={form.draft.fields.governorate}
          onCity={(city) => form.setFields({ city })}
          placeholder={t('address.city_hint')}
        />
      </div>
      <TextField {...form.field('address_1')} label={t('address.street')} autoComplete="address-line1" />
      <TextField
        {...form.field('address_2')}
        label={t('address.building')}
        autoComplete="address-line2"
        isOptional
      />
    </div>
  );
}
