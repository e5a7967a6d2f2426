import { expect, test } from 'vitest';
import { readShopFitment } from '../../server/fitment/fitment.js';
import { readFitmentText } from './fitmentTable.js';
import { suggestCars } from './suggestCars.js';

const { table } = readFitmentText(readShopFitment());
const YEAR = 2026;
const named = (text: string) =>
  suggestCars(table, text, YEAR).map(({ model, year }) =>
    [model.slug, ...(year === null ? [] : [year])].join(' '),
  );

test('offers popular models before a word is typed', () => {
  const popular = named('');
  expect(popular[0]).toBe('toyota-corolla');
  expect(popular).toHaveLength(12);
});

test.each([
  'corolla 2018',
  'Toyota Corolla 2018',
  '2018 corolla',
  'كورولا ٢٠١٨',
  'تويوتا كورولا 2018',
  'كورلا 2018',
  'corola 2018',
  'toyta corolla ۲۰۱۸',
])('reads “%s” as one car', (text) => {
  expect(named(text)).toEqual(['toyota-corolla 2018']);
});

test('tells the sizes of the car', () => {
  expect(suggestCars(table, 'corolla 2018', YEAR)[0]?.sizes.map(({ part }) => part)).toEqual([
    '195-65-R15',
    '205-55-R16',
    '215-45-R17',
  ]);
});

test('goes from the beginning of a name to the models, and from a model to its years', () => {
  expect(named('cor')[0]).toBe('toyota-corolla');
  expect(named('تويو')).toContain('toyota-yaris');
  expect(named('Toyota Corolla ')[0]).toMatch(/^toyota-corolla 20\d\d$/);
  expect(named('corolla 201').every((car) => /^toyota-corolla 201\d$/.test(car))).toBe(true);
});

test('takes a number for a name where it is one', () => {
  expect(named('peugeot 2008')).toContain('peugeot-2008 2020');
  expect(named('peugeot 301 2016')).toEqual(['peugeot-301 2016']);
  expect(named('بيجو ٣٠١ ٢٠١٦')).toEqual(['peugeot-301 2016']);
});

test('reads the first digits of a year only where somebody is still typing them', () => {
  expect(named('corolla 20')[0]).toMatch(/^toyota-corolla 20/);
  expect(named('20 corolla')).toEqual([]);
});

test('offers nothing for words that name no car', () => {
  expect([named('zzzz'), named('corolla 1950')]).toEqual([[], []]);
});
