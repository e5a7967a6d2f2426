import * as v from 'valibot';
import { ShopError } from '../../../domain/errors.js';
import type { LineItem } from '../../../domain/order.js';
import { findVariation, orderableQuantity, type Product } from '../../../domain/product.js';
import type { CataloguePort } from '../../ports/catalogue.js';
import type { StatePort } from '../../ports/state.js';
import type { StoreClient } from './client.js';
import { mapBounded } from './mapBounded.js';
import { parsed } from './shapes.js';
import { withLocks } from './withLocks.js';

/** Products whose variations are read at the same time. */
const PRODUCTS_AT_ONCE = 4;

type Wanted = Pick<LineItem, 'productId' | 'variationId' | 'quantity'>;

/** Runs the work while no other order of this shop takes the stock of these items. */
export function withStockLocked<T>(
  state: StatePort,
  lines: readonly Wanted[],
  work: () => Promise<T>,
): Promise<T> {
  // By product, for variations may share its pieces.
  const names = lines.map(({ productId }) => `stock of ${productId}`);
  return withLocks(state, names, work);
}

/** What looking after stock needs. */
interface Shelves {
  client: StoreClient;
  catalogue: CataloguePort;
}

/**
 * The pieces that are left for the first line that is short; null where every line can be had. WooCommerce itself
 * checks nothing.
 */
export async function shortage(
  { client, catalogue }: Shelves,
  lines: readonly Wanted[],
): Promise<{ available: number } | null> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const products = new Map((await catalogue.getCurrent(ids)).map((product) => [product.id, product]));
  const shelfOf = await readShelves(client, lines);
  const taken = new Map<string, number>();
  for (const line of lines) {
    const shelf = shelfOf(line);
    const before = taken.get(shelf) ?? 0;
    const available = Math.max(0, availableOf(products.get(line.productId), line.variationId) - before);
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

const SHARING = v.object({ id: v.number(), manage_stock: v.union([v.boolean(), v.literal('parent')]) });

/**
 * Names the shelf that a line is taken from: variations may share their product's pieces. The store is asked only
 * about products of which the order has several.
 */
async function readShelves(client: StoreClient, lines: readonly Wanted[]): Promise<(line: Wanted) => string> {
  const ids = lines.map(({ productId }) => productId);
  const several = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const read = await mapBounded([...several], PRODUCTS_AT_ONCE, (id) =>
    client.list(`wc/v3/products/${id}/variations`, { _fields: 'id,manage_stock' }),
  );
  const variations = parsed(v.array(SHARING), read.flat());
  const sharing = new Set(
    variations.flatMap(({ id, manage_stock }) => (manage_stock === 'parent' ? [id] : [])),
  );
  return ({ productId, variationId }) =>
    variationId === null || sharing.has(variationId) ? `${productId}` : `${productId} ${variationId}`;
}

/** Throws `insufficient_stock` with what is available of the first line that is short. */
export async function requireStock(shelves: Shelves, lines: readonly Wanted[]): Promise<void> {
  const short = await shortage(shelves, lines);
  if (short !== null) throw new ShopError('insufficient_stock', short);
}
