import { useSyncExternalStore } from 'react';
import { cardIdOf } from '../../../client/catalogue/liveCards.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { COMPARED_MAX } from '../domain/comparison.js';
import { createStored, onStoredElsewhere } from '../../../client/storage/stored.js';
import { storedIds } from '../../../client/storage/storedList.js';

const compared = createStored('compared', storedIds(COMPARED_MAX), 'browser');
const NONE: readonly number[] = [];

/** Ids of the products and variations that the shopper wants to compare; they never leave the browser. */
export function readCompared(): readonly number[] {
  return compared.read() ?? NONE;
}

/** Calls the listener after every change, also by another page; returns the unsubscribe function. */
export function onComparedChange(listener: () => void): () => void {
  const unsubscribe = compared.subscribe(listener);
  const unlisten = onStoredElsewhere(listener);
  return () => {
    unsubscribe();
    unlisten();
  };
}

/** The ids, following every change. */
export function useCompared(): readonly number[] {
  return useSyncExternalStore(onComparedChange, readCompared, () => NONE);
}

/** Whether a product is among them; false until hydrated. */
export function useIsCompared(id: number): boolean {
  return useSyncExternalStore(
    onComparedChange,
    () => readCompared().includes(id),
    () => false,
  );
}

/** Adds a product; false if there are already as many as can be compared. */
export function addCompared(id: number): boolean {
  const ids = readCompared();
  if (ids.includes(id)) return true;
  if (ids.length >= COMPARED_MAX) return false;
  compared.write([...ids, id]);
  return true;
}

/** Keeps only these products. */
export function saveCompared(ids: readonly number[]): void {
  compared.write(ids.length === 0 ? null : [...ids]);
}

/** Removes a product, if it is there. */
export function removeCompared(id: number): void {
  if (readCompared().includes(id)) saveCompared(readCompared().filter((other) => other !== id));
}

/** Puts another product in the place of one, if that is there. */
export function replaceCompared(id: number, other: number): void {
  const ids = readCompared();
  if (ids.includes(id)) saveCompared([...new Set(ids.map((each) => (each === id ? other : each)))]);
}

type Column = Pick<ProductCardView, 'id' | 'variationId'>;

/** Adds the columns of a comparison, which may be somebody else's, after the shopper's own products if there is room. */
export function addColumns(columns: readonly Column[]): void {
  const own = readCompared();
  const others = columns.filter(
    (column) => !own.includes(cardIdOf(column)) && !(own.includes(column.id) && isOnlyOne(column, columns)),
  );
  saveCompared([...own, ...others.map(cardIdOf)].slice(0, COMPARED_MAX));
}

/** Removes a column of the comparison; a model has its own id, although it is shown as one of its variations. */
export function removeColumn(product: Column, columns: readonly Column[]): void {
  removeCompared(cardIdOf(product));
  if (isOnlyOne(product, columns)) removeCompared(product.id);
}

/** Whether no other column is of the same model. */
function isOnlyOne(product: Column, columns: readonly Column[]): boolean {
  return columns.every((other) => other === product || other.id !== product.id);
}
