import { useEffect, useRef } from 'react';
import { useLocationSearch } from '../../../client/page/useLocationSearch.js';
import { useNavigation } from '../../../client/page/navigation.js';
import { PATHS, splitLocale } from '../../../domain/core/paths.js';

/** What the page shows the results of, empty on every other page; and the field that has to say it too. */
export function useSearchTerm() {
  const input = useRef<HTMLInputElement>(null);
  const { path } = useNavigation();
  const query = useLocationSearch();
  const isSearch = splitLocale(path).path === PATHS.search;
  const term = isSearch ? (new URLSearchParams(query ?? '').get('search') ?? '') : '';
  const isFirst = useRef(true);
  useEffect(() => {
    const element = input.current;
    // What was written before the page came alive stays.
    const isWritten = isFirst.current && (element?.value ?? '') !== '';
    isFirst.current = false;
    if (element !== null && !isWritten) element.value = term;
  }, [path, term]);
  return { input, term };
}
