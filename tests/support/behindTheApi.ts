import { randomUUID } from 'node:crypto';
import type { Client, InValue } from '@libsql/client';
import type { OrderStatus } from '../../domain/order/order.js';

const MINUTE_MS = 60_000;

interface Account {
  username: string;
  email: string | null;
  /** `+201012345678` */
  phone: string | null;
  firstName: string;
  lastName: string;
  passwordHash: string;
}

/**
 * What an operator, a provider, time or an accident changes in the embedded shop's database and tells nobody, and what
 * no route answers. Tests ask the API for everything else.
 */
export function behindTheApi(database: Client) {
  const run = async (sql: string, args: InValue[] = []) => (await database.execute({ sql, args })).rows;

  /** Changes the lines of a product in all orders. */
  const editLines = (edited: string, value: number, productId: number) =>
    run(
      `UPDATE orders SET lines = (
         SELECT json_group_array(json(iif(value ->> 'productId' = ?2, ${edited.replace('?', '?1')}, value)) ORDER BY key)
         FROM json_each(orders.lines))`,
      [value, productId],
    );

  return {
    items: {
      async setStock(stock: number, ...itemIds: number[]): Promise<void> {
        for (const id of itemIds) await run('UPDATE items SET stock = ? WHERE id = ?', [stock, id]);
      },
      /** Raises the price by so many piastres; without a sale. */
      raisePrice: (itemId: number, by: number) =>
        run('UPDATE items SET price = price + ?, former_price = NULL WHERE id = ?', [by, itemId]),
      /** Sets the price in piastres; without a sale. */
      setPrice: (itemId: number, price: number) =>
        run('UPDATE items SET price = ?, former_price = NULL WHERE id = ?', [price, itemId]),
      /** One more of all sizes of a product: pieces, or piastres. */
      raiseAllSizes: (productId: number, field: 'stock' | 'price') =>
        run(`UPDATE items SET ${field} = ${field} + 1 WHERE product_id = ?`, [productId]),
    },

    accounts: {
      /** Opens an account; answers its id. */
      async add({ username, email, phone, firstName, lastName, passwordHash }: Account): Promise<number> {
        const { lastInsertRowid } = await database.execute({
          sql: `INSERT INTO customers
                  (username, email, phone, first_name, last_name, password_hash, created_at, updated_at)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)`,
          args: [username, email, phone, firstName, lastName, passwordHash, new Date().toISOString()],
        });
        return Number(lastInsertRowid);
      },
      count: async () => Number((await run('SELECT count(*) AS n FROM customers'))[0]?.['n']),
      /** Sessions that were ended are as good as before. */
      forgetLogouts: () => run('DELETE FROM session_epochs'),
    },

    orders: {
      /** Removes carts and orders, all of them or all but one. */
      clear: (exceptId = 0) => run('DELETE FROM orders WHERE id <> ?', [exceptId]),
      setStatus: (id: number, status: OrderStatus) =>
        run('UPDATE orders SET status = ? WHERE id = ?', [status, id]),
      setTransaction: (id: number, transactionId: string | null) =>
        run('UPDATE orders SET transaction_id = ? WHERE id = ?', [transactionId, id]),
      async group(name: string, ...ids: number[]): Promise<void> {
        for (const id of ids) await run('UPDATE orders SET group_id = ? WHERE id = ?', [name, id]);
      },
      /** Nothing has happened to the order for so many minutes. */
      age: (id: number, minutes: number) =>
        run('UPDATE orders SET updated_at = ? WHERE id = ?', [
          new Date(Date.now() - minutes * MINUTE_MS).toISOString(),
          id,
        ]),
      /** As an order was kept before it knew its way of delivery. */
      forgetDelivery: (id: number) => run('UPDATE orders SET delivery = NULL WHERE id = ?', [id]),
      /** The next order gets this number, as in a database that was rebuilt. */
      countFrom: (next: number) =>
        run("UPDATE sqlite_sequence SET seq = ? WHERE name = 'orders'", [next - 1]),
    },

    cartLines: {
      clear: () => run("UPDATE orders SET lines = '[]'"),
      /** The pieces were put into the carts when they cost so many piastres less. */
      lowerPrices: (productId: number, by: number) =>
        editLines("json_set(value, '$.price', (value ->> 'price') - ?)", by, productId),
      /** The pieces are of a product that is not there any more. */
      replaceProduct: (productId: number, unknownId: number) =>
        editLines("json_set(value, '$.productId', ?)", unknownId, productId),
      /** So many lines of one piece each, of products that follow on this id. */
      addMany: (orderId: number, count: number, productId: number) =>
        run(
          `WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < ?1)
           UPDATE orders SET lines = (
             SELECT json_group_array(json(value)) FROM (
               SELECT value FROM json_each(orders.lines) UNION ALL
               SELECT json_set(orders.lines ->> '$[0]', '$.id', n, '$.productId', ?2 + n) FROM many))
           WHERE id = ?3`,
          [count, productId, orderId],
        ),
    },

    payments: {
      clear: async () => {
        await run('DELETE FROM payment_sessions');
        await run('DELETE FROM payment_attempts');
      },
      forgetAttempts: () => run('DELETE FROM payment_attempts'),
      /** An attempt as it was kept before attempts had random names and pages of their own. */
      keepOldAttempt: async (orderId: number, reference: string) => {
        await run('UPDATE orders SET payment_reference = ? WHERE id = ?', [reference, orderId]);
        await run('DELETE FROM payment_attempts');
        await run('INSERT INTO payment_attempts (reference, kept_at) VALUES (?, ?)', [reference, Date.now()]);
      },
      setPages: (url: string | null) => run('UPDATE payment_attempts SET page_url = ?', [url]),
      /** Sessions that the embedded provider has for an order. */
      countSessions: async (orderId: number) =>
        (await run('SELECT id FROM payment_sessions WHERE reference LIKE ?', [`${orderId}-%`])).length,
      /** The embedded provider has got all of it, and has not said so yet. */
      approveUnheard: (sessionId: string) =>
        run("UPDATE payment_sessions SET outcome = 'approve', payment_id = ? WHERE id = ?", [
          randomUUID(),
          sessionId,
        ]),
      /** The embedded provider has got so many piastres too little, and has not said so yet. */
      takeTooLittle: (missing: number) =>
        run("UPDATE payment_sessions SET outcome = 'approve', payment_id = 'p-1', amount = amount - ?", [
          missing,
        ]),
    },

    limits: {
      /** Nothing has been counted, of all or of what begins so. */
      clear: (kind = '') => run('DELETE FROM rate_counters WHERE key LIKE ?', [`${kind}%`]),
      /** So much time has gone by for what is counted. */
      letPass: (seconds: number) =>
        run('UPDATE rate_counters SET expires_at = expires_at - ?', [seconds * 1000]),
    },

    /** Writes under way have taken longer than their keys and locks are held for them. */
    async endIdempotencyLeases(): Promise<void> {
      await run('UPDATE idempotency_keys SET expires_at = 0 WHERE status IS NULL');
      await run('UPDATE locks SET expires_at = 0');
    },
    /** From now on the database keeps no answers, until it does again. */
    keepNoAnswers: () =>
      run(
        "CREATE TRIGGER unkept BEFORE UPDATE OF status ON idempotency_keys BEGIN SELECT raise(ABORT, 'the database is away'); END",
      ),
    keepAnswers: () => run('DROP TRIGGER unkept'),

    /** Every word that the database holds in a table. */
    contentOf: async (table: string) => JSON.stringify(await run(`SELECT * FROM ${table}`)),
  };
}
