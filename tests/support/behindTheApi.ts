import { randomUUID } from 'node:crypto';
import type { Client, InValue } from '@libsql/client';
import type { TyreSize } from '../../domain/tyres/tyre.js';
import { couponTerms } from '../../domain/coupon/couponTerms.js';
import { saveCoupon } from '../../server/adapters/local/order/coupons.js';
import { optionalText, text } from '../../server/database/sql/rows.js';
import type { OrderStatus } from '../../domain/order/order.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

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
 * Changes that an operator, a provider, time or an accident makes in the embedded shop's database without the API, and
 * data that no route returns. Tests use the API for everything else.
 */
export function behindTheApi(database: Client) {
  const run = async (sql: string, args: InValue[] = []) => (await database.execute({ sql, args })).rows;

  /** Changes the lines of a product in all orders. */
  const editLines = (edited: string, value: number, productId: number) =>
    run(
      `UPDATE orders SET lines = (
         SELECT json_group_array(json(iif(value ->> 'productId' = ?2, ${edited.replace('?', '?1')}, value)))
         FROM (SELECT value FROM json_each(orders.lines) ORDER BY key))`,
      [value, productId],
    );

  return {
    subscribers: {
      /** The key in the links with which a subscriber stops the newsletter. */
      async tokenOf(email: string): Promise<string> {
        const [row] = await run('SELECT token FROM newsletter_subscribers WHERE email = ?', [email]);
        return row === undefined ? '' : text(row, 'token');
      },
    },
    items: {
      async setStock(stock: number, ...itemIds: number[]): Promise<void> {
        for (const id of itemIds) await run('UPDATE items SET stock = ? WHERE id = ?', [stock, id]);
      },
      /** Adds this many pieces to every tyre of a size that is in stock. */
      restock: (pieces: number, { width, aspect, rim }: Pick<TyreSize, 'width' | 'aspect' | 'rim'>) =>
        run('UPDATE items SET stock = stock + ? WHERE width = ? AND aspect IS ? AND rim = ? AND stock > 0', [
          ...[pieces, width, aspect, rim],
        ]),
      /** Raises the price by this many piastres and ends the sale. */
      raisePrice: (itemId: number, by: number) =>
        run('UPDATE items SET price = price + ?, former_price = NULL WHERE id = ?', [by, itemId]),
      /** Sets the price in piastres and ends the sale. */
      setPrice: (itemId: number, price: number) =>
        run('UPDATE items SET price = ?, former_price = NULL WHERE id = ?', [price, itemId]),
      /** Writes prices in quantity, such as `4:5%`; null removes them. */
      async setQuantityPrices(written: string | null, ...itemIds: number[]): Promise<void> {
        for (const id of itemIds)
          await run('UPDATE items SET quantity_prices = ? WHERE id = ?', [written, id]);
      },
      putOnSale: (itemId: number, { price, formerPrice }: { price: number; formerPrice: number }) =>
        run('UPDATE items SET price = ?, former_price = ? WHERE id = ?', [price, formerPrice, itemId]),
      /** Adds one piece or piastre to all sizes of a product. */
      raiseAllSizes: (productId: number, field: 'stock' | 'price') =>
        run(`UPDATE items SET ${field} = ${field} + 1 WHERE product_id = ?`, [productId]),
    },

    accounts: {
      /** Creates an account and returns its id. */
      async add({ username, email, phone, firstName, lastName, passwordHash }: Account): Promise<number> {
        const { lastInsertRowid } = await database.execute({
          sql: `INSERT INTO customers
                  (username, email, phone, first_name, last_name, password_hash, created_at, updated_at)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)`,
          args: [username, email, phone, firstName, lastName, passwordHash, new Date().toISOString()],
        });
        return Number(lastInsertRowid);
      },
      /** Makes the account this many days older. */
      age: (id: number, days: number) =>
        run('UPDATE customers SET created_at = ? WHERE id = ?', [
          new Date(Date.now() - days * DAY_MS).toISOString(),
          id,
        ]),
      exists: async (id: number) => (await run('SELECT 1 FROM customers WHERE id = ?', [id])).length > 0,
      count: async () => Number((await run('SELECT count(*) AS n FROM customers'))[0]?.['n']),
      /** Makes revoked sessions valid again. */
      forgetLogouts: () => run('DELETE FROM session_epochs'),
    },

    orders: {
      /** Deletes carts and orders, all of them or all but these. */
      clear: (...exceptIds: number[]) =>
        run('DELETE FROM orders WHERE id NOT IN (SELECT value FROM json_each(?))', [
          JSON.stringify(exceptIds),
        ]),
      setStatus: (id: number, status: OrderStatus) =>
        run(
          "UPDATE orders SET status = ?1, completed_at = iif(?1 = 'completed', ?2, completed_at) WHERE id = ?3",
          [status, new Date().toISOString(), id],
        ),
      /** The order has not reduced its stock. */
      forgetStock: (id: number) => run('UPDATE orders SET stock_taken = 0 WHERE id = ?', [id]),
      /** Notes that the order was sent. */
      ship: (id: number) =>
        run("UPDATE orders SET shipment = json_object('carrier', 'Bosta', 'number', NULL) WHERE id = ?", [
          id,
        ]),
      /** Changes the number, as an operator does. */
      setPhone: (id: number, phone: string) =>
        run("UPDATE orders SET billing = json_set(billing, '$.phone', ?) WHERE id = ?", [phone, id]),
      setTransaction: (id: number, transactionId: string | null) =>
        run('UPDATE orders SET transaction_id = ? WHERE id = ?', [transactionId, id]),
      async group(name: string, ...ids: number[]): Promise<void> {
        for (const id of ids) await run('UPDATE orders SET group_id = ? WHERE id = ?', [name, id]);
      },
      /** Moves its delivery this many days into the past. */
      deliveredBefore: (id: number, days: number) =>
        run('UPDATE orders SET completed_at = ? WHERE id = ?', [
          new Date(Date.now() - days * DAY_MS).toISOString(),
          id,
        ]),
      /** Makes the order this many minutes older. */
      age: (id: number, minutes: number) =>
        run('UPDATE orders SET updated_at = ? WHERE id = ?', [
          new Date(Date.now() - minutes * MINUTE_MS).toISOString(),
          id,
        ]),
      /** Makes it an order from before delivery methods were stored. */
      forgetDelivery: (id: number) => run('UPDATE orders SET delivery = NULL WHERE id = ?', [id]),
      /** Makes it an order from before dates were promised. */
      forgetArrival: (id: number) =>
        run("UPDATE orders SET delivery = json_remove(delivery, '$.arrives') WHERE id = ?", [id]),
      /** The next order gets this number, as in a rebuilt database. */
      countFrom: (next: number) =>
        run("UPDATE sqlite_sequence SET seq = ? WHERE name = 'orders'", [next - 1]),
    },

    /** Adds a coupon of the embedded shop, or replaces its terms. */
    async saveCoupon(code: string, terms: Parameters<typeof couponTerms>[0]): Promise<void> {
      const { sql, args } = saveCoupon(code, couponTerms(terms));
      await run(sql, [...(args ?? [])]);
    },

    outbox: {
      /** Deletes all notices, or those for one channel. */
      clear: (channel = '%') => run('DELETE FROM notices WHERE channel LIKE ?', [channel]),
      /** Makes all notices due that wait for another attempt. */
      makeDue: () => run('UPDATE notices SET due_at = 0 WHERE ended_at IS NULL'),
      /** Every notice as it is stored, by key. */
      all: async () =>
        (await run('SELECT * FROM notices ORDER BY key')).map((row) => ({
          ...row,
          key: text(row, 'key'),
          outcome: optionalText(row, 'outcome'),
        })),
    },

    cartLines: {
      clear: () => run("UPDATE orders SET lines = '[]'"),
      /** Makes the cart's price this many piastres lower, as if the product had become more expensive. */
      lowerPrices: (productId: number, by: number) =>
        editLines("json_set(value, '$.price', (value ->> 'price') - ?)", by, productId),
      /** Points the lines at a product that no longer exists. */
      replaceProduct: (productId: number, unknownId: number) =>
        editLines("json_set(value, '$.productId', ?)", unknownId, productId),
      /** Adds this many lines of one piece, for consecutive product ids. */
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

    returns: {
      clear: () => run('DELETE FROM returns'),
    },

    stockRequests: {
      clear: () => run('DELETE FROM stock_requests'),
      /** Makes all of them this many days older. */
      age: (days: number) => run('UPDATE stock_requests SET asked_at = asked_at - ?', [days * DAY_MS]),
      /** How many wait for goods. */
      count: async () =>
        Number((await run('SELECT count(*) AS n FROM stock_requests WHERE contact IS NOT NULL'))[0]?.['n']),
    },

    reviews: {
      clear: () => run('DELETE FROM reviews'),
      /** Approves every review, as the operator may. */
      approveAll: () => run("UPDATE reviews SET status = 'approved'"),
      approve: (productId: number) =>
        run("UPDATE reviews SET status = 'approved' WHERE product_id = ?", [productId]),
    },

    payments: {
      clear: async () => {
        await run('DELETE FROM payment_sessions');
        await run('DELETE FROM payment_attempts');
      },
      forgetAttempts: () => run('DELETE FROM payment_attempts'),
      /** Stores an attempt in the old form, without a random reference and a page of its own. */
      saveOldAttempt: async (orderId: number, reference: string) => {
        await run('UPDATE orders SET payment_reference = ? WHERE id = ?', [reference, orderId]);
        await run('DELETE FROM payment_attempts');
        await run('INSERT INTO payment_attempts (reference, kept_at) VALUES (?, ?)', [reference, Date.now()]);
      },
      setPages: (url: string | null) => run('UPDATE payment_attempts SET page_url = ?', [url]),
      /** Number of the embedded provider's sessions for an order. */
      countSessions: async (orderId: number) =>
        (await run('SELECT id FROM payment_sessions WHERE reference LIKE ?', [`${orderId}-%`])).length,
      /** The embedded provider has received the full amount, without a callback so far. */
      approveUnheard: (sessionId: string) =>
        run("UPDATE payment_sessions SET outcome = 'approve', payment_id = ? WHERE id = ?", [
          randomUUID(),
          sessionId,
        ]),
      /** The embedded provider has received this many piastres too little, without a callback so far. */
      takeTooLittle: (missing: number) =>
        run("UPDATE payment_sessions SET outcome = 'approve', payment_id = 'p-1', amount = amount - ?", [
          missing,
        ]),
    },

    bookings: {
      /** Takes a place at a branch for an order that the shop does not ask about. `slot` is `2026-11-25T10:00`. */
      take: (branch: string, slot: string) =>
        run(
          `INSERT INTO bookings (order_id, branch, date, starts, seat, check_at)
           SELECT 1000000000 + ifnull(max(seat), 0), ?1, ?2, ?3, ifnull(max(seat), 0) + 1, 9007199254740991
           FROM bookings WHERE branch = ?1 AND date = ?2 AND starts = ?3`,
          [branch, ...slot.split('T')],
        ),
    },

    limits: {
      /** Resets all counters, or those with this prefix. */
      clear: (kind = '') => run('DELETE FROM rate_counters WHERE key LIKE ?', [`${kind}%`]),
      /** Ages the counters by this many seconds. */
      letPass: (seconds: number) =>
        run('UPDATE rate_counters SET expires_at = expires_at - ?', [seconds * 1000]),
    },

    /** Expires the leases of keys and locks while their writes are in progress. */
    async endIdempotencyLeases(): Promise<void> {
      await run('UPDATE idempotency_keys SET expires_at = 0 WHERE status IS NULL');
      await run('UPDATE locks SET expires_at = 0');
    },
    /** Makes storing of idempotency responses fail until it is restored. */
    keepNoAnswers: () =>
      run(
        "CREATE TRIGGER unkept BEFORE UPDATE OF status ON idempotency_keys BEGIN SELECT raise(ABORT, 'the database is away'); END",
      ),
    keepAnswers: () => run('DROP TRIGGER unkept'),

    /** The whole content of a table as text. */
    contentOf: async (table: string) => JSON.stringify(await run(`SELECT * FROM ${table}`)),
  };
}
