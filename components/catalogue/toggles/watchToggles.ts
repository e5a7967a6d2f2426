import { isStored } from '../../../client/core/stored.js';
import { loadOnce } from '../../ui/hooks/loadOnce.js';

const load = () => import('./startToggles.js');
const TOGGLE = '[data-compare],[data-wish]';

/**
 * Loads the code of comparison and wishlist once a product is chosen, and if this browser keeps chosen ones or a
 * customer's session, whose list may come from another device.
 */
export function watchToggles(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof Element && target.matches(TOGGLE)) start();
  });
  if (
    isStored('compared') ||
    isStored('wishes') ||
    document.cookie.includes('user_id=') ||
    document.querySelector(`:is(${TOGGLE}):checked`)
  ) {
    start();
  }
}

function start(): void {
  loadOnce(load)
    .then(({ startToggles }) => startToggles())
    .catch((error: unknown) => console.warn('Chosen products could not be loaded.', error));
}
