import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { vouchedPage } from '../../server/ports/paymentPage.js';
import type {
  PaymentAttempt,
  PaymentCallback,
  PaymentsPort,
  SessionRequest,
} from '../../server/ports/payments.js';
import { CASH_ON_DELIVERY, expectShopError, type Open, type Opened, required } from './support.js';

export type ShopperEnd = 'approve' | 'decline' | 'cancel' | 'timeout';

export interface PaymentsUnderTest {
  payments: PaymentsPort;
  /** What the shopper does on the page; answers the callback that the provider sends then. */
  end: (sessionId: string, end: ShopperEnd) => Promise<PaymentCallback>;
  /** The same callback, from somebody who cannot sign. */
  unsigned: (callback: PaymentCallback) => PaymentCallback;
  /** What the provider adds to the address of the way back when a session has ended so. */
  wayBack: (sessionId: string, end: ShopperEnd) => Promise<URLSearchParams>;
}

/** A callback as a provider sends it. */
export function callbackOf(body: unknown, headers: Record<string, string> = {}): PaymentCallback {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    rawBody: new TextEncoder().encode(text),
    headers: new Headers({ 'content-type': 'application/json', ...headers }),
    query: new URLSearchParams(),
  };
}

/** An address of the web, or a path of this shop that is no page of it; stand-ins answer on this machine. */
const PAGE = /^(?:https:\/\/|http:\/\/127\.0\.0\.1:|\/api\/)/;

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
    const openSession = async () => (await payments().openSession(request())).id;
    const read = async (callback: PaymentCallback) => payments().readCallback(callback);
    /** What is made of a callback: the attempt's name, or the code of the complaint. */
    const heard = (callback: PaymentCallback) =>
      read(callback).catch((error: unknown) => (error as { code?: string }).code);

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    beforeEach(() => {
      references += 1;
      reference = `${references}-1`;
    });

    test('a session has an id of its own, and a page at which it is paid', async () => {
      const [one, other] = [await payments().openSession(request()), await payments().openSession(request())];
      expect(one.id).not.toBe(other.id);
      expect(one.url).not.toBe(other.url);
      for (const { url } of [one, other]) {
        expect(url).toMatch(PAGE);
        expect(vouchedPage(payments(), url)).toBe(url);
      }
    });

    test('the adapter vouches for its own pages alone', () => {
      expect(payments().pagesAt).not.toEqual([]);
      for (const url of ['https://evil.example/', '//evil.example/', '/checkout', 'javascript:alert(1)']) {
        expect(vouchedPage(payments(), url)).toBeNull();
      }
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

    test('a callback names the attempt, however often it comes', async () => {
      const callback = await opened.end(await openSession(), 'approve');
      expect(await read(callback)).toBe(reference);
      expect(await read(callback)).toBe(reference);
    });

    test('a callback that nobody has signed is refused', async () => {
      const callback = await opened.end(await openSession(), 'approve');
      await expectShopError(read(opened.unsigned(callback)), 'wrong_signature');
    });

    test('a callback with an altered byte is refused, or names the same attempt where nothing signs that byte', async () => {
      const callback = await opened.end(await openSession(), 'approve');
      const answers = new Set<unknown>();
      for (const index of callback.rawBody.keys()) {
        const rawBody = callback.rawBody.slice();
        rawBody[index] = (rawBody[index] ?? 0) ^ 1;
        answers.add(await heard({ ...callback, rawBody }));
      }
      expect([...answers]).toContain('wrong_signature');
      answers.delete('wrong_signature');
      answers.delete('invalid_fields');
      answers.delete(reference);
      expect([...answers]).toEqual([]);
    });

    test('a callback that names another attempt than was signed is refused', async () => {
      const callback = await opened.end(await openSession(), 'approve');
      const text = new TextDecoder().decode(callback.rawBody);
      const forged = text.replace(JSON.stringify(reference), JSON.stringify('999-1'));
      expect(forged).not.toBe(text);
      await expectShopError(
        read({ ...callback, rawBody: new TextEncoder().encode(forged) }),
        'wrong_signature',
      );
    });

    test.each(['', 'null', '"text"', '[]', '{}', '{"order":{}}', '{"order":{"amount":"x"}}', 'nonsense'])(
      'what is no callback (%s) is refused',
      async (body) => {
        expect(['invalid_fields', 'wrong_signature']).toContain(await heard(callbackOf(body)));
      },
    );

    test.each([
      ['approve', null],
      ['decline', 'declined'],
      ['cancel', 'cancelled'],
      ['timeout', 'timed_out'],
    ] as const)('the way back after “%s” says why nothing will be paid: %s', async (end, reason) => {
      expect(payments().readReturn(await opened.wayBack(await openSession(), end))).toBe(reason);
    });

    test('the way back without a word of the provider says nothing', () => {
      expect(payments().readReturn(new URLSearchParams({ order: reference, key: 'k' }))).toBeNull();
    });
  });
}
