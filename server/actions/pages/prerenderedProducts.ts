import { productPath } from '../../../domain/core/paths.js';
import type { CataloguePort, ProductRef } from '../../ports/catalogue.js';
import type { Backend } from '../../ports/backend.js';

/** Products per read, whatever the total. */
const RANKED_AT_ONCE = 500;

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
  const first = wanted === null ? null : await firstRanked(store.catalogue, wanted);
  return refs
    .filter((ref) => ref.type === type && (first === null || first.has(ref.id)))
    .map(({ id }) => productPath(type, id));
}

async function firstRanked(catalogue: CataloguePort, wanted: number): Promise<ReadonlySet<number>> {
  const ids = new Set<number>();
  for (let page = 1; ids.size < wanted; page += 1) {
    const perPage = Math.min(wanted, RANKED_AT_ONCE);
    const found = await catalogue.listProducts({ sort: 'relevance', page, perPage, withoutFacets: true });
    for (const { id, parent } of found.items) if (ids.size < wanted) ids.add(parent ?? id);
    if (page >= found.pages) break;
  }
  return ids;
}
