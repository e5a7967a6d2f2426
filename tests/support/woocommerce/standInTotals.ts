import type { WcLineRecord, WcOrderRecord } from './standInOrders.js';
import type { Entry, StandInState } from './standInState.js';

/* Sums and taxes of orders. Amounts are kept as precisely as they were sent, and returned with two decimals. */

export interface StandInTaxes {
  /** Whether prices in the store contain the tax. */
  included: boolean;
  percent: number;
  /** Rates of governorates, by code. */
  states?: Record<string, number>;
}

const PRECISION = 6;

/** The tax on goods and delivery of an order, as a share of the price without it. */
export function taxShare({ taxes }: StandInState, order: WcOrderRecord): number {
  if (taxes === null) return 0;
  const { state: governorate = '' } = (order['billing'] ?? {}) as { state?: string };
  return (taxes.states?.[governorate] ?? taxes.percent) / 100;
}

/** An amount as WooCommerce stores it. */
export function stored(sent: unknown): string {
  const amount = Number(sent) || 0;
  return Number(amount.toFixed(2)) === amount ? amount.toFixed(2) : amount.toFixed(PRECISION);
}

interface Taxed {
  total: string;
  subtotal?: string;
  [field: string]: unknown;
}

/** Sums the given lines, which may be fewer than the order has, and adds the taxes of every line. */
export function setTotal(state: StandInState, order: WcOrderRecord, lines: readonly WcLineRecord[]): void {
  const share = taxShare(state, order);
  for (const line of [...order.line_items, ...(order.shipping_lines as Taxed[])]) tax(line, share);
  const sum = (entries: readonly object[], field: string) =>
    entries.reduce((all, entry) => all + rounded((entry as Entry)[field]), 0);
  order['shipping_total'] = sum(order.shipping_lines, 'total').toFixed(2);
  order['shipping_tax'] = sum(order.shipping_lines, 'total_tax').toFixed(2);
  order['cart_tax'] = sum(lines, 'total_tax').toFixed(2);
  order['total_tax'] = (sum(lines, 'total_tax') + sum(order.shipping_lines, 'total_tax')).toFixed(2);
  const untaxed =
    sum(lines, 'total') + sum(order.shipping_lines, 'total') + sum(order.fee_lines ?? [], 'total');
  order.total = Math.max(0, untaxed + Number(order['total_tax'])).toFixed(2);
}

function tax(line: Taxed, share: number): void {
  const exact = Number(line.total) * share;
  const before = line.subtotal === undefined ? undefined : Number(line.subtotal) * share;
  line['total_tax'] = exact.toFixed(2);
  if (before !== undefined) line['subtotal_tax'] = before.toFixed(2);
  const entry = { id: 1, total: exact.toFixed(PRECISION), subtotal: (before ?? 0).toFixed(PRECISION) };
  line['taxes'] = share === 0 ? [] : [entry];
}

function rounded(amount: unknown): number {
  return Math.round(Number(amount) * 100) / 100;
}

const AMOUNTS = ['subtotal', 'subtotal_tax', 'total', 'total_tax', 'discount', 'discount_tax'];

/** An order as it is returned, with this many decimals. */
export function shown(order: WcOrderRecord, decimals: string | null = null): Entry {
  const entry: Entry = { ...order };
  delete entry['reduced'];
  delete entry['counted'];
  const digits = Number(decimals ?? 2);
  const formatted = (line: object): object => ({
    ...line,
    ...('taxes' in line ? { taxes: (line.taxes as object[]).map(formatted) } : {}),
    ...Object.fromEntries(
      Object.entries(line).flatMap(([name, value]) =>
        AMOUNTS.includes(name) && value !== '' && Number.isFinite(Number(value))
          ? [[name, Number(value).toFixed(digits)]]
          : [],
      ),
    ),
  });
  for (const name of ['line_items', 'shipping_lines', 'coupon_lines']) {
    const lines = order[name];
    if (Array.isArray(lines)) entry[name] = lines.map((line: object) => formatted(line));
  }
  return decimals === null ? entry : { ...formatted(entry), id: entry.id };
}
