import * as v from 'valibot';
import { ShopError } from '../../../domain/core/errors.js';
import { parsePrice, toDecimal } from '../../../domain/core/money.js';
import type { Billing } from '../../../domain/order/order.js';
import {
  CURRENCY,
  type PaymentRecord,
  type PaymentsPort,
  type PaymentState,
  type SessionRequest,
} from '../../ports/payments.js';
import { readReturn, readSignedCallback } from './callback.js';
import { type GeideaKeys, signRefund, signSession, timestampOf } from './signature.js';
import { inSpan } from '../../ports/spans.js';
import { OperatorProblem } from '../../ports/problem.js';
import { recordOfAttempt } from '../../ports/shared/recordOfAttempt.js';
import { looseJson } from '../../../domain/core/looseJson.js';
import { withoutEndSlashes } from '../../../domain/core/paths.js';

interface GeideaOptions extends GeideaKeys {
  /** Base address of the API: `https://api.merchant.geidea.net` for Egypt. */
  url: string;
  mode: 'test' | 'live';
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;
const SUCCESS = '000';
const COUNTRY = 'EGY';
const LONGEST_ADDRESS_CHARS = 255;

/**
 * Card payments on Geidea's hosted page in redirect mode, so none of their scripts runs on our pages. Sessions are
 * signed, callbacks must be signed, and only the record that the server looks up by the attempt's reference decides
 * about money. Response bodies are never passed on, and the password is used only in the Authorization header and the
 * signatures. Sources: docs.geidea.net/docs/geidea-checkout-v2, /docs/refund-2,
 * /docs/fetch-transaction-or-order-details-by-merchant-reference, and Geidea's own WooCommerce plug-in 3.5.2.
 */
export function geideaPayments(options: GeideaOptions): PaymentsPort {
  const base = withoutEndSlashes(options.url);
  const call = caller(base, options);
  const page = `${pageHost(base)}/hpp/checkout/`;
  return {
    mode: options.mode,
    pagesAt: [page],
    async openSession(request) {
      const { session } = await call('POST', '/payment-intent/api/v2/direct/session', SessionReply, {
        ...sessionBody(request),
        ...signedSession(options, request),
      });
      return { id: session.id, url: `${page}?${encodeURIComponent(session.id)}` };
    },
    readCallback: ({ rawBody }) => readSignedCallback(rawBody, options),
    readReturn,
    async lookUp(attempt) {
      const query = new URLSearchParams({ MerchantReferenceId: attempt.reference }).toString();
      const { orders } = await call('GET', `/pgw/api/v1/direct/order?${query}`, OrdersReply);
      return recordOfAttempt(attempt, recordsOf(attempt.reference, orders ?? [], options.mode), options.mode);
    },
    async refund({ id, amount }) {
      if (id === null || amount === null) throw unavailable('has no payment to refund');
      const timestamp = timestampOf(new Date());
      await call('POST', '/pgw/api/v2/direct/refund', v.looseObject({}), {
        orderId: id,
        refundAmount: Number(toDecimal(amount)),
        timestamp,
        signature: signRefund(options, { amount, orderId: id, timestamp }),
      });
    },
  };
}

/** The host of the payment page is derived from the API's: `api.merchant.…` and `www.merchant.…`. */
function pageHost(base: string): string {
  return base
    .replace(/^https:\/\/api\.((?:ksa)?merchant\.geidea\.net)$/, 'https://www.$1')
    .replace(/^https:\/\/api\.geidea\.ae$/, 'https://payments.geidea.ae');
}

function signedSession(keys: GeideaKeys, { amount, reference }: SessionRequest) {
  const timestamp = timestampOf(new Date());
  return { timestamp, signature: signSession(keys, { amount, currency: CURRENCY, reference, timestamp }) };
}

function sessionBody({ amount, reference, locale, billing, callbackUrl, returnUrl }: SessionRequest) {
  return {
    amount: Number(toDecimal(amount)),
    currency: CURRENCY,
    merchantReferenceId: reference,
    paymentOperation: 'Pay',
    language: locale,
    callbackUrl,
    returnUrl,
    appearance: { uiMode: 'redirection' },
    customer: customerOf(billing),
  };
}

function customerOf(billing: Billing) {
  const street = [billing.address1, billing.address2].filter(Boolean).join(', ');
  return {
    ...(billing.email === null ? {} : { email: billing.email }),
    phoneNumber: billing.phone,
    firstName: billing.firstName,
    lastName: billing.lastName,
    address: {
      billing: {
        country: COUNTRY,
        // Nobody gives an address to collect an order.
        ...(billing.city === '' ? {} : { city: billing.city }),
        ...(street === '' ? {} : { street: street.slice(0, LONGEST_ADDRESS_CHARS) }),
      },
    },
  };
}

const Text = v.optional(v.nullable(v.string()), null);
const Reply = v.looseObject({ responseCode: Text, responseMessage: Text, detailedResponseMessage: Text });
const SessionReply = v.looseObject({ session: v.looseObject({ id: v.pipe(v.string(), v.nonEmpty()) }) });
const GeideaOrder = v.looseObject({
  orderId: v.pipe(v.string(), v.nonEmpty()),
  amount: v.union([v.number(), v.string()]),
  currency: Text,
  status: v.string(),
  detailedStatus: Text,
  merchantReferenceId: Text,
  sessionId: Text,
  isTest: v.optional(v.nullable(v.boolean()), null),
});
const OrdersReply = v.looseObject({ orders: v.optional(v.nullable(v.array(GeideaOrder)), null) });

/** All records that Geidea stores under the attempt's reference. */
function recordsOf(
  reference: string,
  orders: readonly v.InferOutput<typeof GeideaOrder>[],
  mode: PaymentsPort['mode'],
): PaymentRecord[] {
  return orders
    .filter(({ merchantReferenceId }) => merchantReferenceId === null || merchantReferenceId === reference)
    .map((order): PaymentRecord => ({
      reference,
      sessionId: order.sessionId,
      ...stateOf(order.status, order.detailedStatus ?? ''),
      id: order.orderId,
      amount: parsePrice(order.amount),
      currency: order.currency,
      isTest: order.isTest ?? mode === 'test',
    }));
}

const PAID = new Set(['paid', 'captured', 'settled']);
const REFUNDED = new Set(['refunded', 'voided']);
const REFUNDED_IN_PART = 'partiallyrefunded';
const CANCELLED = new Set(['cancelled', 'canceled']);
const DECLINED = new Set(['failed', 'orderfailed', 'rejected', 'declined']);

/** Paid only if both status fields say success; unknown values count as in progress. */
function stateOf(status: string, detailedStatus: string): Pick<PaymentRecord, 'state' | 'isReturnedInPart'> {
  const words = [status.toLowerCase(), detailedStatus.toLowerCase()];
  if (words.includes(REFUNDED_IN_PART)) return { state: 'refunded', isReturnedInPart: true };
  return { state: wholeStateOf(words) };
}

function wholeStateOf(words: readonly string[]): PaymentState {
  const [outline, detail = ''] = words;
  if (words.some((word) => REFUNDED.has(word))) return 'refunded';
  if (outline === 'success' && PAID.has(detail)) return 'paid';
  if (words.some((word) => CANCELLED.has(word))) return 'cancelled';
  if (words.includes('expired')) return 'expired';
  return words.some((word) => DECLINED.has(word)) ? 'declined' : 'open';
}

type Call = <Output>(
  method: 'GET' | 'POST',
  path: string,
  schema: v.GenericSchema<unknown, Output>,
  body?: object,
) => Promise<Output>;

/**
 * Calls the API with the merchant's credentials. Every failure throws `payment_unavailable`; its reason is for the log
 * only.
 */
function caller(base: string, { publicKey, password, timeoutMs = DEFAULT_TIMEOUT_MS }: GeideaOptions): Call {
  const authorization = `Basic ${Buffer.from(`${publicKey}:${password}`).toString('base64')}`;
  return async (method, path, schema, body) => {
    const { status, answer } = await exchange(`${base}${path}`, {
      method,
      headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
      // A redirect would send the shopper's data to another host.
      redirect: 'error',
    });
    const reply = v.safeParse(Reply, answer);
    const isDone = status === 200 && reply.success && reply.output.responseCode === SUCCESS;
    if (!isDone && !(method === 'GET' && reply.success && foundNothing(status, reply.output))) {
      const code = reply.success ? (reply.output.responseCode ?? 'none') : 'none';
      throw unavailable(`responds with ${status} and code ${code}${hintOf(status)}`);
    }
    const result = v.safeParse(schema, answer);
    if (!result.success) throw unavailable('sent an invalid response');
    return result.output;
  };
}

/** An unknown reference is a valid result of a look-up, not a failure. */
function foundNothing(
  status: number,
  { responseMessage, detailedResponseMessage }: v.InferOutput<typeof Reply>,
): boolean {
  const words = `${responseMessage ?? ''} ${detailedResponseMessage ?? ''}`;
  return status !== 401 && status < 500 && /not found|no (?:orders?|transactions?)/i.test(words);
}

async function exchange(address: string, init: RequestInit): Promise<{ status: number; answer: unknown }> {
  try {
    return await inSpan('payment', async () => {
      const response = await fetch(address, init);
      return { status: response.status, answer: looseJson(await response.text()) };
    });
  } catch (error) {
    throw unavailable(`cannot be reached (${error instanceof Error ? error.name : 'unknown'})`);
  }
}

function hintOf(status: number): string {
  if (status === 401 || status === 403) return ': are GEIDEA_PUBLIC_KEY and GEIDEA_API_PASSWORD right?';
  return status === 404 ? ': is GEIDEA_URL right?' : '';
}

/** The reason is in the cause, for the log only. */
function unavailable(what: string): ShopError {
  return new ShopError('payment_unavailable', {}, new OperatorProblem(`Geidea ${what}`));
}
