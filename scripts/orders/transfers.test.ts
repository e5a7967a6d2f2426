import { beforeEach, expect, it } from 'vitest';
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

/* What an operator does with orders that are paid by transfer or cheque. */

const PIECES = 2;
const payTo = { en: 'Bank Misr 1234567890', ar: 'بنك مصر 1234567890' };
const shop = await openShop({
  PAYMENT_WAYS: JSON.stringify([{ kind: 'cheque', pay_to: payTo }]),
});
const { backend, orderLetters } = shop;
const { plenty } = await findGoods(shop);
const database = await openDatabase({ url: shop.url });
const mona = await shop.customer();
let printed: string[] = [];
let id: number;
let total: number;

const run = async (...args: string[]) => {
  printed = [];
  return runCommandLine(ORDERS, args, {
    database,
    print: (line) => printed.push(line),
    log: (line) => printed.push(line),
    open: () => Promise.resolve(backend),
  });
};
const order = async () => required(await backend.store.orders.getOrder(id));
const subjects = () => orderLetters.splice(0).map(({ subject }) => subject);

beforeEach(async () => {
  await shop.orders.clear();
  await shop.outbox.clear();
  await shop.items.setStock(100, plenty.id);
  ({ id } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id, PIECES)))));
  await mona.post('/api/wcPost/checkout', checkoutBody(id, { payment_method: 'cheque' }));
  await afterAnswers();
  total = orderTotal(await order());
  subjects();
});

it('notes a cheque as paid, once, and tells the customer', async () => {
  await run();
  expect(printed[0]).toContain('money awaited until');
  expect(await run('approve', String(id))).toBe(1);
  expect(await run('paid', String(id))).toBe(0);
  expect(await order()).toMatchObject({ status: 'processing', payment: { way: 'cheque', until: null } });
  expect(subjects()).toEqual([`Your payment for order #${id} has arrived`]);
  expect(await run('paid', String(id))).toBe(1);
  expect(await shop.stockOf(plenty.id)).toBe(100 - PIECES);
});

it('gives the money of a paid order back after it was cancelled, to the piastre and in parts', async () => {
  await run('paid', String(id));
  expect(await run('refund', String(id)), 'not cancelled yet').toBe(1);
  expect(await run('cancel', String(id))).toBe(0);
  expect(printed[1]).toBe(`It was paid. Return the money by hand, then: npm run orders -- refund ${id}`);
  expect(await shop.stockOf(plenty.id)).toBe(100);
  subjects();
  expect(await run('refund', String(id), '--amount', '100.01')).toBe(0);
  expect(await order()).toMatchObject({ status: 'cancelled', refunded: 10_001 });
  expect(subjects()).toEqual([`We have returned part of the money for your order #${id}`]);
  expect(await run('refund', String(id), '--amount', toDecimal(total - 10_000)), 'a piastre too much').toBe(
    1,
  );
  expect(printed[0]).toContain(`${toDecimal(total - 10_001)} can be returned`);
  expect(await run('refund', String(id))).toBe(0);
  expect(await order()).toMatchObject({ status: 'refunded', refunded: total });
  expect(subjects()).toEqual([`We have returned the money for your order #${id}`]);
  expect(await run('refund', String(id)), 'twice').toBe(1);
});

it('asks how much came of what nobody has noted as paid, before it says that it was returned', async () => {
  await mona.post('/api/wcPost/say-paid', { order_id: id, text: '4711' });
  expect(await run('cancel', String(id))).toBe(0);
  expect(printed[1]).toContain('Its customer says that they have paid');
  expect(await run('refund', String(id))).toBe(1);
  expect(printed[0]).toContain('of an unpaid transfer say how much came (--amount)');
  expect(await run('refund', String(id), '--amount', '250.50')).toBe(0);
  expect(await order()).toMatchObject({ status: 'cancelled', refunded: 25_050 });
});

it('cancels an order of which no money came, and says nothing of any', async () => {
  expect(await run('cancel', String(id))).toBe(0);
  expect(printed).toEqual([`Order ${id}: cancelled`]);
  expect(await shop.stockOf(plenty.id)).toBe(100);
});
