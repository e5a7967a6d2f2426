import { ShopError } from '../../../domain/errors.js';
import type { LineItem } from '../../../domain/order.js';
import { findVariation, orderableQuantity, type Product } from '../../../domain/product.js';
import type { CataloguePort } from '../../ports/catalogue.js';
import type { StatePort } from '../../ports/state.js';

type Wanted = Pick<LineItem, 'productId' | 'variationId' | 'quantity'>;

/** Runs the work while no other order of this shop takes the stock of these items. */
export function withStockLocked<T>(
  state: StatePort,
  lines: readonly Wanted[],
  work: () => Promise<T>,
): Promise<T> {
  // By product, for variations may share its pieces; always in the same order, so that two orders never wait for
  // each other.
  const ids = [...new Set(lines.map(({ productId }) => productId))].sort((a, b) => a - b);
  const [first, ...rest] = ids.map((id) => `stock of ${id}`);
  const locked = (name: string | undefined, others: string[]): Promise<T> =>
    name === undefined ? work() : state.withLock(name, () => locked(others[0], others.slice(1)));
  return locked(first, rest);
}

/** The pieces of the first line that is short; null where every line can be had. WooCommerce itself checks nothing. */
export async function shortage(
  catalogue: CataloguePort,
  lines: readonly Wanted[],
): Promise<{ available: number } | null> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const products = new Map((await catalogue.getCurrent(ids)).map((product) => [product.id, product]));
  for (const line of lines) {
    const available = availableOf(products.get(line.productId), line.variationId);
    if (available < line.quantity) return { available };
  }
  return null;
}

function availableOf(product: Product | undefined, variationId: number | null): number {
  if (product === undefined) return 0;
  if (variationId === null) return product.type === 'simple' ? orderableQuantity(product.stock) : 0;
  return orderableQuantity(findVariation(product, variationId)?.stock ?? false);
}

/** Throws `insufficient_stock` with what is available of the first line that is short. */
export async function requireStock(catalogue: CataloguePort, lines: readonly Wanted[]): Promise<void> {
  const short = await shortage(catalogue, lines);
  if (short !== null) throw new ShopError('insufficient_stock', short);
}
