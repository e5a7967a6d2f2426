import { createClient } from '@libsql/client';

/** An order of a customer that is placed, by what the shop has answered. */
export interface Placed {
  customerId: number;
  orderId: number;
}

/** What a customer has certainly, or perhaps, ordered of one product. */
export interface Books {
  productId: number;
  /** Everybody who wanted to order. */
  customerIds: ReadonlySet<number>;
  stockBefore: number;
  /** Every order was for this many pieces. */
  pieces: number;
  placed: readonly Placed[];
  /** Customers whose last response was no success: their order may have been placed or not. */
  undecided: ReadonlySet<number>;
}

export async function setStock(databaseUrl: string, productId: number, stock: number): Promise<void> {
  const database = createClient({ url: databaseUrl });
  await database.execute({ sql: 'UPDATE items SET stock = ? WHERE id = ?', args: [stock, productId] });
  database.close();
}

/** Compares the database with what the shop has answered. Returns a line for each contradiction. */
export async function auditBooks(databaseUrl: string, books: Books): Promise<string[]> {
  const { productId, customerIds, stockBefore, pieces, placed, undecided } = books;
  const database = createClient({ url: databaseUrl });
  try {
    const [found, stocks, below] = await database.batch([
      {
        sql: `SELECT orders.id, customer_id,
                (SELECT sum(value ->> 'quantity') FROM json_each(lines)) AS pieces
              FROM orders WHERE status = 'processing'
                AND EXISTS (SELECT 1 FROM json_each(lines) WHERE value ->> 'productId' = ?)`,
        args: [productId],
      },
      { sql: 'SELECT stock FROM items WHERE id = ?', args: [productId] },
      'SELECT id FROM items WHERE stock < 0',
    ]);
    const all = (found?.rows ?? []).map((row) => ({
      ...{ id: Number(row['id']), customerId: Number(row['customer_id']), pieces: Number(row['pieces']) },
    }));
    const orders = all.filter(({ customerId }) => customerIds.has(customerId));
    const ids = new Set(orders.map(({ id }) => id));
    const customers = orders.map(({ customerId }) => customerId);
    const answered = new Set(placed.map(({ customerId }) => customerId));
    const sold = orders.reduce((sum, order) => sum + order.pieces, 0);
    const stock = Number(stocks?.rows[0]?.['stock']);
    return [
      ...placed.filter(({ orderId }) => !ids.has(orderId)).map(({ orderId }) => `order ${orderId} is lost`),
      ...customers
        .filter((id, index) => customers.indexOf(id) !== index)
        .map((id) => `customer ${id} has ordered twice`),
      ...customers
        .filter((id) => !answered.has(id) && !undecided.has(id))
        .map((id) => `customer ${id} was refused and has an order`),
      ...orders.filter((order) => order.pieces !== pieces).map(({ id }) => `order ${id} has other pieces`),
      ...(below?.rows ?? []).map((row) => `the stock of ${Number(row['id'])} is negative`),
      ...(stock === stockBefore - sold ? [] : [`the stock is ${stock}: ${stockBefore} before, ${sold} sold`]),
    ];
  } finally {
    database.close();
  }
}
