import type { CouponTerms } from '../../../domain/coupon/coupon.js';
import type { Order } from '../../../domain/order/order.js';
import { required } from '../../contract/support.js';
import { cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import type { Person } from '../browser.js';
import type { Shop } from '../shop.js';

export const PRICE = 100_000;
/** Of standard delivery to Cairo. */
export const FEE = 6000;

/** What tests do with coupons of the embedded shop. */
export function withCoupons(shop: Shop, productId: number) {
  return {
    keep: (code: string, terms: Partial<CouponTerms> = {}) =>
      shop.saveCoupon(code, { kind: 'percent', amount: 1000, ...terms }),
    async cartOf(customer: Person, pieces = 2): Promise<number> {
      const { id } = orderOf(
        await customer.post('/api/wcPost/place-order', cartBody(lineOf(productId, pieces))),
      );
      return id;
    },
    add: (customer: Person, order_id: number, code: string) =>
      customer.post('/api/wcPost/add-coupon', { order_id, code }),
    remove: (customer: Person, order_id: number, code: string) =>
      customer.post('/api/wcPost/remove-coupon', { order_id, code }),
    /** Orders in cash; the error code, or `ordered`. */
    async order(customer: Person, orderId: number, changes: Record<string, unknown> = {}): Promise<string> {
      const reply = await customer.post('/api/wcPost/checkout', checkoutBody(orderId, changes));
      return reply.status === 200 ? 'ordered' : codeOf(reply);
    },
    stored: async (id: number): Promise<Order> => required(await shop.backend.store.orders.getOrder(id)),
  };
}
