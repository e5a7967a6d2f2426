import { isStored } from '../../../client/core/stored.js';
import { loadOnce } from '../../ui/hooks/loadOnce.js';

const load = () => import('./startCompare.js');
const TOGGLE = '[data-compare]';

/** Loads the code of the comparison once a product is chosen, or if this browser keeps chosen products. */
export function watchCompare(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof Element && target.matches(TOGGLE)) start();
  });
  if (isStored('compared') || document.querySelector(`${TOGGLE}:checked`)) start();
}

function start(): void {
  loadOnce(load)
    .then(({ startCompare }) => startCompare())
    .catch((error: unknown) => console.warn('The comparison could not be loaded.', error));
}
