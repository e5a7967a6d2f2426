import { expect, it } from 'vitest';
import { orderTotal } from '../../../domain/order/order.js';
import { openCardShop, PIECES, press, redirectOf, report, STOCK } from './card.js';

/* Money with a fee that comes after its order has become something else. */

const card = await openCardShop({
  PAYMENT_WAYS: JSON.stringify([
    { kind: 'card', fee: 10, fee_percent: 2.5 },
    { kind: 'wallet', fee: 25 },
    { kind: 'cash', fee: 20 },
    { kind: 'instapay', pay_to: { en: 'rasfa@instapay', ar: 'rasfa@instapay' }, hours: 24 },
  ]),
  COD_RULES: JSON.stringify({ deposit_above: 1, deposit_percent: 90 }),
});
const { shop, order, checkout, stock, firstWords, link } = card;
const total = async () => orderTotal(await order());

/** Starts a payment whose callback gets lost, and cancels it; returns the payment page and what was to be paid. */
async function abandon(way: string): Promise<{ page: string; due: number }> {
  link.isUp = false;
  const page = redirectOf(await checkout({ payment_method: way }));
  const due = await total();
  await card.mona.post('/api/payment/cancel', { order_id: card.cartId });
  expect(await order()).toMatchObject({ status: 'pending-cart', fee: 0, adjustment: 0 });
  return { page, due };
}

/** The money comes, by the callback five times at once and by reconciliation. */
async function payLate(page: string): Promise<void> {
  await press(shop, page, 'approve');
  const callback = link.sent.at(-1);
  if (callback === undefined) throw new Error('The provider has sent no callback');
  const replies = await Promise.all([
    ...Array.from({ length: 5 }, () => report(shop, callback)),
    card.reconcile(),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
}

it.each(['card', 'wallet'])('gives a cart its delivery, its way (%s) and its fee again', async (way) => {
  const { page, due } = await abandon(way);
  const before = { fee: 0, items: (await order()).items };
  await payLate(page);
  expect(await order()).toMatchObject({
    ...{ status: 'on-hold', paymentMethod: 'card', deposit: null, items: before.items },
    payment: { way, provider: 'test', until: null },
    delivery: { id: 'standard' },
  });
  expect(await total()).toBe(due);
  expect((await order()).fee).toBeGreaterThan(0);
  expect(await stock()).toBe(STOCK - PIECES);
  expect(firstWords()).toEqual([expect.stringContaining('arrived late')]);
});

it('gives the fee of then, whatever the operator has set since', async () => {
  const { page, due } = await abandon('wallet');
  const ways = shop.backend.settings.paymentWays;
  const changed = ways.map((way) => ({ ...way, fee: { fixed: 7777, basisPoints: 300 } }));
  Object.assign(shop.backend.settings, { paymentWays: changed });
  await payLate(page);
  Object.assign(shop.backend.settings, { paymentWays: ways });
  expect([await total(), (await order()).fee]).toEqual([due, 2500]);
});

it('replaces the fee of an order that was placed for a transfer meanwhile', async () => {
  const { page, due } = await abandon('card');
  expect((await checkout({ payment_method: 'instapay' })).status).toBe(200);
  expect(await total()).not.toBe(due);
  await payLate(page);
  expect(await order()).toMatchObject({ status: 'on-hold', paymentMethod: 'card', deposit: null });
  expect(await order()).toMatchObject({ payment: { way: 'card', provider: 'test', until: null } });
  expect(await total()).toBe(due);
  expect(await stock()).toBe(STOCK - PIECES);
});

it('gives a cart whose deposit comes late its delivery and the fee of cash again', async () => {
  const { page, due } = await abandon('cod');
  await payLate(page);
  const paid = Math.round((due * 0.9) / 100) * 100;
  expect(await order()).toMatchObject({
    ...{ status: 'on-hold', paymentMethod: 'cod', fee: 2000, deposit: { due: paid, paid } },
    payment: { way: 'cod', provider: 'test' },
  });
  expect(await total()).toBe(due);
});

it('replaces the fee of another attempt that was in progress', async () => {
  const { page, due } = await abandon('wallet');
  await checkout({ payment_method: 'card' });
  await payLate(page);
  expect(await order()).toMatchObject({ status: 'on-hold', fee: 2500, payment: { way: 'wallet' } });
  expect(await total()).toBe(due);
});

it('takes money that no longer covers the order for a deposit, with the rest to collect', async () => {
  const { page, due } = await abandon('wallet');
  await card.addToCart(3);
  await payLate(page);
  const { deposit, status, paymentMethod } = await order();
  expect({ deposit, status, paymentMethod }).toEqual({
    ...{ status: 'on-hold', paymentMethod: 'cod', deposit: { due, paid: due } },
  });
});
