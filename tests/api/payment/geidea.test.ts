import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { required } from '../../contract/support.js';
import {
  GEIDEA_PASSWORD,
  GEIDEA_PUBLIC_KEY,
  type GeideaEnd,
  type GeideaOrder,
  startGeidea,
} from '../../support/standIns/geideaStandIn.js';
import { comeBack, openCardShop, PIECES, STOCK } from './card.js';
import { codeOf } from '../bodies.js';
import { ORIGIN } from '../call.js';

const geidea = await startGeidea();
const card = await openCardShop({
  GEIDEA_URL: geidea.url,
  GEIDEA_PUBLIC_KEY,
  GEIDEA_API_PASSWORD: GEIDEA_PASSWORD,
});
const { shop, order, pay, checkout, stock, thanks, unpaid, firstWords, reconcile } = card;
afterAll(() => geidea.close());

let sessionId: string;

beforeEach(() => {
  geidea.orders.length = 0;
  geidea.trouble.length = 0;
});

/** Starts a card checkout; the session is known afterwards. */
async function begin(): Promise<string> {
  const page = await pay();
  sessionId = required((await order()).transactionId);
  return page;
}

const end = (how: GeideaEnd, changes: Partial<GeideaOrder> = {}) => geidea.end(sessionId, how, changes);
const report = (payment: GeideaOrder) =>
  shop.call('POST', '/api/payment/callback', {
    body: geidea.callbackOf(payment),
    headers: { origin: undefined },
  });

/** Geidea adds unsigned parameters to the return URL. */
function back(message: string): Promise<string> {
  const { pathname, searchParams } = new URL(geidea.sessionOf(sessionId).returnUrl);
  searchParams.set('sessionId', sessionId);
  searchParams.set('orderId', 'x');
  searchParams.set('responseMessage', message);
  return comeBack(card.mona, `${pathname}?${searchParams.toString()}`);
}

describe('paying at Geidea', () => {
  it('redirects to Geidea with a session on the order, and settles by its callback', async () => {
    expect(await begin()).toBe(`${geidea.url}/hpp/checkout/?${sessionId}`);
    expect(geidea.sessionOf(sessionId)).toMatchObject({
      merchantReferenceId: await card.reference(),
      callbackUrl: `${ORIGIN}/api/payment/callback/geidea`,
    });
    const payment = end('approve');
    expect((await report(payment)).status).toBe(200);
    expect(await order()).toMatchObject({ status: 'processing', transactionId: payment.orderId });
    expect(await back('Success')).toBe(await thanks());
    expect(await stock()).toBe(STOCK - PIECES);
  });

  it('settles a Geidea payment without a callback on return and by reconciliation', async () => {
    await begin();
    end('approve');
    expect(await back('Success')).toBe(await thanks());
    expect((await order()).status).toBe('processing');
  });

  it('settles a Geidea payment of a closed tab by reconciliation', async () => {
    await begin();
    end('approve');
    expect((await reconcile()).body).toMatchObject({ settled: 1, failed: 0 });
    expect((await order()).status).toBe('processing');
  });

  it.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
    ['timeout', 'timed_out'],
  ] as const)('restores the cart after a Geidea payment ends with “%s”', async (how, reason) => {
    await begin();
    expect((await report(end(how))).status).toBe(200);
    expect((await order()).status).toBe('pending-cart');
    expect(await back('whatever')).toBe(unpaid(reason));
  });

  it('restores the cart when the shopper leaves Geidea without entering a card', async () => {
    await begin();
    expect(await back('Cancelled by User')).toBe(unpaid('cancelled'));
    expect((await order()).status).toBe('pending-cart');
  });

  it.each([
    ['another amount', { amount: 1 }],
    ['another currency', { currency: 'USD' }],
    ['test money', { isTest: true }],
  ])('holds the order of a Geidea payment with %s and notifies the operator', async (_, changes) => {
    await begin();
    expect((await report(end('approve', changes))).status).toBe(200);
    expect((await order()).status).toBe('on-hold');
    expect(firstWords()).toEqual([expect.stringContaining('does not match')]);
  });

  it('trusts Geidea’s record over a signed callback', async () => {
    await begin();
    const payment = end('approve');
    geidea.orders.length = 0;
    expect((await report(payment)).status).toBe(200);
    expect((await order()).status).toBe('pending');
  });

  it('refunds a Geidea payment of an order that another attempt has paid', async () => {
    await begin();
    const first = sessionId;
    await checkout({ billing: await otherStreet() });
    sessionId = required((await order()).transactionId);
    await report(end('approve'));
    const settled = await order();
    const second = geidea.end(first, 'approve');
    expect((await report(second)).status).toBe(200);
    expect(await order()).toEqual(settled);
    expect(second.detailedStatus).toBe('Refunded');
    expect(firstWords()).toEqual([expect.stringContaining('twice')]);
  });

  it('notifies the operator of a Geidea payment that cannot be refunded', async () => {
    await begin();
    const first = sessionId;
    await checkout({ billing: await otherStreet() });
    sessionId = required((await order()).transactionId);
    await report(end('approve'));
    const second = geidea.end(first, 'approve');
    geidea.trouble.push({ status: 200, body: { responseCode: '000', orders: [second] } }, { status: 500 });
    expect((await report(second)).status).toBe(200);
    expect(firstWords()).toEqual([expect.stringContaining('could not be refunded')]);
  });

  it.each([['hang up' as const], [{ status: 500 }], [{ status: 200, body: '<html>' }]])(
    'reports that cards are unavailable while Geidea fails (%j), and keeps the cart',
    async (trouble) => {
      geidea.trouble.push(trouble);
      const reply = await checkout();
      expect([reply.status, codeOf(reply)]).toEqual([503, 'payment_unavailable']);
      expect(await order()).toMatchObject({ status: 'pending-cart', transactionId: null });
    },
  );

  it('answers a callback with 503 while Geidea’s record cannot be read, so that it is retried', async () => {
    await begin();
    const payment = end('approve');
    geidea.trouble.push({ status: 500 });
    expect((await report(payment)).status).toBe(503);
    expect((await order()).status).toBe('pending');
    expect((await report(payment)).status).toBe(200);
    expect((await order()).status).toBe('processing');
  });

  it('has no test card page with Geidea, and reports live payments in its health', async () => {
    expect((await shop.call('GET', '/api/payment/card?session=x')).status).toBe(404);
    expect((await shop.call('GET', '/api/health')).body).toMatchObject({ payments: 'live' });
  });

  it('logs neither Geidea’s password nor order keys', async () => {
    await begin();
    await back('Success');
    const { key } = await order();
    expect(shop.log.some((line) => line.includes(GEIDEA_PASSWORD) || line.includes(key))).toBe(false);
  });
});

async function otherStreet() {
  const billing = (await card.mona.get(`/api/wcFetch/order/${card.cartId}`)).body as { billing: object };
  return { ...billing.billing, phone: '01012345678', address_1: '15 El Yasmin Street' };
}
