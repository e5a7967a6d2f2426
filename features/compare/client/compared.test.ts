import { beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../tests/support/fakeStorage.js';
import { ODD_VALUES } from '../../../tests/support/records/oddFields.js';
import { clearPersonalData } from '../../../client/storage/stored.js';
import {
  addColumns,
  addCompared,
  onComparedChange,
  readCompared,
  removeColumn,
  removeCompared,
  replaceCompared,
} from './compared.js';

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  // Cars, if a test of the same process has loaded them, mark the document when they are cleared.
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('dispatchEvent', () => true);
});

test('keeps up to four products in the order of choice, each once', () => {
  for (const id of [5, 3, 9, 3, 1]) expect(addCompared(id)).toBe(true);
  expect(readCompared()).toEqual([5, 3, 9, 1]);
  expect(addCompared(7)).toBe(false);
  expect(addCompared(9)).toBe(true);
  expect(readCompared()).toEqual([5, 3, 9, 1]);
});

test('leaves nothing in the browser once the last product is removed, or at logout', () => {
  addCompared(5);
  removeCompared(6);
  expect(readCompared()).toEqual([5]);
  removeCompared(5);
  expect(localStorage.getItem('compared')).toBeNull();
  addCompared(5);
  clearPersonalData();
  expect(readCompared()).toEqual([]);
});

test('puts a size in the place of its model, once', () => {
  for (const id of [5, 3, 51]) addCompared(id);
  replaceCompared(9, 91);
  expect(readCompared()).toEqual([5, 3, 51]);
  replaceCompared(5, 51);
  expect(readCompared()).toEqual([51, 3]);
});

test('removes a model that is shown as its variation, but not one that is a column of its own', () => {
  const [model, variation, other] = [
    { id: 5, variationId: null },
    { id: 5, variationId: 51 },
    { id: 9, variationId: null },
  ];
  for (const id of [5, 51, 9]) addCompared(id);
  removeColumn(variation, [model, variation, other]);
  expect(readCompared()).toEqual([5, 9]);
  removeColumn(variation, [variation, other]);
  expect(readCompared()).toEqual([9]);
});

test('adds the columns of somebody else’s comparison after the shopper’s own, as far as there is room', () => {
  const columns = [1, 2, 3].map((id) => ({ id, variationId: null }));
  for (const id of [8, 9]) addCompared(id);
  addColumns(columns);
  expect(readCompared()).toEqual([8, 9, 1, 2]);
  addColumns(columns);
  expect(readCompared()).toEqual([8, 9, 1, 2]);
});

test('adds no second column of a model that is shown as its variation', () => {
  const variation = { id: 5, variationId: 51 };
  addCompared(5);
  addColumns([variation, { id: 9, variationId: null }]);
  expect(readCompared()).toEqual([5, 9]);
  addColumns([variation, { id: 5, variationId: null }]);
  expect(readCompared()).toEqual([5, 9, 51]);
});

test('follows the other tabs of the shop until nobody listens', () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const listener = vi.fn();
  const unsubscribe = onComparedChange(listener);
  localStorage.setItem('compared', '[8]');
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(readCompared()).toEqual([8]);
  unsubscribe();
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('reads the ids beside whatever another version has left', () => {
  for (const odd of ODD_VALUES.values()) {
    localStorage.setItem('compared', JSON.stringify([odd, 7, odd]));
    expect(readCompared()).toContain(7);
  }
});
