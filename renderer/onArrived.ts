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
  const target = hashTarget();
  if (target !== null) focusOn(target);
  // After the first frame of the page, which has no focused element to lose.
  else if (!hasFocus()) requestAnimationFrame(() => setTimeout(() => hasFocus() || focusMain()));
  else focusMain();
}

/** Before the page changes: browsers lay it out to remove a focused element, so the focus goes to the part that stays. */
export function saveFocus(): void {
  if (hasFocus()) focusMain();
}

function hasFocus(): boolean {
  return document.activeElement !== document.body;
}

function focusMain(): void {
  focusOn(document.querySelector<HTMLElement>('main'));
}

function focusOn(target: HTMLElement | null): void {
  if (target === null || target === document.activeElement) return;
  if (!target.matches(FOCUSABLE)) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
