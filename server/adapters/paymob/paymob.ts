import {
  boolean,
  type InferOutput,
  integer,
  looseObject,
  nonEmpty,
  nullable,
  number,
  optional,
  pipe,
  string,
  union,
} from 'valibot';
import { PAYMENT_SESSION_MS } from '../../../domain/core/limits.js';
import type { Billing } from '../../../domain/order/order.js';
import { CURRENCY, type PaymentRecord, type PaymentsPort, type PaymentState } from '../../ports/payments.js';
import { recordOfAttempt } from '../../ports/shared/recordOfAttempt.js';
import type { SessionRequest } from '../../ports/payments.js';
import { paymobApi, type PaymobApi, unavailable } from './api.js';
import { readReturn, readSignedCallback } from './callback.js';
import { modeOfKey } from './keys.js';
import { ShopError } from '../../../domain/core/errors.js';
import { withoutEndSlashes } from '../../../domain/core/paths.js';

interface PaymobOptions {
  /** Base address: `https://accept.paymob.com` for Egypt. */
  url: string;
  publicKey: string;
  secretKey: string;
  /** For looking payments up. */
  apiKey: string;
  hmacSecret: string;
  /** Ids of the integrations that the page offers: cards, wallets, instalments. */
  integrations: readonly number[];
  timeoutMs?: number;
}

const MS_PER_S = 1000;
/** As Paymob's own plug-ins write a required field that is unknown. */
const UNKNOWN = 'NA';
const COUNTRY = 'EGY';

/**
 * Payments on Paymob's hosted page (Intention API, unified checkout). Callbacks must be signed, and only Paymob's
 * record of the transaction decides about money. Sources: developers.paymob.com (create intention, HMAC, refund) and
 * Paymob's own WooCommerce plug-in 4.1.12.
 */
export function paymobPayments(options: PaymobOptions): PaymentsPort {
  const url = withoutEndSlashes(options.url);
  const mode = modeOfKey(options.secretKey);
  const api = paymobApi({ ...options, url });
  const page = `${url}/unifiedcheckout/`;
  return {
    mode,
    pagesAt: [page],
    async openSession(request) {
      const { client_secret: clientSecret, intention_order_id: id } = await api.asMerchant(
        '/v1/intention/',
        intentionOf(request, options.integrations),
        IntentionReply,
      );
      const query = new URLSearchParams({ publicKey: options.publicKey, clientSecret });
      return { id: String(id), url: `${page}?${query.toString()}` };
    },
    async readCallback(callback) {
      const order = readSignedCallback(callback, options.hmacSecret);
      if (order === null) return null;
      // The signature does not cover the reference.
      const found = await findTransaction(api, { order_id: order.id });
      if (found === null) return null;
      const reference = found.order.merchant_order_id;
      if (reference !== order.merchant_order_id) throw new ShopError('wrong_signature');
      return reference;
    },
    readReturn,
    async lookUp(attempt) {
      const { reference, sessionId } = attempt;
      const key = sessionId === null ? { merchant_order_id: reference } : { order_id: Number(sessionId) };
      const found = await findTransaction(api, key);
      const records = found?.order.merchant_order_id === reference ? [recordOf(reference, found, mode)] : [];
      return recordOfAttempt(attempt, records, mode);
    },
    async refund({ id, amount }) {
      if (id === null || amount === null) throw unavailable('has no payment to refund');
      const body = { transaction_id: Number(id), amount_cents: amount };
      const { success } = await api.asMerchant('/api/acceptance/void_refund/refund', body, RefundReply);
      if (!success) throw unavailable('did not refund the payment');
    },
  };
}

function intentionOf(request: SessionRequest, integrations: readonly number[]) {
  const { amount, reference, billing, callbackUrl, returnUrl, integrations: own = [] } = request;
  return {
    amount,
    currency: CURRENCY,
    payment_methods: own.length > 0 ? own : integrations,
    // One item of the whole amount, because Paymob compares the sum of the items with the amount.
    items: [{ name: reference, amount, quantity: 1 }],
    billing_data: billingData(billing),
    special_reference: reference,
    expiration: PAYMENT_SESSION_MS / MS_PER_S,
    notification_url: callbackUrl,
    redirection_url: returnUrl,
  };
}

function billingData({ firstName, lastName, phone, email, address1, address2, city, governorate }: Billing) {
  const street = [address1, address2].filter((line) => line !== null && line !== '').join(', ');
  const fields = {
    first_name: firstName,
    last_name: lastName,
    phone_number: phone,
    email: email ?? '',
    street,
    city,
    state: governorate,
    country: COUNTRY,
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, text === '' ? UNKNOWN : text]),
  );
}

const WholeNumber = pipe(number(), integer());
const Flag = optional(nullable(boolean()), false);
const IntentionReply = looseObject({
  client_secret: pipe(string(), nonEmpty()),
  intention_order_id: WholeNumber,
});
const RefundReply = looseObject({ success: boolean() });
const Transaction = looseObject({
  id: WholeNumber,
  amount_cents: WholeNumber,
  currency: string(),
  success: boolean(),
  pending: boolean(),
  error_occured: Flag,
  is_auth: Flag,
  is_capture: Flag,
  is_void: Flag,
  is_voided: Flag,
  is_refund: Flag,
  is_refunded: Flag,
  refunded_amount_cents: optional(nullable(number()), 0),
  is_live: optional(nullable(boolean()), null),
  data: optional(
    nullable(looseObject({ bill_reference: optional(nullable(union([number(), string()])), null) })),
    null,
  ),
  order: looseObject({ id: WholeNumber, merchant_order_id: optional(nullable(string()), null) }),
});
type Transaction = InferOutput<typeof Transaction>;

/** The transaction of an order at Paymob; null if nobody has tried to pay it. */
function findTransaction(
  api: PaymobApi,
  key: { order_id: number } | { merchant_order_id: string },
): Promise<Transaction | null> {
  return api.find('/api/ecommerce/orders/transaction_inquiry', key, Transaction);
}

function recordOf(reference: string, transaction: Transaction, mode: PaymentsPort['mode']): PaymentRecord {
  const { id, amount_cents: amount, currency, is_live: isLive, order } = transaction;
  return {
    reference,
    sessionId: String(order.id),
    state: stateOf(transaction),
    ...(isReturnedInPart(transaction) && { isReturnedInPart: true }),
    id: String(id),
    amount,
    currency,
    isTest: isLive === null ? mode === 'test' : !isLive,
    ...(transaction.pending ? codeOf(transaction) : {}),
  };
}

function isReturnedInPart(transaction: Transaction): boolean {
  const { is_void, is_voided, refunded_amount_cents: refunded, amount_cents: amount } = transaction;
  return !is_void && !is_voided && (refunded ?? 0) > 0 && (refunded ?? 0) < amount;
}

/** The number that a shopper gives at a kiosk to pay a pending transaction. */
function codeOf({ data }: Transaction): { code?: string } {
  const code = String(data?.bill_reference ?? '');
  return BILL_NUMBER.test(code) ? { code } : {};
}

const BILL_NUMBER = /^[1-9]\d{0,19}$/;

/** Paid only if the money was taken: authorised but not captured, or pending, is in progress. */
function stateOf(transaction: Transaction): PaymentState {
  const { is_void, is_voided, is_refund, is_refunded, refunded_amount_cents: refunded } = transaction;
  if (is_void || is_voided || is_refund || is_refunded || (refunded ?? 0) > 0) return 'refunded';
  if (transaction.pending) return 'open';
  if (!transaction.success || transaction.error_occured) return 'declined';
  return transaction.is_auth && !transaction.is_capture ? 'open' : 'paid';
}
