import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '../../domain/account/customer.js';
import { ALL_BUT_CARTS, itemsTotal, orderTotal, pieceCount } from '../../domain/order/order.js';
import type { Product } from '../../domain/catalogue/product.js';
import {
  CASH_ON_DELIVERY,
  DELIVERY,
  countedStock,
  expectShopError,
  inStock,
  lineOf,
  newCustomer,
  type Open,
  type Opened,
  lockedOrders,
  required,
  someProduct,
  type WithLocks,
} from './support.js';

/** The contract of carts and orders, for a shop that tracks stock. */
export function describeOrdersContract(name: string, open: Open<WithLocks>): void {
  describe(`${name}: orders`, () => {
    let opened: Opened<WithLocks>;
    let customer: Customer;
    let battery: Product;
    let model: Product;
    const orders = () => lockedOrders(opened);
    const product = async (id: number) => {
      await opened.store.catalogue.refresh([id]);
      return required(await opened.store.catalogue.getProduct(id));
    };
    const stockOf = async (id: number) => countedStock(await product(id));

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    beforeEach(async () => {
      customer = await newCustomer(opened.store.customers);
      battery = await someProduct(opened.store.catalogue, inStock(5));
      model = await someProduct(opened.store.catalogue, ({ variations }) => variations.length > 1);
    });

    describe('a cart', () => {
      test('stores the lines of a cart', async () => {
        const variation = required(model.variations[0]);
        const cart = await orders().createCart(customer.id, [
          lineOf(battery, 2),
          { ...lineOf(model, 1, variation.id), price: variation.price },
        ]);
        expect(cart).toMatchObject({
          customerId: customer.id,
          status: 'pending-cart',
          billing: null,
          paymentMethod: null,
          transactionId: null,
          group: null,
          shippingTotal: 0,
          delivery: null,
        });
        expect(cart.items).toEqual([
          expect.objectContaining({
            productId: battery.id,
            variationId: null,
            quantity: 2,
            name: battery.name,
          }),
          expect.objectContaining({ productId: model.id, variationId: variation.id, price: variation.price }),
        ]);
        expect(await orders().getOrder(cart.id)).toEqual(cart);
      });

      test('keeps the production week that a product had with its line', async () => {
        const dated = { ...lineOf(battery, 1), made: '2025-W49' };
        const cart = await orders().createCart(customer.id, [dated]);
        const placed = await orders().placeOrder(cart.id, CASH_ON_DELIVERY);
        expect(placed.items[0]?.made).toBe('2025-W49');
        expect((await orders().getOrder(cart.id))?.items[0]?.made).toBe('2025-W49');
      });

      test('gives a cart a key that cannot be guessed', async () => {
        const cart = await orders().createCart(customer.id, [lineOf(battery, 1)]);
        expect(cart.key.length).toBeGreaterThanOrEqual(22);
      });

      test('keeps one cart per customer, and merges equal lines', async () => {
        const [first, second] = [required(model.variations[0]), required(model.variations[1])];
        const cart = await orders().createCart(customer.id, [lineOf(model, 1, first.id)]);
        const again = await orders().createCart(customer.id, [
          lineOf(model, 2, first.id),
          lineOf(model, 1, second.id),
        ]);
        expect(again.id).toBe(cart.id);
        expect(again.items.map(({ variationId, quantity }) => [variationId, quantity])).toEqual([
          [first.id, 3],
          [second.id, 1],
        ]);
      });

      test('creates one cart with fifty pieces from fifty parallel additions', async () => {
        const adds = Array.from({ length: 50 }, () => orders().createCart(customer.id, [lineOf(battery, 1)]));
        const ids = new Set((await Promise.all(adds)).map(({ id }) => id));
        expect(ids.size).toBe(1);
        const carts = await orders().listOrders({ customerId: customer.id, statuses: ['pending-cart'] });
        expect(carts).toHaveLength(1);
        expect(pieceCount(required(carts[0]).items)).toBe(50);
        expect(required(carts[0]).items).toHaveLength(1);
      });

      test('stores the marks of a cart’s last writes, so that each can be recognised', async () => {
        const cart = await orders().createCart(customer.id, [lineOf(battery, 1)], 'first');
        await orders().changeLines(cart.id, { set: [], add: [lineOf(battery, 1)] }, 'second');
        const { writes } = required(await orders().getOrder(cart.id));
        expect(writes.filter((mark) => ['first', 'second'].includes(mark))).toEqual(['first', 'second']);
      });

      test('changes only the given lines of a cart', async () => {
        const cart = await orders().createCart(customer.id, [
          lineOf(battery, 1),
          lineOf(model, 1, required(model.variations[0]).id),
        ]);
        const [line, kept] = [required(cart.items[0]), required(cart.items[1])];
        const changed = await orders().changeLines(cart.id, {
          set: [{ lineItemId: line.id, quantity: 4, price: 12_345 }],
          add: [lineOf(model, 1, required(model.variations[1]).id)],
        });
        expect(changed.items[0]).toEqual({ ...line, quantity: 4, price: 12_345 });
        expect(changed.items[1]).toEqual(kept);
        expect(changed.items).toHaveLength(3);
      });

      test('removes a line at quantity 0, and keeps the empty cart', async () => {
        const cart = await orders().createCart(customer.id, [lineOf(battery, 1)]);
        const lineItemId = required(cart.items[0]).id;
        const emptied = await orders().changeLines(cart.id, {
          set: [{ lineItemId, quantity: 0, price: 0 }],
          add: [],
        });
        expect(emptied.items).toEqual([]);
        expect((await orders().getOrder(cart.id))?.status).toBe('pending-cart');
      });

      test('rejects a line of another order, and changes nothing', async () => {
        const cart = await orders().createCart(customer.id, [lineOf(battery, 1)]);
        const stranger = await newCustomer(opened.store.customers);
        const other = await orders().createCart(stranger.id, [lineOf(battery, 1)]);
        await expectShopError(
          orders().changeLines(cart.id, {
            set: [
              { lineItemId: required(cart.items[0]).id, quantity: 3, price: 1 },
              { lineItemId: required(other.items[0]).id, quantity: 0, price: 1 },
            ],
            add: [],
          }),
          'invalid_fields',
        );
        expect(await orders().getOrder(cart.id)).toEqual(cart);
        expect(await orders().getOrder(other.id)).toEqual(other);
      });

      test.each([[0], [-1], [1.5]])('rejects a quantity of %s', async (quantity) => {
        await expectShopError(
          orders().createCart(customer.id, [lineOf(battery, quantity)]),
          'invalid_fields',
        );
        expect(await orders().listOrders({ customerId: customer.id, statuses: ['pending-cart'] })).toEqual(
          [],
        );
      });

      test('rejects a cart without a customer', async () => {
        await expectShopError(orders().createCart(987_654_321, [lineOf(battery, 1)]), 'customer_not_found');
      });
    });

    describe('placing', () => {
      test('turns the cart into an order and takes its stock', async () => {
        const before = await stockOf(battery.id);
        const cart = await orders().createCart(customer.id, [lineOf(battery, 2)]);
        const order = await orders().placeOrder(cart.id, CASH_ON_DELIVERY);
        expect(order).toMatchObject({
          id: cart.id,
          key: cart.key,
          status: 'processing',
          billing: CASH_ON_DELIVERY.billing,
          paymentMethod: 'cod',
          shippingTotal: DELIVERY.cost,
          delivery: { id: DELIVERY.id, title: DELIVERY.title, isPickup: false, arrives: DELIVERY.arrives },
          adjustment: 0,
          refunded: 0,
        });
        expect(orderTotal(order)).toBe(itemsTotal(cart.items) + DELIVERY.cost);
        expect(await stockOf(battery.id)).toBe(before - 2);
        expect(await orders().listOrders({ customerId: customer.id, statuses: ALL_BUT_CARTS })).toEqual([
          order,
        ]);
      });

      test('takes the stock of the selected variation, as its product shows', async () => {
        const buyable = await someProduct(opened.store.catalogue, ({ variations }) =>
          variations.some(({ stock }) => Number(stock) > 0),
        );
        const variation = required(buyable.variations.find(({ stock }) => Number(stock) > 0));
        const cart = await orders().createCart(customer.id, [lineOf(buyable, 1, variation.id)]);
        await orders().placeOrder(cart.id, CASH_ON_DELIVERY);
        expect(await stockOf(variation.id)).toBe(countedStock(variation) - 1);
        const after = await product(buyable.id);
        expect(after.stock).toBe(countedStock(buyable) - 1);
        expect(after.updatedAt >= buyable.updatedAt).toBe(true);
      });

      test('takes no stock for an order that awaits payment', async () => {
        const before = await stockOf(battery.id);
        const cart = await orders().createCart(customer.id, [lineOf(battery, 2)]);
        const order = await orders().placeOrder(cart.id, {
          ...CASH_ON_DELIVERY,
          status: 'pending',
          paymentMethod: 'card',
          transactionId: 'session-1',
        });
        expect(order).toMatchObject({ status: 'pending', transactionId: 'session-1', paymentMethod: 'card' });
        expect(await stockOf(battery.id)).toBe(before);
      });

      test('takes the stock of all lines or of none', async () => {
        const scarce = required(model.variations[0]);
        const before = await stockOf(battery.id);
        const cart = await orders().createCart(customer.id, [
          lineOf(battery, 1),
          lineOf(model, countedStock(scarce) + 1, scarce.id),
        ]);
        await expectShopError(orders().placeOrder(cart.id, CASH_ON_DELIVERY), 'insufficient_stock', {
          available: countedStock(scarce),
        });
        expect(await stockOf(battery.id)).toBe(before);
        expect(await orders().getOrder(cart.id)).toEqual(cart);
      });

      test('sells the last piece to one of two customers, and keeps the other cart', async () => {
        const left = await stockOf(battery.id);
        const stranger = await newCustomer(opened.store.customers);
        const [one, other] = [
          await orders().createCart(customer.id, [lineOf(battery, left)]),
          await orders().createCart(stranger.id, [lineOf(battery, left)]),
        ];
        const results = await Promise.allSettled(
          [one, other].map((cart) => orders().placeOrder(cart.id, CASH_ON_DELIVERY)),
        );
        expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
        const refused = results.find((result) => result.status === 'rejected');
        expect(refused).toMatchObject({ reason: { code: 'insufficient_stock', details: { available: 0 } } });
        const statuses = await Promise.all([one, other].map(({ id }) => orders().getOrder(id)));
        expect(statuses.map((order) => order?.status).sort()).toEqual(['pending-cart', 'processing']);
        expect(await stockOf(battery.id)).toBe(0);
      });

      test('places an order once', async () => {
        const before = await stockOf(battery.id);
        const cart = await orders().createCart(customer.id, [lineOf(battery, 1)]);
        const results = await Promise.allSettled([
          orders().placeOrder(cart.id, CASH_ON_DELIVERY),
          orders().placeOrder(cart.id, CASH_ON_DELIVERY),
        ]);
        expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
          reason: { code: 'order_not_open' },
        });
        expect(await stockOf(battery.id)).toBe(before - 1);
      });

      test('closes the placed cart to changes, and allows a new one', async () => {
        const cart = await orders().createCart(customer.id, [lineOf(battery, 1)]);
        await orders().placeOrder(cart.id, CASH_ON_DELIVERY);
        const next = await orders().createCart(customer.id, [lineOf(battery, 1)]);
        expect(next.id).not.toBe(cart.id);
        await expectShopError(
          orders().changeLines(cart.id, { set: [], add: [lineOf(battery, 1)] }),
          'order_not_open',
        );
      });

      test('rejects placing an empty cart', async () => {
        const cart = await orders().createCart(customer.id, []);
        await expectShopError(orders().placeOrder(cart.id, CASH_ON_DELIVERY), 'empty_cart');
      });
    });

    describe('the list of orders', () => {
      test('lists a customer’s own orders without the cart, newest first', async () => {
        const placed: number[] = [];
        for (let index = 0; index < 2; index += 1) {
          const cart = await orders().createCart(customer.id, [lineOf(battery, 1)]);
          placed.unshift((await orders().placeOrder(cart.id, { ...CASH_ON_DELIVERY, status: 'pending' })).id);
        }
        const cart = await orders().createCart(customer.id, [lineOf(battery, 1)]);
        const listed = await orders().listOrders({ customerId: customer.id, statuses: ALL_BUT_CARTS });
        expect(listed.map(({ id }) => id)).toEqual(placed);
        const carts = await orders().listOrders({ customerId: customer.id, statuses: ['pending-cart'] });
        expect(carts.map(({ id }) => id)).toEqual([cart.id]);
        expect(await orders().listOrders({ customerId: customer.id, statuses: [] })).toEqual([]);
      });
    });

    describe('deleting', () => {
      test('deletes all orders or none', async () => {
        const cart = await orders().createCart(customer.id, [lineOf(battery, 1)]);
        await expectShopError(orders().deleteOrders([cart.id, 987_654_321]), 'order_not_found');
        expect(await orders().getOrder(cart.id)).toEqual(cart);
        await orders().deleteOrders([cart.id]);
        expect(await orders().getOrder(cart.id)).toBeNull();
      });
    });

    test('finds no order by an unknown id', async () => {
      expect(await orders().getOrder(987_654_321)).toBeNull();
      await expectShopError(orders().placeOrder(987_654_321, CASH_ON_DELIVERY), 'order_not_found');
      await expectShopError(orders().changeLines(987_654_321, { set: [], add: [] }), 'order_not_found');
    });
  });
}
