import { type SubmitEvent, useId, useState } from 'react';
import { useGo } from '../../../client/page/navigation.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { localePath, PATHS } from '../../../domain/core/paths.js';
import { SIZE_KEYS } from '../../../domain/catalogue/facets.js';
import type { FinderSizes } from '../../../domain/content/views.js';
import { Button } from '../../ui/form/Button.js';
import { classNames } from '../../ui/classNames.js';
import { SelectField } from '../../ui/form/Field.js';
import { Ltr } from '../../ui/text/Ltr.js';
import { choicesOf, isInches, type SizeChoice, settle } from './finderChoices.js';
import { formQuery, listingPath } from '../listing/listingAddress.js';
import styles from './SizeFinder.module.css';

export interface SizeFinderProps {
  sizes: FinderSizes;
  /** Tyres of one category alone. */
  category?: number | undefined;
  /** A card with an example, or a row above what it finds. */
  look?: 'card' | 'row' | undefined;
  /** What is chosen to begin with. */
  chosen?: SizeChoice | undefined;
  /** Shows what is found where the finder stands; elsewhere it leads to the search page. */
  onFind?: ((query: URLSearchParams) => void) | undefined;
}

const EXAMPLE = '205/55R16';
const NOTHING: SizeChoice = { width: '', aspect: '', rim: '' };

/** Three figures off the sidewall; each leaves only what goes with those before it. A plain form at heart. */
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
