import { PAGE_TREES } from '../../features/pageTrees.js';
import type { Backend } from '../../server/ports/backend.js';

/** Pages of every tree: the first index, the first page below the indexes, and the last. */
export async function treePages(backend: Backend) {
  const refs = await backend.store.catalogue.listProductRefs();
  const pages = Object.values(PAGE_TREES).map(async ({ load, listPlaces }) => {
    const places = await listPlaces(backend, refs);
    const below = places.findIndex(({ path }) => path.split('/').length > 2);
    return [places[0], places[below], places.at(-1)].flatMap((place) =>
      place === undefined ? [] : [{ load, path: place.path }],
    );
  });
  return (await Promise.all(pages)).flat();
}
