import { describe, expect, it, vi } from 'vitest';
import { orderTotal } from '../../../../domain/order/order.js';
import { required } from '../../../contract/support.js';
import { comeBack, PIECES, press, redirectOf, report, STOCK, portOf } from '../card.js';
import { depositOf, openDepositShop } from './depositShop.js';

const card = await openDepositShop();
const { shop, order, orderForCash, payDeposit, recordOf, stock, sums, firstWords, told } = card;

describe('a cash order above the limit', () => {
  it('waits for its deposit without taking stock, and stands once it is paid', async () => {
    const openSession = vi.spyOn(portOf(shop), 'openSession');
    const page = await payDeposit();
    const waiting = await order();
    const due = depositOf(orderTotal(waiting));
    expect(openSession.mock.calls).toEqual([[expect.objectContaining({ amount: due, integrations: [] })]]);
    openSession.mockRestore();
    expect(waiting).toMatchObject({
      ...{ status: 'pending', paymentMethod: 'cod', deposit: { due, paid: 0 }, confirmation: null },
    });
    expect((await recordOf()).amount).toBe(due);
    expect(await stock()).toBe(STOCK);
    const back = await press(shop, page, 'approve');
    expect(await order()).toMatchObject({
      ...{ status: 'processing', paymentMethod: 'cod', deposit: { due, paid: due }, confirmation: null },
    });
    expect((await recordOf()).amount).toBe(due);
    expect(await sums()).toEqual({
      ...{ total: orderTotal(waiting), paid: due, rest: orderTotal(waiting) - due },
    });
    expect(await stock()).toBe(STOCK - PIECES);
    expect(await comeBack(card.mona, back)).toBe(await card.thanks());
    expect(told()).toBe(0);
  });

  it('tells its owner and whoever has its key what is paid and what is left', async () => {
    await press(shop, await payDeposit(), 'approve');
    const { id, key, deposit } = await order();
    const paid = (required(deposit).paid / 100).toFixed(2);
    const path = `/api/wcFetch/order/${id}`;
    const { body: own } = await card.mona.get(path);
    const { body: shared } = await shop.call('GET', `${path}?key=${key}`);
    for (const body of [own, shared]) {
      expect(body).toMatchObject({ payment_method: 'cod', deposit: { due: paid, paid } });
    }
  });

  it('is the cart again if the card is declined, and can be tried again', async () => {
    const back = await press(shop, await payDeposit(), 'decline');
    expect(await comeBack(card.mona, back)).toBe(card.unpaid('declined'));
    expect(await order()).toMatchObject({ status: 'pending-cart', paymentMethod: null, deposit: null });
    await press(shop, await payDeposit(), 'approve');
    expect((await order()).status).toBe('processing');
    expect(await stock()).toBe(STOCK - PIECES);
  });

  it('leads to the same payment page when it is sent again, and to the thanks once it is paid', async () => {
    const page = await payDeposit();
    expect(await payDeposit()).toBe(page);
    await press(shop, page, 'approve');
    expect(await payDeposit()).toMatch(/^\/thanks\//);
    expect(await stock()).toBe(STOCK - PIECES);
  });

  it('is paid once by callback, return, reads, reconciliation and a second order at the same time', async () => {
    card.link.isUp = false;
    const back = await press(shop, await payDeposit(), 'approve');
    const callback = required(card.link.sent[0]);
    await Promise.all([
      report(shop, callback),
      report(shop, callback),
      card.mona.get(back),
      card.mona.get(back),
      card.reconcile(),
      card.mona.get(`/api/wcFetch/order/${card.cartId}`),
      orderForCash(),
    ]);
    const { deposit, status } = await order();
    expect([status, deposit?.paid]).toEqual(['processing', deposit?.due]);
    expect(await shop.ordersOf(card.mona.id)).toHaveLength(1);
    expect(await stock()).toBe(STOCK - PIECES);
    expect(told()).toBe(0);
  });

  it('is settled by the daily job if neither callback nor shopper arrives', async () => {
    card.link.isUp = false;
    await press(shop, await payDeposit(), 'approve');
    expect((await card.reconcile()).body).toMatchObject({ settled: 1, failed: 0 });
    expect(await order()).toMatchObject({ status: 'processing', paymentMethod: 'cod' });
  });

  it('is the cart again when nobody has paid in time', async () => {
    await payDeposit();
    card.letPass(60);
    expect((await card.reconcile()).body).toMatchObject({ settled: 1, failed: 0 });
    expect(await order()).toMatchObject({ status: 'pending-cart', deposit: null });
  });

  it('can be paid by card as a whole instead', async () => {
    await payDeposit();
    await press(shop, await card.pay(), 'approve');
    expect(await order()).toMatchObject({ status: 'processing', paymentMethod: 'card', deposit: null });
    expect((await recordOf()).amount).toBe(orderTotal(await order()));
    expect((await sums()).rest).toBe(0);
  });
});

describe('cancelling an order with a deposit', () => {
  const cancel = () => card.mona.post('/api/wcPost/cancel_order', { order_id: card.cartId });
  const payNow = async () => press(shop, await payDeposit(), 'approve');

  it('refunds the deposit and nothing else, once, returns the stock, and tells the operator', async () => {
    await payNow();
    const { deposit } = await order();
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(200);
    expect(await order()).toMatchObject({ status: 'cancelled', deposit });
    expect(await stock()).toBe(STOCK);
    expect(await recordOf()).toMatchObject({ state: 'refunded', amount: deposit?.paid });
    expect(firstWords()).toEqual([expect.stringContaining('refunded at once')]);
  });

  it('asks the operator for the refund of the deposit while the provider is down', async () => {
    await payNow();
    const payments = portOf(shop);
    const { lookUp } = payments;
    payments.lookUp = () => Promise.reject(new Error('down'));
    await cancel();
    payments.lookUp = lookUp;
    expect(firstWords()).toEqual([expect.stringContaining('could not be refunded')]);
    const paid = (required((await order()).deposit).paid / 100).toFixed(2);
    expect(card.letters.mock.calls[0]?.[0].text).toContain(`Paid: ${paid} EGP`);
  });

  it('stays cancelled when the provider repeats its callback', async () => {
    await payNow();
    const callback = required(card.link.sent[0]);
    await cancel();
    await report(shop, callback);
    expect((await order()).status).toBe('cancelled');
  });

  it('is not possible while the deposit waits to be paid; its payment is cancelled instead', async () => {
    const reply = await orderForCash();
    expect((await cancel()).status).toBe(409);
    const given = await card.mona.post('/api/payment/cancel', { order_id: card.cartId });
    expect(given.body).toMatchObject({ status: 'pending-cart' });
    expect(redirectOf(reply)).toContain('/api/payment/card');
  });
});
