import { ComboboxItem, useComboboxStore } from '@ariakit/react/combobox';
import { useStoreState } from '@ariakit/react/store';
import { memo, useEffect } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { PATHS } from '../../../domain/core/paths.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import styles from './SearchBox.module.css';
import type { AttachedField } from '../../ui/form/AttachedCombobox.js';
import { SuggestionList } from '../../ui/form/SuggestionList.js';
import { SearchSuggestion } from './SearchSuggestion.js';
import { type Suggestion, useSuggestions } from '../../../client/catalogue/useSuggestions.js';

interface SearchComboboxProps extends AttachedField {
  listId: string;
  /** The search term of the results page. */
  term: string;
  /** Path of the page; navigation closes the list. */
  path: string;
}

/** Search suggestions; each is both a link and a listbox option. */
export const SearchCombobox = memo(function SearchCombobox(props: SearchComboboxProps) {
  const { input, listId, term, path, onBehaviour } = props;
  const t = useMessages();
  const combobox = useComboboxStore({ placement: 'bottom' });
  const isOpen = useStoreState(combobox, 'open');
  const activeId = useStoreState(combobox, 'activeId');
  const keyword = useStoreState(combobox, 'inputValue');
  const suggestions = useSuggestions(isOpen ? keyword : '');
  const list = suggestions?.list ?? [];

  useEffect(() => {
    combobox.setInputValue(term);
    combobox.hide();
  }, [combobox, path, term]);

  useEffect(() => {
    const written = input.current?.value ?? '';
    if (written === '' || written === term || document.activeElement !== input.current) return;
    combobox.setInputValue(written);
    combobox.show();
    // Text typed before this code was loaded is looked up at once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [combobox, input]);

  return (
    <SuggestionList
      combobox={combobox}
      input={input}
      listId={listId}
      count={suggestions?.list.length ?? null}
      words={{
        label: t('search.suggestions'),
        found: t('search.found', { count: list.length }),
        none: t('no_results_found'),
      }}
      gutter={8}
      anchor={() => input.current?.form}
      onBehaviour={onBehaviour}
    >
      {list.map((suggestion) => (
        <ComboboxItem
          key={suggestion.id}
          id={optionId(listId, suggestion)}
          aria-selected={activeId === optionId(listId, suggestion)}
          className={styles['option']}
          render={<Link to={productPath(suggestion.type, suggestion.id, suggestion.variation_id)} />}
        >
          <SearchSuggestion suggestion={suggestion} keyword={keyword} />
        </ComboboxItem>
      ))}
      {suggestions !== null && suggestions.total > 1 && (
        <ComboboxItem
          id={`${listId}-all`}
          aria-selected={activeId === `${listId}-all`}
          className={styles['all']}
          render={<Link to={`${PATHS.search}?search=${encodeURIComponent(suggestions.keyword)}`} />}
        >
          {t('search.all_results', { count: suggestions.total, words: suggestions.keyword })}
          <Icon name="chevron-right" size={20} />
        </ComboboxItem>
      )}
    </SuggestionList>
  );
});

function optionId(listId: string, { id }: Suggestion): string {
  return `${listId}-${id}`;
}
