import { describe, expect, it, vi } from 'vitest';
import { RECONCILIATION_MS } from '../../../domain/core/limits.js';
import { orderOfReference } from '../../../domain/payment/payment.js';
import { required } from '../../contract/support.js';
import { CRON_SECRET, openCardShop, PIECES, press, redirectOf, portOf } from './card.js';
import { BILLING, cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';

const card = await openCardShop();
const { checkout, firstWords, letPass, letters, link, order, pay, reconcile, shop, stock, told } = card;

const DAY_MIN = 24 * 60;
const payments = portOf(shop);
const realLookUp = payments.lookUp;
const lookUp = vi.spyOn(payments, 'lookUp');

/** Order numbers in the order in which their attempts were looked up during `work`. */
async function lookedUp(work: () => Promise<unknown>): Promise<number[]> {
  lookUp.mockClear();
  await work();
  return lookUp.mock.calls.map(([{ reference }]) => required(orderOfReference(reference)));
}

/** Starts a card checkout of another customer; returns the order number. */
async function payAsAnother(): Promise<number> {
  const customer = await shop.customer();
  const body = cartBody(lineOf(card.goods.plenty.id));
  const { id } = orderOf(await customer.post('/api/wcPost/place-order', body));
  await customer.post('/api/wcPost/checkout', checkoutBody(id, { payment_method: 'card' }));
  return id;
}

describe('the reconciliation', () => {
  it('settles and counts pending payments, and does not check settled ones again', async () => {
    link.isUp = false;
    await press(shop, await pay(), 'approve');
    expect((await reconcile()).body).toEqual({ checked: 1, settled: 1, failed: 0, complete: true });
    expect((await order()).status).toBe('processing');
    expect((await reconcile()).body).toEqual({ checked: 0, settled: 0, failed: 0, complete: true });
  });

  it('finds a payment that arrived without a callback after the order became a cart again', async () => {
    link.isUp = false;
    const page = await pay();
    await card.mona.post('/api/payment/cancel', { order_id: card.cartId });
    await press(shop, page, 'approve');
    expect((await reconcile()).body).toMatchObject({ checked: 1, settled: 1, failed: 0 });
    expect((await order()).status).toBe('on-hold');
  });

  it('finds a payment of an earlier attempt of an order that awaits another one', async () => {
    link.isUp = false;
    const first = await pay();
    const firstReference = await card.reference();
    await checkout({ billing: { ...BILLING, city: 'Maadi' } });
    await press(shop, first, 'approve');
    expect((await reconcile()).body).toMatchObject({ checked: 2, settled: 1, failed: 0 });
    expect(await order()).toMatchObject({ status: 'on-hold', paymentReference: firstReference });
    expect(firstWords()).toEqual([expect.stringContaining('arrived late')]);
  });

  it('refunds a payment of an earlier attempt when another one has paid the order', async () => {
    const first = await pay();
    const firstReference = await card.reference();
    await press(shop, redirectOf(await checkout({ billing: { ...BILLING, city: 'Maadi' } })), 'approve');
    const settled = await order();
    link.isUp = false;
    await press(shop, first, 'approve');
    expect((await reconcile()).body).toMatchObject({ checked: 1, settled: 0, failed: 0 });
    expect(await order()).toEqual(settled);
    expect(await payments.lookUp({ reference: firstReference, sessionId: null })).toMatchObject({
      state: 'refunded',
    });
    expect(firstWords()).toEqual([expect.stringContaining('twice')]);
  });

  it('finds a payment of an order that was placed for cash since', async () => {
    link.isUp = false;
    const page = await pay();
    await checkout({ payment_method: 'cod' });
    await press(shop, page, 'approve');
    expect((await reconcile()).body).toMatchObject({ settled: 1, failed: 0 });
    expect(await order()).toMatchObject({ status: 'on-hold', paymentMethod: 'card' });
    expect(await stock()).toBe(9 - PIECES);
  });

  it('notifies the operator of a payment for a cart that was emptied and deleted', async () => {
    link.isUp = false;
    const page = await pay();
    await card.mona.post('/api/payment/cancel', { order_id: card.cartId });
    await card.mona.delete(`/api/wcPost/delete_order?order_id=${card.cartId}`);
    await press(shop, page, 'approve');
    await reconcile();
    await reconcile();
    expect(firstWords()).toEqual([expect.stringContaining('does not know')]);
  });

  it('retries the operator’s email until it is sent', async () => {
    const page = await pay();
    await shop.items.setStock(0, card.goods.plenty.id);
    letters.mockRejectedValueOnce(new Error('no mail server'));
    await press(shop, page, 'approve');
    letters.mockClear();
    await reconcile();
    await reconcile();
    expect(firstWords()).toEqual([expect.stringContaining('the payment was refunded')]);
  });

  it('finds a pending order even when the record of its attempt is lost', async () => {
    link.isUp = false;
    await press(shop, await pay(), 'approve');
    await shop.payments.forgetAttempts();
    expect((await reconcile()).body).toMatchObject({ checked: 1, settled: 1 });
    expect((await order()).status).toBe('processing');
  });

  it('checks an unpaid attempt for three days, and then drops it', async () => {
    await press(shop, await pay(), 'decline');
    for (let day = 0; day < 4; day += 1) {
      expect((await reconcile()).body).toMatchObject({ checked: 1, settled: 0 });
      letPass(DAY_MIN);
    }
    expect((await reconcile()).body).toMatchObject({ checked: 0 });
    expect(told()).toBe(0);
  });

  it('continues after a failed look-up, and retries it later', async () => {
    await pay();
    const other = await payAsAnother();
    lookUp.mockRejectedValueOnce(new Error('broken'));
    expect((await reconcile()).body).toEqual({ checked: 2, settled: 0, failed: 1, complete: true });
    expect((await lookedUp(reconcile)).sort()).toEqual([card.cartId, other].sort());
  });

  it('stops at its time limit, reports that, and continues with the rest next time', async () => {
    await pay();
    const orders = [card.cartId];
    while (orders.length < 8) orders.push(await payAsAnother());
    lookUp.mockImplementation(async (attempt) => {
      letPass(RECONCILIATION_MS / 60_000);
      return realLookUp(attempt);
    });
    const first = await lookedUp(async () => {
      expect((await reconcile()).body).toMatchObject({ complete: false });
    });
    expect(shop.log.some((line) => line.includes('reconciliation-unfinished'))).toBe(true);
    lookUp.mockImplementation(realLookUp);
    expect(first.length).toBeLessThan(orders.length);
    expect(first[0]).toBe(card.cartId);
    const second = await lookedUp(reconcile);
    expect(second.slice(0, orders.length - first.length)).toEqual(orders.filter((id) => !first.includes(id)));
  });

  it.each([undefined, '', 'Bearer', 'Bearer wrong', `Basic ${CRON_SECRET}`, CRON_SECRET])(
    'rejects a reconciliation request with the authorisation %j',
    async (authorization) => {
      const reply = await shop.call('GET', '/api/payment/reconcile', { headers: { authorization } });
      expect([reply.status, codeOf(reply)]).toEqual([401, 'unauthorized']);
    },
  );
});
