import { describe, expect, it } from 'vitest';
import { formatPrice, parseAmount, parsePrice, toDecimal } from './money.js';

describe('parseAmount', () => {
  it.each([
    ['-50.00', -5000],
    [' -0.5 ', -50],
    ['-0.00', 0],
    ['12.30', 1230],
  ])('parses the amount %j as %d piastres', (amount, piastres) => {
    expect(parseAmount(amount)).toBe(piastres);
  });

  it.each(['', '-', '--1', '- 1', '1-', '-1,850.00', '-1e3', '50\n00'])(
    'rejects %j as an amount',
    (amount) => {
      expect(parseAmount(amount)).toBeNull();
    },
  );

  it('formats a negative amount with a minus sign, not a hyphen', () => {
    expect(formatPrice(-185_050)).toBe('\u22121,850.50');
  });
});

describe('parsePrice', () => {
  it.each([
    ['1850.00', 185_000],
    ['1850', 185_000],
    ['1850.5', 185_050],
    ['1850.05', 185_005],
    ['0', 0],
    ['0.01', 1],
    [' 12.30 ', 1230],
    [1850.5, 185_050],
    [0.29, 29],
    ['999999999.99', 99_999_999_999],
    // Stores return more decimals than a price has.
    ['1850.0000', 185_000],
    ['149.999', 15_000],
    ['149.994', 14_999],
    ['149.995', 15_000],
    ['999.9950', 100_000],
  ])('parses the price %j as %d piastres', (price, piastres) => {
    expect(parsePrice(price)).toBe(piastres);
  });

  it.each([
    ...[
      '',
      ' ',
      '-1',
      '+1',
      '1,850.00',
      '1.',
      '.5',
      '1e3',
      'NaN',
      'Infinity',
      '0x10',
      '١٨٥٠',
      '1850 EGP',
      '1 850',
    ],
    ...[NaN, Infinity, -0.5, 1e21, '1234567890', '1\n2'],
  ])('rejects %j as a price', (price) => {
    expect(parsePrice(price)).toBeNull();
  });

  it('parses back every amount that toDecimal wrote', () => {
    for (let amount = 0; amount < 1_000_000; amount += 997)
      expect(parsePrice(toDecimal(amount))).toBe(amount);
  });
});

describe('toDecimal', () => {
  it.each([
    [0, '0.00'],
    [1, '0.01'],
    [185_050, '1850.50'],
    [99_999_999_999, '999999999.99'],
  ])('writes %d piastres as %s', (amount, text) => {
    expect(toDecimal(amount)).toBe(text);
  });
});

describe('formatPrice', () => {
  it.each([
    [0, '0'],
    [100, '1'],
    [99, '0.99'],
    [185_000, '1,850'],
    [185_050, '1,850.50'],
    [123_456_789, '1,234,567.89'],
  ])('formats %d piastres as %s, in Latin digits', (amount, text) => {
    expect(formatPrice(amount)).toBe(text);
  });
});
