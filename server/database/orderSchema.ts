/* Migrations of the orders table; see `migrations.ts`. */

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
