import { expect, it } from 'vitest';
import { openDatabase } from '../../server/database/connection/database.js';
import { withCoupons, PRICE } from '../../tests/api/coupon/couponShop.js';
import { findGoods } from '../../tests/api/goods.js';
import { openShop } from '../../tests/api/shop.js';
import { runCommandLine } from '../../tests/support/runCommandLine.js';
import { COUPONS } from './manageCoupons.js';

const shop = await openShop();
const { plenty } = await findGoods(shop);
const database = await openDatabase({ url: shop.url });
const { cartOf, add, order } = withCoupons(shop, plenty.id);
let printed: string[] = [];

const run = (...args: string[]) => {
  printed = [];
  return runCommandLine(COUPONS, args, {
    database,
    print: (line) => printed.push(line),
    log: (line) => printed.push(line),
  });
};

it('adds a coupon that shoppers can use at once, counts its orders, and stops it', async () => {
  await shop.items.setPrice(plenty.id, PRICE);
  await shop.items.setStock(100, plenty.id);
  const mona = await shop.customer();
  const cart = await cartOf(mona);
  expect(await run('add', 'Eid50', '--cart', '50', '--min', '1000', '--uses', '2')).toBe(0);
  expect(printed).toEqual(['EID50  50.00 EGP off the cart, from 1000.00 EGP, used 0 of 2 times']);
  expect((await add(mona, cart, 'EID50')).body).toMatchObject({ coupons: [{ discount: '50.00' }] });
  expect(await order(mona, cart)).toBe('ordered');
  await run();
  expect(printed).toContain('EID50  50.00 EGP off the cart, from 1000.00 EGP, used 1 of 2 times');
  expect(await run('stop', 'eid50')).toBe(0);
  await run();
  expect(printed).toContain('EID50  50.00 EGP off the cart, from 1000.00 EGP, ended, used 1 of 2 times');
  const again = await cartOf(mona);
  expect((await add(mona, again, 'EID50')).body).toMatchObject({ fields: { code: 'expired' } });
});

it('ends a coupon with the last moment of a day in Egypt, in summer, in winter and when clocks change', async () => {
  await run('add', 'days', '--percent', '5', '--from', '2026-07-01', '--until', '2026-12-31');
  await run('add', 'changing', '--percent', '5', '--from', '2027-04-30', '--until', '2027-10-28');
  const found = await shop.backend.store.coupons.find(
    ['days', 'changing'],
    { customerId: 0, phone: null },
    { id: 0, productIds: [] },
  );
  const times = found.map(({ terms }) => [terms?.startsAt, terms?.endsAt]);
  expect(times).toEqual(
    expect.arrayContaining([
      ['2026-06-30T21:00:00.000Z', '2026-12-31T21:59:59.999Z'],
      ['2027-04-29T22:00:00.000Z', '2027-10-28T21:59:59.999Z'],
    ]),
  );
});

it.each([
  [['add', 'x'], 'Say what the coupon gives'],
  [['add', '--percent', '5'], '<code> is missing'],
  [['add', 'x', '--alone'], 'Say what the coupon gives'],
  [['add', 'x', '--percent', '5', '--cart', '5'], 'Give only one of'],
  [['add', 'x', '--percent', '101'], '--percent is at most 100'],
  [['add', 'x', '--percent', '0'], '--percent must be a number above 0'],
  [['add', 'x', '--cart', 'ten'], '--cart must be a number above 0'],
  [['add', 'x', '--cart', '5', '--uses', '0'], '--uses must be a whole number from 1'],
  [['add', 'x', '--cart', '5', '--until', '2026-02-30'], '--until must be a day'],
  [['add', 'x', '--cart', '5', '--from', '2026-02-02', '--until', '2026-02-01'], '--until is before --from'],
  [['add', 'x', '--cart', '5', '--min', '20', '--max', '10'], '--max is below --min'],
  [['add', 'x', '--cart', '5', '--products', '987654321'], 'There is no product 987654321'],
  [['add', 'x', '--cart', '5', '--categories', '987654321'], 'There is no category 987654321'],
  [['add', 'x', '--cart', '5', '--for', 'mona'], 'mona is neither an email address nor a mobile number'],
  [['add', 'x', '--cart', '5', '--colour', 'red'], "Unknown option '--colour'"],
  [['add', 'x'.repeat(41), '--cart', '5'], 'is no code of a coupon'],
  [['stop', 'nothing'], 'There is no coupon NOTHING'],
  [['list', 'x'], 'Unknown argument list'],
])('refuses %j and adds nothing', async (args, message) => {
  await run();
  const before = [...printed];
  expect(await run(...args)).toBe(1);
  expect(printed.join()).toContain(message);
  await run();
  expect(printed).toEqual(before);
});
