import { describe, expect, it } from 'vitest';
import { orderTotal } from '../../../../domain/order/order.js';
import { codeOf } from '../../bodies.js';
import { comeBack, press, STOCK } from '../card.js';
import { depositOf, openDepositShop } from './depositShop.js';

/** EGP; the goods of the tests cost more than one piece of this. */
const ABOVE = 3000;
const PIECE = 200_000;

const card = await openDepositShop({ deposit_above: ABOVE });
const { shop, order, orderForCash, payDeposit, stock } = card;
const hint = async (total: string) =>
  (await card.mona.get(`/api/payment/cash?governorate=EGC&total=${total}`)).body;
/** Sets the price and lets the cart take it. */
async function cost(piece: number): Promise<void> {
  await shop.items.setPrice(card.goods.plenty.id, piece);
  await orderForCash({ total: '0.01' });
}

describe('the deposit that a shopper has seen', () => {
  it.each([
    ['3000.00', null],
    ['3000.01', '750.00'],
    ['4060.00', '1015.00'],
  ])('is told beforehand: for %s EGP %s', async (total, deposit) => {
    expect(await hint(total)).toEqual({ reason: null, max: null, deposit });
  });

  it.each([null, '1.00'])('is the only one they are sent to pay, not another than %s', async (deposit) => {
    await cost(PIECE);
    const reply = await orderForCash({ deposit });
    expect([reply.status, codeOf(reply)]).toEqual([409, 'deposit_changed']);
    expect(await order()).toMatchObject({ status: 'pending-cart', deposit: null });
  });

  it('is the one that is paid', async () => {
    await cost(PIECE);
    await payDeposit();
    const due = depositOf(orderTotal(await order()));
    await card.mona.post('/api/payment/cancel', { order_id: card.cartId });
    await press(shop, await payDeposit({ deposit: (due / 100).toFixed(2) }), 'approve');
    expect((await order()).deposit).toEqual({ due, paid: due });
  });

  it('is not taken from those who were shown one and owe none', async () => {
    await cost(PIECE / 4);
    expect(codeOf(await orderForCash({ deposit: '250.00' }))).toBe('deposit_changed');
    expect(await stock()).toBe(STOCK);
  });
});

describe('a cash order up to the limit', () => {
  it('stands at once and is asked to be confirmed, as without the rule', async () => {
    await cost(PIECE / 4);
    const reply = await orderForCash({ deposit: null });
    expect(reply.status).toBe(200);
    expect(await order()).toMatchObject({
      ...{ status: 'processing', deposit: null, paymentReference: null, confirmation: { state: 'waiting' } },
    });
  });

  it('that was to be paid with a deposit before holds the late money as a deposit', async () => {
    await cost(PIECE);
    card.link.isUp = false;
    const page = await payDeposit();
    await card.mona.post('/api/payment/cancel', { order_id: card.cartId });
    await cost(PIECE / 2);
    expect((await orderForCash()).status).toBe(200);
    const back = await press(shop, page, 'approve');
    await comeBack(card.mona, back);
    const now = await order();
    expect(now).toMatchObject({ status: 'on-hold', paymentMethod: 'cod' });
    expect(now.deposit?.paid).toBeLessThan(orderTotal(now));
    expect(card.firstWords()).toEqual([expect.stringContaining('since placed with cash on delivery')]);
  });
});

describe('cards that are turned off in the store', () => {
  it('leave cash orders as they are without the rule', async () => {
    await cost(PIECE);
    const { store } = shop.backend;
    const { acceptsPayment } = store;
    store.acceptsPayment = (method) => Promise.resolve(method === 'cod');
    const terms = await hint('4060.00');
    const reply = await orderForCash({ deposit: null });
    store.acceptsPayment = acceptsPayment;
    expect(terms).toEqual({ reason: null, max: null, deposit: null });
    expect(reply.status).toBe(200);
    expect(await order()).toMatchObject({ status: 'processing', deposit: null });
  });
});

describe('amounts from outside', () => {
  it.each(['-1.00', 'abc', '1e9', 5, {}])('are refused unless they are amounts: %j', async (deposit) => {
    const reply = await orderForCash({ deposit });
    expect([reply.status, codeOf(reply)]).toEqual([400, 'invalid_fields']);
    expect((await order()).status).toBe('pending-cart');
  });
});
