import { productPath } from '../../../../domain/core/paths.js';
import { getBackend } from '../../../../server/backend.js';

/** The address of every simple product that the shop has now; later ones are rendered on demand. */
export default async function onBeforePrerenderStart(): Promise<string[]> {
  const { store } = await getBackend();
  const products = await store.catalogue.listProductRefs();
  return products.filter(({ type }) => type === 'simple').map(({ id }) => productPath('simple', id));
}
