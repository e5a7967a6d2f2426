import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { parseId } from '../../domain/core/parseId.js';
import { readGtin } from '../../domain/catalogue/gtin.js';
import { readQuantityPrices } from '../../domain/catalogue/pricing/quantityTerms.js';
import { shortPrice, typedPrice } from '../../domain/catalogue/pricing/typedPrice.js';
import { latinDigits } from '../../domain/text/digits.js';
import { formatPrice, parseAmount, parsePrice, toDecimal } from '../../domain/core/money.js';
import { parseCostFormula } from '../../server/adapters/woocommerce/delivery/costFormula.js';
import { readWrittenNumber } from '../../server/adapters/wpRest/writtenNumber.js';
import { holds } from './holds.js';
import { textOf } from './texts.js';

const NUMBERS = [
  '1',
  '85',
  '1,850',
  '1.850,00',
  '.5',
  '0.005',
  '1e3',
  '-',
  '+',
  'EGP',
  'جنيه',
  '٬',
  '٫',
  '99999999999',
];
const written = textOf(...NUMBERS);
const MOST_PIASTRES = 99_999_999_999;
const piastres = fc.integer({ min: 0, max: MOST_PIASTRES });
const toArabic = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));

describe('prices', () => {
  holds('survive the way through the API', [piastres], (amount) => {
    expect(parsePrice(toDecimal(amount))).toBe(amount);
    expect(parseAmount(toDecimal(-amount))).toBe(0 - amount);
  });

  holds('are read as people see them, in both scripts', [piastres], (amount) => {
    for (const shown of [formatPrice(amount), shortPrice(amount)]) {
      expect(typedPrice(shown)).toBe(amount);
      expect(typedPrice(`${toArabic(shown)} جنيه`)).toBe(amount);
      expect(typedPrice(`EGP ${shown}`)).toBe(amount);
    }
  });

  holds('are whole piastres, at most a billion pounds, or none', [written], (text) => {
    for (const read of [parsePrice, typedPrice]) {
      const amount = read(text);
      if (amount === null) continue;
      expect(Number.isSafeInteger(amount)).toBe(true);
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(MOST_PIASTRES + 1);
    }
  });

  holds('are rounded to the nearest piastre', [fc.nat(MOST_PIASTRES), fc.nat(999)], (amount, beyond) => {
    const decimal = `${toDecimal(amount)}${String(beyond).padStart(3, '0')}`;
    expect(parsePrice(decimal)).toBe(amount + (beyond >= 500 ? 1 : 0));
  });

  holds('have one sign and one form to look at', [piastres], (amount) => {
    expect(formatPrice(amount)).toMatch(/^\d{1,3}(?:,\d{3})*(?:\.\d\d)?$/);
    if (amount > 0) expect(formatPrice(-amount)).toBe(`\u2212${formatPrice(amount)}`);
  });
});

describe('numbers of a store', () => {
  holds('are decimal text, or none', [written], (text) => {
    const number = readWrittenNumber(text);
    if (number === null) return;
    expect(number).toMatch(/^-?\d+(?:\.\d+)?$/);
    expect(readWrittenNumber(number)).toBe(number);
    expect(readWrittenNumber(toArabic(number))).toBe(number);
  });

  holds(
    'keep their digits, whatever groups them',
    [fc.nat(MOST_PIASTRES), fc.constantFrom(',', '.', ' ', "'")],
    (amount, group) => {
      const [whole = '', part = ''] = toDecimal(amount).split('.');
      const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
      const point = group === '.' ? ',' : '.';
      expect(readWrittenNumber(`${grouped}${point}${part}`)).toBe(`${whole}.${part}`);
    },
  );
});

holds(
  'an id is a safe integer in its only spelling, or none',
  [textOf('1', '0', '9007199254740993', '-', 'e1')],
  (text) => {
    const id = parseId(text);
    if (id !== null) expect([String(id), Number.isSafeInteger(id)]).toEqual([text, true]);
  },
);

describe('trade item numbers', () => {
  holds(
    'have a valid check digit, and one digit changed makes another or none',
    [fc.stringMatching(/^\d{12}$/), fc.nat(12), fc.integer({ min: 1, max: 9 })],
    (start, place, by) => {
      const valid = Array.from({ length: 10 }, (_, digit) => readGtin(`${start}${digit}`)).filter(
        (read) => read !== null,
      );
      expect(valid.length).toBeLessThanOrEqual(1);
      const [gtin] = valid;
      if (gtin === undefined) return;
      const changed = gtin
        .split('')
        .map((digit, at) => (at === place ? String((Number(digit) + by) % 10) : digit));
      expect(readGtin(changed.join(''))).toBeNull();
    },
  );

  holds('are digits only', [textOf('4006381333931', '96385074', '-', ' ', '٤')], (text) => {
    expect(readGtin(text) ?? '00000000').toMatch(/^(?:\d{8}|\d{12,14})$/);
  });
});

describe('quantity prices', () => {
  const steps = textOf('4:5%', ', ', '8:1380.00', ';', '4', ':', '%', '٤:٥٪', '12:90%', '\n');

  holds(
    'fall from step to step below the price of one, or have a problem',
    [steps, fc.nat(MOST_PIASTRES)],
    (text, price) => {
      const { prices, problem } = readQuantityPrices(text, price);
      if (problem !== null) {
        expect(prices).toEqual([]);
        return;
      }
      prices.reduce(
        (before, step) => {
          expect(step.price).toBeLessThan(before.price);
          expect(step.from).toBeGreaterThan(before.from);
          expect(Number.isSafeInteger(step.price) && step.price > 0).toBe(true);
          return step;
        },
        { from: 1, price },
      );
    },
  );
});

describe('delivery costs', () => {
  const formula = textOf(
    '50',
    ' + ',
    '[qty]',
    '[cost]',
    '*',
    '/',
    '(',
    ')',
    '-',
    '[fee percent="5" min_fee="10"]',
    '[fee]',
    '0',
  );
  const parcel = fc.record({ quantity: fc.integer({ min: 1, max: 999 }), cost: piastres });

  holds('are whole piastres from 0 up, or none', [formula, parcel], (text, given) => {
    const cost = parseCostFormula(text)?.costFor(given) ?? null;
    if (cost !== null) expect(Number.isSafeInteger(cost) && cost >= 0).toBe(true);
  });

  holds('are sums and products as in arithmetic', [fc.nat(999), fc.nat(99), parcel], (base, each, given) => {
    const read = parseCostFormula(`${base} + ${each} * [qty]`);
    const pounds = base + each * given.quantity;
    expect(read?.costFor(given)).toBe(pounds * 100);
    expect(read?.dependsOnCart).toBe(true);
  });
});

holds('digits of other scripts are the same numbers', [fc.nat()], (number) => {
  expect(latinDigits(toArabic(String(number)))).toBe(String(number));
});
