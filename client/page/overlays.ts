import type { ComponentType } from 'react';
import { createListeners } from '../storage/listeners.js';

/** Props that every overlay receives in addition to its own. */
export interface OverlayControls<Result> {
  isOpen: boolean;
  /** Closes it and resolves the promise of `openOverlay`. */
  onClose: (result?: Result) => void;
  /** Call this once it has left the screen. */
  onGone: () => void;
}

export interface Overlay {
  id: number;
  isOpen: boolean;
  component: ComponentType<object>;
  props: object;
}

let overlays: readonly Overlay[] = [];
let lastId = 0;
const listeners = createListeners();
const answers = new Map<number, (result: unknown) => void>();

/** Opens an overlay; resolves to the result that it is closed with, or `undefined` when dismissed. */
export function openOverlay<Props extends object, Result>(
  component: ComponentType<Props & OverlayControls<Result>>,
  props: Props,
): { id: number; result: Promise<Result | undefined> } {
  const id = ++lastId;
  const { promise, resolve } = withAnswer<Result>();
  answers.set(id, resolve as (result: unknown) => void);
  set([...overlays, { id, isOpen: true, component: component as ComponentType<object>, props }]);
  return { id, result: promise };
}

/** Closes an overlay and resolves its promise; it stays mounted until it has left the screen. */
export function closeOverlay(id: number, result?: unknown): void {
  replace({ ...find(id), isOpen: false });
  answers.get(id)?.(result);
  answers.delete(id);
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

function withAnswer<Result>() {
  let resolve: (result: Result | undefined) => void = () => undefined;
  const promise = new Promise<Result | undefined>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

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
