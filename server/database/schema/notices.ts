/**
 * The outbox of notices to customers. `due_at` is also the end of the lease of a notice that is being sent, `begun_at`
 * is set directly before sending; times are milliseconds since 1970. Ended notices stay for a while, because their keys
 * prevent repetition. Orders get the customer's language and how they were shipped, as JSON.
 */
export const NOTICES = `
CREATE TABLE notices (
  key TEXT PRIMARY KEY,
  order_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  channel TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  queued_at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  holder TEXT,
  begun_at INTEGER,
  ended_at INTEGER,
  outcome TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_due ON notices(due_at) WHERE ended_at IS NULL;
CREATE INDEX notices_ended ON notices(ended_at) WHERE ended_at IS NOT NULL;

ALTER TABLE orders ADD COLUMN locale TEXT;
ALTER TABLE orders ADD COLUMN shipment TEXT CHECK (json_valid(shipment));
`;

/** Notices about something other than an order, such as a request to return goods. */
export const NOTICE_SUBJECTS = `
ALTER TABLE notices RENAME COLUMN order_id TO subject_id;
ALTER TABLE notices ADD COLUMN about TEXT NOT NULL DEFAULT 'order';
`;

/** Tells notices of one kind about one subject apart, where there can be several: an appointment may be moved twice. */
export const NOTICE_VERSIONS = `
ALTER TABLE notices ADD COLUMN version TEXT NOT NULL DEFAULT '';
`;

/** Letters about changes of accounts until they are sent; an id is never given again, because keys of notices stay. */
export const ACCOUNT_LETTERS = `
CREATE TABLE account_letters (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL,
  sent_to TEXT NOT NULL,
  news TEXT NOT NULL CHECK (json_valid(news)),
  before TEXT NOT NULL CHECK (json_valid(before)),
  is_done INTEGER NOT NULL DEFAULT 0
) STRICT;
`;

/** Which refund a notice is about, and which appointment it tells, to recognise a change by the operator of a store. */
export const NOTICE_DETAILS = `
ALTER TABLE notices ADD COLUMN refund_id INTEGER;
ALTER TABLE notices ADD COLUMN visit TEXT;
CREATE INDEX notices_visits ON notices(subject_id) WHERE visit IS NOT NULL;
`;
