/*
 * The tables. Money is in whole piastres. Times are ISO 8601 texts, except in the shop's own state, where they are
 * milliseconds since 1970 for comparison with the clock.
 */

/**
 * `items` are the sellable items: a simple product is one item under its own id, a variable product has one per
 * variation. Price, sale and stock are stored only there. Products and items share one range of ids. `products.price`,
 * `former_price`, `stock` and `lead_item_id` are copies maintained by a trigger: see LEAD_ITEM.
 */
const CATALOGUE = `
CREATE TABLE categories (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name_en TEXT NOT NULL,
  name_ar TEXT,
  description_en TEXT NOT NULL,
  description_ar TEXT,
  icon TEXT NOT NULL,
  parent_id INTEGER REFERENCES categories(id),
  position INTEGER NOT NULL
) STRICT;

CREATE TABLE brands (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name_en TEXT NOT NULL UNIQUE,
  name_ar TEXT,
  logo TEXT
) STRICT;

CREATE TABLE origins (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name_en TEXT NOT NULL UNIQUE,
  name_ar TEXT
) STRICT;

CREATE TABLE products (
  id INTEGER PRIMARY KEY,
  type TEXT NOT NULL CHECK (type IN ('simple', 'variable')),
  sku TEXT NOT NULL UNIQUE COLLATE NOCASE,
  slug TEXT NOT NULL COLLATE NOCASE,
  name_en TEXT NOT NULL,
  name_ar TEXT,
  excerpt_en TEXT NOT NULL,
  excerpt_ar TEXT,
  brand_id INTEGER REFERENCES brands(id),
  origin_id INTEGER REFERENCES origins(id),
  images TEXT NOT NULL CHECK (json_array_length(images) > 0),
  -- Place in listings that are not sorted by anything else.
  shelf INTEGER NOT NULL,
  -- How much a match in a search counts: more for what the shop is there for.
  weight REAL NOT NULL DEFAULT 1,
  lead_item_id INTEGER,
  price INTEGER NOT NULL DEFAULT 0,
  former_price INTEGER,
  stock INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  description_en TEXT NOT NULL,
  description_ar TEXT
) STRICT;

CREATE INDEX products_by_slug ON products(slug);
-- Everything that listings filter, count and sort by, so that they need not read the long texts.
CREATE INDEX products_listed ON products(brand_id, origin_id, price, stock, former_price, shelf, created_at);

CREATE TABLE items (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES products(id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  sku TEXT NOT NULL UNIQUE COLLATE NOCASE,
  label_en TEXT NOT NULL,
  label_ar TEXT,
  width REAL,
  aspect REAL,
  rim REAL,
  commercial INTEGER NOT NULL DEFAULT 0,
  load_index TEXT,
  speed_index TEXT,
  price INTEGER NOT NULL CHECK (price > 0),
  former_price INTEGER CHECK (former_price > price),
  sale_title_en TEXT,
  sale_title_ar TEXT,
  stock INTEGER NOT NULL CHECK (stock >= 0),
  image TEXT
) STRICT;

-- These hold all that a listing asks of an item.
CREATE INDEX items_by_product ON items(product_id, width, aspect, rim, load_index, speed_index);
CREATE INDEX items_by_size ON items(width, rim, aspect, product_id, load_index, speed_index, commercial);

CREATE TABLE product_categories (
  category_id INTEGER NOT NULL REFERENCES categories(id),
  product_id INTEGER NOT NULL REFERENCES products(id) ON DELETE CASCADE,
  PRIMARY KEY (category_id, product_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX product_categories_by_product ON product_categories(product_id);

CREATE VIRTUAL TABLE search USING fts5(
  name, brand, sku, size, kind, words,
  tokenize = "unicode61 remove_diacritics 0",
  prefix = '1 2 3'
);
CREATE VIRTUAL TABLE search_terms USING fts5vocab('search', 'row');
`;

/** The item whose price and sale a product shows: the cheapest in stock, or the cheapest of all if none is. */
const LEAD_ITEM = `(
  SELECT id FROM items WHERE product_id = products.id ORDER BY stock = 0, price, position LIMIT 1)`;

/**
 * Statements that update the copies in the products that match the condition, which must not depend on the lead item.
 */
export function refreshProducts(condition: string): string {
  return `
  UPDATE products SET lead_item_id = ${LEAD_ITEM} WHERE ${condition};
  UPDATE products SET
    price = (SELECT price FROM items WHERE id = lead_item_id),
    former_price = (SELECT former_price FROM items WHERE id = lead_item_id),
    stock = (SELECT sum(stock) FROM items WHERE product_id = products.id)
  WHERE ${condition};`;
}

const CATALOGUE_TRIGGERS = `
CREATE TRIGGER items_changed AFTER UPDATE OF stock, price, former_price ON items BEGIN
  ${refreshProducts('id = NEW.product_id')}
  UPDATE products SET updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = NEW.product_id;
END;
`;

const PEOPLE_AND_ORDERS = `
CREATE TABLE customers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  username TEXT NOT NULL UNIQUE,
  email TEXT UNIQUE,
  phone TEXT,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  addresses TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(addresses)),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers(id),
  status TEXT NOT NULL CHECK (status IN
    ('pending-cart', 'pending', 'processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed')),
  key TEXT NOT NULL UNIQUE,
  group_id TEXT,
  billing TEXT CHECK (json_valid(billing)),
  payment_method TEXT CHECK (payment_method IN ('cod', 'card')),
  transaction_id TEXT,
  shipping_total INTEGER NOT NULL DEFAULT 0 CHECK (shipping_total >= 0),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE INDEX orders_by_customer ON orders(customer_id, status);
CREATE UNIQUE INDEX one_cart_a_customer ON orders(customer_id) WHERE status = 'pending-cart';

-- Products may go while their orders stay, so lines name products without referring to them.
CREATE TABLE order_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders(id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL,
  variation_id INTEGER,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  price INTEGER NOT NULL CHECK (price >= 0),
  name_en TEXT NOT NULL,
  name_ar TEXT,
  image TEXT
) STRICT;

CREATE UNIQUE INDEX one_line_a_product ON order_lines(order_id, product_id, ifnull(variation_id, 0));

-- Friendly first numbers.
INSERT INTO sqlite_sequence (name, seq) VALUES ('customers', 1000), ('orders', 10000), ('order_lines', 50000);

CREATE TABLE shipping_rates (
  governorate TEXT NOT NULL,
  method TEXT NOT NULL,
  title_en TEXT NOT NULL,
  title_ar TEXT,
  cost INTEGER NOT NULL CHECK (cost >= 0),
  eta_days INTEGER NOT NULL CHECK (eta_days > 0),
  PRIMARY KEY (governorate, method)
) STRICT, WITHOUT ROWID;

CREATE TABLE newsletter_subscribers (
  email TEXT PRIMARY KEY,
  first_name TEXT,
  last_name TEXT,
  phone TEXT,
  subscribed_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;

/** Editorial content as JSON: one row per page, tip or question, and the site's single documents. */
const CONTENT = `
CREATE TABLE documents (
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  position INTEGER NOT NULL,
  body TEXT NOT NULL CHECK (json_valid(body)),
  PRIMARY KEY (kind, key)
) STRICT;
`;

const STATE = `
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

/** The first schema. */
export const SCHEMA = CATALOGUE + CATALOGUE_TRIGGERS + PEOPLE_AND_ORDERS + CONTENT + STATE;

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

/** Items whose stock a mirrored store does not count: their `stock` is only 1 or 0. */
export const UNCOUNTED_ITEMS = `
CREATE TABLE uncounted_items (
  id INTEGER PRIMARY KEY REFERENCES items(id) ON DELETE CASCADE
) STRICT;
`;

const RANGE_EVENTS = [
  'UPDATE OF width, aspect, rim, commercial, load_index, speed_index ON items',
  'UPDATE OF name_en, brand_id, origin_id, shelf, weight, created_at ON products',
  ...['items', 'product_categories', 'categories', 'brands', 'origins'].flatMap((table) => [
    `INSERT ON ${table}`,
    `DELETE ON ${table}`,
  ]),
  ...['categories', 'brands', 'origins'].map((table) => `UPDATE ON ${table}`),
];

/**
 * The change log of the catalogue, for processes that cache it in memory: a product with changed price or stock has one
 * row with the number of its last change; product 0 stands for the product range itself. `search_columns` says in which
 * column of the search table a term occurs.
 */
export const CATALOGUE_CHANGES = `
CREATE TABLE catalogue_changes (
  revision INTEGER PRIMARY KEY AUTOINCREMENT,
  product_id INTEGER NOT NULL UNIQUE
) STRICT;
CREATE TRIGGER offer_changed AFTER UPDATE ON items BEGIN
  INSERT OR REPLACE INTO catalogue_changes (product_id) VALUES (NEW.product_id);
END;
${RANGE_EVENTS.map(
  (event, number) => `
CREATE TRIGGER range_changed_${number} AFTER ${event} BEGIN
  INSERT OR REPLACE INTO catalogue_changes (product_id) VALUES (0);
END;`,
).join('')}
CREATE VIRTUAL TABLE search_columns USING fts5vocab('search', 'col');
`;

/** The end of an item's sale, ISO 8601, and its GTIN. */
export const ITEM_SALE_END_AND_GTIN = `
ALTER TABLE items ADD COLUMN sale_until TEXT;
ALTER TABLE items ADD COLUMN gtin TEXT;
`;

/** The provider's session of each attempt, to be compared with that of its payment. */
export const ATTEMPT_SESSIONS = 'ALTER TABLE payment_attempts ADD COLUMN session_id TEXT;';

/** The payment page of an attempt's session, so that reloading the page opens no second session. */
export const ATTEMPT_PAGES = 'ALTER TABLE payment_attempts ADD COLUMN page_url TEXT;';

/** Whether a product's pictures are drawings: so far the demonstration's were, and a store's are below `/media`. */
export const PRODUCT_ILLUSTRATED = `
ALTER TABLE products ADD COLUMN is_illustrated INTEGER NOT NULL DEFAULT 0;
UPDATE products SET is_illustrated = 1 WHERE images ->> '$[0]' LIKE '/pictures/%';
`;
