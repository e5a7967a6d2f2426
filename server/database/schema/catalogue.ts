/* Tables of products and categories, and their migrations. Money is in whole piastres, times are ISO 8601 texts. */

/**
 * `items` are the sellable items: a simple product is one item under its own id, a variable product has one per
 * variation. Price, sale and stock are stored only there. Products and items share one range of ids. `products.price`,
 * `former_price`, `stock` and `lead_item_id` are copies maintained by a trigger: see LEAD_ITEM.
 */
export const CATALOGUE = `
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

export const CATALOGUE_TRIGGERS = `
CREATE TRIGGER items_changed AFTER UPDATE OF stock, price, former_price ON items BEGIN
  ${refreshProducts('id = NEW.product_id')}
  UPDATE products SET updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = NEW.product_id;
END;
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

/**
 * What the operator says to those who have bought a product, as JSON by language; ids of the products that they recommend
 * instead of it and together with it, as JSON lists. Existing mirrors are read again.
 */
export const PRODUCT_ADVICE = `
ALTER TABLE products ADD COLUMN purchase_note TEXT CHECK (json_valid(purchase_note));
ALTER TABLE products ADD COLUMN upsell_ids TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(upsell_ids));
ALTER TABLE products ADD COLUMN cross_sell_ids TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(cross_sell_ids));
UPDATE shop_meta SET value = json_set(value, '$.newestChange', NULL, '$.refreshedAtMs', 0) WHERE key = 'mirror';
`;

/**
 * Prices in quantity as they are written, `4:5%`; null for none. They are resolved when they are read, because the
 * regular price changes without them. Existing mirrors are read again.
 */
export const ITEM_QUANTITY_PRICES = `
ALTER TABLE items ADD COLUMN quantity_prices TEXT;
UPDATE shop_meta SET value = json_set(value, '$.newestChange', NULL, '$.refreshedAtMs', 0) WHERE key = 'mirror';
`;

/** In which quantities an item is sold, as JSON; null for any. Existing mirrors are read again. */
export const ITEM_QUANTITY_RULES = `
ALTER TABLE items ADD COLUMN quantity_rule TEXT CHECK (json_valid(quantity_rule));
UPDATE shop_meta SET value = json_set(value, '$.newestChange', NULL, '$.refreshedAtMs', 0) WHERE key = 'mirror';
`;

/**
 * The options by which a store's orders tell an item from others of the same variation, as JSON; null if it is the
 * variation itself. Existing mirrors are read again.
 */
export const ITEM_CHOICES = `
ALTER TABLE items ADD COLUMN choice TEXT CHECK (json_valid(choice));
UPDATE shop_meta SET value = json_set(value, '$.newestChange', NULL, '$.refreshedAtMs', 0) WHERE key = 'mirror';
`;

/** Whether a product's pictures are drawings: so far the demonstration's were, and a store's are below `/media`. */
export const PRODUCT_ILLUSTRATED = `
ALTER TABLE products ADD COLUMN is_illustrated INTEGER NOT NULL DEFAULT 0;
UPDATE products SET is_illustrated = 1 WHERE images ->> '$[0]' LIKE '/pictures/%';
`;

/**
 * Ids of products and items that have left the embedded shop, by SKU: orders and reviews name them, so that they are
 * given to nothing else, and what comes back has its own again.
 */
export const GONE_GOODS = `
CREATE TABLE gone_goods (
  sku TEXT PRIMARY KEY COLLATE NOCASE,
  id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;

/**
 * Pictures of imported goods, by their name below `/media/goods/`, as text, which backups hold; `source` is the address or
 * file that was imported.
 */
export const GOODS_PICTURES = `
CREATE TABLE goods_pictures (
  name TEXT PRIMARY KEY,
  source TEXT NOT NULL,
  type TEXT NOT NULL,
  base64 TEXT NOT NULL
) STRICT;
CREATE INDEX goods_pictures_by_source ON goods_pictures(source);
`;

/**
 * Sales of the embedded shop that begin or end at a time: the prices of the item outside and during it, and when they
 * change next (ISO 8601; null: not again).
 */
export const PLANNED_SALES = `
CREATE TABLE planned_sales (
  item_id INTEGER PRIMARY KEY REFERENCES items(id) ON DELETE CASCADE,
  regular_price INTEGER NOT NULL,
  sale_price INTEGER NOT NULL CHECK (sale_price > 0 AND sale_price < regular_price),
  title TEXT NOT NULL CHECK (json_valid(title)),
  starts_at TEXT,
  ends_at TEXT,
  due_at TEXT
) STRICT;
CREATE INDEX planned_sales_due ON planned_sales(due_at) WHERE due_at IS NOT NULL;
`;
