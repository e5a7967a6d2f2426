import { useSyncExternalStore } from 'react';
import { getOverlays, onOverlaysChange } from '../../client/page/overlays.js';

/** Renders the open overlays, the newest on top. */
export function Overlays() {
  const overlays = useSyncExternalStore(onOverlaysChange, getOverlays, getOverlays);
  return overlays.map(({ isOpen, render }) => render(isOpen));
}
