import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { localePath, PATHS } from '../../../domain/core/paths.js';
import { Button } from '../../ui/form/Button.js';
import { Icon } from '../../ui/Icon.js';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js';
import { formQuery } from '../../../client/catalogue/listingQuery.js';
import styles from './SortSelect.module.css';

interface SortSelectProps {
  query: URLSearchParams;
  sort: string;
  onChange: (query: URLSearchParams) => void;
}

/** Sort orders with their message keys. */
const SORTS = [
  { value: 'relevance', word: 'sort.relevance' },
  { value: 'price', word: 'sort.price' },
  { value: '-price', word: 'sort.price_down' },
  { value: 'newest', word: 'sort.newest' },
  { value: 'name', word: 'sort.name' },
] as const;

/** Sort order of a listing; a form of its own, so that it works without scripts. */
export function SortSelect({ query, sort, onChange }: SortSelectProps) {
  const t = useMessages();
  const action = localePath(PATHS.search, useLocale());
  const kept = [...query].filter(([key]) => key !== 'sort');
  return (
    <form
      className={styles['form']}
      action={action}
      method="get"
      autoComplete="off"
      onChange={(e) => onChange(formQuery(e.currentTarget))}
    >
      {kept.map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      <label className={styles['frame']}>
        <VisuallyHidden>{t('sort')}</VisuallyHidden>
        <select key={sort} name="sort" defaultValue={sort} className={styles['select']}>
          {SORTS.map(({ value, word }) => (
            <option key={value} value={value}>
              {t(value === 'relevance' && !query.has('search') ? 'sort.popular' : word)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className={styles['chevron']} />
      </label>
      <Button type="submit" variant="secondary" className={styles['submit']}>
        {t('sort')}
      </Button>
    </form>
  );
}
