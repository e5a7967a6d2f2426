import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCataloguePath } from '../../../domain/catalogue/cataloguePaths.js';
import { holds } from '../../../tests/properties/holds.js';
import { textOf } from '../../../tests/properties/texts.js';
import { compare } from '../facts.js';
import { COMPARED_MAX, comparisonPath, parseComparison } from './comparison.js';

const COUNTS = { invalid: 0, tooMany: 0 };

describe('the address of a comparison', () => {
  it('names each product once, in the given order', () => {
    expect(parseComparison('12,7,12')).toEqual({ ...COUNTS, ids: [12, 7] });
    expect(comparisonPath([12, 7])).toBe('/compare?ids=12,7');
    expect(comparisonPath([])).toBe('/compare');
  });

  it('holds at most four products, and says how many are left out', () => {
    expect(parseComparison('1,2,3,4')).toEqual({ ...COUNTS, ids: [1, 2, 3, 4] });
    expect(parseComparison('1,2,3,4,5,6')).toEqual({ invalid: 0, ids: [1, 2, 3, 4], tooMany: 2 });
  });

  it.each([
    ['', [], 0],
    [',, ,', [], 0],
    [' 5 , 6', [5, 6], 0],
    ['5,x', [5], 1],
    ['0,-1,1.5,٣,1e3', [], 5],
    [`7,${'9'.repeat(20)}`, [7], 1],
  ])('reads a damaged list: %j', (text, ids, invalid) => {
    expect(parseComparison(text)).toEqual({ ids, invalid, tooMany: 0 });
  });

  it('does not read an endless list', () => {
    const endless = Array.from({ length: 10_000 }, (_, place) => place + 1).join();
    const { ids, tooMany } = parseComparison(endless);
    expect(ids).toEqual([1, 2, 3, 4]);
    expect(tooMany).toBeLessThan(100);
  });

  holds(
    'has a few different ids, and counts everything else',
    [textOf('7', ',', '12', '0', ' ', '1e3', '-1')],
    (text) => {
      const { ids, invalid, tooMany } = parseComparison(text);
      expect(ids.length).toBeLessThanOrEqual(COMPARED_MAX);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
      expect(ids.length + invalid + tooMany).toBeLessThanOrEqual(50);
    },
  );

  holds(
    'survives the way through its address',
    [fc.uniqueArray(fc.integer({ min: 1 }), { minLength: 1, maxLength: COMPARED_MAX })],
    (ids) => {
      const address = new URL(comparisonPath(ids), 'https://shop.example');
      expect(parseComparison(address.searchParams.get('ids') ?? '').ids).toEqual(ids);
    },
  );
});

it('has a page where no products are chosen', () => {
  expect(isCataloguePath(compare.path)).toBe(false);
});
