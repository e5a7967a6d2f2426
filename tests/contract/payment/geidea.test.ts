import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { geideaPayments } from '../../../server/adapters/geidea/geidea.js';
import {
  GEIDEA_PASSWORD,
  GEIDEA_PUBLIC_KEY,
  geideaSignature,
  type GeideaStandIn,
  type GeideaTrouble,
  startGeidea,
} from '../../support/standIns/geideaStandIn.js';
import { geidea } from '../../../server/adapters/geidea/provider.js';
import { callbackOf, describePaymentsContract, type ShopperEnd } from './payments.contract.js';
import { CASH_ON_DELIVERY, expectShopError } from '../support.js';

const KEYS = { publicKey: GEIDEA_PUBLIC_KEY, password: GEIDEA_PASSWORD };

function open({ url }: GeideaStandIn, changes: Partial<Parameters<typeof geideaPayments>[0]> = {}) {
  return geideaPayments({ url, ...KEYS, mode: 'live', ...changes });
}

/** `responseMessage`, as Geidea writes it into the return URL. */
const LAST_WORDS: Record<ShopperEnd, string> = {
  approve: 'Success',
  decline: 'Payment declined',
  cancel: 'Cancelled by User',
  timeout: 'Session expired',
};

describePaymentsContract(geidea, async () => {
  const service = await startGeidea();
  return {
    payments: open(service),
    end: (sessionId, end) => Promise.resolve(callbackOf(service.callbackOf(service.end(sessionId, end)))),
    unsigned: ({ rawBody }) => {
      const body = JSON.parse(new TextDecoder().decode(rawBody)) as object;
      return callbackOf({ ...body, signature: '' });
    },
    wayBack: (_, end) => Promise.resolve(new URLSearchParams({ responseMessage: LAST_WORDS[end] })),
    close: () => service.close(),
  };
});

it('signs in the stand-in as Geidea’s own plugins do', () => {
  const amount = ['1850.00', 'EGP'];
  const [reference, timestamp, orderId] = [
    'WC-1042',
    '2/21/2024 5:16:48 AM',
    '6ea00782-957a-459b-9ff7-08db103ef12c',
  ];
  expect(geideaSignature(GEIDEA_PUBLIC_KEY, ...amount, reference, timestamp)).toBe(
    '2G3zFFdJ1C5GyDtB6fYpTBfil2HpaqYEd8u7sCw4xuU=',
  );
  expect(geideaSignature(GEIDEA_PUBLIC_KEY, ...amount, orderId, 'Success', reference, timestamp)).toBe(
    'GSZb8e1t/oAk5Y/moA/HLKDSC2zR+yPtVAlgm2ZqD8Q=',
  );
  expect(geideaSignature(timestamp, GEIDEA_PUBLIC_KEY, '1850.00', orderId)).toBe(
    'fiJtAK81fB8elet95RNTH6coUyoeMzyVtn1I9SCm5uI=',
  );
});

describe('Geidea', () => {
  let service: GeideaStandIn;
  beforeEach(async () => {
    service = await startGeidea();
  });
  afterEach(() => service.close());

  const openSession = (payments = open(service)) =>
    payments.openSession({
      reference: '10001-1',
      amount: 185_000,
      locale: 'ar',
      billing: { ...CASH_ON_DELIVERY.billing, email: null },
      callbackUrl: 'https://shop.test/api/payment/callback',
      returnUrl: 'https://shop.test/api/payment/return?order=10001-1',
    });

  it('sends customer, language, callback and return URL to Geidea', async () => {
    await openSession();
    expect(service.calls[0]?.body).toMatchObject({
      amount: 1850,
      currency: 'EGP',
      merchantReferenceId: '10001-1',
      language: 'ar',
      callbackUrl: 'https://shop.test/api/payment/callback',
      returnUrl: 'https://shop.test/api/payment/return?order=10001-1',
      appearance: { uiMode: 'redirection' },
      customer: { phoneNumber: '+201012345678', address: { billing: { country: 'EGY', city: 'Nasr City' } } },
    });
    expect(JSON.stringify(service.calls[0])).not.toContain(GEIDEA_PASSWORD);
  });

  it.each([
    ['https://api.merchant.geidea.net', 'https://www.merchant.geidea.net/hpp/checkout/?s-1'],
    ['https://api.merchant.geidea.net/', 'https://www.merchant.geidea.net/hpp/checkout/?s-1'],
    ['https://api.ksamerchant.geidea.net', 'https://www.ksamerchant.geidea.net/hpp/checkout/?s-1'],
    ['https://api.geidea.ae', 'https://payments.geidea.ae/hpp/checkout/?s-1'],
  ])('has the payment page of %s at %s', async (url, page) => {
    const answer = JSON.stringify({ responseCode: '000', session: { id: 's-1' } });
    const ask = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(answer));
    expect(await openSession(open(service, { url }))).toEqual({ id: 's-1', url: page });
    ask.mockRestore();
  });

  it('signs amount, currency, number, status, name and time of a callback', async () => {
    const body = service.callbackOf(service.end((await openSession()).id, 'approve'));
    const payments = open(service);
    const changed = (changes: object) => ({ ...body, order: { ...body.order, ...changes } });
    expect(payments.readCallback(callbackOf(body))).toBe('10001-1');
    for (const forged of [
      { ...body, signature: body.signature.toLowerCase() },
      { ...body, timeStamp: '1/1/2020 1:00:00 AM' },
      changed({ amount: 1 }),
      changed({ currency: 'USD' }),
      changed({ status: 'success' }),
      changed({ merchantReferenceId: '999-1' }),
      changed({ merchantReferenceId: null }),
      changed({ orderId: 'another' }),
    ]) {
      await expectShopError(
        Promise.resolve().then(() => payments.readCallback(callbackOf(forged))),
        'wrong_signature',
      );
    }
  });

  it('ignores a payment at Geidea without an attempt’s reference', async () => {
    const payment = service.end((await openSession()).id, 'approve', { merchantReferenceId: '' });
    const body = service.callbackOf(payment);
    const nameless = { ...body, order: { ...body.order, merchantReferenceId: null } };
    expect(open(service).readCallback(callbackOf(nameless))).toBeNull();
  });

  it.each([
    ['another amount', { amount: 1849.99 }, { state: 'paid', amount: 184_999 }],
    ['another currency', { currency: 'USD' }, { state: 'paid', currency: 'USD' }],
    ['test money', { isTest: true }, { state: 'paid', isTest: true }],
    ['success in one word alone', { detailedStatus: 'Authorized' }, { state: 'open' }],
    ['a word that nobody knows', { status: 'Success', detailedStatus: 'Review' }, { state: 'open' }],
    ['money that went back', { detailedStatus: 'Refunded' }, { state: 'refunded' }],
    [
      'money of which a part went back',
      { detailedStatus: 'PartiallyRefunded' },
      { state: 'refunded', isReturnedInPart: true },
    ],
  ])('reports Geidea’s record as it is: %s', async (_, changes, record) => {
    service.end((await openSession()).id, 'approve', changes);
    expect(await open(service).lookUp({ reference: '10001-1', sessionId: null })).toMatchObject(record);
  });

  it('rejects Geidea’s record of another reference', async () => {
    const other = { orderId: 'x', merchantReferenceId: '10002-1', amount: 1850, currency: 'EGP' };
    const orders = [{ ...other, status: 'Success', detailedStatus: 'Paid' }];
    service.trouble.push({ status: 200, body: { responseCode: '000', orders } });
    expect((await open(service).lookUp({ reference: '10001-1', sessionId: null })).state).toBe('none');
  });

  it('accepts Geidea’s answer that it has no record of a payment', async () => {
    service.trouble.push({
      status: 404,
      body: { responseCode: '100', detailedResponseMessage: 'Order not found' },
    });
    expect((await open(service).lookUp({ reference: '10001-1', sessionId: null })).state).toBe('none');
  });

  it.each<[string, GeideaTrouble | 'hang up', Partial<Parameters<typeof geideaPayments>[0]>?]>([
    ['hangs up', 'hang up'],
    ['answers 500', { status: 500, body: { responseCode: '000' } }],
    ['answers a page for people', { status: 200, body: '<html>' }],
    ['answers something else', { status: 200, body: { responseCode: '000', orders: 'none', session: {} } }],
    ['refuses', { status: 200, body: { responseCode: '100', responseMessage: 'General error' } }],
    ['sends us elsewhere', { status: 302, body: '' }],
    ['is too slow', { status: 200, afterMs: 500 }, { timeoutMs: 50 }],
    ['knows another password', { status: 401, body: { responseCode: '027' } }],
  ])(
    'reports a payment outage when Geidea %s, without secrets in the reason',
    async (_, trouble, changes) => {
      const payments = open(service, changes);
      for (const work of [
        () => openSession(payments),
        () => payments.lookUp({ reference: '10001-1', sessionId: null }),
      ]) {
        service.trouble.push(trouble);
        await expectShopError(work(), 'payment_unavailable');
        service.trouble.push(trouble);
        const reason = await work().catch((error: unknown) => error as Error);
        expect(String((reason as Error).cause)).not.toContain(GEIDEA_PASSWORD);
      }
    },
  );

  it('reports a payment outage on a wrong password, because no signature matches', async () => {
    await expectShopError(openSession(open(service, { password: 'another' })), 'payment_unavailable');
    expect(service.sessions.size).toBe(0);
  });

  it('refunds nothing that is not paid', async () => {
    service.end((await openSession()).id, 'decline');
    const record = await open(service).lookUp({ reference: '10001-1', sessionId: null });
    await expectShopError(open(service).refund(record), 'payment_unavailable');
  });

  it('reports no refund when Geidea does not find the payment', async () => {
    service.trouble.push({ status: 200, body: { responseCode: '100', responseMessage: 'Order not found' } });
    const record = { reference: '10001-1', state: 'paid', id: 'x', amount: 1, currency: 'EGP' } as const;
    await expectShopError(
      open(service).refund({ ...record, sessionId: null, isTest: false }),
      'payment_unavailable',
    );
  });

  it('writes nothing to the console', async () => {
    const spoken = vi.spyOn(console, 'log');
    await openSession();
    expect(spoken).not.toHaveBeenCalled();
    spoken.mockRestore();
  });
});
