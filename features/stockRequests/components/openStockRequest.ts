import { openOverlay } from '../../../client/page/overlays.js';
import { loadOnce } from '../../../components/ui/hooks/loadOnce.js';
import type { StockRequestProps } from './StockRequestSheet.js';

const load = () => import('./StockRequestSheet.js');

/** Opens the form in which a shopper asks to be told when something is in stock again. */
export async function openStockRequest(goods: StockRequestProps): Promise<void> {
  try {
    const { StockRequestSheet } = await loadOnce(load);
    openOverlay(StockRequestSheet, goods);
  } catch (error) {
    console.warn('The form could not be loaded.', error);
  }
}
