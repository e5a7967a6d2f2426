import { readParentId, readProductsById } from './catalogueReader.js';
import type { StoreClient } from '../../wpRest/client.js';
import { mapConcurrent } from '../../wpRest/mapConcurrent.js';
import { isShown, type ReadProduct } from './productMapping.js';

/* Reads single products of a store to bring its mirror up to date. */

/** Products to write, and ids to delete. */
export interface Changes {
  products: readonly ReadProduct[];
  gone: readonly number[];
}

/** Number of ids that are looked up individually at the same time. */
const PARENTS_AT_ONCE = 2;

/**
 * The current state of these products, and of the parents of these variations. `mirrored`: ids of the products in the
 * mirror that have one of these ids or a variation with it; the store is asked while they are read.
 */
export async function readSome(
  client: StoreClient,
  ids: readonly number[],
  mirrored: Promise<readonly number[]>,
): Promise<Changes> {
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
  const products = byId([...named, ...owners, ...parents]);
  const shown = products.filter(({ product }) => isShown(product));
  const shownIds = new Set(shown.map(({ product }) => product.id));
  return { products: shown, gone: wanted.filter((id) => !shownIds.has(id)) };
}

/** Product lists omit variations, so a missing id may be a variation. */
async function parentsOf(client: StoreClient, ids: readonly number[]): Promise<ReadProduct[]> {
  const found = await mapConcurrent(ids, PARENTS_AT_ONCE, (id) => readParentId(client, id));
  return readProductsById(client, [...new Set(found.filter((id) => id !== null))]);
}

function byId(products: readonly ReadProduct[]): ReadProduct[] {
  return [...new Map(products.map((read) => [read.product.id, read])).values()];
}
