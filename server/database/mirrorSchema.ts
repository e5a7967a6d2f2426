/* Tables and columns that only a mirrored store fills. */

/**
 * What WooCommerce knows of goods beside: where a product is listed, that an order holds one piece of it at most,
 * whose pieces an item sells, that it is sold although none is on hand, and its shipping class (a term's id). What a
 * mirror holds already is read again.
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

/** Digests of products as they were last mirrored: `words` of all but their offers, `offers` of these. */
export const MIRROR_DIGESTS = `
CREATE TABLE mirror_digests (
  product_id INTEGER PRIMARY KEY REFERENCES products(id) ON DELETE CASCADE,
  words TEXT NOT NULL,
  offers TEXT NOT NULL
) STRICT;
`;

/** When products were last read from the store one by one: what began to be read before that is older. */
export const MIRROR_READS = `
CREATE TABLE mirror_reads (
  product_id INTEGER PRIMARY KEY,
  read_at INTEGER NOT NULL
) STRICT;
`;
