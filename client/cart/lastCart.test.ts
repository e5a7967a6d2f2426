import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../tests/support/fakeStorage.js';
import { clearPersonalData } from '../core/stored.js';
import { cartKey } from './cartKey.js';
import { keepCart } from './keepCart.js';
import { readLastCart } from './lastCart.js';

const ANSWER = { single: [], grouped: [] };

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
});

it('keeps the last cart of a customer with its time', () => {
  const before = Date.now();
  keepCart(cartKey(3), ANSWER);
  const kept = readLastCart(3);
  expect(kept?.orders).toEqual(ANSWER);
  expect(kept?.atMs).toBeGreaterThanOrEqual(before);
});

it('shows it neither to another customer, nor after logout, nor if it cannot be read', () => {
  keepCart(cartKey(3), ANSWER);
  expect(readLastCart(4)).toBeNull();
  localStorage.setItem('cart', '{"key":1}');
  expect(readLastCart(3)).toBeNull();
  keepCart(cartKey(3), ANSWER);
  clearPersonalData();
  expect(readLastCart(3)).toBeNull();
});
