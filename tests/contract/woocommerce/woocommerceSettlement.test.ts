import { describe, expect, test } from 'vitest';
import { toDecimal } from '../../../domain/core/money.js';
import { cashDue } from '../../../domain/order/deposit.js';
import { type Order, orderTotal } from '../../../domain/order/order.js';
import { standInShop } from '../standInShop.js';
import { CASH_ON_DELIVERY, lineOf, newCustomer, lockedOrders, required, someProduct } from '../support.js';

const world = standInShop();
const orders = () => lockedOrders(world.shop);

describe('settling a WooCommerce order', () => {
  const waiting = async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const product = await world.battery();
    const cart = await orders().createCart(customer.id, [lineOf(product, 2)]);
    const card = { paymentMethod: 'card', transactionId: 's-1', paymentReference: `${cart.id}-1` } as const;
    const order = await orders().placeOrder(cart.id, { ...CASH_ON_DELIVERY, ...card, status: 'pending' });
    return { customer, product, order };
  };
  const pay = (order: Order, status: 'processing' | 'on-hold' = 'processing') =>
    orders().settlePayment(order.id, {
      expected: order,
      outcome: {
        kind: 'paid',
        status,
        transactionId: 'p-1',
        paymentReference: `${order.id}-1`,
      },
    });
  const giveUp = (order: Order) =>
    orders().settlePayment(order.id, { expected: order, outcome: { kind: 'unpaid' } });

  test('names the shop’s payment provider before and after payment', async () => {
    const { order } = await waiting();
    const stored = required(world.standIn.state.orders.get(order.id));
    const named = { payment_method: 'acme', payment_method_title: 'Acme' };
    expect(stored).toMatchObject(named);
    Object.assign(stored, { payment_method: 'geidea', payment_method_title: 'Card' });
    await pay(order);
    expect(stored).toMatchObject(named);
  });

  test.each([
    ['geidea', 'card'],
    ['acme', 'card'],
    ['cod', 'cod'],
    ['bacs', 'later'],
    ['cheque', 'later'],
    ['stripe', null],
  ])('reads an order with the store’s gateway %s as paid by %s', async (gateway, paymentMethod) => {
    const { order } = await waiting();
    required(world.standIn.state.orders.get(order.id))['payment_method'] = gateway;
    expect(await orders().getOrder(order.id)).toMatchObject({ paymentMethod });
  });

  test('holds a paid order without stock, and returns none when it is cancelled', async () => {
    const { order, product } = await waiting();
    const shelf = required(world.standIn.state.products.get(product.id));
    shelf['stock_quantity'] = 1;
    expect(await pay(order, 'on-hold')).toMatchObject({ isDone: true, order: { status: 'on-hold' } });
    expect(shelf['stock_quantity']).toBe(1);
    const cancelled = {
      method: 'PUT',
      path: `wc/v3/orders/${order.id}`,
      body: { status: 'cancelled' },
    } as const;
    await world.shop.client.request(cancelled);
    expect(shelf['stock_quantity']).toBe(1);
    expect(world.problems).toEqual([]);
  });

  test('moves a cancelled order’s lines into the newer cart once, even on a second attempt', async () => {
    const { order, customer, product } = await waiting();
    const newer = await orders().createCart(customer.id, [lineOf(product, 1)]);
    const before = world.standIn.requests.length;
    await giveUp(order);
    expect(world.standIn.requests.slice(before).filter((line) => line.startsWith('POST'))).toEqual([
      `POST wc/v3/orders/${order.id}`,
      `POST wc/v3/orders/${newer.id}`,
    ]);
    expect(await giveUp(order)).toMatchObject({ isDone: false });
    expect((await orders().getOrder(newer.id))?.items.map(({ quantity }) => quantity)).toEqual([3]);
  });

  test('cancels an order whose product is deleted and cannot be moved into the newer cart, and reports that', async () => {
    const { order, customer, product } = await waiting();
    const other = await someProduct(
      world.shop.store.catalogue,
      ({ id, type }) => type === 'simple' && id !== product.id,
    );
    await orders().createCart(customer.id, [lineOf(other, 1)]);
    world.standIn.state.products.delete(product.id);
    expect(await giveUp(order)).toMatchObject({ isDone: true, order: { status: 'cancelled' } });
    expect(world.problems).toEqual([expect.stringMatching(new RegExp(`unpaid order ${order.id}`))]);
  });

  test('moves the remaining lines into the newer cart when one product is deleted', async () => {
    const { order, customer, product } = await waiting();
    const other = await someProduct(
      world.shop.store.catalogue,
      ({ id, type }) => type === 'simple' && id !== product.id,
    );
    const newer = await orders().createCart(customer.id, [lineOf(other, 1)]);
    const raw = required(world.standIn.state.orders.get(order.id));
    raw.line_items.push({ ...required(raw.line_items[0]), id: 9_999, product_id: 0 });
    await giveUp(order);
    expect((await orders().getOrder(newer.id))?.items.map(({ productId }) => productId)).toEqual([
      other.id,
      product.id,
    ]);
  });
});

describe('the deposit of a WooCommerce order', () => {
  const PAID = { due: 50_000, paid: 50_000 };
  const paid = async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const cart = await orders().createCart(customer.id, [lineOf(await world.battery(), 2)]);
    const attempt = { transactionId: 's-1', paymentReference: `${cart.id}-1` };
    const order = await orders().placeOrder(cart.id, {
      ...{ ...CASH_ON_DELIVERY, ...attempt, status: 'pending', deposit: { ...PAID, paid: 0 } },
    });
    const outcome = { kind: 'paid', status: 'processing', ...attempt, transactionId: 'p-1' } as const;
    await orders().settlePayment(order.id, { expected: order, outcome: { ...outcome, deposit: PAID } });
    return { order, stored: required(world.standIn.state.orders.get(order.id)) };
  };
  const write = (stored: { meta_data: { key: string; value: unknown }[] }, key: string, value: string) => {
    required(stored.meta_data.find((meta) => meta.key === key)).value = value;
  };

  test('is seen by the operator beside the total, and does not make the order a paid one', async () => {
    const { order, stored } = await paid();
    expect(stored).toMatchObject({
      ...{ status: 'processing', payment_method: 'cod', transaction_id: 'p-1', date_paid: null },
      payment_method_title: 'Cash on delivery, deposit of 500.00 EGP paid by card',
      total: toDecimal(orderTotal(order)),
    });
    expect(stored.meta_data).toContainEqual(
      expect.objectContaining({ key: 'storefront_deposit_paid', value: '500.00' }),
    );
    const rest = toDecimal(orderTotal(order) - 50_000);
    expect(world.standIn.state.notes.filter((note) => note.order === order.id)).toEqual([
      {
        order: order.id,
        note: `Deposit of 500.00 EGP paid by card (payment p-1). To collect in cash: ${rest} EGP.`,
      },
    ]);
  });

  test('leaves more to collect when the operator raises the total', async () => {
    const { order, stored } = await paid();
    stored.total = toDecimal(orderTotal(order) + 10_000);
    expect(cashDue(required(await orders().getOrder(order.id)))).toBe(orderTotal(order) - 40_000);
  });

  test.each([
    ['600', { due: 50_000, paid: 60_000 }],
    ['', { due: 50_000, paid: 0 }],
    ['paid on the phone', { due: 50_000, paid: 0 }],
    ['-5', { due: 50_000, paid: 0 }],
  ])('is what the operator writes into the field: %s', async (written, deposit) => {
    const { order, stored } = await paid();
    write(stored, 'storefront_deposit_paid', written);
    expect((await orders().getOrder(order.id))?.deposit).toEqual(deposit);
  });

  test('is none once both fields are emptied', async () => {
    const { order, stored } = await paid();
    write(stored, 'storefront_deposit', '');
    write(stored, 'storefront_deposit_paid', '');
    expect((await orders().getOrder(order.id))?.deposit).toBeNull();
  });
});

describe('cancelling a WooCommerce order', () => {
  const placed = async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const product = await world.battery();
    const cart = await orders().createCart(customer.id, [lineOf(product, 2)]);
    const order = await orders().placeOrder(cart.id, CASH_ON_DELIVERY);
    return { order, stored: required(world.standIn.state.orders.get(order.id)) };
  };

  test('tells the operator in a note and in the order’s fields why', async () => {
    const { order, stored } = await placed();
    await orders().cancelOrder(order.id, 'unconfirmed');
    expect(stored.meta_data).toContainEqual(
      expect.objectContaining({ key: 'storefront_cancelled', value: 'unconfirmed' }),
    );
    expect(world.standIn.state.notes.filter((note) => note.order === order.id)).toEqual([
      { order: order.id, note: 'Cancelled because the customer did not confirm it.' },
    ]);
  });

  test('leaves an order to which the operator has given a status of their own', async () => {
    const { order, stored } = await placed();
    stored.status = 'shipped';
    expect((await orders().getOrder(order.id))?.status).toBe('processing');
    expect(await orders().cancelOrder(order.id, 'unconfirmed')).toMatchObject({ isDone: false });
    expect(stored.status).toBe('shipped');
  });

  test('leaves an order that the operator has edited since it was read', async () => {
    const { order, stored } = await placed();
    stored['date_modified_gmt'] = '2099-01-01T00:00:00';
    expect(await world.shop.store.orders.cancelOrder(order, 'unconfirmed')).toMatchObject({ isDone: false });
    expect(stored.status).toBe('processing');
  });
});

describe('confirming a WooCommerce order', () => {
  const waiting = async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const cart = await orders().createCart(customer.id, [lineOf(await world.battery(), 2)]);
    const confirmation = { state: 'waiting', at: '2026-03-01T10:00:00.000Z', detail: 'abc' } as const;
    const order = await orders().placeOrder(cart.id, { ...CASH_ON_DELIVERY, confirmation });
    return { order, stored: required(world.standIn.state.orders.get(order.id)) };
  };
  const field = (stored: { meta_data: { key: string; value: unknown }[] }) =>
    stored.meta_data.find(({ key }) => key === 'storefront_confirmation');

  test('shows its state to the operator, in a field and in a note', async () => {
    const { order, stored } = await waiting();
    expect(field(stored)?.value).toBe('waiting 2026-03-01T10:00:00.000Z abc');
    await orders().patchOrder(order.id, {
      confirmation: { state: 'confirmed', at: '2026-03-02T10:00:00.000Z', detail: 'whatsapp' },
    });
    expect(field(stored)?.value).toBe('confirmed 2026-03-02T10:00:00.000Z whatsapp');
    expect(world.standIn.state.notes.filter((note) => note.order === order.id)).toEqual([
      { order: order.id, note: 'Confirmed by the customer (WhatsApp).' },
    ]);
  });

  test.each([
    ['confirmed', { state: 'confirmed', at: null, detail: null }],
    [' Confirmed ', { state: 'confirmed', at: null, detail: null }],
    ['', null],
    ['yes, by phone', null],
  ])('reads what the operator writes into the field: %s', async (written, confirmation) => {
    const { order, stored } = await waiting();
    required(field(stored)).value = written;
    expect((await orders().getOrder(order.id))?.confirmation).toEqual(confirmation);
    expect((await orders().listOrders({ waitingFor: 'confirmation' })).map(({ id }) => id)).not.toContain(
      order.id,
    );
  });

  test('asks no more once the operator has given the order a status of their own', async () => {
    const { order, stored } = await waiting();
    stored.status = 'shipped';
    expect((await orders().getOrder(order.id))?.confirmation).toBeNull();
    expect(
      await orders().patchOrder(order.id, { confirmation: { state: 'reminded', at: null, detail: null } }),
    ).toMatchObject({
      isDone: false,
    });
  });
});
