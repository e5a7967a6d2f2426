import { hashTarget } from '../client/page/hashTarget.js';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * The next page is there: screen readers are told its title, and they and the keyboard go on from its beginning, or
 * from what its hash names.
 */
export function onArrived(): void {
  onStayed();
  const announcer = document.getElementById('announcer');
  if (announcer !== null) announcer.textContent = document.title;
  const target = hashTarget() ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  if (!target.matches(FOCUSABLE)) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** No page is on its way any more. */
export function onStayed(): void {
  delete document.documentElement.dataset['navigating'];
}
