import { closeOverlay, getOverlays } from '../client/page/overlays.js';
import { hasNewBuild } from './routing/freshBuild.js';
import { startProgress } from './routing/progressBar.js';

/** Starts the progress bar; history navigation to a page of an older deployment is a full load too. */
export function onLeaving(): void {
  if (hasNewBuild()) location.reload();
  for (const { id, isOpen } of getOverlays()) if (isOpen) closeOverlay(id);
  startProgress();
}
