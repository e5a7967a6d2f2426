import { expect, test } from 'vitest';
import { toWireText } from '../../domain/core/wireText.js';
import { type CarModel, choiceOf, keyOf, NO_CAR, settle, sizesOf, yearsOf } from './carChoices.js';

const size = (front: string, rear = front) => ({ front, rear });
const COROLLA: CarModel = {
  ...{ slug: 'toyota-corolla', ...toWireText('name', { en: 'Corolla', ar: 'كورولا' }) },
  versions: [
    { from: 2013, to: 2015, trim: '1.6', ...size('195/65 R15') },
    { from: 2013, to: 2015, trim: '1.8', ...size('205/55 R16') },
    { from: 2019, to: null, trim: '', ...size('225/45 R17') },
  ],
};
const RUSH: CarModel = { slug: 'toyota-rush', ...toWireText('name', { en: 'Rush' }), versions: [] };
const BMW: CarModel = {
  ...{ slug: 'bmw-m3', ...toWireText('name', { en: 'M3' }) },
  versions: [{ from: 2014, to: 2018, trim: '', ...size('255/40 R18', '275/40 R18') }],
};

test('offers the years of the table, newest first', () => {
  expect(yearsOf(COROLLA, 2021)).toEqual(['2021', '2020', '2019', '2015', '2014', '2013']);
});

test('offers the last years for a car of which the table knows only the name', () => {
  const years = yearsOf(RUSH, 2021);
  expect([years[0], years.length]).toEqual(['2021', 41]);
});

test('offers the sizes of a year with the versions that have them', () => {
  expect(sizesOf(COROLLA, '2014')).toEqual([
    { value: '195-65-R15', label: '1.6 · 195/65 R15' },
    { value: '205-55-R16', label: '1.8 · 205/55 R16' },
  ]);
  expect(sizesOf(BMW, '2015')).toEqual([
    { value: '255-40-R18_275-40-R18', label: '255/40 R18 + 275/40 R18' },
  ]);
});

test('drops a year and a size that the model does not have', () => {
  const choice = { make: 'toyota', model: 'toyota-corolla', year: '2017', size: '205-55-R16' };
  expect(settle(choice, [COROLLA], 2021)).toEqual({ ...choice, year: '', size: '' });
  expect(settle({ ...choice, year: '2020' }, [COROLLA], 2021)).toMatchObject({ year: '2020', size: '' });
  expect(settle({ ...choice, year: '2014' }, [COROLLA], 2021)).toMatchObject({ size: '205-55-R16' });
  expect(settle(choice, [RUSH], 2021)).toMatchObject({ model: '', year: '' });
});

test('turns a complete choice into a key, and a key into the choice', () => {
  const choice = { make: 'land-rover', model: 'land-rover-defender', year: '2014', size: '' };
  expect(keyOf(choice)).toBe('land-rover-defender_2014');
  expect(keyOf({ ...choice, year: '' })).toBeNull();
  expect(choiceOf('land-rover-defender_2014', [{ slug: 'land' }, { slug: 'land-rover' }])).toEqual(choice);
  expect(choiceOf('nonsense', [])).toEqual(NO_CAR);
});
