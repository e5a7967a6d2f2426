import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { required } from '../../contract/support.js';
import {
  GEIDEA_PASSWORD,
  GEIDEA_PUBLIC_KEY,
  type GeideaOrder,
  startGeidea,
} from '../../support/standIns/geideaStandIn.js';
import { openCardShop, PIECES, STOCK } from './card.js';
import { codeOf, orderOf } from '../bodies.js';

const geidea = await startGeidea();
const card = await openCardShop({
  GEIDEA_URL: geidea.url,
  GEIDEA_PUBLIC_KEY,
  GEIDEA_API_PASSWORD: GEIDEA_PASSWORD,
});
const { addToCart, firstWords, order, pay, reconcile, shop, stock } = card;
afterAll(() => geidea.close());
beforeEach(() => {
  geidea.orders.length = 0;
});

/** Starts a card checkout; returns the session. */
async function begin(): Promise<string> {
  await pay();
  return required((await order()).transactionId);
}

const report = (payment: GeideaOrder) =>
  shop.call('POST', '/api/payment/callback', {
    body: geidea.callbackOf(payment),
    headers: { origin: undefined },
  });

/** Runs every process that may settle an order. */
async function askEverywhere(payment: GeideaOrder): Promise<void> {
  const { key } = await order();
  await report(payment);
  await card.mona.get(`/api/payment/return?order=${payment.merchantReferenceId}&key=${key}`);
  await card.mona.get(`/api/payment/return?order=${await card.reference()}&key=${key}`);
  await card.mona.get(`/api/wcFetch/order/${card.cartId}`);
  await reconcile();
}

/** Restores the database from before the first order, so that the next one gets the same number. */
async function rebuildDatabase(): Promise<void> {
  await shop.orders.clear();
  await shop.payments.forgetAttempts();
  await shop.orders.countFrom(card.cartId);
}

/** Rewrites the current attempt to the format before references were random and sessions were stored. */
async function renameAttempt(): Promise<string> {
  const old = `${card.cartId}-1`;
  await shop.payments.saveOldAttempt(card.cartId, old);
  return old;
}

describe('payments of another shop', () => {
  it('does not settle an order by another shop’s payment of the same number and amount', async () => {
    const paid = geidea.end(await begin(), 'approve');
    await report(paid);
    const { id } = await order();
    await rebuildDatabase();
    card.cartId = orderOf(await addToCart(PIECES)).id;
    expect(card.cartId).toBe(id);
    await begin();
    const before = await order();
    await askEverywhere(paid);
    expect(await order()).toEqual(before);
    expect(before.status).toBe('pending');
    expect(await stock()).toBe(STOCK - PIECES);
  });

  it('notifies the operator of another shop’s payment for a paid order, and refunds nothing', async () => {
    const foreign = geidea.end(await begin(), 'approve');
    await rebuildDatabase();
    card.cartId = orderOf(await addToCart(PIECES)).id;
    await report(geidea.end(await begin(), 'approve'));
    const settled = await order();
    expect(settled.status).toBe('processing');
    const reply = await report(foreign);
    expect([reply.status, codeOf(reply)]).toEqual([404, 'order_not_found']);
    expect(await order()).toEqual(settled);
    expect(foreign.detailedStatus).toBe('Paid');
    expect(firstWords()).toEqual([expect.stringContaining('does not know')]);
  });
});

describe('attempts named `{order}-{n}`', () => {
  it('settles an attempt named `{order}-{n}` by its own session’s payment', async () => {
    const session = await begin();
    const reference = await renameAttempt();
    await report(geidea.end(session, 'approve', { merchantReferenceId: reference }));
    expect(await order()).toMatchObject({ status: 'processing', paymentReference: reference });
  });

  it('does not settle an attempt named `{order}-{n}` by another session’s payment', async () => {
    const session = await begin();
    const reference = await renameAttempt();
    const before = await order();
    const foreign = geidea.end(session, 'approve', {
      merchantReferenceId: reference,
      sessionId: 'a session of long ago',
    });
    await askEverywhere(foreign);
    expect(await order()).toEqual(before);
    await report(geidea.end(session, 'approve', { merchantReferenceId: reference }));
    expect((await order()).status).toBe('processing');
  });

  it('leaves an attempt named `{order}-{n}` to the operator where the provider does not state its session', async () => {
    const payment = geidea.end(await begin(), 'approve', { merchantReferenceId: await renameAttempt() });
    delete payment.sessionId;
    await report(payment);
    expect((await order()).status).toBe('on-hold');
    expect(firstWords()).toEqual([expect.stringContaining('does not match')]);
  });
});
