import type { ComponentType } from 'react';
import { createListeners } from '../core/listeners.js';

/** What every overlay is given beside its own properties. */
export interface OverlayControls<Result> {
  isOpen: boolean;
  /** Closes it and answers whoever has opened it. */
  onClose: (result?: Result) => void;
  /** To be called once it is out of sight. */
  onGone: () => void;
  /** Its place over the page, a `z-index`. */
  layer: number;
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

/** Opens an overlay; the promise is kept with what it is closed with, `undefined` where it is just left. */
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

/** Changes some of an overlay's properties. */
export function patchOverlay(id: number, props: object): void {
  const overlay = find(id);
  replace({ ...overlay, props: { ...overlay.props, ...props } });
}

/** Closes an overlay and answers its promise; it stays mounted until it is out of sight. */
export function closeOverlay(id: number, result?: unknown): void {
  replace({ ...find(id), isOpen: false });
  answers.get(id)?.(result);
  answers.delete(id);
}

/** Takes an overlay away. One that was still open is left without a result. */
export function unmountOverlay(id: number): void {
  if (find(id).isOpen) closeOverlay(id);
  set(overlays.filter((overlay) => overlay.id !== id));
}

/** All that are there, the newest last; the same list for as long as nothing changes. */
export function getOverlays(): readonly Overlay[] {
  return overlays;
}

/** Calls back when one is opened, changed or closed. Answers how to stop. */
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
  listeners.tell();
}
