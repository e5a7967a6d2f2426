import { productPath } from '../../../domain/catalogue/productPath.js';
import type { ProductRef } from '../../ports/catalogue.js';
import type { Backend } from '../../ports/backend.js';
import { listBestSelling } from '../catalogue/bestSelling.js';

/**
 * Paths of the products of a type that the build prerenders: all, or the first `prerenderProducts` in ranking order.
 * The others, and later ones, are rendered on demand.
 */
export async function listPrerenderedProducts(
  { store, settings }: Backend,
  type: ProductRef['type'],
): Promise<string[]> {
  const refs = await store.catalogue.listProductRefs();
  const { prerenderProducts: wanted } = settings;
  const first = wanted === null ? null : new Set(await listBestSelling(store.catalogue, wanted));
  return refs
    .filter((ref) => ref.type === type && (first === null || first.has(ref.id)))
    .map(({ id }) => productPath(type, id));
}
