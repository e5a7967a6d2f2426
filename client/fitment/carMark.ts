import { useSyncExternalStore } from 'react';

/*
 * Whether the browser keeps a car, as a mark on the document: the early script sets it before the first paint, so that
 * style sheets can reserve space, and pages without a car load none of the code for one.
 */

/** Must match the early script. */
const MARK = 'car';
const CHANGED = 'carchange';

/** Sets or removes the mark. */
export function markCar(hasCar: boolean): void {
  const { dataset } = document.documentElement;
  if (hasCar) dataset[MARK] = '';
  else Reflect.deleteProperty(dataset, MARK);
  dispatchEvent(new Event(CHANGED));
}

/** Whether the browser keeps a car; false until hydrated. */
export function useHasCar(): boolean {
  return useSyncExternalStore(
    onChange,
    () => MARK in document.documentElement.dataset,
    () => false,
  );
}

function onChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}
