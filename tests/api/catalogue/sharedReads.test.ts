import { beforeEach, expect, it, vi } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { Browser } from '../browser.js';
import { findGoods } from '../goods.js';
import { openShop } from '../shop.js';

const shop = await openShop();
const { plenty, other } = await findGoods(shop);
const VISITORS = 20;

/** Reads of a product's reviews by somebody new, in a language. */
const read = (locale = 'en', id = plenty.id) =>
  new Browser().get(`/api/wcFetch/reviews/${id}?page=1&locale=${locale}`);

const crowd = (ask: () => ReturnType<typeof read>) =>
  Promise.all(Array.from({ length: VISITORS }, () => ask()));

const NONE = { reviews: [], pages: 1 };
const asked = vi.spyOn(shop.backend.store.reviews, 'listApproved');

beforeEach(() => void asked.mockReset().mockResolvedValue(NONE));

it('reads once for a crowd that asks for the same, and answers each of them', async () => {
  const replies = await crowd(read);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  expect(new Set(replies.map(({ body }) => JSON.stringify(body)))).toHaveLength(1);
  expect(new Set(replies.map(({ headers }) => headers.get('x-request-id')))).toHaveLength(VISITORS);
});

it('reads again once the crowd has its answer', async () => {
  await crowd(read);
  await read();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('reads each language and each product for itself', async () => {
  await Promise.all([read('en'), read('ar'), read('en', other.id)]);
  expect(asked).toHaveBeenCalledTimes(3);
});

it('tells the whole crowd of a failure, and tries again for the next', async () => {
  asked.mockRejectedValue(new ShopError('store_unavailable'));
  expect((await crowd(read)).map(({ status }) => status)).toEqual(Array(VISITORS).fill(503));
  asked.mockResolvedValue(NONE);
  expect((await read()).status).toBe(200);
});

it('writes a feed to each of its readers', async () => {
  const feed = () => new Browser().get('/feeds/google-en.xml');
  const [first, second] = await Promise.all([feed(), feed()]);
  expect(first.text).toContain('<item>');
  expect(second.text).toBe(first.text);
});
