import { countCoupons } from './standInCoupons.js';
import { refreshStock, shelfOf } from './standInCatalogue.js';
import type { WcLineRecord, WcOrderRecord } from './standInOrders.js';
import { type Entry, type StandInState, wpTime, writeMeta } from './standInState.js';

const TAKES = ['processing', 'on-hold', 'completed'];
/** The meta in which WooCommerce records that a line's stock was reduced. */
const TAKEN = '_reduced_stock';

/**
 * Stock follows the status, below 0 if necessary, except for lines marked as already reduced; the companion plugin
 * restores it if an order becomes a cart again.
 */
export function setStatus(state: StandInState, order: WcOrderRecord, status: string): void {
  const gives = ['cancelled', 'pending', ...(state.plugins.companion ? ['pending-cart'] : [])];
  if (status === 'completed' && order.status !== status) {
    order['date_completed'] = order['date_completed_gmt'] = wpTime(state.now());
  }
  order.status = status;
  countCoupons(state, order);
  if (TAKES.includes(status) && !order.reduced) moveStock(state, order, true);
  if (gives.includes(status) && order.reduced) moveStock(state, order, false);
}

function moveStock(state: StandInState, order: WcOrderRecord, isTaken: boolean): void {
  order.reduced = isTaken;
  for (const line of order.line_items) {
    const goods = goodsOf(state, line);
    const noted = line.meta_data.find(({ key }) => key === TAKEN);
    if (goods === null || isTaken === (noted !== undefined)) continue;
    const pieces = isTaken ? -line.quantity : Math.trunc(Number(noted?.value));
    goods['stock_quantity'] = Number(goods['stock_quantity']) + pieces;
    refreshStock(goods);
    line.meta_data = writeMeta(state, line.meta_data, [
      { key: TAKEN, value: isTaken ? String(line.quantity) : null },
    ]);
  }
}

/** New lines of an order with reduced stock reduce what is not yet marked as reduced. */
export function takeTheRest(state: StandInState, order: WcOrderRecord, line: WcLineRecord): void {
  const goods = goodsOf(state, line);
  if (state.version === '7.9.0' || !TAKES.includes(order.status) || goods === null) return;
  const taken = Math.trunc(Number(line.meta_data.find(({ key }) => key === TAKEN)?.value ?? 0));
  goods['stock_quantity'] = Number(goods['stock_quantity']) - (line.quantity - taken);
  refreshStock(goods);
  line.meta_data = writeMeta(state, line.meta_data, [{ key: TAKEN, value: String(line.quantity) }]);
}

/** The entry that holds the stock of a line; null if stock is not counted. */
function goodsOf(state: StandInState, line: WcLineRecord): Entry | null {
  const named = state.variations.get(line.variation_id) ?? state.products.get(line.product_id);
  const goods = named && shelfOf(state, named);
  return goods?.['manage_stock'] === true ? goods : null;
}
