import { type ComponentProps, useId } from 'react';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { TextField } from '../../ui/form/Field.js';
import { useLazy } from '../../ui/hooks/useLazy.js';

interface CityFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'list'> {
  /** Code of the chosen governorate, whose cities are suggested; empty if none is chosen. */
  governorate: string;
}

const load = () => import('../../../domain/checkout/cities.js');

/** A city, with suggestions once the governorate is chosen; any other name can be typed. */
export function CityField({ governorate, ...input }: CityFieldProps) {
  const t = useMessages();
  const locale = useLocale();
  const listId = useId();
  const cities = useLazy(governorate !== '', load)?.listCities(governorate, locale) ?? [];
  return (
    <>
      <TextField
        {...input}
        label={t('address.city')}
        list={cities.length === 0 ? undefined : listId}
        autoComplete="address-level2"
      />
      {cities.length > 0 && (
        <datalist id={listId}>
          {cities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
      )}
    </>
  );
}
