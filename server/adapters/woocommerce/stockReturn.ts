import * as v from 'valibot';
import type { Order } from '../../../domain/order.js';
import type { StoreClient } from './client.js';
import { parsed } from './shapes.js';

/** What WooCommerce notes on a line whose pieces it has taken; without it, it gives none back when the order ends. */
const TAKEN = '_reduced_stock';

const STOCK = v.object({
  manage_stock: v.union([v.boolean(), v.literal('parent')]),
  stock_quantity: v.nullable(v.number()),
});

/** Puts the counted pieces of every line back. Nobody else may take stock of these items meanwhile. */
export async function giveBackStock(client: StoreClient, { id, items }: Order): Promise<void> {
  for (const { productId, variationId, quantity } of items) {
    const path =
      variationId === null
        ? `wc/v3/products/${productId}`
        : `wc/v3/products/${productId}/variations/${variationId}`;
    const { manage_stock, stock_quantity } = parsed(
      STOCK,
      (await client.request({ method: 'GET', path })).body,
    );
    if (manage_stock === false || stock_quantity === null) continue;
    const owner = manage_stock === 'parent' ? `wc/v3/products/${productId}` : path;
    await client.request({ method: 'PUT', path: owner, body: { stock_quantity: stock_quantity + quantity } });
  }
  const line_items = items.map((line) => ({ id: line.id, meta_data: [{ key: TAKEN, value: null }] }));
  await client.request({ method: 'PUT', path: `wc/v3/orders/${id}`, body: { line_items } });
}
