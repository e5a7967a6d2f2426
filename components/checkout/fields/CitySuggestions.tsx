import { useComboboxStore } from '@ariakit/react/combobox';
import { useStoreState } from '@ariakit/react/store';
import { memo, useEffect } from 'react';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { listCities } from '../../../domain/egypt/cities.js';
import { foldSearchText } from '../../../domain/text/fold.js';
import type { AttachedField } from '../../ui/form/AttachedCombobox.js';
import { FieldSuggestions } from '../../ui/form/FieldSuggestions.js';

interface CitySuggestionsProps extends AttachedField {
  listId: string;
  governorate: string;
  /** Called with the city that was chosen. */
  onCity: (city: string) => void;
}

/** The list below a city field: the cities of the governorate, then those with what was typed; none for any other. */
export const CitySuggestions = memo(function CitySuggestions(props: CitySuggestionsProps) {
  const { input, listId, onBehaviour, governorate, onCity } = props;
  const t = useMessages();
  const locale = useLocale();
  const combobox = useComboboxStore({ placement: 'bottom-start' });
  const typed = foldSearchText(useStoreState(combobox, 'inputValue'));
  const cities = listCities(governorate, locale).filter((city) => foldSearchText(city).includes(typed));

  useEffect(() => {
    // Text typed before this code was loaded is looked up at once.
    combobox.setInputValue(input.current?.value ?? '');
    if (document.activeElement === input.current) combobox.show();
  }, [combobox, input]);

  function choose(city: string): void {
    combobox.setInputValue(city);
    combobox.hide();
    onCity(city);
  }

  return (
    <FieldSuggestions
      combobox={combobox}
      input={input}
      listId={listId}
      count={cities.length === 0 ? null : cities.length}
      words={{
        label: t('address.city_list'),
        found: t('address.cities', { count: cities.length }),
        none: '',
      }}
      onBehaviour={onBehaviour}
      options={cities.map((city) => ({ name: city, choose: () => choose(city) }))}
    />
  );
});
