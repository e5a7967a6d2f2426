import { useHasCar } from '../../client/fitment/carMark.js';
import { loadOnce } from '../ui/hooks/loadOnce.js';
import { useLazy } from '../ui/hooks/useLazy.js';

const load = () => import('./carParts.js');

/** The parts of the page about the shopper's car; null without one, and until loaded. */
export function useCarParts(isWanted = false) {
  const hasCar = useHasCar();
  const parts = useLazy(hasCar || isWanted, load);
  return hasCar || isWanted ? parts : null;
}

/** Asks for the shopper's car. */
export function askForCar(): void {
  loadOnce(load)
    .then(({ openMyCars }) => openMyCars())
    .catch((error: unknown) => console.warn('The car picker could not be loaded.', error));
}
