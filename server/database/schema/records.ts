/*
 * Tables of texts, messages and the shop's own state. Times of state are milliseconds since 1970, for comparison with
 * the clock.
 */

/** Editorial content as JSON: one row per page, tip or question, and the site's single documents. */
export const CONTENT = `
CREATE TABLE documents (
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  position INTEGER NOT NULL,
  body TEXT NOT NULL CHECK (json_valid(body)),
  PRIMARY KEY (kind, key)
) STRICT;
`;

export const STATE = `
CREATE TABLE shop_meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE revoked_sessions (
  session_id TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE session_epochs (
  customer_id INTEGER PRIMARY KEY,
  valid_from INTEGER NOT NULL
) STRICT;

CREATE TABLE rate_counters (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE idempotency_keys (
  key TEXT PRIMARY KEY,
  fingerprint TEXT NOT NULL,
  status INTEGER,
  body TEXT,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE locks (
  name TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;

/** The attempt that holds a key, so that no other attempt completes or releases it. */
export const KEY_HOLDERS = 'ALTER TABLE idempotency_keys ADD COLUMN holder TEXT;';

/** Messages from the contact form. */
export const CONTACT_MESSAGES = `
CREATE TABLE contact_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  digest TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  phone TEXT,
  email TEXT,
  message TEXT NOT NULL,
  is_suspect INTEGER NOT NULL CHECK (is_suspect IN (0, 1)),
  received_at TEXT NOT NULL,
  mailed_at TEXT,
  CHECK (phone IS NOT NULL OR email IS NOT NULL)
) STRICT;
`;

/** Digests of one-time codes sent by mail. */
export const ONE_TIME_CODES = `
CREATE TABLE one_time_codes (
  name TEXT PRIMARY KEY,
  digest TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;

/** Requests of customers to return goods of delivered orders; lines as JSON: `[{"lineItemId": 7, "quantity": 2}]`. */
export const RETURNS = `
CREATE TABLE returns (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL,
  lines TEXT NOT NULL CHECK (json_valid(lines)),
  reason TEXT NOT NULL,
  text TEXT,
  photo TEXT,
  state TEXT NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'accepted', 'refused', 'done')),
  answer TEXT,
  asked_at TEXT NOT NULL,
  changed_at TEXT NOT NULL
) STRICT;
CREATE INDEX returns_by_order ON returns(order_id);
INSERT INTO sqlite_sequence (name, seq) VALUES ('returns', 100);
`;

/** The decision with which the operator's words came, which later ones keep. */
export const RETURN_ANSWERS = `
ALTER TABLE returns ADD COLUMN answered_as TEXT;
UPDATE returns SET answered_as = state WHERE answer IS NOT NULL;
`;

/** Wishlists of customers; an item is a product or a variation. */
export const WISHES = `
CREATE TABLE wishes (
  customer_id INTEGER NOT NULL,
  item_id INTEGER NOT NULL,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (customer_id, item_id)
) STRICT, WITHOUT ROWID;
`;

/**
 * Requests to be told once when a product or variation is in stock again. `queued_at` says since when a notice waits in
 * the outbox or was sent; once it has ended, only item and times stay, to bound how many people are told in a day. The
 * token is the same for all requests of a contact.
 */
export const STOCK_REQUESTS = `
CREATE TABLE stock_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  item_id INTEGER NOT NULL,
  contact TEXT,
  token TEXT,
  owner_id INTEGER,
  locale TEXT NOT NULL,
  asked_at INTEGER NOT NULL,
  queued_at INTEGER,
  CHECK ((contact IS NULL) = (token IS NULL))
) STRICT;
CREATE UNIQUE INDEX stock_requests_once ON stock_requests(item_id, contact);
CREATE INDEX stock_requests_by_contact ON stock_requests(contact) WHERE contact IS NOT NULL;
CREATE INDEX stock_requests_by_token ON stock_requests(token) WHERE token IS NOT NULL;
CREATE INDEX stock_requests_by_owner ON stock_requests(owner_id) WHERE owner_id IS NOT NULL;
`;

/** Records of the store or of WordPress that cannot be read as a whole; `is_sent`: the operator has had mail about it. */
export const RECORD_PROBLEMS = `
CREATE TABLE record_problems (
  record TEXT PRIMARY KEY,
  line TEXT NOT NULL,
  found_at INTEGER NOT NULL,
  is_sent INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
`;

/** Numbers (E.164) and mail addresses that customers have proven to be theirs, by a code that was sent there. */
export const PROVEN_CONTACTS = `
CREATE TABLE proven_contacts (
  customer_id INTEGER NOT NULL,
  contact TEXT NOT NULL,
  proven_at INTEGER NOT NULL,
  PRIMARY KEY (customer_id, contact)
) STRICT, WITHOUT ROWID;
`;

/** When the operator has answered a message from the contact form. */
export const ANSWERED_MESSAGES = 'ALTER TABLE contact_messages ADD COLUMN answered_at TEXT;';

/** Consent of newsletter subscribers, and its end; the token opens the page to stop. */
export const NEWSLETTER_CONSENT = `
ALTER TABLE newsletter_subscribers ADD COLUMN page TEXT;
ALTER TABLE newsletter_subscribers ADD COLUMN words TEXT;
ALTER TABLE newsletter_subscribers ADD COLUMN locale TEXT;
ALTER TABLE newsletter_subscribers ADD COLUMN token TEXT NOT NULL DEFAULT '';
ALTER TABLE newsletter_subscribers ADD COLUMN stopped_at TEXT;
ALTER TABLE newsletter_subscribers ADD COLUMN told_at TEXT;
UPDATE newsletter_subscribers SET token = lower(hex(randomblob(24)));
CREATE UNIQUE INDEX newsletter_subscribers_by_token ON newsletter_subscribers(token);
`;

/** Searches that found nothing, by day in Egypt, without who searched. */
export const MISSED_SEARCHES = `
CREATE TABLE missed_searches (
  day TEXT NOT NULL,
  words TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, words)
) STRICT, WITHOUT ROWID;
`;

/** From then on a subscription without it is one of which the service of the newsletter has still to be told. */
export const NEWSLETTER_SYNC =
  'UPDATE newsletter_subscribers SET told_at = subscribed_at WHERE stopped_at IS NULL;';
