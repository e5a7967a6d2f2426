import { type SubmitEvent, useId, useState } from 'react';
import { useGo } from '../../client/navigation.js';
import { useLocale, useWords } from '../../client/words.js';
import { localePath, PATHS } from '../../domain/paths.js';
import type { FinderSizes } from '../../domain/views.js';
import { Button } from '../ui/Button.js';
import { SelectField } from '../ui/Field.js';
import { Ltr } from '../ui/Ltr.js';
import { choicesOf, type SizeChoice, settle } from './finderChoices.js';
import { formQuery, listingPath } from './listingAddress.js';
import styles from './SizeFinder.module.css';

export interface SizeFinderProps {
  sizes: FinderSizes;
  /** Tyres of one category alone. */
  category?: number | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** What is chosen to begin with. */
  chosen?: SizeChoice | undefined;
  /** Shows what is found where the finder stands; elsewhere it leads to the search page. */
  onFind?: ((query: URLSearchParams) => void) | undefined;
}

const EXAMPLE = '205/55R16';
const NOTHING: SizeChoice = { width: '', aspect: '', rim: '' };
const FIELDS = ['width', 'aspect', 'rim'] as const;

/** Three figures off the sidewall; each leaves only what goes with those before it. A plain form at heart. */
export function SizeFinder({ sizes, category, headingLevel = 2, chosen = NOTHING, onFind }: SizeFinderProps) {
  const t = useWords();
  const go = useGo();
  const titleId = useId();
  const action = localePath(PATHS.search, useLocale());
  const [choice, setChoice] = useState(chosen);
  const choices = choicesOf(sizes, choice);
  const Heading = `h${headingLevel}` as const;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = formQuery(event.currentTarget);
    if (onFind === undefined) void go(listingPath(query));
    else onFind(query);
  };
  return (
    <form
      className={styles['finder']}
      action={action}
      method="get"
      aria-labelledby={titleId}
      onSubmit={submit}
    >
      <Heading id={titleId} className={styles['title']}>
        {t('finder.title')}
      </Heading>
      <p className={styles['text']}>
        {t('finder.text')} <Ltr>{EXAMPLE}</Ltr>
      </p>
      {category !== undefined && <input type="hidden" name="category" value={category} />}
      <div className={styles['fields']}>
        {FIELDS.map((field) => (
          <SelectField
            key={field}
            name={field}
            label={t(`facet.${field}`)}
            value={choice[field]}
            onChange={(event) => setChoice(settle(sizes, { ...choice, [field]: event.currentTarget.value }))}
            options={[{ value: '', label: '–' }, ...choices[field].map((value) => ({ value, label: value }))]}
          />
        ))}
      </div>
      <Button type="submit" fullWidth icon="search" className={styles['submit']}>
        {t('finder.submit')}
      </Button>
    </form>
  );
}
