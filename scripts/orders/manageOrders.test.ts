import { beforeEach, describe, expect, it } from 'vitest';
import { toDecimal } from '../../domain/core/money.js';
import { orderTotal } from '../../domain/order/order.js';
import { openDatabase } from '../../server/database/connection/database.js';
import { cartBody, checkoutBody, lineOf, orderOf } from '../../tests/api/bodies.js';
import { afterAnswers } from '../../tests/api/call.js';
import { findGoods } from '../../tests/api/goods.js';
import { openShop } from '../../tests/api/shop.js';
import { required } from '../../tests/contract/support.js';
import { runCommandLine } from '../../tests/support/runCommandLine.js';
import { ORDERS } from './manageOrders.js';

const PIECES = 2;

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
const statusOf = async () => (await backend.store.orders.getOrder(id))?.status;
const subjects = () => orderLetters.splice(0).map(({ subject }) => subject);

beforeEach(async () => {
  await shop.orders.clear();
  await shop.outbox.clear();
  await shop.items.setStock(100, plenty.id);
  const cart = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id, PIECES))));
  ({ id } = cart);
  await mona.post('/api/wcPost/checkout', checkoutBody(id));
  await afterAnswers();
  subjects();
});

it('lists the orders that wait, and shows one with goods, address and phone', async () => {
  expect(await run()).toBe(0);
  expect(printed).toEqual([expect.stringMatching(new RegExp(`^${id}  .*processing .*Mona Hassan$`))]);
  expect(await run('show', String(id))).toBe(0);
  expect(printed.join('\n')).toContain(`${PIECES} × ${plenty.name.en}`);
  expect(printed.join('\n')).toContain('14 El Yasmin Street, Floor 3, Nasr City, Cairo');
  expect(printed.join('\n')).toContain('+201012345678');
  expect(await run('list', 'completed')).toBe(0);
  expect(printed).toEqual(['There is no order with the status completed.']);
});

it('sends an order, delivers it and notes a refund, and tells the customer each time, once', async () => {
  expect(await run('send', String(id), '--carrier', 'Bosta', '--number', '7400123456')).toBe(0);
  expect(printed).toEqual([
    `Order ${id}: sent with Bosta 7400123456 https://bosta.co/en-eg/tracking-shipments?shipment-number=7400123456`,
  ]);
  expect(orderLetters[0]?.text).toContain('Tracking number: 7400123456');
  expect(subjects()).toEqual([`Your order #${id} is on its way`]);
  const seen = await mona.get(`/api/wcFetch/order/${id}`);
  expect(seen.body).toMatchObject({ shipment: { carrier: 'Bosta', number: '7400123456' } });
  expect(
    (await mona.post('/api/wcPost/cancel_order', { order_id: id })).status,
    'cancelled by its owner',
  ).toBe(409);

  expect(await run('send', String(id), '--carrier', 'Aramex')).toBe(0);
  expect(subjects(), 'a correction').toEqual([]);
  expect(await run('deliver', String(id))).toBe(0);
  expect(subjects()).toEqual([`Your order #${id} has been delivered`]);
  expect(await run('refund', String(id))).toBe(0);
  expect(subjects()).toEqual([`We have returned the money for your order #${id}`]);
  expect(await statusOf()).toBe('refunded');
});

it('cancels an order with its stock returned once, also after it was sent', async () => {
  const before = await shop.stockOf(plenty.id);
  await run('send', String(id), '--carrier', 'Bosta');
  subjects();
  expect(await run('cancel', String(id))).toBe(0);
  expect(await shop.stockOf(plenty.id)).toBe(before + PIECES);
  expect(subjects()).toEqual([`Your order #${id} was cancelled`]);
  expect(await run('cancel', String(id))).toBe(1);
  expect(printed).toEqual([
    `Order ${id} is cancelled: only an order that is not delivered yet can be cancelled`,
  ]);
  expect(await shop.stockOf(plenty.id)).toBe(before + PIECES);
});

it('says what is to be collected of an order with a deposit, and returns the deposit', async () => {
  await database.batch([
    {
      sql: `UPDATE orders SET transaction_id = 'p-1', deposit = '{"due":50000,"paid":50000}' WHERE id = ?`,
      args: [id],
    },
  ]);
  const order = await backend.store.orders.getOrder(id);
  const rest = toDecimal(orderTotal(required(order)) - 50_000);
  await run();
  expect(printed[0]).toContain(`cod, deposit of 500.00 paid by card, ${rest} to collect`);
  expect(await run('refund', String(id))).toBe(1);
  expect(await run('cancel', String(id))).toBe(0);
  expect(printed[1]).toContain('Its deposit was paid by card. Return the money');
  expect(await run('refund', String(id))).toBe(0);
});

describe('an order on hold', () => {
  it('is approved, and takes the stock that it has not taken', async () => {
    const before = await shop.stockOf(plenty.id);
    await shop.orders.setStatus(id, 'on-hold');
    await shop.orders.forgetStock(id);
    expect(await run('approve', String(id))).toBe(0);
    expect(await statusOf()).toBe('processing');
    expect(await shop.stockOf(plenty.id)).toBe(before - PIECES);
  });

  it('stays on hold while there is not enough in stock', async () => {
    await shop.orders.setStatus(id, 'on-hold');
    await shop.orders.forgetStock(id);
    await shop.items.setStock(PIECES - 1, plenty.id);
    expect(await run('approve', String(id))).toBe(1);
    expect(printed[0]).toContain('not enough in stock');
    expect(await statusOf()).toBe('on-hold');
  });
});

it.each([
  ['on-hold', ['send', '--carrier', 'Bosta']],
  ['on-hold', ['deliver']],
  ['completed', ['send', '--carrier', 'Bosta']],
  ['completed', ['cancel']],
  ['processing', ['refund']],
  ['processing', ['approve']],
  ['cancelled', ['deliver']],
  ['cancelled', ['refund']],
  ['pending', ['deliver']],
] as const)(
  'refuses an illegal move of a %s order and changes nothing: %s',
  async (status, [command, ...rest]) => {
    await shop.orders.setStatus(id, status);
    const before = await backend.store.orders.getOrder(id);
    expect(await run(command, String(id), ...rest)).toBe(1);
    expect(printed).toEqual([expect.stringMatching(new RegExp(`^Order ${id} is ${status}: only `))]);
    expect(await backend.store.orders.getOrder(id)).toEqual(before);
    expect(subjects()).toEqual([]);
  },
);

it.each([
  [['send']],
  [['send', '1']],
  [['send', '1', '--carrier', '']],
  [['send', '1', '--carrier', 'x'.repeat(61)]],
  [['send', '1', '--carrier', '\u200b']],
  [['deliver', '1', '--carrier', 'Bosta']],
  [['deliver', 'all']],
  [['deliver', '1', '2']],
  [['ship', '1']],
  [['list', 'pending-cart']],
  [['send', '1', '--courier', 'Bosta']],
])('prints its usage on %j', async (args) => {
  expect(await run(...args)).toBe(1);
  expect(printed.at(-1)).toBe('All of it: npm run orders -- --help');
});

it('knows neither unknown orders nor carts', async () => {
  expect(await run('deliver', '987654321')).toBe(1);
  expect(printed).toEqual(['There is no order 987654321']);
  const { id: cart } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id, 1))));
  expect(await run('show', String(cart))).toBe(1);
  expect(printed).toEqual([`There is no order ${cart}`]);
});

it('says that an order waits for confirmation, and confirms it after a call, once', async () => {
  expect(await run('confirm', String(id))).toBe(1);
  const { orders } = backend.store;
  const order = await orders.getOrder(id);
  if (order === null) throw new Error('The order is gone');
  await orders.patchOrder(order, { confirmation: { state: 'unreachable', at: null, detail: null } });
  await run();
  expect(printed[0]).toContain('processing, no message arrived: call to confirm');
  expect(await run('confirm', String(id))).toBe(0);
  expect(printed).toEqual([`Order ${id}: processing, confirmed`]);
  expect((await orders.getOrder(id))?.confirmation).toMatchObject({ state: 'confirmed', detail: 'shop' });
  expect(subjects()).toEqual([`Your order #${id} is confirmed`]);
  expect(await run('confirm', String(id))).toBe(1);
});
