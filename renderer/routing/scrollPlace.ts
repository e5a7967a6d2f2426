import { hashTarget } from '../../client/page/hashTarget.js';
import { SCROLL_RETRY_MS, SCROLL_SAVE_MS } from '../../domain/core/limits.js';

export interface Place {
  x: number;
  y: number;
}

let saving: ReturnType<typeof setTimeout> | undefined;

/**
 * Stores the scroll position in the history entry: throttled, because Safari limits the rate of `replaceState`, and on
 * each link click, so that the back button restores the exact position.
 */
export function trackScrollPosition(): void {
  window.addEventListener('scroll', () => (saving ??= setTimeout(saveScrollPosition, SCROLL_SAVE_MS)), {
    passive: true,
  });
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') saveScrollPosition();
    setScrolledBy(document.visibilityState === 'hidden' ? 'auto' : 'manual');
  });
  // On a reload, `visibilitychange` comes too late to change the mode.
  window.addEventListener('pagehide', () => setScrolledBy('auto'));
  setScrolledBy('manual');
}

/** After hydration, the browser restores the scroll position only on a reload or a return from another site. */
function setScrolledBy(how: ScrollRestoration): void {
  history.scrollRestoration = how;
}

function onClick({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[href]') !== null) saveScrollPosition();
}

/** Stores the position in the page's history entry, unless it is there. */
export function saveScrollPosition(): void {
  dropScrollPosition();
  const scrollPosition: Place = { x: window.scrollX, y: window.scrollY };
  const kept = savedScrollPosition();
  if (kept?.x === scrollPosition.x && kept.y === scrollPosition.y) return;
  history.replaceState({ ...history.state, scrollPosition }, '');
}

/** State of a new history entry whose page is shown from a place; from its top without one. */
export function stateAt(place: Place | undefined): object {
  return place === undefined || place.y === 0 ? {} : { scrollPosition: place };
}

function savedScrollPosition(): Place | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('scrollPosition' in state)) return null;
  return isPlace(state.scrollPosition) ? state.scrollPosition : null;
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'x' in value && 'y' in value;
}

/** A pending position belongs to the history entry that has been left. */
export function dropScrollPosition(): void {
  clearTimeout(saving);
  saving = undefined;
}

/** Whether the page is shown from its top: neither a position to restore nor a hash. */
export function startsAtTop(): boolean {
  return !savedScrollPosition() && location.hash === '';
}

/** Restores a history entry's scroll position; a new entry scrolls to its hash, or else has been drawn from its top. */
export function restoreScrollPosition(): void {
  const place = savedScrollPosition();
  if (place) scrollTo(place, performance.now() + SCROLL_RETRY_MS);
  else if (location.hash !== '') (hashTarget() ?? document.documentElement).scrollIntoView();
}

/** Retried in the next frames while the page is not tall enough yet. */
function scrollTo(place: Place, until: number): void {
  window.scrollTo(place.x, place.y);
  const isThere = Math.abs(window.scrollY - place.y) < 1;
  if (!isThere && performance.now() < until) requestAnimationFrame(() => scrollTo(place, until));
}
