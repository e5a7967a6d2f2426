/**
 * Everything that can go wrong, as a closed list of codes, each with the HTTP status it has on `/api`.
 * Words for shoppers live in `locales/` under `error.<code>`; the message here is for developers.
 */
export const ERRORS = {
  bad_request: { status: 400, message: 'The request is malformed.' },
  invalid_fields: { status: 400, message: 'Some fields are missing or malformed.' },
  login_required: { status: 401, message: 'This needs a logged-in customer.' },
  wrong_signature: { status: 401, message: 'The message is not signed by whom it says it is from.' },
  wrong_credentials: { status: 401, message: 'The user name or the password is wrong.' },
  unauthorized: { status: 401, message: 'This needs the right key.' },
  not_a_customer: { status: 403, message: 'This user of the store is no customer.' },
  forbidden_origin: { status: 403, message: 'The request does not come from this site.' },
  not_found: { status: 404, message: 'There is nothing here.' },
  product_not_found: { status: 404, message: 'There is no such product.' },
  order_not_found: { status: 404, message: 'There is no such order.' },
  customer_not_found: { status: 404, message: 'There is no such customer.' },
  visitor_not_found: { status: 404, message: 'There is no such visitor.' },
  method_not_allowed: { status: 405, message: 'This method is not allowed here.' },
  insufficient_stock: { status: 409, message: 'There are not enough pieces in stock.' },
  one_per_order: { status: 409, message: 'An order holds one piece of this product at most.' },
  price_changed: { status: 409, message: 'A price has changed since it was shown.' },
  cart_changed: { status: 409, message: 'The cart is another one than the order was for.' },
  too_many_pieces: { status: 409, message: 'So many pieces of a product are not sent unpaid.' },
  too_many_orders: { status: 409, message: 'So many unpaid orders are not taken.' },
  order_not_open: { status: 409, message: 'The order can no longer be changed.' },
  empty_cart: { status: 409, message: 'The cart is empty.' },
  username_taken: { status: 409, message: 'This user name is already registered.' },
  email_taken: { status: 409, message: 'This email address is already registered.' },
  request_in_progress: { status: 409, message: 'A request with this idempotency key is still running.' },
  body_too_large: { status: 413, message: 'The body is larger than this address takes.' },
  address_too_long: { status: 414, message: 'The address is longer than this server takes.' },
  unsupported_media_type: { status: 415, message: 'The body must be application/json.' },
  idempotency_mismatch: { status: 422, message: 'This idempotency key was used with another body.' },
  wrong_code: { status: 422, message: 'The code is wrong, used or too old.' },
  invalid_email: { status: 422, message: 'The email address is not valid.' },
  /** Its status, too, says "not taken in": subscribing answers 202 or 422. */
  newsletter_unavailable: { status: 422, message: 'The newsletter service does not answer.' },
  variation_required: { status: 422, message: 'A variation of this product has to be chosen.' },
  weak_password: { status: 422, message: 'The password is too easy to guess.' },
  too_many_requests: { status: 429, message: 'Too many requests; try again later.' },
  busy: { status: 503, message: 'Too much is under way at once; try again shortly.' },
  internal_error: { status: 500, message: 'Something went wrong on our side.' },
  outcome_unknown: { status: 503, message: 'The store did not say whether it was done.' },
  store_unavailable: { status: 503, message: 'The store backend does not answer.' },
  content_unavailable: { status: 503, message: 'The content backend does not answer.' },
  payment_unavailable: { status: 503, message: 'The payment provider does not answer.' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** What is wrong with a field, by the field's path in the body or query. */
export type FieldErrors = Record<string, string>;

export interface ErrorDetails {
  fields?: FieldErrors;
  /** For `insufficient_stock` and `one_per_order`: how many pieces can be had. */
  available?: number;
  /** For `too_many_requests` and `busy`: seconds until the next try makes sense. */
  retryAfterSeconds?: number;
}

/** The one error that actions and adapters throw on purpose. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, cause?: unknown) {
    super(ERRORS[code].message, cause === undefined ? undefined : { cause });
    this.name = 'ShopError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** Tells whether a string, from the wire say, is one of the codes. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERRORS, code);
}

/**
 * The code of a shop's error; null for any other. Rendered pages are a bundle of their own with a class of its own, so
 * that `instanceof` does not tell.
 */
export function errorCodeOf(error: unknown): ErrorCode | null {
  if (!(error instanceof Error) || error.name !== 'ShopError') return null;
  const { code } = error as { code?: unknown };
  return isErrorCode(code) ? code : null;
}
