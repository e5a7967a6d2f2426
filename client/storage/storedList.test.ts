import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../tests/support/fakeStorage.js';
import { ODD_VALUES } from '../../tests/support/records/oddFields.js';
import { readSeen } from '../catalogue/recentlySeen.js';
import { savedAddresses } from '../checkout/savedDetails.js';
import { readLastCart } from '../cart/lastCart.js';
import { readCars } from '../fitment/myCars.js';
import { readWaiting } from '../cart/waitingWrites.js';

const WAITING = {
  ...{ key: 'a', atMs: 1, customerId: 1, method: 'PUT', path: '/b', body: {}, lineId: null, productId: 1 },
  ...{ variationId: null, quantity: 1, name: 'A', failures: 0, failedAtMs: 0 },
};
const ADDRESS = { governorate: 'EGC', city: 'Maadi', address_1: '5 Street 9', address_2: '' };

const LISTS: readonly { key: string; read: () => readonly unknown[]; entry: unknown }[] = [
  { key: 'recentlySeen', read: readSeen, entry: 7 },
  { key: 'additionalAddress', read: savedAddresses, entry: ADDRESS },
  { key: 'waitingWrites', read: readWaiting, entry: WAITING },
  { key: 'cars', read: readCars, entry: null },
];

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});

it.each(LISTS)('reads $key beside whatever another version has left', ({ key, read, entry }) => {
  for (const [name, odd] of ODD_VALUES) {
    localStorage.setItem(key, JSON.stringify(odd));
    expect(Array.isArray(read()), name).toBe(true);
    if (entry === null || typeof odd === 'number') continue;
    localStorage.setItem(key, JSON.stringify([odd, entry, odd]));
    expect(read(), name).toEqual([entry]);
  }
  localStorage.setItem(key, '[{"key":"a"');
  expect(read()).toEqual([]);
});

it('reads each id once, and no more than are kept', () => {
  localStorage.setItem('recentlySeen', JSON.stringify([5, 5, 0.5, -5, 1e300, ...Array(100).keys()]));
  expect(readSeen()).toEqual([5, 1, 2, 3, 4, 6, 7]);
});

it('reads no cart from what cannot be read', () => {
  for (const odd of ODD_VALUES.values()) {
    localStorage.setItem('cart', JSON.stringify(odd));
    expect(readLastCart(1)).toBeNull();
  }
});
