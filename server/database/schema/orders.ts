/* Tables of customers, orders and payments, and their migrations. Money is in whole piastres, times are ISO 8601 texts. */

export const PEOPLE_AND_ORDERS = `
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

/** Idempotency marks of the last writes to an order, as a JSON list. */
export const ORDER_WRITES = "ALTER TABLE orders ADD COLUMN writes TEXT NOT NULL DEFAULT '[]';";

/** The delivery method of an order, as JSON: id, title and whether it is a pickup. */
export const ORDER_DELIVERY = 'ALTER TABLE orders ADD COLUMN delivery TEXT CHECK (json_valid(delivery));';

/**
 * Line items as JSON on the order itself, so that an order is compared and written as one row. Hosted libSQL's parser
 * rejects ORDER BY within an aggregate.
 */
export const ORDER_LINES_IN_ORDERS = `
ALTER TABLE orders ADD COLUMN lines TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(lines));
UPDATE orders SET lines = (
  SELECT json_group_array(json(line)) FROM (
    SELECT json_object(
      'id', l.id, 'productId', l.product_id, 'variationId', l.variation_id, 'quantity', l.quantity,
      'price', l.price, 'name', json_object('en', l.name_en, 'ar', l.name_ar), 'image', l.image
    ) AS line
    FROM order_lines l WHERE l.order_id = orders.id ORDER BY l.id
  )
);
DROP TABLE order_lines;
`;

/** Why a placed order was cancelled. */
export const ORDER_CANCELLED_FOR = `
ALTER TABLE orders ADD COLUMN cancelled_for TEXT CHECK (cancelled_for IN ('customer', 'shop', 'unconfirmed'));
`;

/** Whether the customer of a cash order has confirmed it: state, time and detail, as text. */
export const ORDER_CONFIRMATION = `
ALTER TABLE orders ADD COLUMN confirmation TEXT;
CREATE INDEX orders_unconfirmed ON orders(created_at)
  WHERE status = 'processing' AND (confirmation LIKE 'waiting%' OR confirmation LIKE 'reminded%');
`;

/** When an order was delivered or collected; of earlier orders, the last change is the best that is known. */
export const ORDER_COMPLETED = `
ALTER TABLE orders ADD COLUMN completed_at TEXT;
UPDATE orders SET completed_at = updated_at WHERE status = 'completed';
`;

/** The part of a cash order that is paid by card first, as JSON: due and paid. */
export const ORDER_DEPOSIT = 'ALTER TABLE orders ADD COLUMN deposit TEXT CHECK (json_valid(deposit));';

/**
 * The coupons of an order, as a JSON list; null for none. The index has all that is needed to count how often one was
 * used.
 */
export const ORDER_COUPONS = `
ALTER TABLE orders ADD COLUMN coupons TEXT CHECK (json_valid(coupons));
CREATE INDEX orders_with_coupons ON orders(coupons, status, customer_id) WHERE coupons IS NOT NULL;

CREATE TABLE coupons (
  code TEXT PRIMARY KEY,
  terms TEXT NOT NULL CHECK (json_valid(terms))
) STRICT, WITHOUT ROWID;
`;

/** What the operator has told the customer on an order, and what was returned of its money, as JSON lists. */
export const ORDER_NOTES = `
ALTER TABLE orders ADD COLUMN notes TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(notes));
ALTER TABLE orders ADD COLUMN refunds TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(refunds));
`;

/** What the operator has done with an order, and from where; nothing that was written to its customer. */
export const ORDER_STEPS = `
CREATE TABLE order_steps (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL,
  act TEXT NOT NULL,
  source TEXT NOT NULL,
  detail TEXT,
  at TEXT NOT NULL
) STRICT;
CREATE INDEX order_steps_by_order ON order_steps(order_id);
`;

/** Keys of a customer's cars, as a JSON list. */
export const CUSTOMER_CARS =
  "ALTER TABLE customers ADD COLUMN cars TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(cars));";

/** From how many working days on an order arrives; `eta_days` is until when. */
export const DELIVERY_FROM = `
ALTER TABLE shipping_rates ADD COLUMN eta_days_from INTEGER NOT NULL DEFAULT 1 CHECK (eta_days_from >= 0);
UPDATE shipping_rates SET eta_days_from = max(1, eta_days - 1);
`;

/**
 * How an order is paid, as JSON, and the fee for it. Two columns lose their CHECK, which SQLite cannot extend: payment
 * methods and reasons to cancel are known to the domain.
 */
export const ORDER_PAYMENT = `
ALTER TABLE orders ADD COLUMN payment TEXT CHECK (json_valid(payment));
ALTER TABLE orders ADD COLUMN fee INTEGER NOT NULL DEFAULT 0;
ALTER TABLE orders ADD COLUMN method TEXT;
ALTER TABLE orders ADD COLUMN cancelled TEXT;
UPDATE orders SET method = payment_method, cancelled = cancelled_for;
ALTER TABLE orders DROP COLUMN payment_method;
ALTER TABLE orders DROP COLUMN cancelled_for;
ALTER TABLE orders RENAME COLUMN method TO payment_method;
ALTER TABLE orders RENAME COLUMN cancelled TO cancelled_for;
CREATE INDEX orders_awaited ON orders(created_at) WHERE status = 'on-hold' AND payment_method = 'later';
`;
