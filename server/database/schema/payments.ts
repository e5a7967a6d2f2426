/* Migrations for card payments. Times are milliseconds since 1970. */

/** Payment attempts for orders, and sessions of the embedded test card page. */
export const CARD_PAYMENTS = `
ALTER TABLE orders ADD COLUMN payment_reference TEXT;
ALTER TABLE orders ADD COLUMN stock_taken INTEGER NOT NULL DEFAULT 0;
UPDATE orders SET stock_taken = 1 WHERE status IN ('processing', 'completed');
CREATE INDEX orders_paid_by_card ON orders(status, updated_at) WHERE payment_reference IS NOT NULL;

CREATE TABLE payment_sessions (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL,
  amount INTEGER NOT NULL,
  locale TEXT NOT NULL,
  callback_url TEXT NOT NULL,
  return_url TEXT NOT NULL,
  -- The number of the payment and how it ended; none while nothing was pressed.
  payment_id TEXT UNIQUE,
  outcome TEXT,
  is_refunded INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX payment_sessions_by_reference ON payment_sessions(reference);
`;

/** Payment attempts that may still be paid, and when each was last checked. */
export const PAYMENT_ATTEMPTS = `
CREATE TABLE payment_attempts (
  reference TEXT PRIMARY KEY,
  kept_at INTEGER NOT NULL,
  taken_at INTEGER
) STRICT, WITHOUT ROWID;
`;

/** The provider's session of each attempt, to be compared with that of its payment. */
export const ATTEMPT_SESSIONS = 'ALTER TABLE payment_attempts ADD COLUMN session_id TEXT;';

/** The payment page of an attempt's session, so that reloading the page opens no second session. */
export const ATTEMPT_PAGES = 'ALTER TABLE payment_attempts ADD COLUMN page_url TEXT;';

/** The key of the provider that was asked to take the money; null for attempts from before there could be several. */
export const ATTEMPT_PROVIDERS = 'ALTER TABLE payment_attempts ADD COLUMN provider TEXT;';

/** The way to pay that an attempt was started in and its fee, so that late money gives its order the same total. */
export const ATTEMPT_TERMS = `
ALTER TABLE payment_attempts ADD COLUMN way TEXT;
ALTER TABLE payment_attempts ADD COLUMN fee INTEGER;
`;
