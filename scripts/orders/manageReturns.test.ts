import { beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/connection/database.js';
import { cartBody, checkoutBody, lineOf, orderOf, returnBody } from '../../tests/api/bodies.js';
import { afterAnswers } from '../../tests/api/call.js';
import { findGoods } from '../../tests/api/goods.js';
import { openShop } from '../../tests/api/shop.js';
import { runCommandLine } from '../../tests/support/runCommandLine.js';
import { ORDERS } from './manageOrders.js';

const shop = await openShop();
const { backend, orderLetters } = shop;
const { plenty } = await findGoods(shop);
const database = await openDatabase({ url: shop.url });
const mona = await shop.customer();
let printed: string[] = [];
let id: number;

const run = async (...args: string[]) => {
  printed = [];
  return runCommandLine(ORDERS, args, {
    database,
    print: (line) => printed.push(line),
    log: (line) => printed.push(line),
    open: () => Promise.resolve(backend),
  });
};
const letters = () => orderLetters.splice(0);
const requestOf = async () => (await backend.returns.listOpen(10))[0];

beforeEach(async () => {
  await shop.orders.clear();
  await shop.returns.clear();
  await shop.outbox.clear();
  await shop.items.setStock(100, plenty.id);
  const cart = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id, 2))));
  await mona.post('/api/wcPost/checkout', checkoutBody(cart.id));
  await run('deliver', String(cart.id));
  const body = { ...returnBody(cart), text: 'It is too wide\nfor my car', photo: 'https://photos.example/7' };
  expect((await mona.post('/api/wcPost/return', body)).status).toBe(201);
  await afterAnswers();
  id = (await requestOf())?.id ?? 0;
  letters();
});

it('lists what waits with goods, reason and words, and nothing when all is settled', async () => {
  expect(await run('returns')).toBe(0);
  expect(printed[0]).toMatch(new RegExp(`^${id}  20.* asked  order \\d+  It doesn’t fit my car$`));
  expect(printed.slice(1)).toEqual([
    `    1 × ${plenty.name.en}`,
    '    “It is too wide\n    for my car”',
    '    https://photos.example/7',
  ]);
  await run('received', String(id));
  expect(await run('returns')).toBe(0);
  expect(printed).toEqual(['Nobody waits for a return.']);
});

it('accepts a return and settles it, and tells the customer each time, once', async () => {
  expect(await run('accept', String(id), '--answer', 'We will collect it on Monday.')).toBe(0);
  expect(printed).toEqual([`Return ${id}: accepted`]);
  const [accepted, ...others] = letters();
  expect(others).toEqual([]);
  expect(accepted?.subject).toBe(`Your return ${id} is accepted`);
  expect(accepted?.text).toContain('We will collect it on Monday.');
  expect(await run('accept', String(id))).toBe(1);
  expect(printed).toEqual([`Return ${id} is accepted already`]);
  expect(await run('received', String(id))).toBe(0);
  expect(letters().map(({ subject }) => subject)).toEqual([`Your return ${id} has arrived`]);
  expect(await run('refuse', String(id))).toBe(1);
  expect(letters()).toEqual([]);
});

it('refuses a return with its reason, also after the goods were inspected', async () => {
  await run('accept', String(id));
  letters();
  expect(await run('refuse', String(id), '--answer', 'The tyre has been fitted.')).toBe(0);
  expect(letters()[0]?.text).toContain('The tyre has been fitted.');
  expect(await requestOf()).toBeUndefined();
});

it.each([
  [['accept']],
  [['accept', 'all']],
  [['accept', '1', '2']],
  [['refuse', '1', '--answer', '']],
  [['refuse', '1', '--answer', 'x'.repeat(1001)]],
  [['returns', '1']],
])('prints its usage on %j', async (args) => {
  expect(await run(...args)).toBe(1);
  expect(printed.at(-1)).toBe('All of it: npm run orders -- --help');
});

it('knows no unknown return', async () => {
  expect(await run('accept', '987654321')).toBe(1);
  expect(printed).toEqual(['There is no return 987654321']);
});
