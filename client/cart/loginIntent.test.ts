import { beforeEach, expect, it, vi } from 'vitest';
import { takeLoginIntent, loginIntent, addIntendedGoods } from './loginIntent.js';

const kept = new Map<string, string>();
const PLACE = { returnTo: '/ar/category/1', scrollY: 900 };
const tyre = { productId: 7, variationId: null, quantity: 4, label: 'Tyre' };
const battery = { productId: 9, variationId: 91, quantity: 1, label: 'Battery' };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('wants everything that was added before the login, and returns to the last place', () => {
  addIntendedGoods(tyre, { returnTo: '/ar' });
  addIntendedGoods(battery, PLACE);
  expect(takeLoginIntent()).toEqual({ ...PLACE, goods: [tyre, battery] });
  expect(takeLoginIntent()).toBeNull();
});

it('wants the same product once, in the last quantity', () => {
  addIntendedGoods(tyre, PLACE);
  addIntendedGoods(battery, PLACE);
  addIntendedGoods({ ...tyre, quantity: 2 }, PLACE);
  expect(loginIntent.read()?.goods).toEqual([battery, { ...tyre, quantity: 2 }]);
});

it.each([
  { goods: [], returnTo: '/' },
  { goods: [{ ...tyre, quantity: 0 }], returnTo: '/' },
  { goods: tyre, returnTo: '/' },
  { goods: [tyre], returnTo: 'https://evil.example' },
])('wants nothing of a stored value that is wrong: %j', (value) => {
  kept.set('loginIntent', JSON.stringify(value));
  expect(takeLoginIntent()).toBeNull();
});
