import { getBackend } from '../../../../server/backend.js';
import { listPrerenderedProducts } from '../../../../server/actions/pages/prerenderedProducts.js';

/** URLs of the variable products to prerender. */
export default async function onBeforePrerenderStart(): Promise<string[]> {
  return listPrerenderedProducts(await getBackend(), 'variable');
}
