import { ShopError } from '../../../../domain/core/errors.js';
import type { LineItem } from '../../../../domain/order/order.js';
import { findVariation, orderableQuantity, type Product } from '../../../../domain/catalogue/product.js';
import type { CataloguePort } from '../../../ports/catalogue.js';
import type { StatePort } from '../../../ports/state.js';

type Wanted = Pick<LineItem, 'productId' | 'variationId' | 'quantity'>;

/** Runs the work while no other order of this shop reduces the stock of these items. */
export function withStockLocked<T>(
  state: StatePort,
  lines: readonly Wanted[],
  work: () => Promise<T>,
): Promise<T> {
  // By product, because variations may share its stock.
  const names = lines.map(({ productId }) => `stock of ${productId}`);
  return state.withLocks(names, work);
}

/** Dependencies of the stock checks. */
interface Shelves {
  catalogue: CataloguePort;
}

/**
 * The available quantity of the first line that is short; null if all are available. WooCommerce itself does not check
 * stock.
 */
export async function shortage(
  { catalogue }: Shelves,
  lines: readonly Wanted[],
): Promise<{ available: number } | null> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const products = new Map((await catalogue.getCurrent(ids)).map((product) => [product.id, product]));
  const taken = new Map<string, number>();
  for (const line of lines) {
    const product = products.get(line.productId);
    const shelf = shelfOf(product, line);
    const before = taken.get(shelf) ?? 0;
    const available = Math.max(0, availableOf(product, line.variationId) - before);
    if (available < line.quantity) return { available };
    taken.set(shelf, before + line.quantity);
  }
  return null;
}

function availableOf(product: Product | undefined, variationId: number | null): number {
  if (product === undefined) return 0;
  if (variationId === null) return product.type === 'simple' ? orderableQuantity(product.stock) : 0;
  return orderableQuantity(findVariation(product, variationId)?.stock ?? false);
}

/** Key of the stock that a line uses: variations may share their product's stock. */
function shelfOf(product: Product | undefined, { productId, variationId }: Wanted): string {
  const variation = variationId === null ? undefined : product && findVariation(product, variationId);
  return variation === undefined || variation.sharesStock ? `${productId}` : `${productId} ${variationId}`;
}

/** Throws `insufficient_stock` with the available quantity of the first line that is short. */
export async function requireStock(shelves: Shelves, lines: readonly Wanted[]): Promise<void> {
  const short = await shortage(shelves, lines);
  if (short !== null) throw new ShopError('insufficient_stock', short);
}
