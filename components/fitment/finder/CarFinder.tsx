import { type RefObject, type SubmitEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import {
  carOf,
  type CarSuggestion,
  fetchCarSuggestions,
  onlyCarIn,
} from '../../../client/fitment/carSuggestions.js';
import type { SavedCar } from '../../../client/fitment/myCars.js';
import { useCarNames, useMyCars } from '../../../client/fitment/useMyCars.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { SEARCH_KEYWORD_MAX_CHARS } from '../../../domain/core/limits.js';
import { localePath, PATHS } from '../../../domain/core/paths.js';
import { classNames } from '../../ui/classNames.js';
import type { FieldBehaviour } from '../../ui/form/AttachedCombobox.js';
import { Button } from '../../ui/form/Button.js';
import { SelectField } from '../../ui/form/Field.js';
import { FieldError } from '../../ui/form/FieldFrame.js';
import { useLazy } from '../../ui/hooks/useLazy.js';
import styles from './CarFinder.module.css';
import { sizeWords } from '../../../domain/fitment/sizeWords.js';

interface CarFinderProps {
  look?: 'card' | 'row' | 'sheet' | undefined;
  submitLabel: string;
  /** Starts with the shopper's car in use instead of an empty field. */
  isPrefilled?: boolean;
  onCar: (car: SavedCar) => void;
  /** Called with words that name no car for sure; without it, a car has to be chosen. */
  onWords?: ((words: string) => void) | undefined;
}

const loadSuggestions = () => import('./CarSuggestions.js');

/**
 * One field that reads make, model and year, and the size where the car has several. Without scripts it is a search,
 * which reads cars too; the list of suggestions is loaded on hover or focus and attaches to the same input.
 */
export function CarFinder({
  look = 'card',
  submitLabel,
  isPrefilled = true,
  onCar,
  onWords,
}: CarFinderProps) {
  const t = useMessages();
  const action = localePath(PATHS.search, useLocale());
  const { choose: keep } = useMyCars();
  const { input, write, picked, pick, size, setSize, chosen } = useChosenCar(isPrefilled);
  const [isWanted, setIsWanted] = useState(false);
  const [state, setState] = useState<'ready' | 'busy' | 'unknown' | 'failed'>('ready');
  const want = () => setIsWanted(true);
  const error = state === 'unknown' ? t('car.choose') : state === 'failed' ? t('car.failed') : null;

  function take(car: SavedCar): void {
    setState('ready');
    keep(car);
    onCar(car);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === 'busy') return;
    if (chosen !== null) {
      take(chosen);
      return;
    }
    const words = input.current?.value.trim() ?? '';
    if (words === '') {
      input.current?.focus();
      return;
    }
    setState('busy');
    const found = await fetchCarSuggestions(words).catch(() => null);
    // Another text, or another page, was chosen meanwhile.
    if (input.current?.value.trim() !== words) return;
    const only = found === null ? null : onlyCarIn(found);
    const car = only === null ? null : carOf(only, '');
    if (car !== null) take(car);
    else if (onWords === undefined) setState(found === null ? 'failed' : 'unknown');
    else {
      setState('ready');
      onWords(words);
    }
  }

  return (
    <form
      className={classNames(styles['finder'], styles[look])}
      action={action}
      method="get"
      onSubmit={(event) => void submit(event)}
      onFocus={want}
      onPointerEnter={want}
    >
      {look === 'card' && <p className={styles['text']}>{t('car.text')}</p>}
      <div className={styles['fields']}>
        <CarField
          input={input}
          isWanted={isWanted}
          error={error}
          onWrite={write}
          onPick={pick}
          onInput={() => setState('ready')}
        />
        {picked !== null && picked.sizes.length > 1 && (
          <SizeOfCar car={picked} size={size} onSize={setSize} />
        )}
      </div>
      <Button type="submit" fullWidth icon="search" className={styles['submit']} isBusy={state === 'busy'}>
        {submitLabel}
      </Button>
    </form>
  );
}

interface CarFieldProps {
  input: RefObject<HTMLInputElement | null>;
  /** Whether to load the list of suggestions. */
  isWanted: boolean;
  error: string | null;
  /** Writes text into the field; stable. */
  onWrite: (text: string) => void;
  /** Takes a suggestion, or null for a text that was not chosen. */
  onPick: (car: CarSuggestion | null) => void;
  /** Called when the text is changed. */
  onInput: () => void;
}

/** The field, with its suggestions once they are loaded. */
function CarField({ input, isWanted, error, onWrite, onPick, onInput }: CarFieldProps) {
  const t = useMessages();
  const [id, listId] = [useId(), useId()];
  const [behaviour, setBehaviour] = useState<FieldBehaviour>({});
  const [isFocused, setIsFocused] = useState(false);
  const loaded = useLazy(isWanted || isFocused, loadSuggestions);

  useEffect(() => {
    // Focused before hydration.
    if (document.activeElement === input.current) setIsFocused(true);
  }, [input]);

  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{t('car.field')}</label>
      <input
        className={styles['input']}
        name="search"
        placeholder={t('car.placeholder')}
        maxLength={SEARCH_KEYWORD_MAX_CHARS}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls={listId}
        aria-describedby={error === null ? undefined : `${id}-error`}
        aria-invalid={error === null ? undefined : true}
        {...behaviour}
        id={id}
        onInput={() => {
          onPick(null);
          onInput();
        }}
        ref={input}
      />
      {loaded !== null && (
        <loaded.CarSuggestions
          input={input}
          listId={listId}
          onBehaviour={setBehaviour}
          onWrite={onWrite}
          onCar={onPick}
        />
      )}
      <div aria-live="polite">{error !== null && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </div>
  );
}

interface SizeOfCarProps {
  car: CarSuggestion;
  size: string;
  onSize: (size: string) => void;
}

/** The size of a car that has several. */
function SizeOfCar({ car, size, onSize }: SizeOfCarProps) {
  const t = useMessages();
  return (
    <SelectField
      name="size"
      label={t('car.size')}
      value={size}
      onChange={(event) => onSize(event.currentTarget.value)}
      options={[
        { value: '', label: t('car.any_size') },
        ...car.sizes.map(({ part, trims }) => ({
          value: part,
          label: [...(trims.length === 0 ? [] : [trims.join(', ')]), sizeWords(part)].join(' · '),
        })),
      ]}
    />
  );
}

/** The field and the car that it names: what was picked, or the shopper's own until the field is changed. */
function useChosenCar(isPrefilled: boolean) {
  const { cars } = useMyCars();
  const { fullNameOf } = useCarNames();
  const input = useRef<HTMLInputElement>(null);
  const [isTouched, setIsTouched] = useState(false);
  const [picked, setPicked] = useState<CarSuggestion | null>(null);
  const [size, setSize] = useState('');
  const [current] = isPrefilled && !isTouched ? cars : [];
  const name = current === undefined ? null : fullNameOf(current);

  useEffect(() => {
    const element = input.current;
    if (element === null || isTouched) return;
    // Text typed before hydration is the shopper's.
    if (element.value !== '' && element.value !== name) setIsTouched(true);
    else if (name !== null) element.value = name;
  }, [isTouched, name]);

  // Stable, because the list of suggestions hands its behaviour to the field whenever it is drawn.
  const write = useCallback((text: string) => {
    if (input.current !== null) input.current.value = text;
  }, []);
  const pick = useCallback((car: CarSuggestion | null) => {
    setIsTouched(true);
    setPicked(car);
    setSize('');
  }, []);

  return {
    input,
    write,
    picked,
    /** Takes a suggestion, or null for a text that was not chosen. */
    pick,
    size,
    setSize,
    chosen: picked === null ? (current ?? null) : carOf(picked, size),
  };
}
