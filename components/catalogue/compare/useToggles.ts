import { useEffect } from 'react';
import {
  addCompared,
  onComparedChange,
  readCompared,
  removeCompared,
} from '../../../client/catalogue/compared.js';

const TOGGLE = 'input[data-compare]';

/**
 * Keeps every toggle in the document ticked as chosen, also those that React adds later, and the choice as ticked.
 * Toggles that were ticked before this code was loaded are chosen first. `onFull` is called for one too many.
 */
export function useToggles(onFull: () => void): void {
  useEffect(() => {
    const choose = (toggle: HTMLInputElement) => {
      const id = Number(toggle.dataset['compare']);
      if (!toggle.checked) removeCompared(id);
      else if (!addCompared(id)) onFull();
      tick();
    };
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.matches(TOGGLE)) choose(target);
    };
    for (const toggle of toggles()) if (toggle.checked) choose(toggle);
    tick();
    const observer = new MutationObserver(tick);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('change', onChange);
    const unsubscribe = onComparedChange(tick);
    return () => {
      observer.disconnect();
      document.removeEventListener('change', onChange);
      unsubscribe();
    };
  }, [onFull]);
}

function toggles(): NodeListOf<HTMLInputElement> {
  return document.querySelectorAll<HTMLInputElement>(TOGGLE);
}

function tick(): void {
  const ids = readCompared();
  for (const toggle of toggles()) toggle.checked = ids.includes(Number(toggle.dataset['compare']));
}
