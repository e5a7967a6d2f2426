import * as v from 'valibot';
import { couponDiscount, usableCoupons } from '../../../../domain/coupon/coupon.js';
import { ShopError } from '../../../../domain/core/errors.js';
import { parseAmount } from '../../../../domain/core/money.js';
import type { Order } from '../../../../domain/order/order.js';
import type { StoreClient } from '../../wpRest/client.js';
import { refusedAs, StoreRefusal } from '../../wpRest/refusals.js';
import { parsed } from '../../wpRest/shapes.js';
import type { toWcBilling } from './orderMapping.js';
import type { OrdersContext } from './orderWrites.js';

const APPLIED = v.object({ coupon_lines: v.array(v.object({ discount: v.string() })) });
const REFUSED = { woocommerce_rest_invalid_coupon: 'coupon_changed' } as const;

/**
 * Gives a cart its coupons in the store, which then counts them as used, directly before it is placed. Throws
 * `coupon_changed`, and takes them back, if the store refuses one or computes another discount.
 */
export async function applyInStore(
  { client, orReport }: Pick<OrdersContext, 'client' | 'orReport'>,
  { id, customerId, coupons }: Pick<Order, 'id' | 'customerId' | 'coupons'>,
  billing: ReturnType<typeof toWcBilling>['billing'],
): Promise<void> {
  const usable = usableCoupons(coupons);
  if (usable.length === 0) return;
  const change = (body: object) => client.request({ method: 'POST', path: `wc/v3/orders/${id}`, body });
  const takeBack = () =>
    orReport(`The cart ${id} still holds a coupon in the store`, () => change({ coupon_lines: [] }));
  try {
    const coupon_lines = usable.map(({ code }) => ({ code }));
    const { body } = await refusedAs(REFUSED, () =>
      change({ billing, coupon_lines }).catch(async (error: unknown) => {
        // A coupon may be for the account's address, but the store looks only at the order's, which is written again later.
        if (!('email' in billing) || !isRefusal(error)) throw error;
        const email = await accountEmail(client, customerId);
        if (email === billing.email) throw error;
        return change({ billing: { ...billing, email }, coupon_lines });
      }),
    );
    const applied = parsed(APPLIED, body).coupon_lines.map(({ discount }) => ({
      discount: parseAmount(discount) ?? 0,
    }));
    if (couponDiscount(applied) !== couponDiscount(usable)) throw new ShopError('coupon_changed');
  } catch (error) {
    if (error instanceof ShopError && error.code === 'coupon_changed') await takeBack();
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof StoreRefusal && Object.hasOwn(REFUSED, error.refusal);
}

async function accountEmail(client: StoreClient, customerId: number): Promise<string> {
  const query = { _fields: 'email' };
  const { body } = await client.request({ method: 'GET', path: `wc/v3/customers/${customerId}`, query });
  return parsed(v.object({ email: v.string() }), body).email;
}
