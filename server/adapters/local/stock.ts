import { ShopError } from '../../../domain/core/errors.js';
import type { LineItem } from '../../../domain/order/order.js';
import type { Reader, Writer } from '../../database/sql.js';
import { integer } from '../../database/rows.js';

type Wanted = Pick<LineItem, 'productId' | 'variationId' | 'quantity'>;

/**
 * Takes the pieces of every line out of stock. Throws `insufficient_stock` with what is available of the first
 * line that is short; the transaction around it then takes nothing at all.
 */
export async function takeStock(writer: Writer, lines: readonly Wanted[]): Promise<void> {
  for (const { productId, variationId, quantity } of lines) {
    const itemId = variationId ?? productId;
    const taken = await writer.run('UPDATE items SET stock = stock - ?1 WHERE id = ?2 AND stock >= ?1', [
      quantity,
      itemId,
    ]);
    if (taken === 0) throw new ShopError('insufficient_stock', { available: await stockOf(writer, itemId) });
  }
}

/** Whether every line could be taken now. */
export async function isInStock(reader: Reader, lines: readonly Wanted[]): Promise<boolean> {
  for (const { productId, variationId, quantity } of lines) {
    if ((await stockOf(reader, variationId ?? productId)) < quantity) return false;
  }
  return true;
}

async function stockOf(reader: Reader, itemId: number): Promise<number> {
  const [row] = await reader.rows('SELECT stock FROM items WHERE id = ?', [itemId]);
  return row === undefined ? 0 : integer(row, 'stock');
}
