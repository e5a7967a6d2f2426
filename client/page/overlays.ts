import { type ComponentType, createElement, type ReactElement } from 'react';
import { createListeners } from '../storage/listeners.js';

/** Props that every overlay receives in addition to its own. */
export interface OverlayControls<Result> {
  isOpen: boolean;
  /** Closes it and resolves the promise of `openOverlay`. */
  onClose: (result?: Result) => void;
  /** Call this once it has left the screen. */
  onGone: () => void;
}

interface Overlay {
  id: number;
  isOpen: boolean;
  onClose: () => void;
  render: (isOpen: boolean) => ReactElement;
}

let overlays: readonly Overlay[] = [];
let lastId = 0;
const listeners = createListeners();

/** Opens an overlay; resolves to the result that it is closed with, or `undefined` when dismissed. */
export function openOverlay<Props extends object, Result>(
  component: ComponentType<Props & OverlayControls<Result>>,
  props: Props,
): { id: number; result: Promise<Result | undefined> } {
  const id = ++lastId;
  const result = new Promise<Result | undefined>((resolve) => {
    const onClose = (outcome?: Result) => {
      replace({ ...find(id), isOpen: false });
      resolve(outcome);
    };
    const onGone = () => unmountOverlay(id);
    const render = (isOpen: boolean) =>
      createElement(component, { key: id, ...props, isOpen, onClose, onGone });
    set([...overlays, { id, isOpen: true, onClose, render }]);
  });
  return { id, result };
}

/** Closes an overlay without a result; it stays mounted until it has left the screen. */
export function closeOverlay(id: number): void {
  find(id).onClose();
}

/** Unmounts an overlay. One that is still open resolves without a result. */
export function unmountOverlay(id: number): void {
  if (find(id).isOpen) closeOverlay(id);
  set(overlays.filter((overlay) => overlay.id !== id));
}

/** All mounted overlays, newest last; referentially stable while unchanged. */
export function getOverlays(): readonly Overlay[] {
  return overlays;
}

/** Subscribes to changes. Returns the unsubscribe function. */
export const onOverlaysChange = listeners.subscribe;

function find(id: number): Overlay {
  const overlay = overlays.find((candidate) => candidate.id === id);
  if (overlay === undefined) throw new Error('Overlay not found');
  return overlay;
}

function replace(next: Overlay): void {
  set(overlays.map((overlay) => (overlay.id === next.id ? next : overlay)));
}

function set(next: readonly Overlay[]): void {
  overlays = next;
  listeners.notify();
}
