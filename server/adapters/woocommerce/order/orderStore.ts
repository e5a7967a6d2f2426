import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { ShopError } from '../../../../domain/core/errors.js';
import { type Order, type OrderStatus, withWrite } from '../../../../domain/order/order.js';
import type { Query, StoreClient } from '../../wpRest/client.js';
import { refusedAs, StoreRefusal } from '../../wpRest/refusals.js';
import { isHiddenOrder, placementProblem, type OrderReading, toOrder, writesMeta } from './orderMapping.js';
import { recoverLostWrite } from '../../wpRest/recoverLostWrite.js';
import { ORDERS } from '../../wpRest/recordKinds.js';
import { parsed, type WcOrder } from '../../wpRest/shapes.js';
import { unavailable } from '../../wpRest/problems.js';
import { withoutFee } from './orderFee.js';
import { type WcLineRequest, wrongLines } from './orderLines.js';

/** Writable fields of an order; `changeOwner` alone writes the owner, because WooCommerce would accept anyone. */
interface OrderWrite {
  status?: string;
  line_items?: WcLineRequest[];
  meta_data?: readonly { key: string; value: string | null }[];
  [field: string]: unknown;
}

/** Orders in WooCommerce's REST API, one call each. */
export interface OrderStore {
  read(id: number): Promise<Order | null>;
  /** Throws `order_not_found`. */
  require(id: number): Promise<Order>;
  /** With the store's own status, which may be an operator's custom one. Throws `order_not_found`. */
  requireAsIs(id: number): Promise<{ order: Order; status: string }>;
  /** Orders that match the filter; WooCommerce ignores unknown filters. */
  list(query: Query): Promise<Order[]>;
  /**
   * Stores the mark, or a generated one, by which the order is found again if the response is lost. Throws
   * `customer_not_found`; `product_not_found` if WooCommerce changed a line; `outcome_unknown`.
   */
  create(customerId: number, write: OrderWrite, mark?: string): Promise<Order>;
  /**
   * Stores the mark like `create`. Throws `order_not_found`, `invalid_fields`, `product_not_found`, `outcome_unknown`.
   */
  update(order: Order, write: OrderWrite, mark?: string): Promise<Order>;
  /** Gives the order to another customer. Throws `order_not_found`, `customer_not_found`, `outcome_unknown`. */
  changeOwner(order: Order, customerId: number): Promise<void>;
  /** Adds a note that only the operator sees. */
  addNote(id: number, note: string): Promise<void>;
  /** The order's custom fields. Throws `order_not_found`. */
  readMeta(id: number): Promise<WcOrder['meta_data']>;
  /** Ids of the order's shipping lines, to remove them. */
  shippingLines(id: number): Promise<number[]>;
  /** Fee lines that remove the fee for the way to pay. */
  linesWithoutFee(id: number): Promise<object[]>;
  /** Deletes these orders; their coupons can be used again. */
  delete(orders: readonly Pick<Order, 'id' | 'status' | 'coupons'>[]): Promise<void>;
}

const ORDER = 'wc/v3/orders';
const UNKNOWN_ORDER = 'woocommerce_rest_shop_order_invalid_id';
const FAILURES = {
  // Status 404 on reading or deleting, 400 on writing.
  [UNKNOWN_ORDER]: 'order_not_found',
  woocommerce_rest_invalid_customer_id: 'customer_not_found',
  woocommerce_rest_invalid_item_id: 'invalid_fields',
  woocommerce_rest_required_product_reference: 'product_not_found',
} as const;
/** WooCommerce accepts 100 entries in a batch, updates included. */
const BATCH = 50;

/** The orders of a store. */
export function orderStore(client: StoreClient, reading: OrderReading): OrderStore {
  const { visible, ...reads } = orderReads(client, reading);
  const { read, list } = reads;

  /** Changes go by POST too: a proxy may repeat a PUT, and WooCommerce adds new lines at each repetition. */
  const send = async (path: string, body: OrderWrite): Promise<Order> => {
    const reply = await refusedAs(FAILURES, () => client.request({ method: 'POST', path, body }));
    return visible(client.records.requireOutcome(ORDERS, reply.body));
  };

  async function create(customerId: number, write: OrderWrite, mark: string = newMark()): Promise<Order> {
    const body = { ...marked(write, [mark]), customer_id: customerId };
    const order = await recoverLostWrite(
      () => send(ORDER, body),
      async () => {
        const query = {
          customer: customerId,
          ...(write.status === undefined ? {} : { status: write.status }),
        };
        return (await list(query)).find(({ writes }) => writes.includes(mark)) ?? null;
      },
    );
    if (wrongLines(write.line_items ?? [], order.items).length === 0) return order;
    await deleteOrders(client, [order]);
    throw new ShopError('product_not_found');
  }

  async function update(before: Order, write: OrderWrite, mark: string = newMark()): Promise<Order> {
    const { id, items } = before;
    const change = (body: OrderWrite) => send(`${ORDER}/${id}`, body);
    const order = await recoverLostWrite(
      () => change(marked(write, withWrite(before.writes, mark))),
      async () => {
        const found = await read(id);
        return found?.writes.includes(mark) === true ? found : null;
      },
    );
    if (write.line_items === undefined) return order;
    const sent = [...write.line_items, ...items.map((line) => ({ id: line.id, quantity: line.quantity }))];
    const wrong = wrongLines(sent, order.items);
    if (wrong.length === 0) return order;
    await change({ line_items: wrong.map((line) => ({ id: line.id, quantity: 0 })) });
    throw new ShopError('product_not_found');
  }

  async function changeOwner({ id }: Order, customerId: number): Promise<void> {
    await recoverLostWrite(
      () => send(`${ORDER}/${id}`, { customer_id: customerId }),
      async () => {
        const found = await read(id);
        return found?.customerId === customerId ? found : null;
      },
    );
  }

  return {
    ...reads,
    create,
    update,
    changeOwner,
    addNote: async (id, note) => {
      await client.request({ method: 'POST', path: `${ORDER}/${id}/notes`, body: { note } });
    },
    delete: (orders) => deleteOrders(client, orders),
  };
}

type OrderReads = Omit<OrderStore, 'create' | 'update' | 'changeOwner' | 'addNote' | 'delete'>;

interface VisibleOrders extends OrderReads {
  /** Throws `order_not_found` for one that the shop does not show. */
  visible: (order: WcOrder) => Order;
}

function orderReads(client: StoreClient, reading: OrderReading): VisibleOrders {
  const { records } = client;
  const mapped = (order: WcOrder): Order => {
    records.notes.note(`Order ${order.id}, placement`, placementProblem(order));
    return toOrder(order, reading);
  };
  const visible = (order: WcOrder): Order => {
    if (isHiddenOrder(order)) throw new ShopError('order_not_found');
    return mapped(order);
  };

  async function read(id: number): Promise<Order | null> {
    try {
      const { body } = await client.request({ method: 'GET', path: `${ORDER}/${id}` });
      return isHiddenOrder(body) ? null : mapped(records.require(ORDERS, body));
    } catch (error) {
      if (error instanceof StoreRefusal && error.refusal === UNKNOWN_ORDER) return null;
      throw error;
    }
  }

  async function requireAsIs(id: number): Promise<{ order: Order; status: string }> {
    const order = await readRaw(client, id);
    return { order: visible(order), status: order.status };
  }

  async function require(id: number): Promise<Order> {
    const order = await read(id);
    if (order === null) throw new ShopError('order_not_found');
    return order;
  }

  async function list(query: Query): Promise<Order[]> {
    const entries = (await client.list(ORDER, query)).filter((entry) => !isHiddenOrder(entry));
    return records.list(ORDERS, entries).map(mapped);
  }

  return {
    visible,
    read,
    require,
    requireAsIs,
    list,
    readMeta: async (id) => (await readRaw(client, id)).meta_data,
    shippingLines: async (id) => (await readRaw(client, id)).shipping_lines.map((line) => line.id),
    linesWithoutFee: async (id) => withoutFee(await readRaw(client, id)),
  };
}

async function readRaw(client: StoreClient, id: number): Promise<WcOrder> {
  const { body } = await refusedAs(FAILURES, () => client.request({ method: 'GET', path: `${ORDER}/${id}` }));
  return client.records.require(ORDERS, body);
}

/** Statuses whose coupons WooCommerce does not count as used. */
const NOT_COUNTED: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['cancelled', 'failed']);

/**
 * WooCommerce counts a deleted order's coupons as used for ever, so they are removed first; a batch updates before it
 * deletes. It always responds with 200, with an error for each order that was not deleted.
 */
async function deleteOrders(
  client: StoreClient,
  orders: readonly Pick<Order, 'id' | 'status' | 'coupons'>[],
): Promise<void> {
  for (let start = 0; start < orders.length; start += BATCH) {
    const some = orders.slice(start, start + BATCH);
    const update = some
      .filter(({ status, coupons }) => coupons.length > 0 && !NOT_COUNTED.has(status))
      .map(({ id }) => ({ id, coupon_lines: [] }));
    const body = { ...(update.length === 0 ? {} : { update }), delete: some.map(({ id }) => id) };
    const reply = await client.request({ method: 'POST', path: `${ORDER}/batch`, body });
    const { delete: results } = parsed(DELETED, reply.body);
    const kept = results.find(({ error }) => error !== undefined && error.code !== UNKNOWN_ORDER);
    if (kept !== undefined) throw unavailable('WooCommerce did not delete an order');
  }
}

const MARK_BYTES = 9;

function newMark(): string {
  return randomBytes(MARK_BYTES).toString('base64url');
}

function marked(write: OrderWrite, writes: readonly string[]): OrderWrite {
  return { ...write, meta_data: [...(write.meta_data ?? []), writesMeta(writes)] };
}

const DELETED = v.object({
  delete: v.array(v.object({ error: v.optional(v.object({ code: v.string() })) })),
});
