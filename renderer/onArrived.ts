import { hashTarget } from '../client/page/hashTarget.js';
import { endProgress } from './routing/progressBar.js';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * After a navigation: announces the page's title to screen readers, and moves the focus to the page's beginning or to
 * the target of the hash.
 */
export function onArrived(): void {
  endProgress();
  const announcer = document.getElementById('announcer');
  if (announcer !== null) announcer.textContent = document.title;
  focusOn(hashTarget() ?? document.querySelector<HTMLElement>('main'));
}

/** Moves the focus to the part of the document that stays: browsers lay out the page to remove a focused element. */
export function focusMain(): void {
  focusOn(document.querySelector<HTMLElement>('main'));
}

function focusOn(target: HTMLElement | null): void {
  if (target === null || target === document.activeElement) return;
  if (!target.matches(FOCUSABLE)) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
