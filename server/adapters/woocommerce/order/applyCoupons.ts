import * as v from 'valibot';
import { couponDiscount, usableCoupons } from '../../../../domain/coupon/coupon.js';
import { ShopError } from '../../../../domain/core/errors.js';
import { parseAmount } from '../../../../domain/core/money.js';
import type { Order } from '../../../../domain/order/order.js';
import { refusedAs } from '../../wpRest/refusals.js';
import { parsed } from '../../wpRest/shapes.js';
import type { OrdersContext } from './orderWrites.js';

const APPLIED = v.object({ coupon_lines: v.array(v.object({ discount: v.string() })) });
const REFUSED = { woocommerce_rest_invalid_coupon: 'coupon_changed' } as const;

/**
 * Gives a cart its coupons in the store, which then counts them as used, directly before it is placed. Throws
 * `coupon_changed`, and takes them back, if the store refuses one or computes another discount.
 */
export async function applyInStore(
  { client, orReport }: Pick<OrdersContext, 'client' | 'orReport'>,
  { id, coupons }: Pick<Order, 'id' | 'coupons'>,
  billing: object,
): Promise<void> {
  const usable = usableCoupons(coupons);
  if (usable.length === 0) return;
  const put = (body: object) => client.request({ method: 'PUT', path: `wc/v3/orders/${id}`, body });
  const takeBack = () =>
    orReport(`The cart ${id} still holds a coupon in the store`, () => put({ coupon_lines: [] }));
  try {
    const coupon_lines = usable.map(({ code }) => ({ code }));
    const { body } = await refusedAs(REFUSED, () => put({ billing, coupon_lines }));
    const applied = parsed(APPLIED, body).coupon_lines.map(({ discount }) => ({
      discount: parseAmount(discount) ?? 0,
    }));
    if (couponDiscount(applied) !== couponDiscount(usable)) throw new ShopError('coupon_changed');
  } catch (error) {
    if (error instanceof ShopError && error.code === 'coupon_changed') await takeBack();
    throw error;
  }
}
