import { describe, expect, it } from 'vitest';
import { formatSize, loadKg, speedKmh } from './tyre.js';

describe('formatSize', () => {
  it.each([
    [{ width: 205, aspect: 55, rim: 16, commercial: false }, '205/55 R16'],
    [{ width: 195, aspect: null, rim: 14, commercial: true }, '195 R14C'],
    [{ width: 31, aspect: 10.5, rim: 15, commercial: false }, '31x10.5 R15'],
    [{ width: 80, aspect: 90, rim: 17, commercial: false }, '80/90 R17'],
    [{ width: 7.5, aspect: null, rim: 16, commercial: false }, '7.50 R16'],
    [{ width: 10, aspect: null, rim: 20, commercial: false }, '10.00 R20'],
    [{ width: 11, aspect: null, rim: 22.5, commercial: false }, '11 R22.5'],
  ])('writes %j as %s', (size, text) => {
    expect(formatSize(size)).toBe(text);
  });
});

describe('loadKg', () => {
  it.each([
    ['20', 80],
    ['91', 615],
    ['100', 800],
    ['107/105', 975],
    ['121', 1450],
    ['150', 3350],
    ['160', 4500],
    ['179', 7750],
  ])('maps load index %s to %d kg', (index, kg) => {
    expect(loadKg(index)).toBe(kg);
  });

  it.each(['', 'V', '19', '180', '0', '-91', 'constructor'])('has no load for the index "%s"', (index) => {
    expect(loadKg(index)).toBeNull();
  });

  it('maps a higher load index never to a lower load', () => {
    for (let index = 21; index <= 179; index += 1) {
      expect(loadKg(String(index))).toBeGreaterThan(loadKg(String(index - 1)) ?? Infinity);
    }
  });
});

describe('speedKmh', () => {
  it('maps speed symbols to km/h in either case, with H out of alphabetical order', () => {
    expect(['T', 'U', 'H', 'V', 'w', 'Y'].map(speedKmh)).toEqual([190, 200, 210, 240, 270, 300]);
  });

  it.each(['', 'O', 'VV', '__proto__', 'toString'])('has no speed for the symbol "%s"', (symbol) => {
    expect(speedKmh(symbol)).toBeNull();
  });
});
