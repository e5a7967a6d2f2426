import { describe, expect, it } from 'vitest';
import { readQuantityPrices } from './quantityTerms.js';
import { nextQuantityPrice, unitPrice } from './unitPrice.js';

const REGULAR = 143_000;

const pricesOf = (text: string, ...prices: [number, number?]) =>
  readQuantityPrices(text, ...prices).prices.map(({ from, price }) => [from, price]);

describe('prices in quantity', () => {
  it.each([
    ['4:5%', [[4, 135_850]]],
    ['4:1380.00', [[4, 138_000]]],
    [
      '2:2.5%, 4:1350, 999:90%',
      [
        [2, 139_425],
        [4, 135_000],
        [999, 14_300],
      ],
    ],
    [
      ' 2 : 5 % ;\n 8:10%, ',
      [
        [2, 135_850],
        [8, 128_700],
      ],
    ],
    [
      '٤:٥٪، ٨:١٠٪',
      [
        [4, 135_850],
        [8, 128_700],
      ],
    ],
  ])('reads %j', (text, steps) => {
    expect(pricesOf(text, REGULAR)).toEqual(steps);
    expect(readQuantityPrices(text, REGULAR).problem).toBeNull();
  });

  it.each([
    [12_345, '2:5%', 11_728],
    [10, '2:5%', 10],
    [333, '2:33.33%', 222],
    [999_999_900, '2:0.01%', 999_899_900],
  ])('rounds half a piastre up: %i with %j', (regular, text, price) => {
    const { prices } = readQuantityPrices(text, regular);
    expect(prices.map((step) => step.price)).toEqual(price < regular ? [price] : []);
  });

  it.each([
    ['', 'must have 1 to 5 steps'],
    ['2:1%,3:2%,4:3%,5:4%,6:5%,7:6%', 'must have 1 to 5 steps'],
    ['2:1%,'.repeat(50), 'must have 1 to 5 steps'],
    ['four for three', 'must be written like'],
    ['4:5%%', 'must be written like'],
    ['4:-5%', 'must be written like'],
    ['4:1,380.00', 'must be written like'],
    ['4.5:5%', 'must be written like'],
    ['4:1e3', 'must be written like'],
    ['4:0%', 'a percentage must be above 0'],
    ['4:90.01%', 'a percentage must be above 0'],
    ['1:5%', 'quantities must be from 2 to 999'],
    ['1000:5%', 'quantities must be from 2 to 999'],
    ['8:10%, 4:5%', 'quantities must rise'],
    ['4:5%, 4:6%', 'quantities must rise'],
    ['4:10%, 8:5%', 'each price must be lower'],
    ['4:1430', 'each price must be lower'],
    ['4:2000', 'each price must be lower'],
    ['4:0', 'prices must be above 0'],
  ])('does not use %j, and says why', (text, problem) => {
    const read = readQuantityPrices(text, REGULAR);
    expect(read.prices).toEqual([]);
    expect(read.problem).toContain(problem);
  });

  it('uses no step if one is wrong', () => {
    expect(pricesOf('2:5%, 4:0%', REGULAR)).toEqual([]);
  });

  it('takes percentages off the regular price during a sale, and leaves out what the sale undercuts', () => {
    expect(pricesOf('2:5%, 4:20%', REGULAR, 130_000)).toEqual([[4, 114_400]]);
    expect(pricesOf('2:5%', REGULAR, 135_850)).toEqual([]);
    expect(readQuantityPrices('2:5%', REGULAR, 130_000).problem).toBeNull();
  });
});

describe('the price per piece', () => {
  const item = {
    price: 1000,
    quantityPrices: [
      { from: 2, price: 950 },
      { from: 5, price: 900 },
    ],
  };

  it.each([
    [1, 1000, 2],
    [2, 950, 5],
    [4, 950, 5],
    [5, 900, undefined],
    [99, 900, undefined],
  ])('of %i pieces is %i, and changes at %s', (quantity, price, next) => {
    expect(unitPrice(item, quantity)).toBe(price);
    expect(nextQuantityPrice(item, quantity)?.from).toBe(next);
  });

  it('is the single one without steps', () => {
    expect(unitPrice({ price: 1000 }, 50)).toBe(1000);
    expect(unitPrice({ price: 1000, quantityPrices: [] }, 50)).toBe(1000);
  });
});
