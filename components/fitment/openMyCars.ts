import { openOverlay } from '../../client/page/overlays.js';
import { loadOnce } from '../ui/hooks/loadOnce.js';

const load = () => import('./MyCarsSheet.js');

/** Opens the list of the shopper's cars, or the form for the first one; resolves when it is closed. */
export async function openMyCars(): Promise<void> {
  try {
    const { MyCarsSheet } = await loadOnce(load);
    await openOverlay(MyCarsSheet, {}).result;
  } catch (error) {
    console.warn('The list of cars could not be loaded.', error);
  }
}
