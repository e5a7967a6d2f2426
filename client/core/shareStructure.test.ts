import { expect, it } from 'vitest';
import { shareStructure } from './shareStructure.js';

const card = (id: number, price: number) => ({ id, price, size: { rim: 16, load: [91] } });

it('keeps the known value if a new one equals it, missing and undefined properties included', () => {
  const before = { products: [card(1, 100), card(2, 200)], readAs: null, lang: undefined };
  expect(shareStructure<object>(before, { readAs: null, products: [card(1, 100), card(2, 200)] })).toBe(
    before,
  );
});

it('keeps the parts that have not changed, entries with ids in any order', () => {
  const before = { products: [card(1, 100), card(2, 200), card(3, 300)], facets: [{ key: 'rim' }] };
  const next = { products: [card(3, 300), card(2, 250), card(4, 400)], facets: [{ key: 'rim' }] };
  const kept = shareStructure(before, next);
  expect(kept).toEqual(next);
  expect(kept.products[0]).toBe(before.products[2]);
  expect(kept.products[1]).not.toBe(before.products[1]);
  expect(kept.products[1]?.size).toBe(before.products[1]?.size);
  expect(kept.facets).toBe(before.facets);
});

it.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: null }, {}],
  [{ 0: 1 }, [1]],
  [[1], { 0: 1 }],
  [null, {}],
  [{}, null],
  ['1', 1],
])('takes a value that differs: %j → %j', (before: unknown, next: unknown) => {
  expect(shareStructure(before, next)).toStrictEqual(next);
});
