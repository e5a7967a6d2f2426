import { OrderSchema } from '../../domain/order/wireOrder.js';
import { callApi } from '../core/api.js';
import { postToOtherTabs } from '../storage/otherTabs.js';
import { useCart } from '../cart/useCart.js';

/** Adds coupons to the cart and removes them. Both throw a `ShopError`, `coupon_refused` with the problem at `code`. */
export function useCartCoupons() {
  const { orderId, coupons, reload } = useCart();

  async function write(path: string, code: string): Promise<void> {
    const body = { order_id: orderId, code };
    await callApi(path, { method: 'POST', body, schema: OrderSchema });
    postToOtherTabs('cart-changed');
    await reload();
  }

  return {
    /** null: the shop takes none, or there is no cart. */
    coupons: orderId === null ? null : coupons,
    add: (code: string) => write('/wcPost/add-coupon', code),
    remove: (code: string) => write('/wcPost/remove-coupon', code),
  };
}
