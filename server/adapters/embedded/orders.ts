import { randomBytes } from 'node:crypto';
import { ShopError } from '../../../domain/errors.js';
import { type Order, type OrderStatus, ORDER_STATUSES } from '../../../domain/order.js';
import type { LineChanges, OrdersPort, Placement, PricedLine } from '../../ports/orders.js';
import type { Database, Writer } from './database.js';
import { loadOrders, requireOrder } from './orderRows.js';
import { integer } from './rows.js';
import { takeStock } from './stock.js';

/** Orders in the database; every change is one transaction. */
export function embeddedOrders(database: Database): OrdersPort {
  return {
    listOrders: ({ customerId, statuses = ALL_BUT_CARTS }) =>
      loadOrders(database, 'o.customer_id = ? AND o.status IN (SELECT value FROM json_each(?))', [
        customerId,
        JSON.stringify(statuses),
      ]),
    getOrder: async (id) => (await loadOrders(database, 'o.id = ?', [id]))[0] ?? null,
    createCart: (customerId, lines) => database.write((writer) => createCart(writer, customerId, lines)),
    changeLines: (id, changes) => database.write((writer) => changeLines(writer, id, changes)),
    placeOrder: (id, placement) => database.write((writer) => placeOrder(writer, id, placement)),
    deleteOrders: (ids) => database.write((writer) => deleteOrders(writer, ids)),
  };
}

const ALL_BUT_CARTS = ORDER_STATUSES.filter((status) => status !== 'pending-cart');

/** Placing under these statuses takes the stock; a pending order takes none until it is paid. */
const TAKES_STOCK: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['processing', 'completed']);

/** 192 random bits, so that a key cannot be guessed. */
const KEY_BYTES = 24;

/** A customer has one cart at most: where there is one already, the lines go into that. */
async function createCart(writer: Writer, customerId: number, lines: readonly PricedLine[]): Promise<Order> {
  const [cart] = await loadOrders(writer, "o.customer_id = ? AND o.status = 'pending-cart'", [customerId]);
  const id = cart?.id ?? (await insertCart(writer, customerId));
  await addLines(writer, id, lines);
  await touch(writer, id);
  return requireOrder(writer, id);
}

async function insertCart(writer: Writer, customerId: number): Promise<number> {
  const customers = await writer.rows('SELECT 1 FROM customers WHERE id = ?', [customerId]);
  if (customers.length === 0) throw new ShopError('customer_not_found');
  const [row] = await writer.rows(
    `INSERT INTO orders (customer_id, status, key, created_at, updated_at)
     VALUES (?1, 'pending-cart', ?2, ?3, ?3) RETURNING id`,
    [customerId, randomBytes(KEY_BYTES).toString('base64url'), now()],
  );
  if (row === undefined) throw new Error('The database answers no id for a new order');
  return integer(row, 'id');
}

/** Adds lines; one that is there already gets their pieces added, and the newer price. */
async function addLines(writer: Writer, orderId: number, lines: readonly PricedLine[]): Promise<void> {
  for (const line of lines) {
    requireQuantity(line.quantity, 1);
    await writer.run(
      `INSERT INTO order_lines (order_id, product_id, variation_id, quantity, price, name_en, name_ar, image)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (order_id, product_id, ifnull(variation_id, 0))
       DO UPDATE SET quantity = quantity + excluded.quantity, price = excluded.price`,
      [
        orderId,
        line.productId,
        line.variationId,
        line.quantity,
        line.price,
        line.name.en,
        line.name.ar,
        line.image,
      ],
    );
  }
}

function requireQuantity(quantity: number, least: number): void {
  if (!Number.isSafeInteger(quantity) || quantity < least) {
    throw new ShopError('invalid_fields', { fields: { quantity: 'invalid' } });
  }
}

/** A line that is not of this order refuses the whole change with `invalid_fields`. */
async function changeLines(writer: Writer, orderId: number, { set, add }: LineChanges): Promise<Order> {
  requireCart(await requireOrder(writer, orderId));
  for (const line of set) {
    requireQuantity(line.quantity, 0);
    const changed =
      line.quantity === 0
        ? await writer.run('DELETE FROM order_lines WHERE id = ? AND order_id = ?', [
            line.lineItemId,
            orderId,
          ])
        : await writer.run('UPDATE order_lines SET quantity = ?, price = ? WHERE id = ? AND order_id = ?', [
            line.quantity,
            line.price,
            line.lineItemId,
            orderId,
          ]);
    if (changed === 0) throw new ShopError('invalid_fields', { fields: { lineItemId: 'unknown' } });
  }
  await addLines(writer, orderId, add);
  await touch(writer, orderId);
  return requireOrder(writer, orderId);
}

/** An order is as old as its placing, not as the cart that it was. */
async function placeOrder(writer: Writer, orderId: number, placement: Placement): Promise<Order> {
  const order = await requireOrder(writer, orderId);
  requireCart(order);
  if (order.items.length === 0) throw new ShopError('empty_cart');
  if (TAKES_STOCK.has(placement.status)) await takeStock(writer, order.items);
  await writer.run(
    `UPDATE orders SET status = ?, billing = ?, payment_method = ?, shipping_total = ?, transaction_id = ?,
       created_at = ?6, updated_at = ?6
     WHERE id = ?7`,
    [
      placement.status,
      JSON.stringify(placement.billing),
      placement.paymentMethod,
      placement.shippingTotal,
      placement.transactionId,
      now(),
      orderId,
    ],
  );
  return requireOrder(writer, orderId);
}

function requireCart(order: Order): void {
  if (order.status !== 'pending-cart') throw new ShopError('order_not_open');
}

async function touch(writer: Writer, orderId: number): Promise<void> {
  await writer.run('UPDATE orders SET updated_at = ? WHERE id = ?', [now(), orderId]);
}

/** All of them or, when one is unknown, none. Their lines go with them. */
async function deleteOrders(writer: Writer, ids: readonly number[]): Promise<void> {
  for (const id of new Set(ids)) {
    if ((await writer.run('DELETE FROM orders WHERE id = ?', [id])) === 0) {
      throw new ShopError('order_not_found');
    }
  }
}

function now(): string {
  return new Date().toISOString();
}
