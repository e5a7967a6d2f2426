import { beforeEach, expect, it, vi } from 'vitest';
import { byKey } from '../../domain/core/byKey.js';
import { LOCALES } from '../../domain/core/locale.js';
import { fakeStorage } from '../../tests/support/fakeStorage.js';
import { clearPersonalData } from '../storage/stored.js';
import { cartKey } from '../core/cartKey.js';
import { cacheCart, cachedCart } from './cacheCart.js';
import { readLastCart } from './lastCart.js';

vi.mock('../../locales/languages.js', async (original) => {
  const { withOtherLanguages } = await import('../../tests/support/otherLanguages.js');
  const { LANGUAGES } = await original<typeof import('../../locales/languages.js')>();
  return { LANGUAGES: withOtherLanguages(LANGUAGES) };
});

const ANSWER = { single: [], grouped: [] };

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
});

it('keeps the last cart of a customer with its time', () => {
  const before = Date.now();
  cacheCart(cartKey(3), ANSWER);
  const kept = readLastCart(3);
  expect(kept?.orders).toEqual(ANSWER);
  expect(kept?.atMs).toBeGreaterThanOrEqual(before);
});

it('keeps the names of its products in every language of the shop', () => {
  const name = { ...byKey(LOCALES, () => null), en: 'Tyre', ar: 'إطار', xa: 'Pneu' };
  const item = { id: 1, productId: 2, variationId: null, quantity: 1, price: 500, image: null, name };
  const orders = { single: [{ id: 7, total: 500, items: [item] }], grouped: [] };
  cachedCart.write({ key: cartKey(3), atMs: Date.now(), orders });
  expect(readLastCart(3)?.orders).toEqual(orders);
});

it('shows it neither to another customer, nor after logout, nor if it cannot be read', () => {
  cacheCart(cartKey(3), ANSWER);
  expect(readLastCart(4)).toBeNull();
  localStorage.setItem('cart', '{"key":1}');
  expect(readLastCart(3)).toBeNull();
  cacheCart(cartKey(3), ANSWER);
  clearPersonalData();
  expect(readLastCart(3)).toBeNull();
});
