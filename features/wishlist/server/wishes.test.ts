import { beforeEach, expect, it } from 'vitest';
import { WISHES_MAX } from '../domain/wishes.js';
import { Browser, type Customer } from '../../../tests/api/browser.js';
import { codeOf } from '../../../tests/api/bodies.js';
import { openShop, PASSWORD } from '../../../tests/api/shop.js';

const shop = await openShop();
let mona: Customer;

beforeEach(async () => {
  mona = await shop.customer();
});

const change = async (add: number[], remove: number[] = [], by: Browser = mona) =>
  (await by.post('/api/post/wishes', { add, remove })).body;

it('keeps a list with the account, newest first, for every browser of its customer and nobody else', async () => {
  expect(await change([3, 2])).toEqual({ ids: [3, 2] });
  expect(await change([5])).toEqual({ ids: [5, 3, 2] });
  const elsewhere = await shop.session('customer', mona.id);
  expect(await change([], [3], elsewhere)).toEqual({ ids: [5, 2] });
  expect(await change([])).toEqual({ ids: [5, 2] });
  expect(await change([], [], await shop.customer())).toEqual({ ids: [] });
  expect(codeOf(await new Browser().post('/api/post/wishes', { add: [1], remove: [] }))).toBe(
    'login_required',
  );
});

it('keeps everything that two browsers add at the same time', async () => {
  const elsewhere = await shop.session('customer', mona.id);
  await Promise.all([1, 2, 3, 4, 5, 6].map((id) => change([id], [], id % 2 === 0 ? mona : elsewhere)));
  const { ids } = (await change([])) as { ids: number[] };
  expect(ids.sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

it('has an end: the oldest are dropped', async () => {
  const many = Array.from({ length: WISHES_MAX }, (_, index) => index + 1);
  await change(many);
  const { ids } = (await change([9000])) as { ids: number[] };
  expect(ids).toHaveLength(WISHES_MAX);
  expect(ids[0]).toBe(9000);
  expect(ids).not.toContain(WISHES_MAX);
});

it.each([
  [{ add: Array.from({ length: WISHES_MAX + 1 }, (_, index) => index + 1), remove: [] }],
  [{ add: [0], remove: [] }],
  [{ add: [1.5], remove: [] }],
  [{ add: [], remove: ['1'] }],
  [{ add: [1] }],
])('refuses %j', async (body) => {
  expect(codeOf(await mona.post('/api/post/wishes', body))).toBe('invalid_fields');
});

it('follows a shopper without a password into the account that they log in to', async () => {
  const shopper = new Browser();
  await shopper.post('/api/post/continue', { name: 'Nadia Adel', phone: '01055512399' });
  await change([7, 8], [], shopper);
  await change([8, 9]);
  await shopper.post('/api/post/login', { username: mona.username, password: PASSWORD });
  const { ids } = (await change([], [], shopper)) as { ids: number[] };
  expect(ids.sort()).toEqual([7, 8, 9]);
});

it('is exported with the account, and gone when it is deleted', async () => {
  await change([12]);
  expect((await mona.get('/api/wcFetch/account-export')).body).toMatchObject({ wishlist: [12] });
  await mona.post('/api/post/delete_account', { password: PASSWORD });
  expect(await shop.contentOf(`wishes WHERE customer_id = ${mona.id}`)).toBe('[]');
});
