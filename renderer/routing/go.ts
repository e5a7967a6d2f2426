import { hasNewBuild } from '../freshBuild.js';
import { visit } from './router.js';
import { keepPlace } from './scrollPlace.js';

/**
 * Goes to an address of the shop; where a newer deployment is known, by a full load. `replace` takes the place of
 * the present page in the browser's history, so that the way back does not lead through a page that sends on.
 */
export async function go(url: string, how: 'push' | 'replace' = 'push'): Promise<void> {
  keepPlace();
  if (!hasNewBuild()) await visit(url, how);
  else if (how === 'replace') location.replace(url);
  else location.assign(url);
}
