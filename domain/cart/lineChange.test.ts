import { describe, expect, it } from 'vitest';
import type { Stock } from '../catalogue/product.js';
import { isBlocking, lineChanges } from './lineChange.js';

const LINE = { price: 185000, quantity: 4 };
const offer = (price: number, stock: Stock) => ({
  price,
  quantityPrices: [],
  stock,
  soldIndividually: false,
});

describe('lineChanges', () => {
  it('reports no change while price and stock are unchanged or unknown', () => {
    expect(lineChanges(LINE, offer(185000, 4), LINE)).toEqual([]);
    expect(lineChanges(LINE, offer(185000, true), LINE)).toEqual([]);
    expect(lineChanges(LINE, undefined, LINE)).toEqual([]);
  });

  it('reports a price change against the price last seen, in the catalogue or in the line', () => {
    const change = { kind: 'price', before: 185000, now: 199000 };
    expect(lineChanges(LINE, offer(199000, 9), LINE)).toEqual([change]);
    expect(lineChanges({ ...LINE, price: 199000 }, undefined, LINE)).toEqual([change]);
  });

  it('reports a price that another quantity has as a change only if the shopper has seen it at that quantity', () => {
    const inFours = (each: number) => ({ ...offer(185000, 9), quantityPrices: [{ from: 4, price: each }] });
    const seenOne = { price: 185000, quantity: 1 };
    const seenFour = { price: 175000, quantity: 4 };
    expect(lineChanges({ ...LINE, price: 175000 }, inFours(175000), seenOne)).toEqual([]);
    expect(lineChanges({ ...LINE, price: 175000 }, inFours(175000), seenFour)).toEqual([]);
    expect(lineChanges(seenOne, inFours(175000), seenFour)).toEqual([]);
    expect(lineChanges(seenFour, inFours(179000), seenFour)).toEqual([
      { kind: 'price', before: 175000, now: 179000 },
    ]);
    expect(lineChanges(seenFour, undefined, seenOne)).toEqual([]);
  });

  it('reports a line that is short, sold out or gone as blocking', () => {
    const short = lineChanges(LINE, offer(185000, 3), LINE);
    expect(short).toEqual([{ kind: 'short', available: 3 }]);
    expect(lineChanges(LINE, offer(185000, false), LINE)).toEqual([{ kind: 'short', available: 0 }]);
    expect(lineChanges(LINE, 'gone', LINE)).toEqual([{ kind: 'gone' }]);
    const one = { ...offer(185000, 9), soldIndividually: true };
    expect(lineChanges(LINE, one, LINE)).toEqual([{ kind: 'short', available: 1 }]);
    expect(short.every(isBlocking)).toBe(true);
    expect(isBlocking({ kind: 'price', before: 1, now: 2 })).toBe(false);
  });
});
