import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import type { FieldBehaviour } from '../../ui/form/AttachedCombobox.js';
import { TextField } from '../../ui/form/Field.js';
import { useLazy } from '../../ui/hooks/useLazy.js';

interface CityFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'ref'> {
  /** Code of the chosen governorate, whose cities are offered; empty if none is chosen. */
  governorate: string;
  /** Called when a city is chosen from the list. */
  onCity?: ((city: string) => void) | undefined;
}

const load = () => import('./CitySuggestions.js');

/** A city: typed, or chosen from those of the governorate, whose list is loaded once the governorate is known. */
export function CityField({ governorate, onCity, ...field }: CityFieldProps) {
  const t = useMessages();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [behaviour, setBehaviour] = useState<FieldBehaviour>({});
  const loaded = useLazy(governorate !== '', load);
  const latestOnCity = useRef(onCity);
  useEffect(() => {
    latestOnCity.current = onCity;
  }, [onCity]);
  // Stable, because the list hands its behaviour to the field whenever it is drawn.
  const write = useCallback((city: string) => {
    if (input.current !== null) input.current.value = city;
    latestOnCity.current?.(city);
  }, []);
  return (
    <>
      <TextField
        {...behaviour}
        {...field}
        ref={input}
        label={t('address.city')}
        autoComplete="address-level2"
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          behaviour.onChange?.(event);
          field.onChange?.(event);
        }}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          behaviour.onBlur?.(event);
          field.onBlur?.(event);
        }}
      />
      {loaded !== null && (
        <loaded.CitySuggestions
          key={governorate}
          input={input}
          listId={listId}
          governorate={governorate}
          onBehaviour={setBehaviour}
          onCity={write}
        />
      )}
    </>
  );
}
