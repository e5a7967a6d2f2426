import { afterAll, beforeEach, expect, it } from 'vitest';
import { openLocalShop } from '../../server/adapters/local/local.js';
import { inStock, someProduct, temporaryDatabase } from '../../tests/contract/support.js';
import { copySeededDatabase } from '../../tests/support/seededDatabase.js';
import { runCommandLine } from '../../tests/support/runCommandLine.js';
import { REVIEWS } from './moderateReviews.js';

const { path, url, remove } = temporaryDatabase();
await copySeededDatabase(path);
const shop = await openLocalShop({ url });
const product = await someProduct(shop.store.catalogue, inStock(1));
afterAll(() => {
  shop.close();
  remove();
});

let printed: string[] = [];
const print = (line: string) => printed.push(line);
const run = (...args: string[]) =>
  runCommandLine(REVIEWS, args, { database: shop.database, print, log: print });

const listed = async () => {
  const { reviews } = await shop.store.reviews.listApproved(product.id, { page: 1, perPage: 10 });
  return reviews.map(({ text }) => text);
};

beforeEach(async () => {
  printed = [];
  await shop.database.write((writer) => writer.run('DELETE FROM reviews'));
  for (const [orderId, text] of [
    [1, 'Good\nand quiet'],
    [2, 'Bad'],
  ] as const) {
    const review = { orderId, productId: product.id, author: 'Mona', rating: 4, text };
    await shop.store.reviews.submit({ ...review, car: 'toyota-corolla_2018', km: 900 });
  }
});

async function ids(): Promise<string[]> {
  await run();
  const found = printed.flatMap((line) => /^\d+/.exec(line) ?? []);
  printed = [];
  return found;
}

it('lists what waits, with product, order and text', async () => {
  expect(await run()).toBe(0);
  expect(printed[0]).toContain(`4/5, Mona, toyota-corolla_2018, 900 km  ${product.name.en}, order 1,`);
  expect(printed.slice(1, 3)).toEqual(['    Good', '    and quiet']);
});

it('shows an approved review in the shop, and a rejected one never', async () => {
  const [good = '', bad = ''] = await ids();
  expect(await run('approve', good)).toBe(0);
  expect(await run('trash', bad)).toBe(0);
  expect(await listed()).toEqual(['Good\nand quiet']);
  expect(await ids()).toEqual([]);
});

it('takes an approved review back', async () => {
  const [good = ''] = await ids();
  await run('approve', good);
  await run('trash', good);
  expect(await listed()).toEqual([]);
});

it('says so when there is no such review, and changes nothing on a command it does not know', async () => {
  const before = await ids();
  expect(await run('approve', '987654')).toBe(1);
  expect(printed).toEqual(['There is no review 987654']);
  for (const args of [['approve'], ['approve', 'all'], ['publish', before[0] ?? ''], ['list', '1']]) {
    expect(await run(...args)).toBe(1);
  }
  expect(await ids()).toEqual(before);
});
