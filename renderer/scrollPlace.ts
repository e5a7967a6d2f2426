/**
 * The framework writes down where a page is scrolled to a third of a second after scrolling, for Safari allows few
 * changes of history. Who follows a link sooner would come back to a place further up: it is written down then, too.
 */
export function keepPlaceOnLeaving(): void {
  document.addEventListener('click', onClick, { capture: true });
}

function onClick({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[href]') !== null) keepPlace();
}

/** Writes the place into the page's entry of the history, in the framework's own form. */
export function keepPlace(): void {
  const scrollPosition = { x: window.scrollX, y: window.scrollY };
  history.replaceState({ ...(history.state as object | null), scrollPosition }, '');
}
