import { describe, expect, it } from 'vitest';
import { ShopError } from '../../../../domain/core/errors.js';
import { orderTotal } from '../../../../domain/order/order.js';
import type { PaymentRecord } from '../../../../server/ports/payments.js';
import { BILLING, codeOf, orderOf } from '../../bodies.js';
import { PIECES, press, report, STOCK, portOf } from '../card.js';
import { depositOf, openDepositShop } from './depositShop.js';

const card = await openDepositShop();
const { shop, order, orderForCash, payDeposit, recordOf, stock, sums, firstWords } = card;
const payments = portOf(shop);

/** The provider's records, changed on their way. */
async function withRecords<T>(changes: Partial<PaymentRecord>, work: () => Promise<T>): Promise<T> {
  const { lookUp } = payments;
  payments.lookUp = async (attempt) => ({ ...(await lookUp(attempt)), ...changes });
  try {
    return await work();
  } finally {
    payments.lookUp = lookUp;
  }
}

describe('a deposit that is paid', () => {
  it('too late for the goods is returned, and takes no stock', async () => {
    const page = await payDeposit();
    await shop.items.setStock(PIECES - 1, card.goods.plenty.id);
    await press(shop, page, 'approve');
    expect(await order()).toMatchObject({ status: 'cancelled', cancelledFor: 'sold_out' });
    expect(await stock()).toBe(PIECES - 1);
    expect(firstWords()).toEqual([expect.stringContaining('last pieces')]);
  });

  it('twice, at the same time, counts once; the other payment is refunded', async () => {
    card.link.isUp = false;
    const first = await payDeposit();
    const firstReference = await card.reference();
    const second = await payDeposit({ billing: { ...BILLING, city: 'Heliopolis' } });
    const secondReference = await card.reference();
    await press(shop, first, 'approve');
    await press(shop, second, 'approve');
    await Promise.all(card.link.sent.map((callback) => report(shop, callback)));
    await card.reconcile();
    const states = [firstReference, secondReference].map(async (one) => (await recordOf(one)).state);
    expect((await Promise.all(states)).sort()).toEqual(['paid', 'refunded']);
    const { total, paid } = await sums();
    expect(paid).toBe(depositOf(total));
    expect((await recordOf(await card.reference())).state).toBe('paid');
    expect(await stock()).toBe(STOCK - PIECES);
  });

  it('after the order was cancelled for a newer cart holds it as a cash order with a deposit', async () => {
    card.link.isUp = false;
    const page = await payDeposit();
    await card.addToCart(1, card.goods.other.id);
    await card.mona.post('/api/payment/cancel', { order_id: card.cartId });
    expect((await order()).status).toBe('cancelled');
    await press(shop, page, 'approve');
    await card.reconcile();
    const { total, paid, rest } = await sums();
    expect(await order()).toMatchObject({ status: 'on-hold', paymentMethod: 'cod' });
    expect([paid, rest]).toEqual([depositOf(total), total - depositOf(total)]);
    expect(firstWords()).toEqual([expect.stringContaining('arrived late')]);
  });

  it('after the order is a cart again holds it with its delivery and its deposit', async () => {
    card.link.isUp = false;
    const page = await payDeposit();
    const before = await sums();
    await card.mona.post('/api/payment/cancel', { order_id: card.cartId });
    await press(shop, page, 'approve');
    await card.reconcile();
    expect(await order()).toMatchObject({ status: 'on-hold', paymentMethod: 'cod' });
    expect(await sums()).toEqual({
      ...{ total: before.total, paid: depositOf(before.total) },
      rest: before.total - depositOf(before.total),
    });
  });

  it('while the whole order was being paid by card leaves the rest to collect, not a paid order', async () => {
    const page = await payDeposit();
    await card.pay();
    await press(shop, page, 'approve');
    const { total, rest } = await sums();
    expect(await order()).toMatchObject({ status: 'on-hold', paymentMethod: 'cod' });
    expect(rest).toBe(total - depositOf(total));
  });

  it.each<[string, Partial<PaymentRecord>]>([
    ['with another amount', { amount: 5000 }],
    ['in another currency', { currency: 'USD' }],
    ['in another mode', { isTest: false }],
  ])('%s holds the order and notifies the operator', async (_, changes) => {
    const page = await payDeposit();
    await withRecords(changes, () => press(shop, page, 'approve'));
    expect((await order()).status).toBe('on-hold');
    expect(firstWords()).toEqual([expect.stringContaining('does not match')]);
  });

  it('with another amount is kept as what was paid', async () => {
    const page = await payDeposit();
    await withRecords({ amount: 5000 }, () => press(shop, page, 'approve'));
    const { total } = await sums();
    expect(await sums()).toEqual({ total, paid: 5000, rest: total - 5000 });
  });
});

describe('a deposit that cannot be asked for', () => {
  it('leaves the cart as it was while the provider is down', async () => {
    const { openSession } = payments;
    payments.openSession = () => Promise.reject(new ShopError('payment_unavailable'));
    const reply = await orderForCash();
    payments.openSession = openSession;
    expect([reply.status, codeOf(reply)]).toEqual([503, 'deposit_unavailable']);
    expect(await order()).toMatchObject({ status: 'pending-cart', deposit: null });
    expect(await stock()).toBe(STOCK);
    await press(shop, await payDeposit(), 'approve');
    expect((await order()).status).toBe('processing');
  });

  it('keeps waiting while the provider is down, and says that its deposit cannot be paid', async () => {
    await payDeposit();
    const waiting = await order();
    const { lookUp } = payments;
    payments.lookUp = () => Promise.reject(new ShopError('payment_unavailable'));
    const reply = await orderForCash({ billing: { ...BILLING, city: 'Heliopolis' } });
    payments.lookUp = lookUp;
    expect([reply.status, codeOf(reply)]).toEqual([503, 'deposit_unavailable']);
    expect(await order()).toEqual(waiting);
  });

  it('is not offered to customers who may not pay in cash', async () => {
    await press(shop, await payDeposit(), 'approve');
    await shop.orders.setStatus(card.cartId, 'failed');
    card.cartId = orderOf(await card.addToCart(PIECES)).id;
    const { body } = await card.mona.get('/api/payment/cash?governorate=EGC&total=2000.00');
    expect(body).toEqual({ reason: 'refusals', max: null, deposit: null });
    expect(codeOf(await orderForCash())).toBe('cash_not_possible');
    expect((await order()).status).toBe('pending-cart');
  });

  it('comes to nothing when a price changes first, and is that of the new total then', async () => {
    await shop.items.setPrice(card.goods.plenty.id, 123_400);
    expect(codeOf(await orderForCash())).toBe('price_changed');
    expect((await order()).status).toBe('pending-cart');
    await press(shop, await payDeposit(), 'approve');
    const { deposit } = await order();
    expect(deposit?.paid).toBe(depositOf(orderTotal(await order())));
    expect(orderTotal(await order())).toBeGreaterThan(PIECES * 123_400 - 1);
  });

  it('is asked for no more when the price changes while it is being paid', async () => {
    const page = await payDeposit();
    const before = await sums();
    await shop.items.setPrice(card.goods.plenty.id, 234_500);
    await press(shop, page, 'approve');
    expect(await sums()).toEqual({
      ...{ total: before.total, paid: depositOf(before.total) },
      rest: before.total - depositOf(before.total),
    });
  });
});
