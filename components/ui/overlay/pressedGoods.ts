import { isCovered, type Span } from './isCovered.js';

/** What was pressed last: some browsers do not focus a button that is tapped. */
let pressed: EventTarget | null = null;
document.addEventListener('click', ({ target }) => (pressed = target), true);

/**
 * Whether a toast at the top right would cover the name of the goods whose button was pressed, or anything between it
 * and the button, more than one at the bottom right would.
 */
export function isInTheWay(): boolean {
  const button = pressed instanceof Element && pressed.isConnected ? pressed : document.activeElement;
  const name = button?.closest(':has(h1, h3, h4)')?.querySelector('h1, h3, h4');
  if (button == null || name == null) return false;
  return isCovered(spanOf(name.getBoundingClientRect(), button.getBoundingClientRect()), {
    headerPx: document.querySelector('header')?.offsetHeight ?? 0,
    widthPx: innerWidth,
    heightPx: innerHeight,
  });
}

const spanOf = (one: DOMRect, other: DOMRect): Span => ({
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
  right: Math.max(one.right, other.right),
});
