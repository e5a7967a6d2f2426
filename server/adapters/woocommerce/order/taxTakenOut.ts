import * as v from 'valibot';
import { usableCoupons } from '../../../../domain/coupon/coupon.js';
import { ShopError } from '../../../../domain/core/errors.js';
import { PIASTRES_PER_POUND, type Piastres, toDecimal } from '../../../../domain/core/money.js';
import { goodsTotal, lineTotal, type Order } from '../../../../domain/order/order.js';
import type { DeliveryAtCost } from '../../../ports/order/orders.js';
import { refusedAs } from '../../wpRest/refusals.js';
import { unavailable } from '../../wpRest/problems.js';
import { parsed } from '../../wpRest/shapes.js';
import { deliveryLines } from './orderDelivery.js';
import type { WcLineRequest } from './orderLines.js';
import type { OrdersContext } from './orderWrites.js';

/*
 * Prices of the shop contain the tax. WooCommerce keeps the amounts of an order without it and adds it again, by rates
 * that depend on class and address, so that it is asked what it would add before the order is placed.
 */

const AMOUNT = v.pipe(
  v.string(),
  v.transform(Number),
  v.check((amount) => Number.isFinite(amount)),
);
const TAXED_LINE = v.object({
  id: v.number(),
  total: AMOUNT,
  taxes: v.optional(v.array(v.object({ total: v.union([v.literal(''), v.string()]) })), []),
});
const TAXED_ORDER = v.object({
  prices_include_tax: v.boolean(),
  total: AMOUNT,
  line_items: v.array(TAXED_LINE),
  shipping_lines: v.array(
    v.object({ ...TAXED_LINE.entries, method_id: v.optional(v.nullable(v.string()), '') }),
  ),
  coupon_lines: v.array(v.object({ discount: AMOUNT, discount_tax: AMOUNT })),
});

type TaxedLine = v.InferOutput<typeof TAXED_LINE>;

/** So that the share of the tax is exact enough for every price. */
const DECIMALS = 6;

interface Placed {
  /** Address fields in WooCommerce's format; absent: they stay. */
  address?: object;
  delivery: DeliveryAtCost;
  /** Fee for the way to pay that the order already has, untaxed; absent: none. */
  fee?: Piastres | undefined;
  /** Absent: its coupons stay. */
  coupons?: Order['coupons'] | undefined;
}

/**
 * Writes an order's lines, delivery and coupons so that WooCommerce arrives at the total that the customer has seen, and
 * leaves its status. Throws `coupon_changed`, and `store_unavailable` if it arrives at another total; the order is a cart
 * without delivery again then.
 */
export async function takeTaxOut(
  context: Pick<OrdersContext, 'client' | 'store' | 'orReport'>,
  order: Order,
  { address = {}, delivery, fee = 0, coupons }: Placed,
): Promise<void> {
  const { id } = order;
  const change = async (body: object) => {
    const call = { method: 'POST', path: `wc/v3/orders/${id}`, query: { dp: DECIMALS }, body } as const;
    return parsed(TAXED_ORDER, (await refusedAs(REFUSED, () => context.client.request(call))).body);
  };
  const codes = usableCoupons(coupons ?? []).map(({ code }) => ({ code }));
  try {
    const shown = await change({ ...address, shipping_lines: await deliveryLines(context, order, delivery) });
    if (!shown.prices_include_tax) throw unavailable(WITHOUT_TAX);
    const gross = new Map(order.items.map((line) => [line.id, lineTotal(line)]));
    const written = await change({
      line_items: shown.line_items.flatMap((line) => netLine(line, gross.get(line.id))),
      shipping_lines: shown.shipping_lines.map((line) => ({ id: line.id, total: net(line, delivery.cost) })),
      ...(codes.length === 0 ? {} : { coupon_lines: codes }),
    });
    requireSeen(written, order, { delivery, fee, coupons });
  } catch (error) {
    if (order.status === 'pending-cart') {
      await context.orReport(`The cart ${id} still has amounts without tax in the store`, () =>
        putBack(context, order, codes.length > 0),
      );
    }
    throw error;
  }
}

const REFUSED = { woocommerce_rest_invalid_coupon: 'coupon_changed' } as const;
const WITHOUT_TAX =
  'WooCommerce adds taxes to the prices that customers see, so that nothing can be ordered: enter prices with tax (WooCommerce → Settings → Tax), or turn taxes off';

/** Lines as the shop writes them into carts: with the tax. */
export function grossLines({ items }: Pick<Order, 'items'>): WcLineRequest[] {
  return items.map((line) => {
    const total = toDecimal(lineTotal(line));
    return { id: line.id, quantity: line.quantity, subtotal: total, total };
  });
}

async function putBack(
  { client, store }: Pick<OrdersContext, 'client' | 'store'>,
  order: Order,
  hasCoupons: boolean,
): Promise<void> {
  const shipping_lines = (await store.shippingLines(order.id)).map((id) => ({ id, method_id: null }));
  const coupon_lines = hasCoupons ? { coupon_lines: [] } : {};
  const body = { line_items: grossLines(order), shipping_lines, ...coupon_lines };
  await client.request({ method: 'POST', path: `wc/v3/orders/${order.id}`, body });
}

function netLine(line: TaxedLine, gross: Piastres | undefined): object[] {
  if (gross === undefined) return [];
  const total = net(line, gross);
  return [{ id: line.id, subtotal: total, total }];
}

/** The amount without the tax that WooCommerce would add to it. */
function net({ total, taxes }: TaxedLine, gross: Piastres): string {
  const tax = taxes.reduce((sum, each) => sum + (Number(each.total) || 0), 0);
  const share = total > 0 ? tax / total : 0;
  return (gross / PIASTRES_PER_POUND / (1 + share)).toFixed(DECIMALS);
}

function requireSeen(
  { total, coupon_lines }: v.InferOutput<typeof TAXED_ORDER>,
  order: Order,
  { delivery, fee = 0, coupons }: Pick<Placed, 'delivery' | 'fee' | 'coupons'>,
): void {
  const seen = goodsTotal(order) + delivery.cost + fee;
  const found = Math.round(total * PIASTRES_PER_POUND);
  if (found === seen) return;
  const discount = coupon_lines.reduce((sum, line) => sum + line.discount + line.discount_tax, 0);
  const expected = usableCoupons(coupons ?? order.coupons).reduce((sum, line) => sum + line.discount, 0);
  if (coupons !== undefined && Math.round(discount * PIASTRES_PER_POUND) !== expected) {
    throw new ShopError('coupon_changed');
  }
  throw unavailable(
    `WooCommerce computes ${toDecimal(found)} for order ${order.id}, and the customer has seen ${toDecimal(seen)}: look at the tax rates, and at plugins that change totals`,
  );
}
