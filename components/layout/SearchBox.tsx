import { useId } from 'react';
import { useLocale, useWords } from '../../client/words.js';
import { SEARCH_KEYWORD_MAX_CHARS } from '../../domain/limits.js';
import { localePath, PATHS } from '../../domain/paths.js';
import { Icon } from '../ui/Icon.js';
import styles from './SearchBox.module.css';
import { SearchSuggestions } from './SearchSuggestions.js';
import { useSearchBox } from './useSearchBox.js';

/** The shop's search: a plain form, and with scripts a box that suggests products while one types. */
export function SearchBox() {
  const t = useWords();
  const action = localePath(PATHS.search, useLocale());
  const listId = useId();
  const { isOpen, active, suggestions, close, onInput, onKeyDown, onSubmit } = useSearchBox();
  const hasList = isOpen && suggestions !== null && suggestions.length > 0;
  return (
    <form
      className={styles['form']}
      role="search"
      action={action}
      method="get"
      onSubmit={onSubmit}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}
    >
      <input
        className={styles['input']}
        type="search"
        name="search"
        aria-label={t('search')}
        placeholder={t('search_placeholder')}
        maxLength={SEARCH_KEYWORD_MAX_CHARS}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={listId}
        aria-activedescendant={hasList && active >= 0 ? `${listId}-${active}` : undefined}
        onChange={(event) => onInput(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button className={styles['submit']} type="submit" aria-label={t('search')}>
        <Icon name="search" />
      </button>
      {isOpen && suggestions !== null && (
        <SearchSuggestions id={listId} suggestions={suggestions} active={active} onChoose={close} />
      )}
    </form>
  );
}
