import { useComboboxStore } from '@ariakit/react/combobox';
import { useStoreState } from '@ariakit/react/store';
import { memo, useEffect } from 'react';
import { type CarSuggestion, useCarSuggestions } from '../../../client/fitment/carSuggestions.js';
import { useCarNames } from '../../../client/fitment/useMyCars.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { AttachedField } from '../../ui/form/AttachedCombobox.js';
import { FieldSuggestions } from '../../ui/form/FieldSuggestions.js';

interface CarSuggestionsProps extends AttachedField {
  listId: string;
  /** Writes the name of what was chosen into the field. */
  onWrite: (text: string) => void;
  /** Called with a car whose year is told. */
  onCar: (car: CarSuggestion) => void;
}

/** The list below the car field: popular models, then what the text may mean; a model goes on to its years. */
export const CarSuggestions = memo(function CarSuggestions(props: CarSuggestionsProps) {
  const { input, listId, onBehaviour, onWrite, onCar } = props;
  const t = useMessages();
  const nameOf = useSuggestionName();
  const combobox = useComboboxStore({ placement: 'bottom-start' });
  const text = useStoreState(combobox, 'inputValue');
  const { suggestions, askNow } = useCarSuggestions(text);
  const list = suggestions ?? [];

  useEffect(() => {
    if (document.activeElement !== input.current) return;
    // Text typed before this code was loaded is looked up at once.
    combobox.setInputValue(input.current?.value ?? '');
    combobox.show();
  }, [combobox, input]);

  function choose(suggestion: CarSuggestion): void {
    const name = nameOf(suggestion);
    const written = suggestion.key === null ? `${name} ` : name;
    onWrite(written);
    combobox.setInputValue(written);
    if (suggestion.key === null) {
      askNow(written);
      return;
    }
    combobox.hide();
    onCar(suggestion);
  }

  return (
    <FieldSuggestions
      combobox={combobox}
      input={input}
      listId={listId}
      count={suggestions?.length ?? null}
      words={{
        label: t('car.suggestions'),
        found: t('car.found', { count: list.length }),
        none: t('car.none'),
      }}
      onBehaviour={onBehaviour}
      options={list.map((suggestion) => ({ name: nameOf(suggestion), choose: () => choose(suggestion) }))}
    />
  );
});

/** `Toyota Corolla`, or with the year if it is told. */
function useSuggestionName(): (suggestion: CarSuggestion) => string {
  const { fullNameOf } = useCarNames();
  return ({ year, ...named }) => fullNameOf({ ...named, year: year ?? '' });
}
