import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { required } from '../../contract/support.js';
import {
  callbackFor,
  PAYMOB,
  type PaymobEnd,
  type PaymobTransaction,
  returnQuery,
  startPaymob,
} from '../../support/standIns/paymobStandIn.js';
import { codeOf } from '../bodies.js';
import { ORIGIN } from '../call.js';
import { comeBack, openCardShop, PIECES, STOCK } from './card.js';

const paymob = await startPaymob();
const card = await openCardShop({ PAYMOB_URL: paymob.url, ...PAYMOB });
const { shop, order, pay, checkout, stock, thanks, unpaid, firstWords, reconcile } = card;
afterAll(() => paymob.close());

let sessionId: string;

beforeEach(() => {
  paymob.transactions.length = 0;
  paymob.trouble.length = 0;
});

/** Starts a card checkout; the session is known afterwards. */
async function begin(): Promise<string> {
  const page = await pay();
  sessionId = required((await order()).transactionId);
  return page;
}

const end = (how: PaymobEnd, changes: Partial<PaymobTransaction> = {}) =>
  required(paymob.end(sessionId, how, changes));

function report(transaction: PaymobTransaction) {
  const { body, hmac } = callbackFor(transaction);
  return shop.call('POST', `/api/payment/callback?hmac=${hmac}`, { body, headers: { origin: undefined } });
}

/** Paymob appends its own parameters, one of which is named like one of the shop's. */
function back(transaction?: PaymobTransaction): Promise<string> {
  const { pathname, search } = new URL(paymob.intentionOf(sessionId).redirection_url);
  const more = transaction === undefined ? '' : `&${returnQuery(transaction).toString()}`;
  return comeBack(card.mona, `${pathname}${search}${more}`);
}

describe('paying at Paymob', () => {
  it('redirects to Paymob with a session on the order, and settles by its callback', async () => {
    expect(await begin()).toMatch(`${paymob.url}/unifiedcheckout/?publicKey=${PAYMOB.PAYMOB_PUBLIC_KEY}&`);
    expect(paymob.intentionOf(sessionId)).toMatchObject({
      special_reference: await card.reference(),
      notification_url: `${ORIGIN}/api/payment/callback/paymob`,
    });
    const payment = end('approve');
    expect((await report(payment)).status).toBe(200);
    expect(await order()).toMatchObject({ status: 'processing', transactionId: String(payment.id) });
    expect(await back(payment)).toBe(await thanks());
    expect(await stock()).toBe(STOCK - PIECES);
  });

  it('settles a Paymob payment without a callback on return', async () => {
    await begin();
    expect(await back(end('approve'))).toBe(await thanks());
    expect((await order()).status).toBe('processing');
  });

  it('settles a Paymob payment of a closed tab by reconciliation', async () => {
    await begin();
    end('approve');
    expect((await reconcile()).body).toMatchObject({ settled: 1, failed: 0 });
    expect((await order()).status).toBe('processing');
  });

  it('restores the cart after Paymob declines the card', async () => {
    await begin();
    const payment = end('decline');
    expect((await report(payment)).status).toBe(200);
    expect((await order()).status).toBe('pending-cart');
    expect(await back(payment)).toBe(unpaid('declined'));
  });

  it('keeps the order waiting while a wallet payment is in progress, and settles it when it arrives', async () => {
    await begin();
    const payment = end('wait');
    expect((await report(payment)).status).toBe(200);
    expect((await order()).status).toBe('pending');
    Object.assign(payment, { pending: false, success: true });
    expect((await report(payment)).status).toBe(200);
    expect((await order()).status).toBe('processing');
  });

  it.each([
    ['another amount', { amount_cents: 1 }],
    ['another currency', { currency: 'USD' }],
    ['test money', { is_live: false }],
  ])('holds the order of a Paymob payment with %s and notifies the operator', async (_, changes) => {
    await begin();
    expect((await report(end('approve', changes))).status).toBe(200);
    expect((await order()).status).toBe('on-hold');
    expect(firstWords()).toEqual([expect.stringContaining('does not match')]);
  });

  it('refunds a Paymob payment of an order that another attempt has paid', async () => {
    await begin();
    const first = sessionId;
    const { billing } = (await card.mona.get(`/api/wcFetch/order/${card.cartId}`)).body as {
      billing: object;
    };
    await checkout({ billing: { ...billing, phone: '01012345678', address_1: '15 El Yasmin Street' } });
    sessionId = required((await order()).transactionId);
    await report(end('approve'));
    const settled = await order();
    const second = required(paymob.end(first, 'approve'));
    expect((await report(second)).status).toBe(200);
    expect(await order()).toEqual(settled);
    expect(second.is_refunded).toBe(true);
    expect(firstWords()).toEqual([expect.stringContaining('twice')]);
  });

  it('rejects a callback whose signature is missing or that of another payment', async () => {
    await begin();
    const payment = end('approve');
    const { body } = callbackFor(payment);
    const { hmac } = callbackFor({ ...payment, id: 1 });
    for (const query of ['', `?hmac=${hmac}`, `?hmac=${'0'.repeat(5000)}`]) {
      const reply = await shop.call('POST', `/api/payment/callback${query}`, {
        body,
        headers: { origin: undefined },
      });
      expect([401, 414]).toContain(reply.status);
    }
    expect((await order()).status).toBe('pending');
  });

  it('answers a callback with 503 while Paymob’s record cannot be read, so that it is retried', async () => {
    await begin();
    const payment = end('approve');
    paymob.trouble.push({ status: 500 });
    expect((await report(payment)).status).toBe(503);
    expect((await order()).status).toBe('pending');
    expect((await report(payment)).status).toBe(200);
    expect((await order()).status).toBe('processing');
  });

  it('reports that cards are unavailable while Paymob fails, and keeps the cart', async () => {
    paymob.trouble.push('hang up');
    const reply = await checkout();
    expect([reply.status, codeOf(reply)]).toEqual([503, 'payment_unavailable']);
    expect(await order()).toMatchObject({ status: 'pending-cart', transactionId: null });
  });

  it('logs neither Paymob’s keys nor order keys', async () => {
    await begin();
    await back(end('approve'));
    const { key } = await order();
    const { PAYMOB_SECRET_KEY, PAYMOB_API_KEY, PAYMOB_HMAC_SECRET } = PAYMOB;
    for (const secret of [PAYMOB_SECRET_KEY, PAYMOB_API_KEY, PAYMOB_HMAC_SECRET, key]) {
      expect(shop.log.some((line) => line.includes(secret))).toBe(false);
    }
  });
});
