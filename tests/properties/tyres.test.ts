import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect } from 'vitest';
import { readTyre } from '../../domain/tyres/readTyre.js';
import { sizeInName } from '../../domain/tyres/sizeInName.js';
import { formatSize } from '../../domain/tyres/tyre.js';
import { SEARCH_KEYWORD_MAX_CHARS } from '../../domain/core/limits.js';
import { carKey, CarKey, carParts } from '../../domain/fitment/carKey.js';
import { readSearch } from '../../server/catalogueIndex/query/readSearch.js';
import { holds } from './holds.js';
import { textOf } from './texts.js';

const size = fc.record({
  width: fc.integer({ min: 13, max: 33 }).map((tens) => tens * 10 + 5),
  aspect: fc.integer({ min: 5, max: 17 }).map((fives) => fives * 5),
  rim: fc.integer({ min: 12, max: 24 }),
});
const toArabic = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));

const MARKINGS = [
  '205/55 R16',
  '205',
  '/',
  '55',
  'R',
  'ZR',
  'ر',
  '16',
  '91V',
  '106/104',
  'LT',
  'XL',
  'RFT',
  '31x10,50R15',
  '7.50',
  'C',
  '٢٠٥',
  ' ',
];
const marking = textOf(...MARKINGS);

describe('a tyre size', () => {
  const spellings: ((of: { width: number; aspect: number; rim: number }) => string)[] = [
    ({ width, aspect, rim }) => `${width}/${aspect} R${rim}`,
    ({ width, aspect, rim }) => `${width}/${aspect}R${rim}`,
    ({ width, aspect, rim }) => `${width} ${aspect} ${rim}`,
    ({ width, aspect, rim }) => `${width}/${aspect}/${rim}`,
    ({ width, aspect, rim }) => `${width}-${aspect}-${rim}`,
    ({ width, aspect, rim }) => `P${width}/${aspect}ZR${rim}`,
    ({ width, aspect, rim }) => toArabic(`${width}/${aspect} ر ${rim}`),
  ];

  holds('is read from every spelling of the trade', [size, fc.constantFrom(...spellings)], (given, spell) => {
    expect(readTyre(spell(given))?.size).toEqual({ ...given, commercial: false });
  });

  holds(
    'is found in a name, with what stands around it',
    [size, fc.constantFrom('Michelin ', 'كاوتش ', 'Tyre, ')],
    (given, before) => {
      const written = formatSize({ ...given, commercial: false });
      const name = `${before}${written} Plus`;
      expect(readTyre(name)?.size).toMatchObject(given);
      expect(sizeInName(name, written)).toEqual({ before: before.trim(), marking: written, after: 'Plus' });
    },
  );

  holds('is written in a form that is read as the same size', [marking], (text) => {
    const read = readTyre(text);
    if (read === null) return;
    const { width, aspect, rim } = read.size;
    const again = readTyre(formatSize(read.size));
    expect(again?.size).toMatchObject({ width, aspect, rim });
  });

  holds('stands within the text, of which everything else is left', [marking], (text) => {
    const read = readTyre(text);
    if (read === null) return;
    expect(read.start).toBeGreaterThanOrEqual(0);
    expect(read.end).toBeGreaterThan(read.start);
    expect(read.end).toBeLessThanOrEqual(text.length);
    expect(read.rest).toHaveLength(Math.min(text.length, 1000));
    expect(read.rest.split('').every((letter) => letter === ' ' || text.includes(letter))).toBe(true);
  });
});

describe('a search', () => {
  const words = textOf(
    ...MARKINGS,
    'كاوتش',
    'زيت',
    '20W-50',
    'أصلي',
    'R16',
    'Toyota',
    '%',
    '*',
    '"',
    'NEAR(',
    'OR',
  );

  holds('has a bounded number of readings of clean words', [words], (text) => {
    const { readings } = readSearch(text.slice(0, SEARCH_KEYWORD_MAX_CHARS));
    expect(readings.length).toBeGreaterThan(0);
    expect(readings.length).toBeLessThanOrEqual(12);
    for (const { terms } of readings) {
      expect(terms.length).toBeLessThanOrEqual(40);
      for (const term of terms) expect(term).toMatch(/^[^\s"]+$/);
    }
  });

  holds('for a size finds the size first', [size], (given) => {
    const { readings, namesSize } = readSearch(formatSize({ ...given, commercial: false }));
    expect(namesSize).toBe(true);
    expect(readings[0]).toMatchObject({ terms: [], marking: given });
  });
});

describe('a car', () => {
  const model = fc.stringMatching(/^[a-z0-9]{1,6}(?:-[a-z0-9]{1,6}){0,2}$/);
  const year = fc.integer({ min: 1900, max: 2099 });
  const parts = fc.record({ model, year, size: fc.constantFrom('', '205-55-R16', '225-40-R18_255-35-R18') });

  holds('survives the way through its key', [parts], (car) => {
    expect(carParts(carKey(car))).toEqual(car);
    expect(safeParse(CarKey, carKey(car)).success).toBe(true);
  });

  holds('has one key', [textOf('toyota', '-', '_', '2018', '205-55-R16', 'كورولا')], (text) => {
    const read = carParts(text);
    if (read !== null) expect(carKey(read)).toBe(text);
  });
});
