import { type Answered, failure, paged, type StandInRoute } from './standInRoute.js';
import type { WcLineRecord, WcOrderRecord } from './standInOrders.js';
import type { Entry, StandInState } from './standInState.js';
import { stored, taxShare } from './standInTotals.js';

/** A coupon in WooCommerce's response format. */
export type WcCouponRecord = Entry & {
  code: string;
  amount: string;
  discount_type: string;
  usage_count: number;
  used_by: string[];
};

export interface WcCouponLine {
  id: number;
  code: string;
  discount: string;
  [field: string]: unknown;
}

/** Only published coupons are found by code, whatever the case. */
export const couponRoutes: StandInRoute[] = [
  {
    method: 'GET',
    path: /^wc\/v3\/coupons$/,
    answer: (asked) => {
      const code = asked.query.get('code');
      const found = [...asked.state.coupons].filter(
        (coupon) => code === null || (coupon['status'] === 'publish' && coupon.code === code.toLowerCase()),
      );
      return paged(asked, found);
    },
  },
];

/** Adds a coupon with WooCommerce's defaults. */
export function addCoupon(
  state: StandInState,
  code: string,
  changes: Record<string, unknown> = {},
): WcCouponRecord {
  const coupon = {
    ...{ id: state.nextId.post++, code: code.toLowerCase(), status: 'publish', amount: '10.00' },
    ...{ discount_type: 'percent', date_expires: null, date_expires_gmt: null, usage_count: 0 },
    ...{ individual_use: false, product_ids: [], excluded_product_ids: [], usage_limit: null },
    ...{ usage_limit_per_user: null, limit_usage_to_x_items: null, free_shipping: false },
    ...{ product_categories: [], excluded_product_categories: [], exclude_sale_items: false },
    ...{ minimum_amount: '0.00', maximum_amount: '0.00', email_restrictions: [], used_by: [] },
    meta_data: [],
    ...changes,
  };
  state.coupons.push(coupon);
  return coupon;
}

const INVALID = 'woocommerce_rest_invalid_coupon';

/**
 * Replaces the coupons of an order. All are checked, then the old ones are removed, then the new ones are applied one by
 * one; each is counted at once, whatever the order's status.
 */
export function writeCoupons(state: StandInState, order: WcOrderRecord, sent: unknown): Answered | null {
  if (sent === undefined) return null;
  const wanted = (sent as { code?: unknown; id?: unknown }[]).map(({ code, id }) => {
    if (id !== undefined) return 'readonly';
    return typeof code === 'string'
      ? (state.coupons.find((each) => each.code === code.toLowerCase()) ?? null)
      : null;
  });
  const has = (coupon: WcCouponRecord) => order.coupon_lines.some(({ code }) => code === coupon.code);
  for (const coupon of wanted) {
    if (coupon === 'readonly') return failure(400, 'woocommerce_rest_coupon_item_id_readonly');
    if (coupon === null || (!has(coupon) && !isValid(coupon, order))) return failure(400, INVALID);
  }
  for (const { code } of order.coupon_lines) count(state, order, code, -1);
  order.coupon_lines = [];
  recalculate(state, order);
  for (const coupon of wanted as WcCouponRecord[]) {
    if (!isValid(coupon, order)) return failure(400, INVALID);
    const line = {
      discount: '0.00',
      discount_tax: '0.00',
      meta_data: [],
      free_shipping: coupon['free_shipping'],
    };
    const kind = { discount_type: coupon.discount_type, nominal_amount: Number(coupon.amount) };
    order.coupon_lines.push({ id: state.nextId.line++, code: coupon.code, ...line, ...kind });
    recalculate(state, order);
    count(state, order, coupon.code, 1);
    order.counted = true;
  }
  return null;
}

/** Cancelled and failed orders give the uses of their coupons back; an order that stands again takes them. */
export function countCoupons(state: StandInState, order: WcOrderRecord): void {
  const isOver = ['cancelled', 'failed', 'trash'].includes(order.status);
  if (isOver !== order.counted) return;
  order.counted = !isOver;
  for (const { code } of order.coupon_lines) count(state, order, code, isOver ? -1 : 1);
}

function count(state: StandInState, { customer_id }: WcOrderRecord, code: string, change: 1 | -1): void {
  const coupon = state.coupons.find((each) => each.code === code);
  if (coupon === undefined) return;
  coupon.usage_count += change;
  const user = String(customer_id);
  const index = coupon.used_by.indexOf(user);
  if (change === 1) coupon.used_by = [...coupon.used_by, user];
  else if (index >= 0) coupon.used_by = coupon.used_by.toSpliced(index, 1);
}

function isValid(coupon: WcCouponRecord, order: WcOrderRecord): boolean {
  const total = order.line_items.reduce((sum, line) => sum + fullPrice(order, line), 0);
  const limit = (name: string) => Number(coupon[name] ?? 0) || Infinity;
  const own = coupon.used_by.filter((user) => user === String(order.customer_id)).length;
  const ends = coupon['date_expires_gmt'] as string | null;
  const emails = coupon['email_restrictions'] as string[];
  const { email } = order['billing'] as { email: string };
  return (
    coupon.usage_count < limit('usage_limit') &&
    own < limit('usage_limit_per_user') &&
    (ends === null || Date.now() <= Date.parse(`${ends}Z`)) &&
    total >= Number(coupon['minimum_amount']) &&
    total <= limit('maximum_amount') &&
    (emails.length === 0 || emails.includes(email.toLowerCase()))
  );
}

const CENTS = 100;

/** Before coupons; with the tax if prices contain it. */
function fullPrice(order: WcOrderRecord, { subtotal, subtotal_tax }: WcLineRecord): number {
  return Number(subtotal) + (order['prices_include_tax'] === true ? Number(subtotal_tax) : 0);
}

/** Resets the lines to their subtotals and takes the coupons off: an own, simpler version of WooCommerce's rounding. */
function recalculate(state: StandInState, order: WcOrderRecord): void {
  const share = order['prices_include_tax'] === true ? taxShare(state, order) : 0;
  const left = new Map(order.line_items.map((line) => [line, Math.round(fullPrice(order, line) * CENTS)]));
  const given = new Map(left);
  for (const applied of order.coupon_lines) {
    const coupon = state.coupons.find(({ code }) => code === applied.code);
    const amount = Number(coupon?.amount ?? 0);
    const taken =
      coupon?.discount_type === 'percent'
        ? takePercent(left, given, { percent: amount, reached: reachedPieces(state, order, coupon) })
        : takeEvenly(left, amount * CENTS);
    const tax = ((taken / CENTS) * share) / (1 + share);
    applied.discount = (taken / CENTS - Number(tax.toFixed(2))).toFixed(2);
    applied['discount_tax'] = tax.toFixed(2);
  }
  for (const [line, cents] of left) line.total = stored(cents / CENTS / (1 + share));
}

/** How many pieces of each line the coupon lowers: its limit reaches the dearest first, before WooCommerce 10 another order. */
function reachedPieces(
  { version }: StandInState,
  order: WcOrderRecord,
  coupon: WcCouponRecord | undefined,
): Map<WcLineRecord, number> {
  const rank = (line: WcLineRecord) =>
    fullPrice(order, line) * (version === '7.9.0' ? line.quantity : 1 / line.quantity);
  let room = Number(coupon?.['limit_usage_to_x_items'] ?? 0) || Infinity;
  const sorted = order.line_items.toSorted((a, b) => rank(b) - rank(a));
  return new Map(
    sorted.map((line) => {
      const pieces = Math.min(line.quantity, room);
      room -= pieces;
      return [line, pieces];
    }),
  );
}

function takePercent(
  left: Map<WcLineRecord, number>,
  given: ReadonlyMap<WcLineRecord, number>,
  { percent, reached }: { percent: number; reached: ReadonlyMap<WcLineRecord, number> },
): number {
  let [whole, taken] = [0, 0];
  for (const [line, cents] of left) {
    const full = ((given.get(line) ?? 0) * (reached.get(line) ?? 0)) / line.quantity;
    const share = Math.min(cents, Math.floor((full * percent) / 100));
    whole += (full * percent) / 100;
    taken += share;
    left.set(line, cents - share);
  }
  return taken + takeCents(left, Math.ceil(whole - 0.5) - taken);
}

function takeEvenly(left: Map<WcLineRecord, number>, amount: number): number {
  const pieces = [...left.keys()].reduce((sum, { quantity }) => sum + quantity, 0);
  const each = Math.floor(amount / pieces);
  let taken = 0;
  for (const [line, cents] of left) {
    const share = Math.min(cents, each * line.quantity);
    taken += share;
    left.set(line, cents - share);
  }
  return taken + takeCents(left, amount - taken);
}

/** One cent per line and round, until the amount is reached or nothing is left. */
function takeCents(left: Map<WcLineRecord, number>, amount: number): number {
  let taken = 0;
  while (taken < amount && [...left.values()].some((cents) => cents > 0)) {
    for (const [line, cents] of left) {
      if (taken >= amount || cents === 0) continue;
      left.set(line, cents - 1);
      taken += 1;
    }
  }
  return taken;
}
