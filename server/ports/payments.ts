import type { Billing } from '../../domain/order/order.js';
import type { Locale } from '../../domain/core/locale.js';
import type { Piastres } from '../../domain/core/money.js';
import type { UnpaidReason } from '../../domain/payment/payment.js';

/** The shop's only currency, as an ISO 4217 code. */
export const CURRENCY = 'EGP';

/** A payment session to open. */
export interface SessionRequest {
  /** Reference of the attempt, `{order}-{random}`; the provider looks the payment up by it. */
  reference: string;
  amount: Piastres;
  /** Ids of the provider's integrations that the page offers; empty: what the provider's settings say. */
  integrations?: readonly number[];
  locale: Locale;
  billing: Billing;
  /** Absolute addresses for the provider's callback and for the shopper's return. */
  callbackUrl: string;
  returnUrl: string;
}

/** An open session at the provider, in which the amount can be paid once. */
export interface PaymentSession {
  /** The provider's session id. */
  id: string;
  /** Address of the payment page, below one of the port's `pagesAt`. */
  url: string;
}

/** A callback as received; the signature may cover any part of it. */
export interface PaymentCallback {
  rawBody: Uint8Array;
  headers: Headers;
  query: URLSearchParams;
}

/**
 * State of an attempt at the provider. `none`: no payment is known, for example because no card was entered yet.
 * `open`: one is in progress.
 */
export type PaymentState = 'none' | 'open' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'refunded';

/** A payment attempt, as the shop knows it. */
export interface PaymentAttempt {
  reference: string;
  /** Id of the session opened for it; null if the shop no longer knows it. */
  sessionId: string | null;
}

/**
 * The provider's own record of an attempt. Only this decides whether money was paid, never anything sent by a browser.
 */
export interface PaymentRecord {
  reference: string;
  /** The session in which it was paid; null if the provider does not say. */
  sessionId: string | null;
  state: PaymentState;
  /** Of a `refunded` one: whether a part of the money was kept; absent if nothing was. */
  isReturnedInPart?: boolean;
  /** The provider's payment id; null if there is none yet. */
  id: string | null;
  /** Of an `open` one: the number by which the shopper can pay it at a kiosk; absent if there is none. */
  code?: string;
  amount: Piastres | null;
  currency: string | null;
  /** Whether it was a test payment. */
  isTest: boolean;
}

/** A payment provider. Throws `payment_unavailable` if it does not respond, or if the response cannot be parsed. */
export interface PaymentsPort {
  /** Live or test payments; a payment of the other mode never counts. */
  mode: 'test' | 'live';
  /**
   * URL prefixes of the payment pages: `https://pay.example/checkout`, or a path of this shop below `/api/`. Shoppers
   * are never redirected anywhere else.
   */
  pagesAt: readonly string[];
  /** Opens a session in which this amount can be paid once, valid for `PAYMENT_SESSION_MS`. */
  openSession(request: SessionRequest): Promise<PaymentSession>;
  /**
   * The attempt that a callback refers to, used only as a hint to look the payment up; null for a signed message about
   * something else. Throws `wrong_signature` unless the provider signed it, `invalid_fields` if it is malformed.
   */
  readCallback(callback: PaymentCallback): Promise<string | null> | string | null;
  /**
   * Why the shopper did not pay, from the query that the provider adds to the return address; null if it does not say.
   * The query is unsigned, so it never decides about money.
   */
  readReturn(query: URLSearchParams): UnpaidReason | null;
  /**
   * The provider's record of an attempt. A payment of another session does not belong to the attempt, even with the
   * same reference.
   */
  lookUp(attempt: PaymentAttempt): Promise<PaymentRecord>;
  /** Refunds the whole amount of a paid payment. */
  refund(payment: PaymentRecord): Promise<void>;
}

/** The buttons of the embedded test card page. */
export const TEST_OUTCOMES = ['approve', 'decline', 'cancel', 'timeout'] as const;
export type TestOutcome = (typeof TEST_OUTCOMES)[number];

export interface TestSession {
  reference: string;
  amount: Piastres;
  locale: Locale;
  /** Whether the session can still be concluded. */
  isOpen: boolean;
  /** Where the shopper returns to, including the provider's query. */
  returnUrl: string;
}

/** The provider side of the embedded test payments: its page. */
export interface TestCardPage {
  readSession(sessionId: string): Promise<TestSession | null>;
  /** Concludes an open session and sends the shop a signed callback; a concluded session stays unchanged. */
  conclude(sessionId: string, outcome: TestOutcome): Promise<TestSession | null>;
}
