import { describe, expect, it } from 'vitest';
import type { Stock } from '../catalogue/product.js';
import { isBlocking, lineChanges } from './lineChange.js';

const LINE = { price: 185000, quantity: 4 };
const offer = (price: number, stock: Stock) => ({ price, stock, soldIndividually: false });

describe('lineChanges', () => {
  it('reports no change while price and stock are unchanged or unknown', () => {
    expect(lineChanges(LINE, offer(185000, 4), 185000)).toEqual([]);
    expect(lineChanges(LINE, offer(185000, true), 185000)).toEqual([]);
    expect(lineChanges(LINE, undefined, 185000)).toEqual([]);
  });

  it('reports a price change against the price last seen, in the catalogue or in the line', () => {
    const change = { kind: 'price', before: 185000, now: 199000 };
    expect(lineChanges(LINE, offer(199000, 9), 185000)).toEqual([change]);
    expect(lineChanges({ ...LINE, price: 199000 }, undefined, 185000)).toEqual([change]);
  });

  it('reports a line that is short, sold out or gone as blocking', () => {
    const short = lineChanges(LINE, offer(185000, 3), 185000);
    expect(short).toEqual([{ kind: 'short', available: 3 }]);
    expect(lineChanges(LINE, offer(185000, false), 185000)).toEqual([{ kind: 'short', available: 0 }]);
    expect(lineChanges(LINE, 'gone', 185000)).toEqual([{ kind: 'gone' }]);
    const one = { ...offer(185000, 9), soldIndividually: true };
    expect(lineChanges(LINE, one, 185000)).toEqual([{ kind: 'short', available: 1 }]);
    expect(short.every(isBlocking)).toBe(true);
    expect(isBlocking({ kind: 'price', before: 1, now: 2 })).toBe(false);
  });
});
