import { createElement, useSyncExternalStore } from 'react';
import {
  closeOverlay,
  getOverlays,
  onOverlaysChange,
  type Overlay,
  type OverlayControls,
  unmountOverlay,
} from '../../client/page/overlays.js';
import { OVERLAY_Z_INDEX } from '../../domain/core/limits.js';

const NONE: readonly Overlay[] = [];

/** Renders the open overlays, the newest on top. */
export function Overlays() {
  const overlays = useSyncExternalStore(onOverlaysChange, getOverlays, () => NONE);
  return overlays.map(({ id, isOpen, component, props }, place) => {
    const controls: OverlayControls<unknown> = {
      isOpen,
      onClose: (result) => closeOverlay(id, result),
      onGone: () => unmountOverlay(id),
      layer: OVERLAY_Z_INDEX + place,
    };
    return createElement(component, { key: id, ...props, ...controls });
  });
}
