import { ShopError } from '../../../../domain/core/errors.js';
import { UNCOUNTED_STOCK_LIMIT } from '../../../../domain/catalogue/product.js';
import type { LineItem, Order } from '../../../../domain/order/order.js';
import { integer } from '../../../database/sql/rows.js';
import { expecting, type Reader, type Statement } from '../../../database/sql/sql.js';

/** What is not counted stays as it is, and is short only if there is none. */
const UNCOUNTED = 'items.id IN (SELECT id FROM uncounted_items)';

const WANTED = "(SELECT value ->> 'id' AS id, value ->> 'quantity' AS quantity FROM json_each(?)) AS wanted";

/** Statements that reduce the stock of every line, once per order; they fail if one is short. */
export function takeStock({ id, items }: Pick<Order, 'id' | 'items'>): Statement[] {
  const list = wantedOf(items);
  return [
    expecting(
      `NOT EXISTS (SELECT 1 FROM ${WANTED} LEFT JOIN items ON items.id = wanted.id
       WHERE ifnull(items.stock, 0) < iif(${UNCOUNTED}, 1, wanted.quantity))`,
      [list],
    ),
    {
      sql: `UPDATE items SET stock = stock - wanted.quantity FROM ${WANTED}
        WHERE items.id = wanted.id AND NOT ${UNCOUNTED}`,
      args: [list],
    },
    { sql: 'UPDATE orders SET stock_taken = 1 WHERE id = ?', args: [id] },
  ];
}

/** Statements that return the stock that the order has reduced, if any, once. */
export function returnStock({ id, items }: Pick<Order, 'id' | 'items'>): Statement[] {
  return [
    {
      sql: `UPDATE items SET stock = stock + wanted.quantity FROM ${WANTED}
        WHERE items.id = wanted.id AND NOT ${UNCOUNTED} AND EXISTS (SELECT 1 FROM orders WHERE id = ? AND stock_taken = 1)`,
      args: [wantedOf(items), id],
    },
    { sql: 'UPDATE orders SET stock_taken = 0 WHERE id = ?', args: [id] },
  ];
}

function wantedOf(items: readonly LineItem[]): string {
  return JSON.stringify(
    items.map(({ productId, variationId, quantity }) => ({ id: variationId ?? productId, quantity })),
  );
}

/** Throws `insufficient_stock` with the available quantity of the first line that is short. */
export async function requireInStock(reader: Reader, lines: readonly LineItem[]): Promise<void> {
  for (const { productId, variationId, quantity } of lines) {
    const [row] = await reader.rows(
      `SELECT iif(stock > 0 AND ${UNCOUNTED}, ?, stock) AS stock FROM items WHERE id = ?`,
      [UNCOUNTED_STOCK_LIMIT, variationId ?? productId],
    );
    const available = row === undefined ? 0 : integer(row, 'stock');
    if (available < quantity) throw new ShopError('insufficient_stock', { available });
  }
}
