import { ComboboxItem, ComboboxPopover, useComboboxStore } from '@ariakit/react/combobox';
import { useStoreState } from '@ariakit/react/store';
import { memo, type RefObject, useEffect } from 'react';
import { type CarSuggestion, useCarSuggestions } from '../../client/fitment/carSuggestions.js';
import { useCarNames } from '../../client/fitment/useMyCars.js';
import { useMessages } from '../../client/intl/messages.js';
import { OVERLAY_Z_INDEX } from '../../domain/core/limits.js';
import { AttachedCombobox, type FieldBehaviour } from '../ui/form/AttachedCombobox.js';
import { classNames } from '../ui/classNames.js';
import styles from './CarSuggestions.module.css';

interface CarSuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  listId: string;
  onBehaviour: (behaviour: FieldBehaviour) => void;
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
  const isOpen = useStoreState(combobox, 'open');
  const activeId = useStoreState(combobox, 'activeId');
  const text = useStoreState(combobox, 'inputValue');
  const { suggestions, askNow } = useCarSuggestions(text);
  const list = suggestions ?? [];
  const hasList = isOpen && list.length > 0;
  const isEmpty = isOpen && suggestions?.length === 0;

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
    <>
      <p className="visuallyHidden" role="status">
        {hasList && t('car.found', { count: list.length })}
        {isEmpty && t('car.none')}
      </p>
      <AttachedCombobox combobox={combobox} input={input} hasList={hasList} onBehaviour={onBehaviour} />
      {isEmpty && (
        <p className={classNames(styles['list'], styles['nothing'])} aria-hidden>
          {t('car.none')}
        </p>
      )}
      {hasList && (
        <ComboboxPopover
          id={listId}
          store={combobox}
          className={styles['list']}
          wrapperProps={{ style: { zIndex: OVERLAY_Z_INDEX } }}
          aria-label={t('car.suggestions')}
          gutter={4}
          sameWidth
          getAnchorRect={() => input.current?.getBoundingClientRect() ?? null}
        >
          {list.map((suggestion) => {
            const name = nameOf(suggestion);
            const id = `${listId}-${name.replaceAll(' ', '-')}`;
            return (
              <ComboboxItem
                key={id}
                id={id}
                aria-selected={activeId === id}
                className={styles['option']}
                hideOnClick={false}
                setValueOnClick={false}
                onClick={() => choose(suggestion)}
              >
                {name}
              </ComboboxItem>
            );
          })}
        </ComboboxPopover>
      )}
    </>
  );
});

/** `Toyota Corolla`, or with the year if it is told. */
function useSuggestionName(): (suggestion: CarSuggestion) => string {
  const { fullNameOf } = useCarNames();
  return ({ year, ...named }) => fullNameOf({ ...named, year: year ?? '' });
}
