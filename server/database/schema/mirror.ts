/* Tables and columns used only by a mirrored store. */

/** Items whose stock a mirrored store does not count: their `stock` is only 1 or 0. */
export const UNCOUNTED_ITEMS = `
CREATE TABLE uncounted_items (
  id INTEGER PRIMARY KEY REFERENCES items(id) ON DELETE CASCADE
) STRICT;
`;

/**
 * Additional product data of WooCommerce: visibility, sold individually, which stock an item uses, backorders, and the
 * shipping class (a term id). Existing mirrors are read again.
 */
export const MIRRORED_RULES = `
ALTER TABLE products ADD COLUMN is_listed INTEGER NOT NULL DEFAULT 1;
ALTER TABLE products ADD COLUMN is_searchable INTEGER NOT NULL DEFAULT 1;
ALTER TABLE products ADD COLUMN sold_individually INTEGER NOT NULL DEFAULT 0;
ALTER TABLE items ADD COLUMN shares_stock INTEGER NOT NULL DEFAULT 0;
ALTER TABLE items ADD COLUMN on_backorder INTEGER NOT NULL DEFAULT 0;
ALTER TABLE items ADD COLUMN shipping_class INTEGER;
UPDATE shop_meta SET value = json_set(value, '$.newestChange', NULL, '$.refreshedAtMs', 0) WHERE key = 'mirror';
`;

/** Digests of mirrored products: `words` of everything but the offers, `offers` of these. */
export const MIRROR_DIGESTS = `
CREATE TABLE mirror_digests (
  product_id INTEGER PRIMARY KEY REFERENCES products(id) ON DELETE CASCADE,
  words TEXT NOT NULL,
  offers TEXT NOT NULL
) STRICT;
`;

/** Lets the next refresh read everything that the store publishes; an import that is under way goes on. */
export const READ_STORE_AGAIN = `
DELETE FROM mirror_outlines;
UPDATE shop_meta SET value = json_set(value, '$.refreshedAtMs', 0)
  WHERE key = 'mirror' AND value ->> '$.refreshedAtMs' IS NOT NULL;
`;

/** Digests of what the store lists of each published product, also of those that the shop cannot sell. */
export const MIRROR_OUTLINES = `
CREATE TABLE mirror_outlines (
  product_id INTEGER PRIMARY KEY,
  digest TEXT NOT NULL
) STRICT;
UPDATE shop_meta SET value = json_set(value, '$.refreshedAtMs', 0) WHERE key = 'mirror';
`;

/** When products were last read individually; a read that started before that is outdated. */
export const MIRROR_READS = `
CREATE TABLE mirror_reads (
  product_id INTEGER PRIMARY KEY,
  read_at INTEGER NOT NULL
) STRICT;
`;
