import { useForm } from '../../../client/core/useForm.js';
import type { WireAddress } from '../../../client/checkout/useSaveAddresses.js';
import { useGovernorates } from '../../../client/checkout/useGovernorates.js';
import { useMessages } from '../../../client/intl/messages.js';
import { City, Governorate, optionalLine, StreetLine } from '../../../domain/core/fields.js';
import { ADDRESS_MAX_CHARS } from '../../../domain/core/limits.js';
import { SelectField, TextField } from '../../ui/form/Field.js';
import { EditForm } from '../EditForm.js';

const PARSERS = {
  governorate: Governorate,
  city: City,
  address_1: StreetLine,
  address_2: optionalLine(ADDRESS_MAX_CHARS),
};

interface AddressFormProps {
  /** Absent for a new one. */
  address?: WireAddress;
  onSave: (address: WireAddress) => Promise<void>;
  onCancel: () => void;
}

/** Edits an entry of the address book. */
export function AddressForm({ address, onSave, onCancel }: AddressFormProps) {
  const t = useMessages();
  const governorates = useGovernorates();
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
        label={t('address.governorate')}
        options={governorates}
        defaultValue={address?.governorate ?? ''}
        autoComplete="address-level1"
      />
      <TextField
        {...form.field('city')}
        label={t('address.city')}
        defaultValue={address?.city}
        autoComplete="address-level2"
      />
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
