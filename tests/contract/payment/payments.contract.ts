import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CardProvider } from '../../../server/ports/cardProvider.js';
import { allowedPaymentPage } from '../../../server/ports/shared/paymentPage.js';
import type {
  PaymentAttempt,
  PaymentCallback,
  PaymentsPort,
  SessionRequest,
} from '../../../server/ports/payments.js';
import { CASH_ON_DELIVERY, expectShopError, type Open, type Opened, required } from '../support.js';

export type ShopperEnd = 'approve' | 'decline' | 'cancel' | 'timeout';

export interface PaymentsUnderTest {
  payments: PaymentsPort;
  /** Simulates the shopper's choice on the payment page; returns the resulting callback. */
  end: (sessionId: string, end: ShopperEnd) => Promise<PaymentCallback>;
  /** The same callback from someone without the signing key. */
  unsigned: (callback: PaymentCallback) => PaymentCallback;
  /** Parameters that the provider adds to the return URL for an outcome. */
  wayBack: (sessionId: string, end: ShopperEnd) => Promise<URLSearchParams>;
  /** Of a provider that takes payments at kiosks. */
  kiosk?: KioskUnderTest;
}

interface KioskUnderTest {
  /** What the way of a kiosk has as its integrations. */
  integrations: readonly number[];
  /** Simulates that the shopper asks for a number; returns the resulting callback and the parameters of the way back. */
  bill: (sessionId: string) => { callback: PaymentCallback; wayBack: URLSearchParams };
  /** Simulates that the number of the session is paid, days later; returns the resulting callback. */
  pay: (sessionId: string) => PaymentCallback;
}

/** A callback as the provider sends it. */
export function callbackOf(
  body: unknown,
  headers: Record<string, string> = {},
  query = new URLSearchParams(),
): PaymentCallback {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    rawBody: new TextEncoder().encode(text),
    headers: new Headers({ 'content-type': 'application/json', ...headers }),
    query,
  };
}

/** An absolute URL, or a path that is no page of this shop; stand-ins run on localhost. */
const PAGE = /^(?:https:\/\/|http:\/\/127\.0\.0\.1:|\/api\/)/;

const AMOUNT = 185_050;
let references = 0;

interface ProviderTraits {
  /** Whether several sessions can be opened under one reference. */
  repeatsReferences?: boolean;
  /** Whether it records that a shopper left, or let the session expire. */
  recordsLeaving?: boolean;
}

/** The contract of a payment provider. One that declares the kind `kiosk` is held to the part about numbers as well. */
export function describePaymentsContract(
  { name, kinds }: Pick<CardProvider, 'name' | 'kinds'>,
  open: Open<PaymentsUnderTest>,
  { repeatsReferences = true, recordsLeaving = true }: ProviderTraits = {},
): void {
  describe(`${name}: payments`, () => {
    let opened: Opened<PaymentsUnderTest>;
    let reference: string;
    const payments = () => opened.payments;
    const request = (as = reference): SessionRequest => ({
      reference: as,
      amount: AMOUNT,
      locale: 'ar',
      billing: required(CASH_ON_DELIVERY.billing),
      callbackUrl: 'http://shop.test/api/payment/callback',
      returnUrl: `http://shop.test/api/payment/return?order=${as}&key=k`,
    });
    const lookUp = (changes: Partial<PaymentAttempt> = {}) =>
      payments().lookUp({ reference, sessionId: null, ...changes });
    const openSession = async (as = reference) => (await payments().openSession(request(as))).id;
    const read = async (callback: PaymentCallback) => payments().readCallback(callback);
    /** The attempt's reference that a callback is parsed to, or the error code. */
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

    test('creates a session with a unique id and a payment page', async () => {
      const one = await payments().openSession(request());
      const other = await payments().openSession(request(`${reference}0`));
      expect(one.id).not.toBe(other.id);
      expect(one.url).not.toBe(other.url);
      for (const { url } of [one, other]) {
        expect(url).toMatch(PAGE);
        expect(allowedPaymentPage(payments(), url)).toBe(url);
      }
    });

    test('recognises only the adapter’s own payment pages', () => {
      expect(payments().pagesAt).not.toEqual([]);
      for (const url of ['https://evil.example/', '//evil.example/', '/checkout', 'javascript:alert(1)']) {
        expect(allowedPaymentPage(payments(), url)).toBeNull();
      }
    });

    test('has no money on record before a payment', async () => {
      expect(await lookUp()).toMatchObject({ reference, state: 'none' });
      await openSession();
      expect((await lookUp()).state).toBe('none');
    });

    test('records amount, currency, number and mode of a payment', async () => {
      await opened.end(await openSession(), 'approve');
      const record = await lookUp();
      expect(record).toMatchObject({ reference, state: 'paid', amount: AMOUNT, currency: 'EGP' });
      expect(record.isTest).toBe(payments().mode === 'test');
      expect(record.id).toEqual(expect.any(String));
    });

    test.each([
      ['decline', 'declined'],
      ['cancel', recordsLeaving ? 'cancelled' : 'none'],
      ['timeout', recordsLeaving ? 'expired' : 'none'],
    ] as const)('records “%s” as %s', async (end, state) => {
      await opened.end(await openSession(), end);
      expect((await lookUp()).state).toBe(state);
    });

    test.runIf(repeatsReferences)(
      'reports the successful one of several payments under one reference',
      async () => {
        const [one, other, third] = [await openSession(), await openSession(), await openSession()];
        await opened.end(one, 'decline');
        await opened.end(other, 'approve');
        await opened.end(third, 'cancel');
        expect((await lookUp()).state).toBe('paid');
      },
    );

    test('keeps payments of different references apart', async () => {
      await opened.end(await openSession(), 'approve');
      expect((await lookUp({ reference: `${reference}0` })).state).toBe('none');
    });

    test.runIf(!repeatsReferences)('refuses a second session under the same reference', async () => {
      await openSession();
      await expectShopError(openSession(), 'payment_unavailable');
    });

    test('finds no payment in the session of another reference', async () => {
      const [own, other] = [await openSession(), await openSession(`${reference}0`)];
      await opened.end(own, 'approve');
      expect((await lookUp({ sessionId: other })).state).toBe('none');
    });

    test.runIf(repeatsReferences)(
      'keeps payments of different sessions under the same reference apart',
      async () => {
        const [former, own] = [await openSession(), await openSession()];
        await opened.end(former, 'approve');
        expect((await lookUp({ sessionId: own })).state).toBe('none');
        expect(await lookUp({ sessionId: former })).toMatchObject({ state: 'paid', sessionId: former });
        await opened.end(own, 'approve');
        expect(await lookUp({ sessionId: own })).toMatchObject({ state: 'paid', sessionId: own });
      },
    );

    test('records a refund', async () => {
      await opened.end(await openSession(), 'approve');
      await payments().refund(await lookUp());
      expect((await lookUp()).state).toBe('refunded');
    });

    test('names the attempt in a callback, however often it is sent', async () => {
      const callback = await opened.end(await openSession(), 'approve');
      expect(await read(callback)).toBe(reference);
      expect(await read(callback)).toBe(reference);
    });

    test('rejects an unsigned callback', async () => {
      const callback = await opened.end(await openSession(), 'approve');
      await expectShopError(read(opened.unsigned(callback)), 'wrong_signature');
    });

    test('rejects a tampered callback, or names the same attempt where that byte is not signed', async () => {
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

    test('rejects a callback that names another attempt than was signed', async () => {
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
      'rejects an invalid callback (%s)',
      async (body) => {
        expect(['invalid_fields', 'wrong_signature']).toContain(await heard(callbackOf(body)));
      },
    );

    test.each([
      ['approve', null],
      ['decline', 'declined'],
      ['cancel', recordsLeaving ? 'cancelled' : null],
      ['timeout', recordsLeaving ? 'timed_out' : null],
    ] as const)('reads from the return URL after “%s” why nothing was paid: %s', async (end, reason) => {
      expect(payments().readReturn(await opened.wayBack(await openSession(), end))).toBe(reason);
    });

    test('reads no reason from a return URL without the provider’s parameters', () => {
      expect(payments().readReturn(new URLSearchParams({ order: reference, key: 'k' }))).toBeNull();
    });

    describe.runIf(kinds.includes('kiosk'))('at a kiosk', () => {
      const kiosk = () => required(opened.kiosk);
      const openBill = async (as = reference) => {
        const { id } = await payments().openSession({
          ...request(as),
          integrations: kiosk().integrations,
        });
        return { sessionId: id, ...kiosk().bill(id) };
      };

      test('gives a number to pay with, which stays the same, and no money until then', async () => {
        await openBill();
        const record = await lookUp();
        expect(record).toMatchObject({ reference, state: 'open', amount: AMOUNT, currency: 'EGP' });
        expect(record.code).toMatch(/^\w{4,30}$/);
        expect((await lookUp()).code).toBe(record.code);
      });

      test('gives every order a number of its own', async () => {
        await openBill();
        await openBill(`${reference}0`);
        expect((await lookUp({ reference: `${reference}0` })).code).not.toBe((await lookUp()).code);
      });

      test('names the attempt of a number in its callback, and no failure on the way back', async () => {
        const { callback, wayBack } = await openBill();
        expect(await read(callback)).toBe(reference);
        await expectShopError(read(opened.unsigned(callback)), 'wrong_signature');
        expect(payments().readReturn(wayBack)).toBeNull();
      });

      test('records the payment of a number like any other, and names it again', async () => {
        const { sessionId } = await openBill();
        expect(await read(kiosk().pay(sessionId))).toBe(reference);
        const record = await lookUp({ sessionId });
        expect(record).toMatchObject({ state: 'paid', amount: AMOUNT, currency: 'EGP' });
        expect(record.code).toBeUndefined();
      });

      test('returns the money of a number, or says that it cannot', async () => {
        const { sessionId } = await openBill();
        kiosk().pay(sessionId);
        const refused = await payments()
          .refund(await lookUp())
          .then(
            () => null,
            (error: unknown) => (error as { code?: string }).code,
          );
        expect([null, 'payment_unavailable']).toContain(refused);
        expect((await lookUp()).state).toBe(refused === null ? 'refunded' : 'paid');
      });
    });
  });
}
