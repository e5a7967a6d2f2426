import { getBackend } from '../../../../server/backend.js';
import { listPrerenderedProducts } from '../../../../server/actions/pages/prerenderedProducts.js';

/** The addresses of simple products that the build writes. */
export default async function onBeforePrerenderStart(): Promise<string[]> {
  return listPrerenderedProducts(await getBackend(), 'simple');
}
