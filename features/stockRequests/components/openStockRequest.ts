import { openOverlay } from '../../../client/page/overlays.js';
import { loadOnce } from '../../ui/hooks/loadOnce.js';
import type { ProductView, VariationView } from '../../../domain/catalogue/catalogueViews.js';

const load = () => import('./StockRequestSheet.js');

/** Opens the form in which a shopper asks to be told when something is in stock again. */
export async function openStockRequest(
  { id, name, stockChannels: channels }: Pick<ProductView, 'id' | 'name' | 'stockChannels'>,
  variation: VariationView | null,
): Promise<void> {
  try {
    const { StockRequestSheet } = await loadOnce(load);
    const fullName = variation === null ? name : `${name} ${variation.label}`;
    openOverlay(StockRequestSheet, { itemId: variation?.id ?? id, name: fullName, channels });
  } catch (error) {
    console.warn('The form could not be loaded.', error);
  }
}
