import { type SubmitEvent, useState } from 'react';
import { fetchCar, type KeptCar } from '../../client/fitment/myCars.js';
import { useModels, useMyCars } from '../../client/fitment/useMyCars.js';
import { useLocale, useMessages } from '../../client/intl/messages.js';
import type { FinderMakes } from '../../domain/catalogue/catalogueViews.js';
import { localePath } from '../../domain/core/paths.js';
import { LANDING_PATHS } from '../../domain/catalogue/landingPaths.js';
import { inLocale } from '../../domain/core/locale.js';
import { fromWireText } from '../../domain/core/wireText.js';
import { carParts } from '../../domain/fitment/carKey.js';
import { classNames } from '../ui/classNames.js';
import { Button } from '../ui/form/Button.js';
import { SelectField } from '../ui/form/Field.js';
import { Notice } from '../ui/Notice.js';
import { type CarChoice, choiceOf, keyOf, NO_CAR, settle, sizesOf, yearsOf } from './carChoices.js';
import styles from './CarFinder.module.css';
import { sizeWords } from './sizeWords.js';

interface CarFinderProps {
  makes: FinderMakes;
  look?: 'card' | 'row' | 'sheet' | undefined;
  submitLabel: string;
  /** Starts with the shopper's car in use instead of an empty selection. */
  isPrefilled?: boolean;
  onCar: (car: KeptCar) => void;
}

/**
 * Selects for make, model, year and size, each narrowed by those before it; models load when the form is used. Before its
 * scripts run, the form leads to the list of all cars.
 */
export function CarFinder({ makes, look = 'card', submitLabel, isPrefilled = true, onCar }: CarFinderProps) {
  const t = useMessages();
  const locale = useLocale();
  const { cars, choose: keep } = useMyCars();
  const [current] = isPrefilled ? cars : [];
  const { choice, choose, options, hasFailed, want } = useCarChoice(makes, current);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const key = keyOf(choice);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (key === null || state === 'busy') return;
    setState('busy');
    try {
      const car = current?.key === key ? current : await fetchCar(key);
      keep(car);
      setState('ready');
      onCar(car);
    } catch {
      setState('failed');
    }
  }

  const fields = [
    { name: 'make', label: t('car.make'), empty: t('car.make'), isRequired: true },
    { name: 'model', label: t('car.model'), empty: t('car.model'), isRequired: true },
    { name: 'year', label: t('car.year'), empty: t('car.year'), isRequired: true },
    { name: 'size', label: t('car.size'), empty: t('car.any_size'), isRequired: false },
  ] as const;
  return (
    <form
      className={classNames(styles['finder'], styles[look])}
      action={localePath(LANDING_PATHS.cars, locale)}
      method="get"
      onSubmit={(event) => void submit(event)}
      onFocus={want}
      onPointerEnter={want}
    >
      {look === 'card' && <p className={styles['text']}>{t('car.text')}</p>}
      <div className={styles['fields']}>
        {fields.map(({ name, label, empty, isRequired }) => (
          <SelectField
            key={name}
            name={name}
            label={label}
            value={choice[name]}
            required={isRequired}
            disabled={options[name].length === 0}
            onChange={(event) => choose(name, event.currentTarget.value)}
            options={[
              { value: '', label: look === 'row' ? empty : isRequired ? '–' : empty },
              ...options[name],
            ]}
          />
        ))}
      </div>
      {(hasFailed || state === 'failed') && <Notice kind="error">{t('car.failed')}</Notice>}
      <Button type="submit" fullWidth icon="search" className={styles['submit']} isBusy={state === 'busy'}>
        {submitLabel}
      </Button>
    </form>
  );
}

type Options = Record<keyof CarChoice, { value: string; label: string }[]>;

/** The selection, and the options of each field; nothing is loaded before the form is used. */
function useCarChoice(makes: FinderMakes, current: KeptCar | undefined) {
  const locale = useLocale();
  const [picked, setPicked] = useState<CarChoice | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const slugs = makes.map(([slug]) => ({ slug }));
  const choice = picked ?? (current === undefined ? NO_CAR : choiceOf(current.key, slugs));
  const { data: models, error } = useModels(isWanted && choice.make !== '' ? choice.make : null);
  const [thisYear] = useState(() => new Date().getFullYear());
  const model = models?.find(({ slug }) => slug === choice.model);

  const options: Options = {
    make: makes.map(([value, label]) => ({ value, label })),
    model: (models ?? [])
      .map((each) => ({ value: each.slug, label: inLocale(fromWireText('name', each), locale) }))
      .sort((a, b) => a.label.localeCompare(b.label, locale)),
    year: model === undefined ? [] : yearsOf(model, thisYear).map((year) => ({ value: year, label: year })),
    size: model === undefined || choice.year === '' ? [] : sizesOf(model, choice.year),
  };
  if (models === undefined && picked === null && current !== undefined) showKept(options, current, locale);

  return {
    choice: models === undefined || picked === null ? choice : settle(choice, models, thisYear),
    choose: (name: keyof CarChoice, value: string) => {
      setIsWanted(true);
      const next = { ...choice, [name]: value };
      setPicked(name === 'make' ? { ...NO_CAR, make: value } : next);
    },
    options,
    hasFailed: error !== undefined && models === undefined,
    want: () => setIsWanted(true),
  };
}

/** Until the models are loaded, the fields offer the kept car alone. */
function showKept(options: Options, car: KeptCar, locale: Parameters<typeof inLocale>[1]): void {
  const { model = '', year = 0, size = '' } = carParts(car.key) ?? {};
  options.model = [{ value: model, label: inLocale(fromWireText('model', car), locale) }];
  options.year = [{ value: String(year), label: String(year) }];
  if (size !== '') options.size = [{ value: size, label: sizeWords(size) }];
}
