import { hashTarget } from '../../client/page/hashTarget.js';
import { SCROLL_RETRY_MS, SCROLL_SAVE_MS } from '../../domain/core/limits.js';

interface Place {
  x: number;
  y: number;
}

let saving: ReturnType<typeof setTimeout> | undefined;

/**
 * Writes down where a page is scrolled to: a while after scrolling, for Safari allows few changes of history, and when
 * a link is clicked, so that the way back leads to the very place.
 */
export function keepPlaces(): void {
  window.addEventListener('scroll', () => (saving ??= setTimeout(keepPlace, SCROLL_SAVE_MS)), {
    passive: true,
  });
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepPlace();
    setScrolledBy(document.visibilityState === 'hidden' ? 'auto' : 'manual');
  });
  // A reload hides the page only when it is too late to say so.
  window.addEventListener('pagehide', () => setScrolledBy('auto'));
  setScrolledBy('manual');
}

/** Once the page lives, only a reload or a return from elsewhere is scrolled by the browser. */
function setScrolledBy(how: ScrollRestoration): void {
  history.scrollRestoration = how;
}

function onClick({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[href]') !== null) keepPlace();
}

/** Writes the place into the page's entry of the history. */
export function keepPlace(): void {
  dropPlace();
  const scrollPosition: Place = { x: window.scrollX, y: window.scrollY };
  history.replaceState({ ...(history.state as object | null), scrollPosition }, '');
}

/** Where the page has just been scrolled to belongs to an entry of the history that has been left. */
export function dropPlace(): void {
  clearTimeout(saving);
  saving = undefined;
}

/** Scrolls to where the entry of the history was left; a new one to what its hash names, or to the top. */
export function restorePlace(): void {
  const { scrollPosition } = (history.state ?? {}) as { scrollPosition?: Place | null };
  const target = scrollPosition ? null : hashTarget();
  if (target === null) scrollTo(scrollPosition ?? { x: 0, y: 0 }, performance.now() + SCROLL_RETRY_MS);
  else target.scrollIntoView();
}

/** Again with the next frames where the page is not long enough yet. */
function scrollTo(place: Place, until: number): void {
  window.scrollTo(place.x, place.y);
  const isThere = Math.abs(window.scrollY - place.y) < 1;
  if (!isThere && performance.now() < until) requestAnimationFrame(() => scrollTo(place, until));
}
