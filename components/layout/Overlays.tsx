import { createElement, useSyncExternalStore } from 'react';
import {
  closeOverlay,
  getOverlays,
  onOverlaysChange,
  type OverlayControls,
  unmountOverlay,
} from '../../client/page/overlays.js';

/** Renders the open overlays, the newest on top. */
export function Overlays() {
  const overlays = useSyncExternalStore(onOverlaysChange, getOverlays, getOverlays);
  return overlays.map(({ id, isOpen, component, props }) => {
    const controls: OverlayControls<unknown> = {
      isOpen,
      onClose: (result) => closeOverlay(id, result),
      onGone: () => unmountOverlay(id),
    };
    return createElement(component, { key: id, ...props, ...controls });
  });
}
