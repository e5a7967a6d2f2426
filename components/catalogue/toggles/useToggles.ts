import { useEffect } from 'react';

/** What toggles of one kind choose; the functions must be stable. */
interface Chosen {
  /** The toggles are checkboxes with the id of a product or variation in the attribute `data-<name>`. */
  name: 'compare' | 'wish';
  read: () => readonly number[];
  /** false if the list is full. */
  add: (id: number) => boolean;
  remove: (id: number) => void;
  onChange: (listener: () => void) => () => void;
}

/** Called after a toggle was ticked by hand: whether the product was added, was there already, or found no room. */
type OnTicked = (outcome: 'added' | 'known' | 'full') => void;

/**
 * Keeps every toggle in the document ticked as chosen, also those that React adds later, and the choice as ticked.
 * Toggles that were ticked before this code was loaded are chosen first.
 */
export function useToggles(chosen: Chosen, onTicked: OnTicked): void {
  useEffect(() => {
    const { name, read, add, remove, onChange: subscribe } = chosen;
    const selector = `input[data-${name}]`;
    const toggles = () => document.querySelectorAll<HTMLInputElement>(selector);
    const idOf = (toggle: HTMLInputElement) => Number(toggle.dataset[name]);
    const tick = () => {
      const ids = read();
      for (const toggle of toggles()) toggle.checked = ids.includes(idOf(toggle));
    };
    const choose = (toggle: HTMLInputElement) => {
      const id = idOf(toggle);
      const isKnown = read().includes(id);
      if (!toggle.checked) remove(id);
      else if (add(id)) onTicked(isKnown ? 'known' : 'added');
      else onTicked('full');
      tick();
    };
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.matches(selector)) choose(target);
    };
    for (const toggle of toggles()) if (toggle.checked) choose(toggle);
    tick();
    const observer = new MutationObserver(tick);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('change', onChange);
    const unsubscribe = subscribe(tick);
    return () => {
      observer.disconnect();
      document.removeEventListener('change', onChange);
      unsubscribe();
    };
  }, [chosen, onTicked]);
}
