import { useLocale, useMessages } from '../../client/intl/messages.js';
import { SEARCH_KEYWORD_MAX_CHARS } from '../../domain/core/limits.js';
import { localePath, PATHS } from '../../domain/core/paths.js';
import { Button } from '../ui/form/Button.js';
import styles from './PageSearch.module.css';

/** A search within a page, for who has come to a dead end; a plain form. */
export function PageSearch() {
  const t = useMessages();
  return (
    <form className={styles['form']} action={localePath(PATHS.search, useLocale())} method="get">
      <input
        className={styles['input']}
        type="search"
        name="search"
        aria-label={t('not_found.search')}
        placeholder={t('search_placeholder')}
        maxLength={SEARCH_KEYWORD_MAX_CHARS}
        autoComplete="off"
        enterKeyHint="search"
        required
      />
      <Button type="submit" icon="search">
        {t('search')}
      </Button>
    </form>
  );
}
