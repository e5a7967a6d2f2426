import { openOverlay } from '../../../client/page/overlays.js';
import { CompareBar } from './CompareBar.js';

let isStarted = false;

/** Shows the bar of the comparison, which stays mounted until the page unloads; further calls do nothing. */
export function startCompare(): void {
  if (isStarted) return;
  isStarted = true;
  openOverlay(CompareBar, {});
}
