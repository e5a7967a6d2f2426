import { useLayoutEffect, useState } from 'react';
import { useGo } from '../../client/navigation.js';
import { listingPath } from './listingAddress.js';

/** Where the keyboard was when a filter was chosen; it outlives the page, for a category's filters lead to another. */
let leftBox: string | null = null;

/** Goes to a listing narrowed otherwise; `applyInPlace` leaves the view and the keyboard where they are. */
export function useApply(shownQuery: string) {
  const go = useGo();
  const [isBusy, setIsBusy] = useState(false);

  useLayoutEffect(() => {
    if (leftBox === null) return;
    document.querySelector<HTMLElement>(leftBox)?.focus({ preventScroll: true });
    leftBox = null;
  }, [shownQuery]);

  async function apply(query: URLSearchParams): Promise<void> {
    setIsBusy(true);
    await go(listingPath(query)).finally(() => setIsBusy(false));
  }

  async function applyInPlace(query: URLSearchParams): Promise<void> {
    const top = window.scrollY;
    leftBox = selectorOf(document.activeElement);
    await apply(query);
    requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
  }

  return {
    isBusy,
    apply: (query: URLSearchParams) => void apply(query),
    applyInPlace: (query: URLSearchParams) => void applyInPlace(query),
  };
}

/** How to find a filter's box again once the form has been drawn anew. */
function selectorOf(element: Element | null): string | null {
  if (!(element instanceof HTMLInputElement) || element.type !== 'checkbox') return null;
  return `aside input[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value)}"]`;
}
