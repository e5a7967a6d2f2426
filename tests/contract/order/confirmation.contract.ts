import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Confirmation } from '../../../domain/confirmation/confirmation.js';
import type { Order } from '../../../domain/order/order.js';
import { awaited, isAsPlaced } from '../../../server/actions/confirmation/askToConfirm.js';
import {
  CASH_ON_DELIVERY,
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

const CONFIRMED: Confirmation = { state: 'confirmed', at: '2026-03-01T10:00:00.000Z', detail: 'whatsapp' };

/** The contract of cash orders that their customers have to confirm. */
export function describeConfirmationContract(name: string, open: Open<WithLocks>): void {
  describe(`${name}: confirming cash orders`, () => {
    let opened: Opened<WithLocks>;
    let order: Order;
    const orders = () => lockedOrders(opened);
    const place = async (asks: boolean) => {
      const customer = await newCustomer(opened.store.customers);
      const battery = await someProduct(opened.store.catalogue, inStock(5));
      const cart = await orders().createCart(customer.id, [lineOf(battery, 2)]);
      const { billing, paymentMethod, delivery } = CASH_ON_DELIVERY;
      const asked = awaited({ ...cart, billing, paymentMethod, shippingTotal: delivery.cost });
      return orders().placeOrder(cart.id, { ...CASH_ON_DELIVERY, ...(asks ? { confirmation: asked } : {}) });
    };
    const listed = async () =>
      (await orders().listOrders({ waitingFor: 'confirmation' })).filter(
        ({ customerId }) => customerId === order.customerId,
      );
    const keep = (changes: Partial<Confirmation>) =>
      orders().patchOrder(order.id, { confirmation: { ...required(order.confirmation), ...changes } });

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());
    beforeEach(async () => {
      order = await place(true);
    });

    test('keeps that an order waits, and lists it until it is confirmed', async () => {
      expect(order.confirmation?.state).toBe('waiting');
      expect(await orders().getOrder(order.id)).toEqual(order);
      expect(await listed()).toEqual([order]);
      await keep({ state: 'reminded' });
      expect((await listed()).map(({ confirmation }) => confirmation?.state)).toEqual(['reminded']);
      const { order: confirmed, isDone } = await orders().patchOrder(order.id, { confirmation: CONFIRMED });
      expect(isDone).toBe(true);
      expect(confirmed).toMatchObject({ status: 'processing', items: order.items, confirmation: CONFIRMED });
      expect(await orders().getOrder(order.id)).toEqual(confirmed);
      expect(await listed()).toEqual([]);
    });

    test('asks nothing of orders without it', async () => {
      const plain = await place(false);
      expect(plain.confirmation).toBeNull();
      const ids = (await orders().listOrders({ waitingFor: 'confirmation' })).map(({ id }) => id);
      expect(ids).toContain(order.id);
      expect(ids).not.toContain(plain.id);
    });

    test('recognises an order that nobody has edited, through all its states', async () => {
      expect(isAsPlaced(required(await orders().getOrder(order.id)))).toBe(true);
      const { order: reminded } = await keep({ state: 'reminded' });
      expect(isAsPlaced(reminded)).toBe(true);
      expect(isAsPlaced({ ...reminded, shippingTotal: reminded.shippingTotal + 1 })).toBe(false);
    });

    test('changes only the order as read', async () => {
      await orders().cancelOrder(order.id, 'customer');
      const { isDone, order: now } = await opened.store.orders.patchOrder(order, { confirmation: CONFIRMED });
      expect([isDone, now.status, now.confirmation]).toEqual([false, 'cancelled', order.confirmation]);
    });

    test('does not list orders that were cancelled or held', async () => {
      await orders().cancelOrder(order.id, 'shop');
      expect(await listed()).toEqual([]);
    });
  });
}
