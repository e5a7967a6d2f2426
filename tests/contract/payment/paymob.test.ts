import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paymob } from '../../../server/adapters/paymob/provider.js';
import { paymobPayments } from '../../../server/adapters/paymob/paymob.js';
import { isSigned } from '../../../server/adapters/paymob/signature.js';
import {
  callbackFor,
  KIOSK,
  PAYMOB,
  paymobHmac,
  type PaymobStandIn,
  type PaymobTransaction,
  type PaymobTrouble,
  returnQuery,
  signedString,
  startPaymob,
} from '../../support/standIns/paymobStandIn.js';
import { callbackOf, describePaymentsContract } from './payments.contract.js';
import { CASH_ON_DELIVERY, expectShopError, required } from '../support.js';

function open({ url }: PaymobStandIn, changes: Partial<Parameters<typeof paymobPayments>[0]> = {}) {
  return paymobPayments({
    url,
    publicKey: PAYMOB.PAYMOB_PUBLIC_KEY,
    secretKey: PAYMOB.PAYMOB_SECRET_KEY,
    apiKey: PAYMOB.PAYMOB_API_KEY,
    hmacSecret: PAYMOB.PAYMOB_HMAC_SECRET,
    integrations: [4_097_558],
    ...changes,
  });
}

function signedCallback(transaction: PaymobTransaction) {
  const { body, hmac } = callbackFor(transaction);
  return callbackOf(body, {}, new URLSearchParams({ hmac }));
}

describePaymentsContract(
  paymob,
  async () => {
    const service = await startPaymob();
    return {
      payments: open(service),
      // Leaving the page sends no callback.
      end: (sessionId, end) => {
        const transaction = service.end(sessionId, end);
        return Promise.resolve(transaction === null ? callbackOf('') : signedCallback(transaction));
      },
      unsigned: (callback) => ({ ...callback, query: new URLSearchParams() }),
      wayBack: (sessionId, end) => {
        const transaction = service.end(sessionId, end);
        return Promise.resolve(transaction === null ? new URLSearchParams() : returnQuery(transaction));
      },
      kiosk: {
        integrations: [KIOSK],
        bill: (sessionId) => {
          const bill = required(service.end(sessionId, 'bill'));
          return { callback: signedCallback(bill), wayBack: returnQuery(bill) };
        },
        pay: (sessionId) => {
          const ofSession = ({ order }: PaymobTransaction) => String(order.id) === sessionId;
          const bill = required(service.transactions.find(ofSession));
          return signedCallback(Object.assign(bill, { pending: false, success: true }));
        },
      },
      close: () => service.close(),
    };
  },
  { repeatsReferences: false, recordsLeaving: false },
);

describe('Paymob', () => {
  let service: PaymobStandIn;
  beforeEach(async () => {
    service = await startPaymob();
  });
  afterEach(() => service.close());

  const REFERENCE = '10001-9f3c0a7d52e86b14c0fa';
  const openSession = (payments = open(service)) =>
    payments.openSession({
      reference: REFERENCE,
      amount: 185_050,
      locale: 'ar',
      billing: { ...CASH_ON_DELIVERY.billing, email: null, lastName: '' },
      callbackUrl: 'https://shop.test/api/payment/callback',
      returnUrl: `https://shop.test/api/payment/return?order=${REFERENCE}`,
    });
  const lookUp = (payments = open(service)) => payments.lookUp({ reference: REFERENCE, sessionId: null });
  const paid = async (changes: Partial<PaymobTransaction> = {}) =>
    required(service.end((await openSession()).id, 'approve', changes));

  it('signs in the stand-in the very string of Paymob’s documents', async () => {
    const sample = await paid({ id: 192_036_465, amount_cents: 100_000, integration_id: 4_097_558 });
    const transaction = { ...sample, order: { ...sample.order, id: 217_503_754 } };
    expect(signedString(transaction)).toBe(
      '1000002024-06-13T11:33:44.592345EGPfalsefalse1920364654097558truefalsefalsefalsetruefalse217503754302852false2346MasterCardcardtrue',
    );
  });

  it('sends amount in piastres, customer, integrations, callback and return address to Paymob', async () => {
    const { id, url } = await openSession();
    expect(service.intentionOf(id)).toMatchObject({
      amount: 185_050,
      currency: 'EGP',
      payment_methods: [4_097_558],
      special_reference: REFERENCE,
      expiration: 900,
      notification_url: 'https://shop.test/api/payment/callback',
      redirection_url: `https://shop.test/api/payment/return?order=${REFERENCE}`,
      billing_data: { phone_number: '+201012345678', last_name: 'NA', email: 'NA' },
    });
    expect(url).toMatch(
      /\/unifiedcheckout\/\?publicKey=egy_pk_live_standin&clientSecret=egy_csk_[0-9a-f]{32}$/,
    );
    expect(JSON.stringify(service.calls)).not.toContain(PAYMOB.PAYMOB_SECRET_KEY);
  });

  it.each<[keyof PaymobTransaction, unknown]>([
    ['amount_cents', 1],
    ['created_at', '2025-01-01'],
    ['currency', 'USD'],
    ['error_occured', true],
    ['has_parent_transaction', true],
    ['id', 1],
    ['integration_id', 1],
    ['is_3d_secure', false],
    ['is_auth', true],
    ['is_capture', true],
    ['is_refunded', true],
    ['is_standalone_payment', false],
    ['is_voided', true],
    ['order', { id: 1 }],
    ['owner', 1],
    ['pending', true],
    ['source_data', { type: 'card', pan: '1', sub_type: 'MasterCard' }],
    ['success', false],
  ])('rejects a callback whose %s differs from what was signed', async (field, value) => {
    const { body, hmac } = callbackFor({ ...(await paid()) });
    const { obj } = body as { obj: object };
    const forged = callbackOf(
      { type: 'TRANSACTION', obj: { ...obj, [field]: value } },
      {},
      new URLSearchParams({ hmac }),
    );
    await expectShopError(Promise.resolve(open(service).readCallback(forged)).then(), 'wrong_signature');
  });

  it('accepts a signed message about a saved card, and does nothing', async () => {
    const obj = {
      card_subtype: 'MasterCard',
      created_at: '2024-06-13T12:00:00',
      email: 'mona@example.com',
      id: 7,
      masked_pan: 'xxxx-xxxx-xxxx-2346',
      merchant_id: 302_852,
      order_id: '217503754',
      token: 'abc',
    };
    const hmac = paymobHmac(Object.values(obj).join(''));
    expect(isSigned('TOKEN', obj, hmac, PAYMOB.PAYMOB_HMAC_SECRET)).toBe(true);
    const callback = callbackOf({ type: 'TOKEN', obj }, {}, new URLSearchParams({ hmac }));
    expect(await open(service).readCallback(callback)).toBeNull();
  });

  it.each<[string, Partial<PaymobTransaction>, object]>([
    ['another amount', { amount_cents: 1 }, { state: 'paid', amount: 1 }],
    ['another currency', { currency: 'USD' }, { state: 'paid', currency: 'USD' }],
    ['test money', { is_live: false }, { state: 'paid', isTest: true }],
    ['money that is only authorised', { is_auth: true }, { state: 'open' }],
    ['a payment in progress', { pending: true, success: false }, { state: 'open' }],
    ['an error in spite of success', { error_occured: true }, { state: 'declined' }],
    ['a voided payment', { is_voided: true }, { state: 'refunded' }],
    [
      'a payment refunded in part',
      { refunded_amount_cents: 50 },
      { state: 'refunded', isReturnedInPart: true },
    ],
  ])('reports Paymob’s record as it is: %s', async (_, changes, record) => {
    await paid(changes);
    expect(await lookUp()).toMatchObject(record);
  });

  it('reports a payment that succeeded after a declined card in the same session', async () => {
    const { id } = await openSession();
    service.end(id, 'decline');
    service.end(id, 'approve');
    expect((await lookUp()).state).toBe('paid');
  });

  it('requests one token for many look-ups, and another when it has expired', async () => {
    const payments = open(service);
    const tokens = () => service.calls.filter(({ path }) => path === '/api/auth/tokens').length;
    await Promise.all([lookUp(payments), lookUp(payments)]);
    expect(tokens()).toBe(1);
    service.tokens.clear();
    expect((await lookUp(payments)).state).toBe('none');
    expect(tokens()).toBe(2);
  });

  it.each<[string, PaymobTrouble | 'hang up', Partial<Parameters<typeof paymobPayments>[0]>?]>([
    ['hangs up', 'hang up'],
    ['answers 500', { status: 500, body: { token: 'x' } }],
    ['answers a page for people', { status: 200, body: '<html>' }],
    ['answers something else', { status: 200, body: { token: 5, client_secret: '', order: {} } }],
    ['refuses', { status: 406, body: { detail: 'unmatched_item_prices' } }],
    ['sends us elsewhere', { status: 302, body: '' }],
    ['is too slow', { status: 200, afterMs: 500 }, { timeoutMs: 50 }],
    ['answers with a gateway’s 404', { status: 404, body: '<h1>404</h1>' }],
  ])(
    'reports a payment outage when Paymob %s, without secrets in the reason',
    async (_, trouble, changes) => {
      for (const work of [openSession, lookUp]) {
        service.trouble.push(trouble);
        const failed = work(open(service, changes));
        await expectShopError(failed, 'payment_unavailable');
        const reason = await failed.catch((error: unknown) => String((error as Error).cause));
        for (const secret of Object.values(PAYMOB)) expect(reason).not.toContain(secret);
      }
    },
  );

  it.each([
    ['secret key', { secretKey: 'egy_sk_live_another' }],
    ['integration', { integrations: [1] }],
  ])('opens no session with a wrong %s, and says which setting to check', async (_, changes) => {
    const failed = openSession(open(service, changes));
    await expectShopError(failed, 'payment_unavailable');
    const reason = await failed.catch((error: unknown) => String((error as Error).cause));
    expect(reason).toMatch(/PAYMOB_(?:SECRET_KEY|INTEGRATIONS)/);
  });

  it('looks nothing up with a wrong API key, and says which setting to check', async () => {
    const failed = lookUp(open(service, { apiKey: 'another' }));
    await expectShopError(failed, 'payment_unavailable');
    expect(await failed.catch((error: unknown) => String((error as Error).cause))).toContain(
      'PAYMOB_API_KEY',
    );
  });

  it('refunds nothing that Paymob does not confirm', async () => {
    await paid();
    const record = await lookUp();
    service.trouble.push({ status: 201, body: { success: false } });
    await expectShopError(open(service).refund(record), 'payment_unavailable');
    await expectShopError(open(service).refund({ ...record, amount: 999_999 }), 'payment_unavailable');
    expect((await lookUp()).state).toBe('paid');
  });
});
