import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { formatSize } from '../tyres/tyre.js';
import { CarKey, carKey, carParts, sizePart } from './carKey.js';
import { findCar } from './findCar.js';
import { sizesOf } from './fitment.js';
import { readFitmentText } from './fitmentTable.js';

const { table } = readFitmentText(`make,model,year_from,year_to,trim,front,rear
Toyota,Corolla,2013,2019,,195/65 R15,
Toyota,Corolla,2013,2019,,205/55 R16,
BMW,M3,2014,2018,,255/40 R18,275/40 R18
Toyota,Rush,,,,,
Jeep,Wrangler,1997,2006,,31x10.5 R15,
`);

const sizes = (key: string) => {
  const car = findCar(table, key);
  return car === null ? null : sizesOf(car.fitments).map(formatSize);
};

describe('a car’s key', () => {
  it.each([
    ['toyota-corolla_2018', { model: 'toyota-corolla', year: 2018, size: '' }],
    ['toyota-corolla_2018_205-55-R16', { model: 'toyota-corolla', year: 2018, size: '205-55-R16' }],
    ['bmw-m3_2015_255-40-R18_275-40-R18', { model: 'bmw-m3', year: 2015, size: '255-40-R18_275-40-R18' }],
    ['jeep-wrangler_2000_31x10.5-R15', { model: 'jeep-wrangler', year: 2000, size: '31x10.5-R15' }],
  ])('%s names its parts and is made of them', (key, parts) => {
    expect(carParts(key)).toEqual(parts);
    expect(carKey(parts)).toBe(key);
    expect(safeParse(CarKey, key).success).toBe(true);
  });

  it.each(['', 'corolla', 'corolla_', 'corolla_18', 'corolla_2018_', 'a b_2018', '<b>_2018', '_2018'])(
    'is not “%s”',
    (key) => {
      expect(carParts(key)).toBeNull();
      expect(safeParse(CarKey, key).success).toBe(false);
    },
  );

  it('is limited in length', () => {
    expect(safeParse(CarKey, `${'a'.repeat(200)}_2018`).success).toBe(false);
  });
});

describe('a shopper’s car', () => {
  it('has every size of its year until the shopper names one', () => {
    expect(sizes('toyota-corolla_2018')).toEqual(['195/65 R15', '205/55 R16']);
    expect(sizes(`toyota-corolla_2018_${sizePart('205/55 R16', '205/55 R16')}`)).toEqual(['205/55 R16']);
  });

  it('keeps front and rear tyres of different sizes', () => {
    expect(sizes('bmw-m3_2015_255-40-R18_275-40-R18')).toEqual(['255/40 R18', '275/40 R18']);
  });

  it('has all its sizes again if the table no longer states the one that was chosen', () => {
    expect(sizes('toyota-corolla_2018_225-45-R17')).toEqual(['195/65 R15', '205/55 R16']);
  });

  it('is known without sizes if the table states none for it or for its year', () => {
    expect(sizes('toyota-rush_2018')).toEqual([]);
    expect(sizes('toyota-corolla_1975')).toEqual([]);
  });

  it('is unknown if the table has no such model', () => {
    expect(sizes('trabant-601_1980')).toBeNull();
  });
});
