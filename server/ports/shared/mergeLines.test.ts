import { expect, test } from 'vitest';
import type { LineItem } from '../../../domain/order/order.js';
import type { PricedLine } from '../order/carts.js';
import { mergeLines } from './mergeLines.js';

const line = (productId: number, quantity: number, price = 100): PricedLine => ({
  ...{ productId, variationId: null, quantity, price, name: { en: 'Tyre', ar: null }, image: null },
});
const items: LineItem[] = [{ ...line(1, 2), id: 11 }];
const set = (quantity: number, price = 100) => [{ lineItemId: 11, quantity, price }];

test.each([
  ['adds pieces to the existing line, at the newer price', [], [line(1, 3, 90)], { 11: [5, 90] }, []],
  ['adds pieces to what the line becomes', set(4), [line(1, 1)], { 11: [5, 100] }, []],
  ['keeps the line of a product that is removed and added', set(0), [line(1, 1)], { 11: [1, 100] }, []],
  ['removes a line', set(0), [], { 11: [0, 100] }, []],
  ['gives a new product one line', [], [line(2, 1), line(2, 2, 80)], {}, [line(2, 3, 80)]],
])('%s', (_, changes, add, changed, added) => {
  const merged = mergeLines(items, { set: changes, add });
  const after = [...merged.changed].map(([id, { quantity, price }]) => [id, [quantity, price]]);
  expect(Object.fromEntries(after)).toEqual(changed);
  expect(merged.added).toEqual(added);
});

test('keeps the variations of a product apart', () => {
  const add = [21, 22].map((variationId) => ({ ...line(2, 1), variationId }));
  expect(mergeLines(items, { set: [], add }).added).toEqual(add);
});

test('notes when the newest pieces were made, if that is known', () => {
  const made = (week?: string) => {
    const add = [{ ...line(1, 1), ...(week === undefined ? {} : { made: week }) }];
    return mergeLines(items, { set: [], add }).changed.get(11);
  };
  expect([made('2026-W14'), made()]).toEqual([
    { quantity: 3, price: 100, made: '2026-W14' },
    { quantity: 3, price: 100 },
  ]);
});

test.each([
  ['a negative quantity', [{ lineItemId: 11, quantity: -1, price: 1 }], []],
  ['half a piece', [], [line(1, 0.5)]],
  ['no piece', [], [line(2, 0)]],
  ['a line of another cart', [{ lineItemId: 99, quantity: 1, price: 1 }], []],
])('rejects %s', (_, changes, add) => {
  expect(() => mergeLines(items, { set: changes, add })).toThrow('invalid_fields');
});
