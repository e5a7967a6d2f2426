import { hasNewBuild } from './freshBuild.js';
import { visit } from './router.js';
import { saveScrollPosition } from './scrollPlace.js';

/**
 * Navigates to a URL of the shop; a full load if a newer deployment is known. `replace` replaces the history entry, so
 * that the back button skips a page that redirects. `scrollY` is where the page is shown, its top by default.
 */
export async function go(url: string, how: 'push' | 'replace' = 'push', scrollY = 0): Promise<void> {
  saveScrollPosition();
  if (!hasNewBuild()) await visit(url, how, { place: { x: 0, y: scrollY } });
  else if (how === 'replace') location.replace(url);
  else location.assign(url);
}
