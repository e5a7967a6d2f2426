import { beforeEach, expect, it, vi } from 'vitest';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { fakeStorage } from '../../../tests/support/fakeStorage.js';
import { ODD_VALUES } from '../../../tests/support/records/oddFields.js';
import { noteStock } from './wishStock.js';

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});

const cards = (stocks: Record<number, number>) =>
  Object.entries(stocks).map(([id, stock]) => ({
    id: Number(id),
    variationId: null,
    stock,
  })) as ProductCardView[];

it('knows what has come back since the list was last shown, once', () => {
  expect(noteStock(cards({ 1: 0, 2: 4, 3: 0 })), 'the first time').toEqual([]);
  expect(noteStock(cards({ 1: 0, 2: 0, 3: 2 }))).toEqual([3]);
  expect(noteStock(cards({ 1: 0, 2: 4, 3: 2 }))).toEqual([2]);
  expect(noteStock(cards({ 1: 0, 2: 4, 3: 2 }))).toEqual([]);
});

it('says nothing of a product that was not on the list before', () => {
  noteStock(cards({ 1: 0 }));
  expect(noteStock(cards({ 1: 0, 2: 4 }))).toEqual([]);
});

it('says nothing of what cannot be read', () => {
  for (const odd of ODD_VALUES.values()) {
    localStorage.setItem('wishesSoldOut', JSON.stringify(odd));
    expect(noteStock([])).toEqual([]);
  }
});
