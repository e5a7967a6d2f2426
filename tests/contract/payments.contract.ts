import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentAttempt, PaymentsPort, SessionRequest } from '../../server/ports/payments.js';
import { CASH_ON_DELIVERY, expectShopError, type Open, type Opened, required } from './support.js';

export type ShopperEnd = 'approve' | 'decline' | 'cancel' | 'timeout';

export interface PaymentsUnderTest {
  payments: PaymentsPort;
  /** What the shopper does on the page; answers the callback that the provider sends then. */
  end: (sessionId: string, end: ShopperEnd) => Promise<unknown>;
}

const AMOUNT = 185_050;
let references = 0;

/** What a payment provider promises. */
export function describePaymentsContract(name: string, open: Open<PaymentsUnderTest>): void {
  describe(`${name}: payments`, () => {
    let opened: Opened<PaymentsUnderTest>;
    let reference: string;
    const payments = () => opened.payments;
    const request = (): SessionRequest => ({
      reference,
      amount: AMOUNT,
      locale: 'ar',
      billing: required(CASH_ON_DELIVERY.billing),
      callbackUrl: 'http://shop.test/api/payment/callback',
      returnUrl: `http://shop.test/api/payment/return?order=${reference}&key=k`,
    });
    const lookUp = (changes: Partial<PaymentAttempt> = {}) =>
      payments().lookUp({ reference, sessionId: null, ...changes });
    const openSession = () => payments().openSession(request());

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    beforeEach(() => {
      references += 1;
      reference = `${references}-1`;
    });

    test('a session has an id of its own, and a page at which it is paid', async () => {
      const [one, other] = [await openSession(), await openSession()];
      expect(one).not.toBe(other);
      expect(payments().pageOf(one)).toContain(one);
      expect(payments().pageOf(one)).toMatch(/^(https?:\/\/|\/api\/)/);
    });

    test('of what nobody has paid yet there is no money', async () => {
      expect(await lookUp()).toMatchObject({ reference, state: 'none' });
      await openSession();
      expect((await lookUp()).state).toBe('none');
    });

    test('what is paid is on record with amount, currency, number and kind of money', async () => {
      await opened.end(await openSession(), 'approve');
      const record = await lookUp();
      expect(record).toMatchObject({ reference, state: 'paid', amount: AMOUNT, currency: 'EGP' });
      expect(record.isTest).toBe(payments().mode === 'test');
      expect(record.id).toEqual(expect.any(String));
    });

    test.each([
      ['decline', 'declined'],
      ['cancel', 'cancelled'],
      ['timeout', 'expired'],
    ] as const)('after “%s” the record says %s', async (end, state) => {
      await opened.end(await openSession(), end);
      expect((await lookUp()).state).toBe(state);
    });

    test('of several tries under one name the one with the money counts', async () => {
      const [one, other, third] = [await openSession(), await openSession(), await openSession()];
      await opened.end(one, 'decline');
      await opened.end(other, 'approve');
      await opened.end(third, 'cancel');
      expect((await lookUp()).state).toBe('paid');
    });

    test('another name is another payment', async () => {
      await opened.end(await openSession(), 'approve');
      expect((await lookUp({ reference: `${reference}0` })).state).toBe('none');
    });

    test('a payment of another session under the same name is another payment', async () => {
      const [former, own] = [await openSession(), await openSession()];
      await opened.end(former, 'approve');
      expect((await lookUp({ sessionId: own })).state).toBe('none');
      expect(await lookUp({ sessionId: former })).toMatchObject({ state: 'paid', sessionId: former });
      await opened.end(own, 'approve');
      expect(await lookUp({ sessionId: own })).toMatchObject({ state: 'paid', sessionId: own });
    });

    test('what is given back is on record as refunded', async () => {
      await opened.end(await openSession(), 'approve');
      await payments().refund(await lookUp());
      expect((await lookUp()).state).toBe('refunded');
    });

    test('a callback names the attempt, and is believed only as it was signed', async () => {
      const body = (await opened.end(await openSession(), 'approve')) as Callback;
      expect(payments().readCallback(body)).toBe(reference);
      for (const forged of forgeries(body)) {
        await expectShopError(
          Promise.resolve().then(() => payments().readCallback(forged)),
          'wrong_signature',
        );
      }
    });

    test.each([[undefined], [null], ['text'], [{}], [{ order: {} }], [{ order: { amount: 'x' } }]])(
      'what is no callback (%j) is refused',
      async (body) => {
        await expectShopError(
          Promise.resolve().then(() => payments().readCallback(body)),
          'invalid_fields',
        );
      },
    );
  });
}

interface Callback {
  order: Record<string, unknown>;
  signature: string;
  timeStamp: string;
}

function forgeries(body: Callback): Callback[] {
  const changed = (changes: object): Callback => ({ ...body, order: { ...body.order, ...changes } });
  return [
    { ...body, signature: '' },
    { ...body, signature: body.signature.toLowerCase() },
    { ...body, timeStamp: '1/1/2020 1:00:00 AM' },
    changed({ amount: 1 }),
    changed({ currency: 'USD' }),
    changed({ status: 'success' }),
    changed({ merchantReferenceId: '999-1' }),
    changed({ merchantReferenceId: null }),
    changed({ orderId: 'another' }),
  ];
}
