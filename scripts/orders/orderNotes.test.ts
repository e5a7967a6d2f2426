import { beforeEach, expect, it } from 'vitest';
import { formatPrice, parseAmount } from '../../domain/core/money.js';
import type { WireOrderNotes } from '../../domain/order/notes/wireOrderNotes.js';
import { openDatabase } from '../../server/database/connection/database.js';
import { cartBody, checkoutBody, lineOf, orderOf } from '../../tests/api/bodies.js';
import { afterAnswers } from '../../tests/api/call.js';
import { findGoods } from '../../tests/api/goods.js';
import { openShop } from '../../tests/api/shop.js';
import { runCommandLine } from '../../tests/support/runCommandLine.js';
import { ORDERS } from './manageOrders.js';

/* What the operator of the embedded shop tells a customer on an order, and returns. */

const shop = await openShop();
const { backend, orderLetters } = shop;
const { plenty } = await findGoods(shop);
const database = await openDatabase({ url: shop.url });
const mona = await shop.customer();
let printed: string[] = [];
let order: ReturnType<typeof orderOf>;

const run = async (...args: string[]) => {
  printed = [];
  const print = (line: string) => printed.push(line);
  return runCommandLine(ORDERS, args, { database, print, log: print, open: () => Promise.resolve(backend) });
};
const subjects = () => orderLetters.splice(0).map(({ subject }) => subject);
const told = async () => (await mona.get(`/api/wcFetch/order-notes/${order.id}`)).body as WireOrderNotes;
const seen = async () => (await mona.get(`/api/wcFetch/order/${order.id}`)).body;

beforeEach(async () => {
  await shop.orders.clear();
  await shop.outbox.clear();
  await shop.items.setStock(100, plenty.id);
  const cart = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id, 2))));
  await mona.post('/api/wcPost/checkout', checkoutBody(cart.id));
  await afterAnswers();
  order = orderOf(await mona.get(`/api/wcFetch/order/${cart.id}`));
  subjects();
});

it('shows the customer a note on the order’s page, newest first, and the operator all of them', async () => {
  expect(await run('note', String(order.id), 'We ring at 5 pm')).toBe(0);
  expect(await run('note', String(order.id), 'Two lines\nof text')).toBe(0);
  expect((await told()).notes.map(({ text }) => text)).toEqual(['Two lines\nof text', 'We ring at 5 pm']);
  await run('show', String(order.id));
  expect(printed.join('\n')).toMatch(/Note of \d{4}-\d\d-\d\d \d\d:\d\d: We ring at 5 pm/);
});

it.each([
  ['none', []],
  ['an empty one', [' ']],
  ['one that is too long', ['x'.repeat(1001)]],
  ['one that cannot be seen', ['\u0007\u200b']],
  ['two', ['a', 'b']],
])('refuses %s as a note', async (_, texts) => {
  expect(await run('note', String(order.id), ...texts)).toBe(1);
  expect((await told()).notes).toEqual([]);
});

it('keeps fifty notes, and says that there is no room for more', async () => {
  for (let count = 0; count < 50; count += 1) await run('note', String(order.id), `Note ${count}`);
  expect(await run('note', String(order.id), 'One more')).toBe(1);
  expect(printed).toEqual([`Order ${order.id} has 50 notes, and no room for more`]);
  expect((await told()).notes[0]?.text).toBe('Note 49');
});

it('tells every part that is returned once, with its amount, and the rest', async () => {
  await run('deliver', String(order.id));
  orderLetters.length = 0;
  for (const amount of ['50.25', '20']) await run('refund', String(order.id), '--amount', amount);
  await run('refund', String(order.id));
  const rest = formatPrice((parseAmount(order.total) ?? 0) - 7025);
  expect(orderLetters.splice(0).map(({ text }) => /We have returned .*?EGP/.exec(text)?.[0])).toEqual([
    'We have returned 50.25 EGP',
    'We have returned 20 EGP',
    `We have returned the rest to you: ${rest} EGP`,
  ]);
});

it('returns a part, then the rest, and tells each once', async () => {
  await run('deliver', String(order.id));
  subjects();
  expect(await run('refund', String(order.id), '--amount', '50.25', '--reason', 'A cap was missing')).toBe(0);
  expect(subjects()).toEqual([`We have returned part of the money for your order #${order.id}`]);
  expect(await seen()).toMatchObject({ status: 'completed', refunded: '50.25', total: order.total });
  expect((await told()).refunds).toEqual([
    { amount: '50.25', reason: 'A cap was missing', at: expect.any(String) as string },
  ]);
  expect(await run('refund', String(order.id))).toBe(0);
  expect(subjects()).toEqual([`We have returned the money for your order #${order.id}`]);
  expect(await seen()).toMatchObject({ status: 'refunded', refunded: order.total, total: order.total });
  expect((await told()).refunds).toHaveLength(2);
});

it.each(['0', '-5', '1e3', '99999999', 'all'])('returns no amount of %s', async (amount) => {
  await run('deliver', String(order.id));
  expect(await run('refund', String(order.id), `--amount=${amount}`)).toBe(1);
  expect(await seen()).toMatchObject({ status: 'completed', refunded: '0.00' });
});

it('returns no more than the total by ten refunds at once', async () => {
  await run('deliver', String(order.id));
  const half = (Number(order.total) / 2).toFixed(2);
  const results = await Promise.all(
    Array.from({ length: 10 }, () => run('refund', String(order.id), '--amount', half)),
  );
  expect(results.filter((code) => code === 0)).toHaveLength(2);
  expect(await seen()).toMatchObject({ refunded: order.total });
});

it('says how much can be returned', async () => {
  await run('deliver', String(order.id));
  await run('refund', String(order.id), '--amount', '50');
  await run('refund', String(order.id), '--amount', order.total);
  expect(printed[0]).toContain(`${(Number(order.total) - 50).toFixed(2)} can be returned`);
});
