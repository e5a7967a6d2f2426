import { type SubmitEvent, useEffect, useId, useState, useRef } from 'react';
import { useGo, useNavigation } from '../../../client/page/navigation.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { SEARCH_KEYWORD_MAX_CHARS } from '../../../domain/core/limits.js';
import { localePath, PATHS, splitLocale } from '../../../domain/core/paths.js';
import { formText } from '../../../client/forms/formText.js';
import { Icon } from '../../ui/Icon.js';
import { useLazy } from '../../ui/hooks/useLazy.js';
import styles from './SearchBox.module.css';
import type { FieldBehaviour } from '../../ui/form/AttachedCombobox.js';
import { useLocationSearch } from '../../../client/page/useLocationSearch.js';

const loadCombobox = () => import('./SearchCombobox.js');

/**
 * The search form, which works without scripts. The combobox code is loaded on hover or focus and attaches to the same
 * input, so that neither focus nor text is lost.
 */
export function SearchBox() {
  const t = useMessages();
  const go = useGo();
  const { path } = useNavigation();
  const { input, term } = useSearchTerm();
  const listId = useId();
  const [isWanted, setIsWanted] = useState(false);
  const [behaviour, setBehaviour] = useState<FieldBehaviour>({});
  const loaded = useLazy(isWanted, loadCombobox);
  const want = () => setIsWanted(true);
  useEffect(() => {
    if (document.activeElement === input.current) setIsWanted(true);
  }, [input]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = formText(event.currentTarget, 'search');
    void go(text === '' ? PATHS.search : `${PATHS.search}?search=${encodeURIComponent(text)}`);
  }

  return (
    <form
      className={styles['form']}
      role="search"
      action={localePath(PATHS.search, useLocale())}
      method="get"
      onSubmit={onSubmit}
      onFocus={want}
      onPointerEnter={want}
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
        aria-expanded={false}
        aria-controls={listId}
        {...behaviour}
        ref={input}
      />
      <button className={styles['submit']} type="submit" aria-label={t('search')} data-tip={t('search')}>
        <Icon name="search" />
      </button>
      {loaded !== null && (
        <loaded.SearchCombobox
          input={input}
          listId={listId}
          term={term}
          path={path}
          onBehaviour={setBehaviour}
        />
      )}
    </form>
  );
}

/** The search term of a results page (empty elsewhere), and the input that shows it. */
function useSearchTerm() {
  const input = useRef<HTMLInputElement>(null);
  const { path } = useNavigation();
  const query = useLocationSearch();
  const isSearch = splitLocale(path).path === PATHS.search;
  const term = isSearch ? (new URLSearchParams(query ?? '').get('search') ?? '') : '';
  const isFirst = useRef(true);
  useEffect(() => {
    const element = input.current;
    // Keep text typed before hydration.
    const isWritten = isFirst.current && (element?.value ?? '') !== '';
    isFirst.current = false;
    if (element !== null && !isWritten) element.value = term;
  }, [path, term]);
  return { input, term };
}
