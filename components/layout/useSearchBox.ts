import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { useGo } from '../../client/navigation.js';
import { PATHS, productPath } from '../../domain/paths.js';
import { formText } from '../ui/formText.js';
import { type Suggestion, useSuggestions } from './useSuggestions.js';

/** No suggestion is pointed at: Enter searches for what is written. */
const NONE = -1;

export function suggestionPath({ type, id }: Suggestion): string {
  return productPath(type, id);
}

/** The state and the keys of a search box with suggestions. */
export function useSearchBox() {
  const go = useGo();
  const [keyword, setKeyword] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const suggestions = useSuggestions(isOpen ? keyword : '');
  const count = suggestions?.length ?? 0;

  function close(): void {
    setIsOpen(false);
    setActive(NONE);
  }

  function onInput(text: string): void {
    setKeyword(text);
    setActive(NONE);
    setIsOpen(true);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape' && isOpen && suggestions !== null) {
      event.preventDefault();
      close();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || count === 0) return;
    event.preventDefault();
    setIsOpen(true);
    // One place more than there are suggestions: the box itself.
    setActive((now) => ((now + 1 + step + count + 1) % (count + 1)) - 1);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = formText(event.currentTarget, 'search');
    const chosen = suggestions?.[active];
    close();
    if (chosen !== undefined) void go(suggestionPath(chosen));
    else void go(text === '' ? PATHS.search : `${PATHS.search}?search=${encodeURIComponent(text)}`);
  }

  return { isOpen, active, suggestions, close, onInput, onKeyDown, onSubmit };
}
