import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, failure, invalidParam, paged, type StandInRoute } from './standInRoute.js';
import { type WcCouponLine, writeCoupons } from './standInCoupons.js';
import { newOrder } from './standInNewOrder.js';
import { setStatus, takeTheRest } from './standInStock.js';
import { setTotal, shown, stored } from './standInTotals.js';
import { type Entry, type Meta, type StandInState, wpTime, writeMeta } from './standInState.js';

export interface WcLineRecord {
  id: number;
  name: string;
  product_id: number;
  variation_id: number;
  quantity: number;
  subtotal: string;
  total: string;
  meta_data: Meta[];
  [field: string]: unknown;
}

export type WcOrderRecord = Entry & {
  status: string;
  customer_id: number;
  line_items: WcLineRecord[];
  shipping_lines: { id: number; total: string }[];
  fee_lines?: { id: number; name: string; total: string }[];
  coupon_lines: WcCouponLine[];
  meta_data: Meta[];
  total: string;
  /** Not returned: whether stock was reduced. */
  reduced: boolean;
  /** Not returned: whether its coupons are counted as used. */
  counted: boolean;
};

type Body = Record<string, unknown>;
type Lines = Record<string, unknown>[];

const STOCK = [
  'pending',
  'processing',
  'on-hold',
  'completed',
  'cancelled',
  'refunded',
  'failed',
  'checkout-draft',
];
const PATH = /^wc\/v3\/orders\/(\d+)$/;
const UNKNOWN = 'woocommerce_rest_shop_order_invalid_id';

export const orderRoutes: StandInRoute[] = [
  { method: 'GET', path: /^wc\/v3\/orders$/, answer: (asked) => listOrders(asked) },
  {
    method: 'POST',
    path: /^wc\/v3\/orders$/,
    answer: ({ state, body, query }) => createOrder(state, body, query.get('dp')),
  },
  {
    method: 'GET',
    path: PATH,
    answer: ({ state }, [id]) => {
      const order = state.orders.get(id!);
      return order === undefined ? failure(404, UNKNOWN) : { status: 200, body: shown(order) };
    },
  },
  // 400, unlike reading and deleting, which respond with 404.
  {
    method: 'PUT',
    path: PATH,
    answer: ({ state, body, query }, [id]) => updateOrder(state, id!, body, query.get('dp')),
  },
  {
    method: 'POST',
    path: PATH,
    answer: ({ state, body, query }, [id]) => updateOrder(state, id!, body, query.get('dp')),
  },
  {
    method: 'DELETE',
    path: PATH,
    answer: ({ state, query }, [id]) => {
      const order = state.orders.get(id!);
      if (order === undefined) return failure(404, UNKNOWN);
      if (query.get('force') === 'true') state.orders.delete(id!);
      else if (order.status === 'trash') return failure(410, 'woocommerce_rest_already_trashed');
      else order.status = 'trash';
      return { status: 200, body: shown(order) };
    },
  },
  {
    method: 'POST',
    path: /^wc\/v3\/orders\/batch$/,
    answer: ({ state, body }) => {
      for (const { id, coupon_lines } of (body['update'] ?? []) as { id: number; coupon_lines: unknown }[]) {
        const order = state.orders.get(id);
        if (order !== undefined) writeCoupons(state, order, coupon_lines);
      }
      // The coupons of a deleted order stay counted.
      const results = ((body['delete'] ?? []) as number[]).map((id) => {
        const order = state.orders.get(id);
        state.orders.delete(id);
        const error = { code: UNKNOWN, message: 'Invalid ID.', data: { status: 404 } };
        return order === undefined ? { id, error } : shown(order);
      });
      return { status: 200, body: { delete: results } };
    },
  },
];

function statuses(state: StandInState): string[] {
  return [...STOCK, ...(state.plugins.companion ? ['pending-cart'] : [])];
}

function listOrders(asked: Parameters<StandInRoute['answer']>[0]): Answered {
  const { state, query } = asked;
  const customer = query.get('customer');
  if (customer !== null && !/^\d+$/.test(customer)) return invalidParam('customer');
  const wanted = [...(query.get('status')?.split(',') ?? []), ...query.getAll('status[]')];
  if (wanted.some((status) => ![...statuses(state), 'any', 'trash'].includes(status)))
    return invalidParam('status');
  const after = query.get('modified_after');
  const parent = query.get('parent');
  const include = query.get('include')?.split(',').map(Number);
  // `customer_id` and `meta_key` are not filters: they return everybody's orders.
  const found = [...state.orders.values()]
    .filter((order) => customer === null || order.customer_id === Number(customer))
    .filter((order) => include === undefined || include.includes(order.id))
    .filter(({ status }) => (wanted.length === 0 ? status !== 'trash' : wanted.includes(status)))
    .filter((order) => parent === null || order['parent_id'] === Number(parent))
    .filter((order) => after === null || String(order['date_modified_gmt']) > after)
    .reverse();
  return paged(
    asked,
    found.map((order) => shown(order)),
  );
}

/** Requests that WordPress rejects by parameter type, before WooCommerce sees them. */
function refuse(state: StandInState, body: Body): Answered | null {
  const { customer_id: customer, status, line_items: lines } = body;
  if (customer !== undefined && !/^\d+$/.test(customer as string)) return invalidParam('customer_id');
  if (status !== undefined && !statuses(state).includes(status as string)) return invalidParam('status');
  if (lines === undefined) return null;
  if (!Array.isArray(lines)) return invalidParam('line_items');
  const isWrong = (line: Body) =>
    ['subtotal', 'total'].some((name) => line[name] !== undefined && typeof line[name] !== 'string') ||
    (line['quantity'] !== undefined && !Number.isInteger(Number(line['quantity']))) ||
    (line['variation_id'] !== undefined && !/^\d+$/.test(line['variation_id'] as string));
  return (lines as Lines).some(isWrong) ? invalidParam('line_items') : null;
}

function unknownCustomer(state: StandInState, body: Body): Answered | null {
  const id = Number(body['customer_id'] ?? 0);
  return id === 0 || state.customers.has(id) ? null : failure(400, 'woocommerce_rest_invalid_customer_id');
}

async function createOrder(state: StandInState, body: Body, decimals: string | null): Promise<Answered> {
  const refused = refuse(state, body) ?? unknownCustomer(state, body);
  if (refused !== null) return refused;
  const lines = (body['line_items'] ?? []) as Lines;
  if (lines.some(namesNothing)) {
    return failure(400, 'woocommerce_rest_required_product_reference');
  }
  if (state.version !== '7.9.0' && lines.some((line) => line['quantity'] === 0)) {
    return failure(500, 'internal_server_error');
  }
  const order = newOrder(state, Number(body['customer_id'] ?? 0));
  state.orders.set(order.id, order);
  const unwritten = await write(state, order, body);
  if (unwritten !== null) return unwritten;
  const { payment_method: gateway, set_paid: isPaid } = body;
  if (isPaid === true) setStatus(state, order, gateway === 'cod' ? 'completed' : 'processing');
  return { status: 201, body: shown(order, decimals) };
}

async function updateOrder(
  state: StandInState,
  id: number,
  body: Body,
  decimals: string | null,
): Promise<Answered> {
  const order = state.orders.get(id);
  if (order === undefined) return failure(400, UNKNOWN);
  const refused = refuse(state, body) ?? unknownCustomer(state, body);
  if (refused !== null) return refused;
  const lines = (body['line_items'] ?? []) as Lines;
  const own = (line: Body) => order.line_items.some((item) => item.id === line['id']);
  if (lines.some((line) => line['id'] !== undefined && !own(line))) {
    return failure(400, 'woocommerce_rest_invalid_item_id');
  }
  if (lines.some((line) => line['id'] === undefined && namesNothing(line))) {
    return failure(400, 'woocommerce_rest_required_product_reference');
  }
  if (body['customer_id'] !== undefined) order.customer_id = Number(body['customer_id']);
  const unwritten = await write(state, order, body);
  if (unwritten !== null) return unwritten;
  return { status: 200, body: shown(order, decimals) };
}

/** A line without a product, or for product 0. */
function namesNothing({ product_id, variation_id }: Body): boolean {
  return !Number(product_id) && !Number(variation_id);
}

const COPIED = ['payment_method', 'payment_method_title', 'transaction_id', 'customer_note', 'parent_id'];

/** Everything but the status is written before coupons are checked. */
async function write(state: StandInState, order: WcOrderRecord, body: Body): Promise<Answered | null> {
  for (const name of COPIED) if (body[name] !== undefined) order[name] = body[name];
  for (const name of ['billing', 'shipping']) {
    order[name] = { ...(order[name] as object), ...(body[name] as object | undefined) };
  }
  order.meta_data = writeMeta(state, order.meta_data, body['meta_data']);
  for (const line of (body['shipping_lines'] ?? []) as Body[]) writeDelivery(state, order, line);
  for (const line of (body['fee_lines'] ?? []) as Body[]) writeFee(state, order, line);
  const before = order.line_items;
  for (const line of (body['line_items'] ?? []) as Body[]) writeLine(state, order, line);
  if (body['line_items'] !== undefined) {
    // A concurrently added line is missing in this sum: all lines are kept, but the total is too small.
    const added = order.line_items.filter((line) => !before.includes(line));
    const seen = order.line_items.filter((line) => before.includes(line));
    await sleep(1);
    setTotal(state, order, [...seen, ...added]);
  } else setTotal(state, order, order.line_items);
  const refused = writeCoupons(state, order, body['coupon_lines']);
  if (refused !== null) return refused;
  if (body['coupon_lines'] !== undefined) setTotal(state, order, order.line_items);
  if (typeof body['status'] === 'string') setStatus(state, order, body['status']);
  order['date_modified'] = order['date_modified_gmt'] = wpTime(state.now());
  return null;
}

function writeDelivery(state: StandInState, order: WcOrderRecord, line: Body): void {
  const before = order.shipping_lines.find(({ id }) => id === line['id']);
  const others = order.shipping_lines.filter((other) => other !== before);
  const total = stored(line['total'] ?? before?.total ?? 0);
  const id = before?.id ?? state.nextId.line++;
  const kept = line['method_id'] === null ? [] : [{ ...before, ...line, id, total }];
  order.shipping_lines = [...others, ...kept];
}

/** `name: null` removes a line; a new one needs a name, and its total is stored as sent. */
function writeFee(state: StandInState, order: WcOrderRecord, line: Body): void {
  const fees = (order.fee_lines ?? []).filter(({ id }) => id !== line['id']);
  const { name } = line;
  const kept =
    typeof name === 'string' && name !== ''
      ? [{ ...line, id: state.nextId.line++, name, total: Number(line['total'] ?? 0).toFixed(2) }]
      : [];
  order.fee_lines = [...fees, ...kept];
}

function writeLine(state: StandInState, order: WcOrderRecord, sent: Body): void {
  const before = order.line_items.find(({ id }) => id === sent['id']);
  const isRemoved = sent['quantity'] === 0 || sent['product_id'] === null;
  if (isRemoved) {
    order.line_items = order.line_items.filter((line) => line !== before);
    return;
  }
  const base = before ?? newLine(state, sent);
  const quantity = Number(sent['quantity'] ?? base.quantity);
  // Amounts are stored as sent; a quantity alone leaves them unchanged.
  const amount = (name: 'subtotal' | 'total') => (sent[name] === undefined ? base[name] : stored(sent[name]));
  const line: WcLineRecord = {
    ...base,
    ...(typeof sent['name'] === 'string' ? { name: sent['name'] } : {}),
    quantity,
    subtotal: amount('subtotal'),
    total: amount('total'),
    price: Number(amount('total')) / (quantity || 1),
    meta_data: writeMeta(state, base.meta_data, sent['meta_data']),
  };
  order.line_items = before
    ? order.line_items.map((other) => (other === before ? line : other))
    : [...order.line_items, line];
  takeTheRest(state, order, line);
}

/** A line has a field for every attribute of its variation, empty for what that leaves open. */
function variationMeta(state: StandInState, variation: Entry): Meta[] {
  const product = state.products.get(variation['parent_id'] as number);
  const own = (variation['attributes'] ?? []) as { name: string; option: string }[];
  const varying = (
    (product?.['attributes'] ?? []) as { id: number; name: string; slug: string; variation: boolean }[]
  ).filter((attribute) => attribute.variation);
  return varying.map(({ id, name, slug }) => {
    const option = own.find((one) => one.name === name)?.option ?? '';
    const written = option.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return {
      id: state.nextId.meta++,
      key: id === 0 ? encodeURIComponent(name.toLowerCase().replace(/ /g, '-')).toLowerCase() : slug,
      value: id === 0 ? option : written,
    };
  });
}

/** Nothing is validated: an unknown product becomes 0, and a variation id overrides the product id. */
function newLine(state: StandInState, sent: Body): WcLineRecord {
  const named = Number(sent['variation_id'] ?? 0) || Number(sent['product_id']);
  const variation = state.variations.get(named);
  const product = variation ?? state.products.get(named);
  // Negative quantities cost nothing.
  const total = Math.max(0, Number(product?.['price'] ?? 0) * Number(sent['quantity'] ?? 1)).toFixed(2);
  return {
    id: state.nextId.line++,
    name: product === undefined ? '' : String(product['name']),
    product_id: variation === undefined ? (product?.id ?? 0) : (variation['parent_id'] as number),
    variation_id: variation?.id ?? 0,
    quantity: 1,
    ...{ tax_class: '', subtotal: total, subtotal_tax: '0.00', total, total_tax: '0.00', taxes: [] },
    meta_data: variation === undefined ? [] : variationMeta(state, variation),
    sku: product?.['sku'] ?? null,
    price: 0,
    image: { id: '', src: '' },
    parent_name:
      variation === undefined ? null : String(state.products.get(variation['parent_id'] as number)?.['name']),
  };
}
