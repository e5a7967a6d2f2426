import { readParentId, readProductsById } from './catalogueReader.js';
import type { StoreClient } from '../../wpRest/client.js';
import { mapConcurrent } from '../../wpRest/mapConcurrent.js';
import { isShown, type ReadProduct } from './productMapping.js';

/* Products of the store, and ids of products that it does not show. */

interface Read {
  products: readonly ReadProduct[];
  gone: readonly number[];
}

/** Number of ids that are looked up individually at the same time. */
const PARENTS_AT_ONCE = 2;

/**
 * The current state of these products, and of the parents of these variations. `mirrored`: ids of the products in the
 * mirror that have one of these ids or a variation with it; the store is asked while they are read.
 */
export async function readCurrent(
  client: StoreClient,
  ids: readonly number[],
  mirrored: Promise<readonly number[]>,
): Promise<Read> {
  const [named, known] = await Promise.all([readProductsById(client, ids), mirrored]);
  const answered = new Set(named.map(({ product }) => product.id));
  const wanted = [...new Set([...ids, ...known])];
  const [owners, parents] = await Promise.all([
    readProductsById(
      client,
      known.filter((id) => !ids.includes(id)),
    ),
    parentsOf(
      client,
      ids.filter((id) => !answered.has(id) && !known.includes(id)),
    ),
  ]);
  return shownOf(byId([...named, ...owners, ...parents]), wanted);
}

/** Many products for no shopper. */
export async function readMany(client: StoreClient, ids: readonly number[]): Promise<Read> {
  return shownOf(await readProductsById(client, ids, { isBulk: true }), ids);
}

function shownOf(read: readonly ReadProduct[], wanted: readonly number[]): Read {
  const products = read.filter(({ product }) => isShown(product));
  const shown = new Set(products.map(({ product }) => product.id));
  return { products, gone: wanted.filter((id) => !shown.has(id)) };
}

/** Product lists omit variations, so a missing id may be a variation. */
async function parentsOf(client: StoreClient, ids: readonly number[]): Promise<ReadProduct[]> {
  const found = await mapConcurrent(ids, PARENTS_AT_ONCE, (id) => readParentId(client, id));
  return readProductsById(client, [...new Set(found.filter((id) => id !== null))]);
}

function byId(products: readonly ReadProduct[]): ReadProduct[] {
  return [...new Map(products.map((read) => [read.product.id, read])).values()];
}
