import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '../../../domain/account/customer.js';
import type { DeliveryAtCost } from '../../../server/ports/order/orders.js';
import {
  CASH_ON_DELIVERY,
  expectShopError,
  inStock,
  lineOf,
  lockedOrders,
  newCustomer,
  type Open,
  type Opened,
  someProduct,
  type WithLocks,
} from '../support.js';

const SLOT = { date: '2026-11-25', from: '10:00', to: '11:00' };
const LATER = { date: '2026-11-26', from: '15:30', to: '20:00' };
const FITTING: DeliveryAtCost = {
  id: 'fitting:nasr-city',
  title: { en: 'Fitting at Nasr City branch', ar: 'التركيب في فرع مدينة نصر' },
  isPickup: true,
  cost: 300_00,
  arrives: { from: SLOT.date, to: SLOT.date },
  visit: { service: 'fitting', branch: 'nasr-city', slot: SLOT },
};

/** The contract of orders with an appointment at a branch. */
export function describeVisitsContract(name: string, open: Open<WithLocks>): void {
  describe(`${name}: orders with an appointment`, () => {
    let opened: Opened<WithLocks>;
    let customer: Customer;
    const orders = () => lockedOrders(opened);
    const cart = async () => {
      const product = await someProduct(opened.store.catalogue, inStock(5));
      return orders().createCart(customer.id, [lineOf(product, 1)]);
    };
    const placed = async (delivery = FITTING) =>
      orders().placeOrder((await cart()).id, { ...CASH_ON_DELIVERY, delivery });

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    beforeEach(async () => {
      customer = await newCustomer(opened.store.customers);
    });

    test('keep branch, service and time, and cost what the fitting costs', async () => {
      const { cost, ...delivery } = FITTING;
      const order = await placed();
      expect(order).toMatchObject({ status: 'processing', shippingTotal: cost });
      expect((await orders().getOrder(order.id))?.delivery).toMatchObject(delivery);
      const pickup = { ...FITTING, id: 'pickup:dokki', cost: 0 };
      const collected = await placed({
        ...pickup,
        visit: { service: 'pickup', branch: 'dokki', slot: LATER },
      });
      expect((await orders().getOrder(collected.id))?.delivery).toMatchObject({
        ...{ id: 'pickup:dokki', isPickup: true, visit: { service: 'pickup', branch: 'dokki', slot: LATER } },
      });
    });

    test('keep that no address was given, even if the account has one', async () => {
      const billing = { ...CASH_ON_DELIVERY.billing, city: '', address1: '', address2: null };
      const order = await orders().placeOrder((await cart()).id, {
        ...{ ...CASH_ON_DELIVERY, billing },
        delivery: FITTING,
      });
      expect(order.billing).toEqual(billing);
      expect((await orders().getOrder(order.id))?.billing).toEqual(billing);
    });

    test('can be moved, given up and booked again, and stay as they are otherwise', async () => {
      const order = await placed();
      const moved = await orders().patchOrder(order.id, { slot: LATER });
      expect(moved.isDone).toBe(true);
      expect(moved.order.delivery).toMatchObject({
        ...{ id: FITTING.id, arrives: { from: LATER.date, to: LATER.date } },
        visit: { service: 'fitting', branch: 'nasr-city', slot: LATER },
      });
      expect(moved.order).toMatchObject({
        status: order.status,
        items: order.items,
        shippingTotal: FITTING.cost,
      });
      const without = await orders().patchOrder(order.id, { slot: null });
      expect(without.order.delivery).toMatchObject({ arrives: null, visit: { slot: null } });
      await orders().patchOrder(order.id, { slot: SLOT });
      expect((await orders().getOrder(order.id))?.delivery?.visit?.slot).toEqual(SLOT);
    });

    test('change only as they were read', async () => {
      const order = await placed();
      const { order: cancelled } = await orders().cancelOrder(order.id, 'shop');
      expect(await opened.store.orders.patchOrder(order, { slot: null })).toEqual({
        order: cancelled,
        isDone: false,
      });
    });

    test('lose their appointment with an unpaid card payment', async () => {
      const { id } = await cart();
      const pending = await orders().placeOrder(id, {
        ...CASH_ON_DELIVERY,
        ...({ status: 'pending', paymentMethod: 'card', delivery: FITTING } as const),
        ...{ transactionId: 's-1', paymentReference: `${id}-1` },
      });
      expect(pending.delivery?.visit?.slot).toEqual(SLOT);
      const { order } = await orders().settlePayment(id, {
        expected: { status: 'pending', transactionId: 's-1' },
        outcome: { kind: 'unpaid' },
      });
      expect([order.status, order.delivery]).toEqual(['pending-cart', null]);
      const { delivery } = await orders().placeOrder(id, CASH_ON_DELIVERY);
      expect(delivery?.visit).toBeUndefined();
    });

    test('are the only ones that have a time to change', async () => {
      const order = await orders().placeOrder((await cart()).id, CASH_ON_DELIVERY);
      await expectShopError(orders().patchOrder(order.id, { slot: LATER }), 'visit_fixed', {});
    });
  });
}
