import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '../../../domain/account/customer.js';
import type { Product } from '../../../domain/catalogue/product.js';
import type { AppliedCoupon } from '../../../domain/coupon/coupon.js';
import { itemsTotal, orderTotal } from '../../../domain/order/order.js';
import {
  CASH_ON_DELIVERY,
  expectShopError,
  inStock,
  lineOf,
  lockedOrders,
  newCustomer,
  type Open,
  type Opened,
  required,
  someProduct,
  type WithLocks,
} from '../support.js';

const UNUSABLE: AppliedCoupon = {
  ...{ code: 'ended خصم', discount: 0, freeShipping: false },
  problem: { kind: 'minimum', missing: 12_345 },
};
const UNKNOWN: AppliedCoupon = { code: 'nobody has it', discount: 100, freeShipping: false, problem: null };

/** The contract of coupons on carts and orders, whatever coupons a store has. */
export function describeCouponsContract(name: string, open: Open<WithLocks>): void {
  describe(`${name}: coupons`, () => {
    let opened: Opened<WithLocks>;
    let customer: Customer;
    let battery: Product;
    const orders = () => lockedOrders(opened);
    const cartWith = async (...coupons: AppliedCoupon[]) => {
      const cart = await orders().createCart(customer.id, [lineOf(battery, 2)]);
      return orders().changeLines(cart.id, { set: [], add: [], coupons });
    };

    beforeAll(async () => {
      opened = await open();
      battery = await someProduct(opened.store.catalogue, inStock(5));
    });
    afterAll(() => opened.close());
    beforeEach(async () => {
      customer = await newCustomer(opened.store.customers);
    });

    test('knows no coupon by a code that nobody has', async () => {
      const found = await opened.store.coupons.find(
        ['nobody has it'],
        { customerId: customer.id, phone: null },
        { id: 1, productIds: [] },
      );
      expect(found).toEqual([{ code: 'nobody has it', terms: null, uses: { all: 0, own: 0 } }]);
    });

    test('keeps the coupons of a cart through changes of its lines, until they are changed', async () => {
      const cart = await cartWith(UNUSABLE, UNKNOWN);
      expect(cart.coupons).toEqual([UNUSABLE, UNKNOWN]);
      expect(orderTotal(cart)).toBe(itemsTotal(cart.items) - UNKNOWN.discount);
      const line = required(cart.items[0]);
      const set = [{ lineItemId: line.id, quantity: 3, price: line.price }];
      const changed = await orders().changeLines(cart.id, { set, add: [] });
      expect(changed.coupons).toEqual([UNUSABLE, UNKNOWN]);
      const without = await orders().changeLines(cart.id, { set: [], add: [], coupons: [] });
      expect(without).toMatchObject({ coupons: [], items: [{ quantity: 3 }] });
      expect((await orders().getOrder(cart.id))?.coupons).toEqual([]);
    });

    test('places an order without the coupons that cannot be used', async () => {
      const cart = await cartWith(UNUSABLE);
      const placed = await orders().placeOrder(cart.id, CASH_ON_DELIVERY);
      expect(placed.coupons).toEqual([]);
      expect(orderTotal(placed)).toBe(itemsTotal(cart.items) + placed.shippingTotal);
    });

    test('places nothing with a coupon that the store refuses', async () => {
      const cart = await cartWith(UNKNOWN);
      await expectShopError(orders().placeOrder(cart.id, CASH_ON_DELIVERY), 'coupon_changed');
      const kept = required(await orders().getOrder(cart.id));
      expect(kept).toMatchObject({ status: 'pending-cart', coupons: [UNKNOWN] });
      expect(kept.items).toEqual(cart.items);
    });
  });
}
