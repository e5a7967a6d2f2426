import { describe, expect, test } from 'vitest';
import { parseCostFormula } from './costFormula.js';

const FOUR_TYRES = { quantity: 4, cost: 1_000_000 };

describe('cost formulas', () => {
  test.each([
    ['60', 6000],
    ['60.5', 6050],
    ['60,50', 6050],
    ['.5', 50],
    ['0', 0],
    ['149.999', 15_000],
    ['10 * [qty]', 4000],
    ['10*[qty]+5', 4500],
    ['5 + 10 * [qty]', 4500],
    ['(5 + 10) * [qty]', 6000],
    ['100 - 10 - 20', 7000],
    ['100 / 4 / 5', 500],
    ['2 * -(3 - 8)', 1000],
    ['[cost] / 100', 10_000],
    ['[cost] * 0.015', 15_000],
    ['50 + [fee percent="5"]', 55_000],
    ["[fee percent='10' min_fee='20']", 100_000],
    ['[fee percent="0.1" min_fee="20"]', 2000],
    ['[fee percent="10" max_fee="300"]', 30_000],
    ['[fee percent=10 min_fee=4 max_fee=""]', 100_000],
    ['[fee percent="1" min_fee="50" max_fee="30"]', 3000],
    // WooCommerce ignores operators at either end.
    ['+ 60 *', 6000],
    ['60 -', 6000],
  ])(
    'calculates the cost formula %j for four tyres of 10,000 pounds in total as %d piastres',
    (text, piastres) => {
      expect(parseCostFormula(text)?.costFor(FOUR_TYRES)).toBe(piastres);
    },
  );

  test('detects whether a cost formula depends on the cart', () => {
    const texts = ['60', '10 + 5', '10 * [qty]', '[fee percent="5"]'];
    expect(texts.map((text) => parseCostFormula(text)?.dependsOnCart)).toEqual([false, false, true, true]);
  });

  test.each(['10 - 20', '10 / 0', '10 / (4 - [qty])', '[cost] * 1000000', '0 / 0'])(
    'rejects the result of the cost formula %j, which is no payable amount',
    (text) => {
      expect(parseCostFormula(text)?.costFor(FOUR_TYRES)).toBeNull();
    },
  );

  test.each([
    ...['', '  ', '+', '()', '1 2', '1 + + 2', '(1', '1)', '[QTY', '[weight]', '2 ^ 3', '1e3', '٦٠'],
    ...['[fee percent="five"]', '[fee percent="5" tax="1"]', '[fee', '[feepercent="5"]', '1.000.50'],
    ...['process.exit()', 'constructor', '[qty][cost]', `1${'+1'.repeat(200)}`, '('.repeat(150)],
  ])('rejects the cost formula %j as unreadable', (text) => {
    expect(parseCostFormula(text)).toBeNull();
  });

  test('parses a cost formula of maximum length and nesting', () => {
    expect(parseCostFormula(`${'('.repeat(99)}7${')'.repeat(99)}`)?.costFor(FOUR_TYRES)).toBe(700);
    expect(parseCostFormula(`${'('.repeat(100)}7${')'.repeat(100)}`)).toBeNull();
  });
});
