import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unitPrice } from '../../../domain/catalogue/pricing/unitPrice.js';
import type { Product } from '../../../domain/catalogue/product.js';
import { itemsTotal, orderTotal } from '../../../domain/order/order.js';
import {
  CASH_ON_DELIVERY,
  DELIVERY,
  lineOf,
  lockedOrders,
  newCustomer,
  type Open,
  type Opened,
  required,
  someProduct,
  type WithLocks,
} from '../support.js';

const STEPS = 2;

/** The contract of prices in quantity. */
export function describeQuantityPricesContract(name: string, open: Open<WithLocks>): void {
  describe(`${name}: prices in quantity`, () => {
    let opened: Opened<WithLocks>;
    let product: Product;

    beforeAll(async () => {
      opened = await open();
      product = await someProduct(
        opened.store.catalogue,
        ({ type, quantityPrices }) => type === 'simple' && quantityPrices.length === STEPS,
      );
    });
    afterAll(() => opened.close());

    test('fall with the quantity, below the single price, in lists as when something is bought', async () => {
      const { catalogue } = opened.store;
      expect(product.quantityPrices).toEqual([
        { from: 2, price: Math.round(product.price * 0.95) },
        { from: 5, price: Math.round(product.price * 0.9) },
      ]);
      for (const found of [
        await catalogue.getProduct(product.id),
        ...(await catalogue.getCurrent([product.id])),
      ]) {
        expect(found?.quantityPrices).toEqual(product.quantityPrices);
      }
      const { variations } = await someProduct(catalogue, (each) => each.variations.length > 1);
      expect(variations.every(({ quantityPrices }) => Array.isArray(quantityPrices))).toBe(true);
    });

    test('are what a line keeps when its quantity changes and when it is ordered', async () => {
      const orders = lockedOrders(opened);
      const customer = await newCustomer(opened.store.customers);
      const cart = await orders.createCart(customer.id, [
        { ...lineOf(product, 2), price: unitPrice(product, 2) },
      ]);
      expect(itemsTotal(cart.items)).toBe(2 * unitPrice(product, 2));
      const { id } = required(cart.items[0]);
      const price = unitPrice(product, 5);
      const set = [{ lineItemId: id, quantity: 5, price }];
      expect((await orders.changeLines(cart.id, { set, add: [] })).items).toMatchObject([{ price }]);
      const placed = await orders.placeOrder(cart.id, CASH_ON_DELIVERY);
      expect(placed).toMatchObject({ adjustment: 0, items: [{ quantity: 5, price }] });
      expect(orderTotal(placed)).toBe(5 * price + DELIVERY.cost);
    });
  });
}
