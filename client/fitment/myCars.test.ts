import { beforeEach, expect, test, vi } from 'vitest';
import { toWireText } from '../../domain/core/wireText.js';
import { fakeStorage } from '../../tests/support/fakeStorage.js';
import { clearPersonalData } from '../storage/stored.js';
import { syncCars, forgetCar, saveCars, type SavedCar, readCars, withFirst } from './myCars.js';

const dataset: Record<string, string> = {};
const sent: unknown[] = [];
let isDown = false;

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('document', { documentElement: { dataset }, cookie: 'user_id=7' });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('fetch', answer);
  clearPersonalData();
  sent.length = 0;
  isDown = false;
});

function car(key: string): SavedCar {
  const make = toWireText('make', { en: 'Toyota', ar: 'تويوتا' });
  return { key, ...make, ...toWireText('model', { en: key }), year: 2018 };
}

/** The shop: it knows every car but a Trabant. */
function answer(path: string, init: { body?: string } = {}): Promise<Response> {
  if (isDown) return Promise.reject(new TypeError('Failed to fetch'));
  if (init.body !== undefined) {
    sent.push(JSON.parse(init.body));
    return Promise.resolve(Response.json({}));
  }
  const key = decodeURIComponent(path.split('/').at(-1) ?? '');
  const isKnown = !key.startsWith('trabant');
  return Promise.resolve(
    isKnown
      ? Response.json({ ...car(key), fits: [] })
      : Response.json({ code: 'not_found' }, { status: 404 }),
  );
}

const COROLLA = 'corolla_2018';
const VERNA = 'verna_2010';
const keys = () => readCars().map(({ key }) => key);

test('marks the document while a car is kept, and forgets everything at logout', async () => {
  await saveCars([car(COROLLA)], null);
  expect(dataset).toHaveProperty('car');
  clearPersonalData();
  expect(keys()).toEqual([]);
  expect(dataset).not.toHaveProperty('car');
});

test('keeps cars from before the shop had a further language', () => {
  const before = { key: COROLLA, make: 'Toyota', model: 'Corolla', year: 2018 };
  localStorage.setItem('cars', JSON.stringify([before]));
  expect(readCars()).toMatchObject([{ ...before, make_ar: null, model_ar: null }]);
});

test('puts a chosen car first, and keeps at most five', () => {
  const five = ['a_2018', 'b_2018', 'c_2018', 'd_2018', 'e_2018'].map(car);
  expect(
    withFirst(five, car('c_2018'))
      .map(({ key }) => key.charAt(0))
      .join(''),
  ).toBe('cabde');
  expect(
    withFirst(five, car('f_2018'))
      .map(({ key }) => key.charAt(0))
      .join(''),
  ).toBe('fabcd');
});

test('carries a guest’s cars into the account at login, before those that it has', async () => {
  await saveCars([car(COROLLA)], null);
  expect(await syncCars(7, [VERNA])).toBe(true);
  expect(keys()).toEqual([COROLLA, VERNA]);
  expect(sent).toEqual([{ cars: [COROLLA, VERNA] }]);
});

test('keeps a car once whose size is known on one side, or was chosen while the account was read', async () => {
  await saveCars([car(COROLLA), car(`${VERNA}_185-65-R15`)], null);
  await syncCars(7, [`${COROLLA}_205-55-R16`, VERNA]);
  expect(keys()).toEqual([`${COROLLA}_205-55-R16`, `${VERNA}_185-65-R15`]);
  expect(withFirst(readCars(), car(VERNA)).map(({ key }) => key)).toEqual([VERNA, `${COROLLA}_205-55-R16`]);
});

test('follows the account once both agree, so that a car removed elsewhere is gone here', async () => {
  await saveCars([car(COROLLA), car(VERNA)], 7);
  expect(await syncCars(7, [COROLLA, VERNA])).toBe(false);
  expect(await syncCars(7, [VERNA])).toBe(false);
  expect(keys()).toEqual([VERNA]);
});

test('keeps a new car when the account is compared as it was before and after the car was stored', async () => {
  await syncCars(7, []);
  await saveCars([car(COROLLA)], 7);
  await Promise.all([syncCars(7, []), syncCars(7, [COROLLA])]);
  expect(keys()).toEqual([COROLLA]);
  expect(sent.at(-1)).toEqual({ cars: [COROLLA] });
});

test('does not bring back a removed car from an account that is compared as it was before', async () => {
  await saveCars([car(COROLLA)], 7);
  await syncCars(7, [COROLLA]);
  await saveCars([], 7);
  await syncCars(7, [COROLLA]);
  expect(keys()).toEqual([]);
  expect(sent.at(-1)).toEqual({ cars: [] });
});

test('keeps a car that is chosen while another is still being loaded', async () => {
  const agreement = syncCars(7, [VERNA]);
  await saveCars([car(COROLLA)], 7);
  await agreement;
  expect(keys()).toEqual([COROLLA, VERNA]);
});

test('brings no car back from an account that was left meanwhile', async () => {
  const syncing = syncCars(7, [VERNA]);
  Object.assign(document, { cookie: '' });
  clearPersonalData();
  expect(await syncing).toBe(false);
  expect(keys()).toEqual([]);
});

test('does not lose a car that could not be stored with the account', async () => {
  await saveCars([car(VERNA)], 7);
  isDown = true;
  await expect(saveCars([car(COROLLA), car(VERNA)], 7)).rejects.toThrow();
  isDown = false;
  await syncCars(7, [VERNA]);
  expect(keys()).toEqual([COROLLA, VERNA]);
  expect(sent.at(-1)).toEqual({ cars: [COROLLA, VERNA] });
});

test('keeps what it has while the shop cannot be reached, and drops a car that the shop no longer knows', async () => {
  await saveCars([car(COROLLA)], null);
  isDown = true;
  await expect(syncCars(7, [VERNA])).rejects.toThrow();
  expect(keys()).toEqual([COROLLA]);
  isDown = false;
  await syncCars(7, [VERNA, 'trabant_1980']);
  expect(keys()).toEqual([COROLLA, VERNA]);
});

test('forgets a car here first, and then in the account', async () => {
  await saveCars([car(COROLLA), car(VERNA)], 7);
  await syncCars(7, [COROLLA, VERNA]);
  forgetCar(COROLLA);
  expect(keys()).toEqual([VERNA]);
  await syncCars(7, [COROLLA, VERNA]);
  expect(sent.at(-1)).toEqual({ cars: [VERNA] });
  forgetCar(VERNA);
  expect(localStorage.getItem('cars')).toBeNull();
  expect(dataset).not.toHaveProperty('car');
});
