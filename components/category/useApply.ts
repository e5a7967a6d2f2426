import { useState } from 'react';
import { useGo } from '../../client/navigation.js';
import { listingPath } from './listingAddress.js';

/** Goes to a listing narrowed otherwise; `applyInPlace` leaves the view and the keyboard where they are. */
export function useApply() {
  const go = useGo();
  const [isBusy, setIsBusy] = useState(false);

  async function apply(query: URLSearchParams): Promise<void> {
    setIsBusy(true);
    await go(listingPath(query)).finally(() => setIsBusy(false));
  }

  async function applyInPlace(query: URLSearchParams): Promise<void> {
    const top = window.scrollY;
    const box = selectorOf(document.activeElement);
    await apply(query);
    // The new listing is drawn within the next frame.
    requestAnimationFrame(() => {
      window.scrollTo({ top, behavior: 'instant' });
      if (box !== null) document.querySelector<HTMLElement>(box)?.focus({ preventScroll: true });
    });
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
