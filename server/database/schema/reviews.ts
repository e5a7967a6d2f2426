/** Reviews of products by customers. An order has at most one for each of its products, rejected ones included. */
export const REVIEWS = `
CREATE TABLE reviews (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  status TEXT NOT NULL DEFAULT 'hold' CHECK (status IN ('hold', 'approved', 'trash')),
  author TEXT NOT NULL,
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  body TEXT NOT NULL,
  car TEXT,
  km INTEGER CHECK (km >= 0),
  written_at TEXT NOT NULL,
  UNIQUE (order_id, product_id)
) STRICT;
CREATE INDEX reviews_by_product ON reviews(product_id, status, id);
`;
