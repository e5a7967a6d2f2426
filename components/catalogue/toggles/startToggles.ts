import { openOverlay } from '../../../client/page/overlays.js';
import { CompareBar } from '../compare/CompareBar.js';
import { WishKeeper } from '../wishlist/WishKeeper.js';

let isStarted = false;

/** Starts comparison and wishlist, which stay mounted until the page unloads; further calls do nothing. */
export function startToggles(): void {
  if (isStarted) return;
  isStarted = true;
  openOverlay(CompareBar, {});
  openOverlay(WishKeeper, {});
}
