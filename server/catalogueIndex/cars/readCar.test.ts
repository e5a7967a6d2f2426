import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFitmentText } from '../../../domain/fitment/fitmentTable.js';
import { carNamesOf } from './carNames.js';
import { readCar } from './readCar.js';

const { table } = readFitmentText(readFileSync('server/fitment/fitment.csv', 'utf8'));
const names = carNamesOf(table);
const nothingElse = () => false;

function read(text: string) {
  const car = readCar(text, names, nothingElse);
  if (car === null) return null;
  const models = new Set(car.cars.map(({ make, model }) => model?.slug ?? make.slug));
  return { models: [...models].join(' '), years: car.years, rest: car.rest, isSure: car.isSure };
}

describe('readCar', () => {
  test.each([
    ['كورولا', 'toyota-corolla', ''],
    ['الكورولا', 'toyota-corolla', ''],
    ['كاوتش لكورولا', 'toyota-corolla', 'كاوتش'],
    ['Corolla TOYOTA tyres', 'toyota-corolla', 'tyres'],
    ['land cruiser prado', 'toyota-land-cruiser-prado', ''],
    ['rav 4', 'toyota-rav4', ''],
    ['i 10', 'hyundai-i10', ''],
    ['اي 10', 'hyundai-i10', ''],
    ['جراند سيراتو', 'kia-cerato', ''],
    ['تيجو 7', 'chery-tiggo-7', ''],
    ['جيب شيروكي', 'jeep-cherokee', ''],
    ['mazda3', 'mazda-3', ''],
    ['bmw 320', 'bmw-3-series', ''],
    ['تويوتا', 'toyota', ''],
    ['بطارية هيونداي توسان', 'hyundai-tucson', 'بطاريه'],
    ['hundai elntra', 'hyundai-elantra', ''],
  ])('recognises %s as %s', (text, models, rest) => {
    expect(read(text)).toMatchObject({ models, rest, isSure: true });
  });

  test.each([
    ['كورولا 2018', [2018, 2018]],
    ['كورولا ٢٠١٨', [2018, 2018]],
    ['2018 corolla', [2018, 2018]],
    ['كورولا2018', [2018, 2018]],
    ['corolla 2014-2018', [2014, 2018]],
    ['كورولا موديل 18', [2018, 2018]],
    ['corolla 18', [2018, 2018]],
    ['corolla 98', [1998, 1998]],
    ['بيجو 2008 موديل 2015', [2015, 2015]],
    ['بيجو 2008', null],
    ['كاوتش كورولا 16', null],
    ['كورولا جنط 16', null],
    ['بطارية كورولا 70 امبير', null],
    ['corolla 5w30', null],
  ])('reads from %s the years %j', (text, years) => {
    expect(read(text)?.years).toEqual(years);
  });

  test.each([
    ['golf 7', ['VII (5G)']],
    ['جولف ٤', ['IV (1J)']],
    ['elantra hd', ['HD', 'HD, Egypt assembly']],
    ['النترا اتش دي', ['HD', 'HD, Egypt assembly']],
    ['اكسنت rb', ['RB']],
    ['opel astra j', ['J']],
    ['octavia a5', ['A5 (1Z)']],
    ['corolla', [undefined]],
  ])('reads from %s the generation %j', (text, generations) => {
    const cars = readCar(text, names, nothingElse)?.cars ?? [];
    expect([...new Set(cars.map(({ generation }) => generation?.name))]).toEqual(generations);
  });

  test.each([['206'], ['كاوتش جيب'], ['ميكروباص'], ['hs'], ['elantrra']])(
    'treats %s as ambiguous',
    (text) => {
      expect(read(text)?.isSure).toBe(false);
    },
  );

  test.each([['michelin 205'], ['16'], ['lassa 4'], ['بطارية 70'], [''], ['!!!'], ['زيت 5w30']])(
    'recognises no car in %s',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  test('prefers a catalogue word to a misspelt car name', () => {
    expect(readCar('elantrra', names, () => true)).toBeNull();
  });

  test('recognises a car among many words in linear time', () => {
    const started = performance.now();
    for (let round = 0; round < 20; round += 1) read('corolla شيء '.repeat(200));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
