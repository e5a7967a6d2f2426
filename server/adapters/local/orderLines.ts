import type { PricedLine } from '../../ports/orders.js';
import { requireQuantity } from '../../ports/orderChecks.js';
import { languageColumns, languageValues } from '../../database/languageColumns.js';
import type { Writer } from '../../database/sql.js';

const NAME = languageColumns('name');

/** Adds lines; one that is there already gets their pieces added, and the newer price. */
export async function addLines(writer: Writer, orderId: number, lines: readonly PricedLine[]): Promise<void> {
  for (const line of lines) {
    requireQuantity(line.quantity, 1);
    await writer.run(
      `INSERT INTO order_lines (order_id, product_id, variation_id, quantity, price, image, ${NAME.join(', ')})
       VALUES (?, ?, ?, ?, ?, ?${', ?'.repeat(NAME.length)})
       ON CONFLICT (order_id, product_id, ifnull(variation_id, 0))
       DO UPDATE SET quantity = quantity + excluded.quantity, price = excluded.price`,
      [
        orderId,
        line.productId,
        line.variationId,
        line.quantity,
        line.price,
        line.image,
        ...languageValues(line.name),
      ],
    );
  }
}

/** The order has changed just now. */
export async function touch(writer: Writer, orderId: number): Promise<void> {
  await writer.run('UPDATE orders SET updated_at = ? WHERE id = ?', [now(), orderId]);
}

/** The time as the tables keep it. */
export function now(): string {
  return new Date().toISOString();
}
