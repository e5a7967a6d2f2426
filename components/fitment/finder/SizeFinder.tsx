import { type SubmitEvent, useId, useState } from 'react';
import { useGo } from '../../../client/page/navigation.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { localePath, PATHS } from '../../../domain/core/paths.js';
import { SIZE_KEYS } from '../../../domain/catalogue/facets.js';
import type { FinderSizes } from '../../../domain/catalogue/catalogueViews.js';
import { Button } from '../../ui/form/Button.js';
import { classNames } from '../../ui/classNames.js';
import { SelectField } from '../../ui/form/Field.js';
import { Ltr } from '../../ui/text/Ltr.js';
import { choicesOf, isInches, type SizeChoice, settle } from './finderChoices.js';
import { formQuery, listingPath } from '../../../client/catalogue/listingQuery.js';
import styles from './SizeFinder.module.css';

export interface SizeFinderProps {
  sizes: FinderSizes;
  /** Limits the finder to tyres of one category. */
  category?: number | undefined;
  /** `card` includes an example; `row` is a single row above a listing. */
  look?: 'card' | 'row' | undefined;
  /** Initial selection. */
  chosen?: SizeChoice | undefined;
  /** Filters the current listing in place; without it the form goes to the search page. */
  onFind?: ((query: URLSearchParams) => void) | undefined;
}

const EXAMPLE = '205/55 R16';
const NOTHING: SizeChoice = { width: '', aspect: '', rim: '' };

/** Selects for width, profile and rim; each offers only values that match the previous ones. Works as a plain form. */
export function SizeFinder({ sizes, category, look = 'card', chosen = NOTHING, onFind }: SizeFinderProps) {
  const t = useMessages();
  const go = useGo();
  const titleId = useId();
  const action = localePath(PATHS.search, useLocale());
  const [choice, setChoice] = useState(chosen);
  const choices = choicesOf(sizes, choice);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = formQuery(event.currentTarget);
    if (onFind === undefined) void go(listingPath(query));
    else onFind(query);
  };
  return (
    <form
      className={classNames(styles['finder'], styles[look])}
      action={action}
      method="get"
      aria-labelledby={titleId}
      onSubmit={submit}
    >
      <h2 id={titleId} className={styles['title']}>
        {t('finder.title')}
      </h2>
      {look === 'card' && (
        <p className={styles['text']}>
          {t('finder.text')} <Ltr>{EXAMPLE}</Ltr>
        </p>
      )}
      {category !== undefined && <input type="hidden" name="category" value={category} />}
      <div className={styles['fields']}>
        {SIZE_KEYS.map((field) => {
          const options = choices[field].map((value) => ({ value, label: value }));
          const inches = options.filter(({ value }) => isInches(field, Number(value)));
          return (
            <SelectField
              key={field}
              name={field}
              label={t(`facet.${field}`)}
              value={choice[field]}
              onChange={(event) =>
                setChoice(settle(sizes, { ...choice, [field]: event.currentTarget.value }))
              }
              options={[
                { value: '', label: look === 'row' ? t(`facet.${field}`) : '–' },
                ...options.filter((option) => !inches.includes(option)),
              ]}
              group={inches.length === 0 ? undefined : { label: t('facet.inches'), options: inches }}
            />
          );
        })}
      </div>
      <Button type="submit" fullWidth icon="search" className={styles['submit']}>
        {t('finder.submit')}
      </Button>
    </form>
  );
}
