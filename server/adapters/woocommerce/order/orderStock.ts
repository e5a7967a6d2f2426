import { idInStore } from '../../../../domain/catalogue/variations/choiceId.js';
import { ShopError } from '../../../../domain/core/errors.js';
import type { LineItem } from '../../../../domain/order/order.js';
import { findVariation, orderableQuantity, type Product } from '../../../../domain/catalogue/product.js';
import type { CataloguePort } from '../../../ports/catalogue.js';
import type { StatePort } from '../../../ports/records/state.js';

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

/** The products of these lines, with current stock. */
export function readGoods(catalogue: CataloguePort, lines: readonly Wanted[]): Promise<Product[]> {
  return catalogue.getCurrent([...new Set(lines.map(({ productId }) => productId))]);
}

/**
 * The available quantity of the first line that is short; null if all are available. WooCommerce itself does not check
 * stock.
 */
export function shortage(goods: readonly Product[], lines: readonly Wanted[]): { available: number } | null {
  const products = new Map(goods.map((product) => [product.id, product]));
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

/** Key of the stock that a line uses: variations may share their product's stock, and choices their variation's. */
function shelfOf(product: Product | undefined, { productId, variationId }: Wanted): string {
  const variation = variationId === null ? undefined : product && findVariation(product, variationId);
  return variation === undefined || variation.sharesStock
    ? `${productId}`
    : `${productId} ${idInStore(variationId)}`;
}

/** Throws `insufficient_stock` with the available quantity of the first line that is short. */
export function requireStock(goods: readonly Product[], lines: readonly Wanted[]): void {
  const short = shortage(goods, lines);
  if (short !== null) throw new ShopError('insufficient_stock', short);
}
