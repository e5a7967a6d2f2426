import { closeOverlay, getOverlays } from '../client/page/overlays.js';
import { hasNewBuild } from './freshBuild.js';

/** Shows that a page is on its way; going back into what an older deployment has drawn is a full load too. */
export function onLeaving(): void {
  if (hasNewBuild()) location.reload();
  for (const { id, isOpen } of getOverlays()) if (isOpen) closeOverlay(id);
  document.documentElement.dataset['navigating'] = '';
}
