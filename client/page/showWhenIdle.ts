import { whenIdle } from '../core/whenIdle.js';
import { fontsShown } from './showFonts.js';

/** Maximum time on a busy device until the next part is shown. */
const LONGEST_WAIT_MS = 1000;

const waiting = new Set<HTMLElement>();
let isUnderWay = false;

/** The web font would lay out again what is shown before it. */
const LONGEST_FONT_WAIT_MS = 1500;

/**
 * Has the browser render an element that a style sheet skips far from the viewport (`content-visibility`), one at a time
 * when it is idle: so that print, search in the page, screenshots and assistive technology find all of it. Returns a cancel
 * function.
 */
export function showWhenIdle(element: HTMLElement): () => void {
  waiting.add(element);
  if (!isUnderWay) {
    isUnderWay = true;
    const timeout = new Promise((end) => setTimeout(end, LONGEST_FONT_WAIT_MS));
    void Promise.race([fontsShown, timeout]).then(showNext);
  }
  return () => void waiting.delete(element);
}

function showNext(): void {
  isUnderWay = waiting.size > 0;
  if (!isUnderWay) return;
  whenIdle(() => {
    const [element] = waiting;
    if (element !== undefined) {
      element.style.contentVisibility = 'visible';
      waiting.delete(element);
    }
    showNext();
  }, LONGEST_WAIT_MS);
}
