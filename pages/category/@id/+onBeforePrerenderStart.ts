import { categoryPath } from '../../../domain/core/paths.js';
import { getBackend } from '../../../server/backend.js';

/** URLs of all categories. */
export default async function onBeforePrerenderStart(): Promise<string[]> {
  const { store } = await getBackend();
  const categories = await store.catalogue.listCategories();
  return categories.map(({ id }) => categoryPath(id));
}
