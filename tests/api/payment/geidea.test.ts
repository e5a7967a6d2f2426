import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { required } from '../../contract/support.js';
import {
  GEIDEA_PASSWORD,
  GEIDEA_PUBLIC_KEY,
  type GeideaEnd,
  type GeideaOrder,
  startGeidea,
} from '../../support/geideaStandIn.js';
import { comeBack, openCardShop, PIECES, STOCK } from './card.js';
import { codeOf, ORIGIN } from '../shop.js';

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

/** Orders by card; the session is then known. */
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

/** What Geidea adds to the address is not signed. */
function back(message: string): Promise<string> {
  const { pathname, searchParams } = new URL(geidea.sessionOf(sessionId).returnUrl);
  searchParams.set('sessionId', sessionId);
  searchParams.set('orderId', 'x');
  searchParams.set('responseMessage', message);
  return comeBack(card.mona, `${pathname}?${searchParams.toString()}`);
}

describe('paying at Geidea', () => {
  it('leads to its page, with the session on the order, and is settled by its callback', async () => {
    expect(await begin()).toBe(`${geidea.url}/hpp/checkout/?${sessionId}`);
    expect(geidea.sessionOf(sessionId)).toMatchObject({
      merchantReferenceId: await card.reference(),
      callbackUrl: `${ORIGIN}/api/payment/callback`,
    });
    const payment = end('approve');
    expect((await report(payment)).status).toBe(200);
    expect(await order()).toMatchObject({ status: 'processing', transactionId: payment.orderId });
    expect(await back('Success')).toBe(await thanks());
    expect(await stock()).toBe(STOCK - PIECES);
  });

  it('without a callback is settled by the way back, and by the reconciliation', async () => {
    await begin();
    end('approve');
    expect(await back('Success')).toBe(await thanks());
    expect((await order()).status).toBe('processing');
  });

  it('of a closed tab is settled by the reconciliation', async () => {
    await begin();
    end('approve');
    expect((await reconcile()).body).toMatchObject({ settled: 1, failed: 0 });
    expect((await order()).status).toBe('processing');
  });

  it.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
    ['timeout', 'timed_out'],
  ] as const)('that ends with “%s” is the cart again', async (how, reason) => {
    await begin();
    expect((await report(end(how))).status).toBe(200);
    expect((await order()).status).toBe('pending-cart');
    expect(await back('whatever')).toBe(unpaid(reason));
  });

  it('that the shopper left without a card is the cart again', async () => {
    await begin();
    expect(await back('Cancelled by User')).toBe(unpaid('cancelled'));
    expect((await order()).status).toBe('pending-cart');
  });

  it.each([
    ['another amount', { amount: 1 }],
    ['another currency', { currency: 'USD' }],
    ['test money', { isTest: true }],
  ])('with %s holds the order and tells the operator', async (_, changes) => {
    await begin();
    expect((await report(end('approve', changes))).status).toBe(200);
    expect((await order()).status).toBe('on-hold');
    expect(firstWords()).toEqual([expect.stringContaining('does not match')]);
  });

  it('reported with a signature but not on record is no money: the record decides', async () => {
    await begin();
    const payment = end('approve');
    geidea.orders.length = 0;
    expect((await report(payment)).status).toBe(200);
    expect((await order()).status).toBe('pending');
  });

  it('of an order that another attempt has paid goes back to the card', async () => {
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

  it('that cannot be given back is told to the operator', async () => {
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
    'is refused while Geidea is in trouble (%j), and the cart stays',
    async (trouble) => {
      geidea.trouble.push(trouble);
      const reply = await checkout();
      expect([reply.status, codeOf(reply)]).toEqual([503, 'payment_unavailable']);
      expect(await order()).toMatchObject({ status: 'pending-cart', transactionId: null });
    },
  );

  it('whose record cannot be read now answers the callback 503, so that it comes again', async () => {
    await begin();
    const payment = end('approve');
    geidea.trouble.push({ status: 500 });
    expect((await report(payment)).status).toBe(503);
    expect((await order()).status).toBe('pending');
    expect((await report(payment)).status).toBe(200);
    expect((await order()).status).toBe('processing');
  });

  it('has no test page in this shop, and real money in its health', async () => {
    expect((await shop.call('GET', '/api/payment/card?session=x')).status).toBe(404);
    expect((await shop.call('GET', '/api/health')).body).toMatchObject({ payments: 'live' });
  });

  it('writes neither password nor order keys into the log', async () => {
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
