import type { Billing } from '../../domain/order/order.js';
import type { Locale } from '../../domain/core/locale.js';
import type { Piastres } from '../../domain/core/money.js';
import type { UnpaidReason } from '../../domain/payment/payment.js';

/** The one currency of the shop, as payment providers name it. */
export const CURRENCY = 'EGP';

/** A payment that a shopper is to be sent away for. */
export interface SessionRequest {
  /** Name of the attempt, `{order}-{random}`; the provider finds the payment again by it. */
  reference: string;
  amount: Piastres;
  locale: Locale;
  billing: Billing;
  /** Whole addresses: where the provider reports to, and where it sends the shopper back. */
  callbackUrl: string;
  returnUrl: string;
}

/** A session that the provider has opened, in which the amount can be paid once. */
export interface PaymentSession {
  /** The provider's own name for it. */
  id: string;
  /** Where it is paid: one of the port's `pagesAt`. */
  url: string;
}

/** A provider's message as it came, for its signature may be over any part of it. */
export interface PaymentCallback {
  rawBody: Uint8Array;
  headers: Headers;
  query: URLSearchParams;
}

/**
 * How the provider says an attempt stands. `none`: it knows of no payment, such as before the shopper has entered
 * a card. `open`: one is under way.
 */
export type PaymentState = 'none' | 'open' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'refunded';

/** An attempt to pay, as the shop knows it. */
export interface PaymentAttempt {
  reference: string;
  /** The session that was opened for it, by its id; null where the shop does not know it (any more). */
  sessionId: string | null;
}

/** The provider's own record of an attempt; money counts by this and by nothing that a browser brings. */
export interface PaymentRecord {
  reference: string;
  /** The session in which it was paid; null where the provider does not say. */
  sessionId: string | null;
  state: PaymentState;
  /** The provider's number of the payment; null where there is none yet. */
  id: string | null;
  amount: Piastres | null;
  currency: string | null;
  /** Whether no real money moved. */
  isTest: boolean;
}

/** A payment provider. Throws `payment_unavailable` where it does not answer, or not in a way that can be read. */
export interface PaymentsPort {
  /** Whether payments are to be of real money; a payment of the other kind never counts. */
  mode: 'test' | 'live';
  /**
   * How the addresses begin at which sessions are paid: `https://pay.example/checkout`, or a path of this shop below
   * `/api/`. Nobody is sent anywhere else, whatever the provider answers.
   */
  pagesAt: readonly string[];
  /** Opens a session, in which this amount can be paid once, for `PAYMENT_SESSION_MS`. */
  openSession(request: SessionRequest): Promise<PaymentSession>;
  /**
   * The attempt that a callback is about: no more than a hint to look the payment up. null for a signed message
   * about something else. Throws `wrong_signature` unless the provider has signed it, `invalid_fields` for what is
   * no callback.
   */
  readCallback(callback: PaymentCallback): Promise<string | null> | string | null;
  /**
   * Why the shopper will not pay, by what the provider adds to the address of the way back; null where it does not
   * say so. It is unsigned: no money counts or is denied by it.
   */
  readReturn(query: URLSearchParams): UnpaidReason | null;
  /** The record of an attempt. A payment of another session than the attempt's is not its own, whatever its name. */
  lookUp(attempt: PaymentAttempt): Promise<PaymentRecord>;
  /** Gives the whole amount of a paid payment back. */
  refund(payment: PaymentRecord): Promise<void>;
}

/** What can be pressed on the card page that the shop brings along for trying things out. */
export const TEST_OUTCOMES = ['approve', 'decline', 'cancel', 'timeout'] as const;
export type TestOutcome = (typeof TEST_OUTCOMES)[number];

export interface TestSession {
  reference: string;
  amount: Piastres;
  locale: Locale;
  /** Whether a button can still be pressed. */
  isOpen: boolean;
  /** Where the shopper goes back to, with what the provider adds to the address. */
  returnUrl: string;
}

/** The other side of the embedded payments: its page, which is the provider's and not the shop's. */
export interface TestCardPage {
  readSession(sessionId: string): Promise<TestSession | null>;
  /** Ends an open session and reports it to the shop, signed; one that has ended stays as it ended. */
  conclude(sessionId: string, outcome: TestOutcome): Promise<TestSession | null>;
}
