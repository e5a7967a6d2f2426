import type { CataloguePort } from '../../ports/catalogue.js';

/** Products per read, whatever the total. */
const READ_AT_ONCE = 500;

/** Ids of the first `most` products in ranking order; a listed variation counts as its product. */
export async function listBestSelling(catalogue: CataloguePort, most: number): Promise<number[]> {
  const ids = new Set<number>();
  for (let page = 1; ids.size < most; page += 1) {
    const perPage = Math.min(most, READ_AT_ONCE);
    const found = await catalogue.listProducts({ sort: 'relevance', page, perPage, withoutFacets: true });
    for (const { id, parent } of found.items) if (ids.size < most) ids.add(parent ?? id);
    if (page >= found.pages) break;
  }
  return [...ids];
}
