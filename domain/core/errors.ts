import { FEATURE_ERRORS } from '../../features/errors.js';

/**
 * All error codes with their HTTP status in `/api`. Messages for shoppers are in `locales/` under `error.<code>`, those
 * for developers in `server/http/routing/errorMessages.ts`.
 */
export const ERROR_STATUSES = {
  bad_request: 400,
  invalid_fields: 400,
  login_required: 401,
  wrong_signature: 401,
  wrong_credentials: 401,
  unauthorized: 401,
  /** A browser that keeps no cookies has no session; only its page can tell. */
  cookies_blocked: 401,
  not_a_customer: 403,
  /** Needs an account with a password, which a contact account is not. */
  account_required: 403,
  forbidden_origin: 403,
  not_found: 404,
  product_not_found: 404,
  order_not_found: 404,
  customer_not_found: 404,
  visitor_not_found: 404,
  method_not_allowed: 405,
  insufficient_stock: 409,
  one_per_order: 409,
  too_few_of_product: 409,
  too_many_of_product: 409,
  sold_in_packs: 409,
  price_changed: 409,
  coupon_changed: 409,
  coupon_refused: 409,
  cart_changed: 409,
  too_many_pieces: 409,
  too_many_orders: 409,
  /** What is left goes to those who prove that the number of the order is theirs, or pay. */
  number_unproven: 409,
  orders_under_way: 409,
  cash_not_possible: 409,
  /** The total is outside the limits of the chosen way to pay. */
  way_not_possible: 409,
  /** The order does not wait for a payment (any more). */
  not_awaited: 409,
  deposit_changed: 409,
  order_not_open: 409,
  /** It is no longer as the operator saw it. */
  order_changed: 409,
  /** The order is in no state for this step of the operator. */
  step_not_possible: 409,
  /** The carrier takes no delivery of this order. */
  carrier_refused: 409,
  note_repeated: 409,
  notes_full: 409,
  order_not_delivered: 409,
  already_reviewed: 409,
  return_too_late: 409,
  return_open: 409,
  return_too_many: 409,
  return_not_possible: 409,
  too_many_returns: 409,
  /** Nobody has to wait for it. */
  in_stock: 409,
  /** The chosen time is full, past or no longer offered. */
  slot_taken: 409,
  /** The chosen branch, or its service, is no longer offered. */
  branch_closed: 409,
  /** Nobody knows when goods on backorder can be there. */
  slot_on_backorder: 409,
  /** It is too late to change an appointment, or the order has none. */
  visit_fixed: 409,
  empty_cart: 409,
  username_taken: 409,
  email_taken: 409,
  request_in_progress: 409,
  body_too_large: 413,
  address_too_long: 414,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  wrong_code: 422,
  invalid_email: 422,
  /** 422, because subscribing responds only with 202 or 422. */
  newsletter_unavailable: 422,
  variation_required: 422,
  weak_password: 422,
  too_many_requests: 429,
  busy: 503,
  /** The operator's budget of a day for messages to mobile numbers. */
  messages_used_up: 503,
  internal_error: 500,
  outcome_unknown: 503,
  store_unavailable: 503,
  content_unavailable: 503,
  payment_unavailable: 503,
  /** A delivery may have been ordered; asking again orders no second one. */
  carrier_unavailable: 503,
  deposit_unavailable: 503,
  ...FEATURE_ERRORS,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUSES;

/** Why a page request is rejected before rendering. */
export type RefusalCode = Extract<
  ErrorCode,
  'too_many_requests' | 'busy' | 'address_too_long' | 'method_not_allowed'
>;

/** Error codes by the field's path in the body or query. */
export type FieldErrors = Record<string, string>;

/** A write that got no response, as it was sent: with the same idempotency key it can be sent again without harm. */
export interface UnsentWrite {
  method: 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api`. */
  path: string;
  body: unknown;
  key: string;
}

export interface ErrorDetails {
  fields?: FieldErrors;
  /** For `insufficient_stock`, `one_per_order` and `return_too_many`: the available quantity. */
  available?: number;
  /** For `too_few_of_product`, `too_many_of_product` and `sold_in_packs`: the number that the operator's rule names. */
  pieces?: number;
  /** For `coupon_refused`: what is missing to its minimum, or is too much for its maximum, in piastres. */
  missing?: number;
  /** For `too_many_requests` and `busy`: seconds until a retry makes sense. */
  retryAfterSeconds?: number;
  /** In the browser, for `store_unavailable`: the write that got no response at all. */
  unsent?: UnsentWrite;
}

/** The only error that actions and adapters throw on purpose. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, cause?: unknown) {
    super(code, cause === undefined ? undefined : { cause });
    this.name = 'ShopError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERROR_STATUSES[this.code];
  }
}

/** Whether a string, for example from a response, is an error code. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_STATUSES, code);
}

/**
 * The code of a ShopError; null for any other error. Rendered pages are a separate bundle with a class of their own, so
 * `instanceof` does not work across them.
 */
export function errorCodeOf(error: unknown): ErrorCode | null {
  if (!(error instanceof Error) || error.name !== 'ShopError') return null;
  return 'code' in error && isErrorCode(error.code) ? error.code : null;
}
