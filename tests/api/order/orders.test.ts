import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderStatus } from '../../../domain/order/order.js';
import { findGoods, UNKNOWN_ID } from '../goods.js';
import { BILLING, cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import { Browser, type Customer } from '../browser.js';
import type { Reply } from '../call.js';
import { openShop, PASSWORD } from '../shop.js';

const shop = await openShop();
const productId = (await findGoods(shop)).plenty.id;
const [mona, nadia] = [await shop.customer(), await shop.customer()];

beforeEach(async () => {
  await shop.orders.clear();
  await shop.items.setStock(50, productId);
});

async function newCart(customer: Customer = mona) {
  return orderOf(await customer.post('/api/wcPost/place-order', cartBody(lineOf(productId))));
}

async function newOrder(status: OrderStatus = 'processing', customer: Customer = mona) {
  const { id } = await newCart(customer);
  await customer.post('/api/wcPost/checkout', checkoutBody(id));
  await shop.orders.setStatus(id, status);
  return orderOf(await customer.get(`/api/wcFetch/order/${id}`));
}

const remove = (orderId: number | string, customer = mona) =>
  customer.delete(`/api/wcPost/delete_order?order_id=${orderId}`);

/** A body without the fields that differ in every response. */
function steady(reply: Reply) {
  return { status: reply.status, body: { ...(reply.body as object), requestId: null } };
}

describe('an order', () => {
  it('shows an order in full to its owner', async () => {
    const { id } = await newOrder();
    const reply = await mona.get(`/api/wcFetch/order/${id}`);
    expect(reply.body).toMatchObject({
      id,
      status: 'processing',
      deletable: false,
      payment_method: 'cod',
      billing: { ...BILLING, phone: '+201012345678' },
      key: expect.any(String) as string,
    });
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
  });

  it('hides phone, street, last name, key and payment from a visitor with the order key', async () => {
    const { id, key } = await newOrder();
    await shop.orders.setTransaction(id, 'gd-secret');
    for (const browser of [new Browser(), nadia, await shop.guest()]) {
      const reply = await browser.get(`/api/wcFetch/order/${id}?key=${key}`);
      expect(reply.status).toBe(200);
      expect(Object.keys(reply.body as object).sort()).toEqual(
        [
          ...[
            'id',
            'status',
            'items',
            'total',
            'deposit',
            'geidea_transaction_id',
            'created_at',
            'deletable',
          ],
          ...['shipping_total', 'delivery', 'adjustment', 'refunded', 'payment_method', 'billing'],
          ...['shipment', 'way'],
        ].sort(),
      );
      expect(reply.body).toMatchObject({
        geidea_transaction_id: null,
        deletable: false,
        billing: {
          first_name: 'Mona',
          last_name: '',
          phone: null,
          governorate: 'EGC',
          city: 'Nasr City',
          address_1: null,
          address_2: null,
          email: null,
          notes: null,
        },
      });
      expect(reply.text).not.toMatch(/Hassan|1012345678|Yasmin|Floor|private|Ring|gd-secret/);
      expect(reply.text).not.toContain(key);
    }
  });

  it('uses order keys of at least 128 random bits', async () => {
    const keys = new Set<string>();
    for (let made = 0; made < 3; made += 1) keys.add((await newOrder()).key ?? '');
    expect(keys.size).toBe(3);
    for (const key of keys) expect(Buffer.from(key, 'base64url').byteLength).toBeGreaterThanOrEqual(16);
  });

  it('answers a stranger’s request for an order like one for an unknown order', async () => {
    const { id, key = '' } = await newOrder();
    const missing = steady(await nadia.get(`/api/wcFetch/order/${UNKNOWN_ID}`));
    expect(missing).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
    const wrongKeys = [
      '',
      '?key=',
      '?key=x',
      `?key=${key.slice(1)}`,
      `?key=${key}%20`,
      `?key=${key.toUpperCase()}x`,
    ];
    for (const query of wrongKeys) {
      for (const browser of [new Browser(), nadia, await shop.guest()]) {
        expect(steady(await browser.get(`/api/wcFetch/order/${id}${query}`))).toEqual(missing);
      }
    }
  });

  it('does not reveal orders with ids next to a known one', async () => {
    const { id } = await newOrder();
    for (let near = id - 5; near <= id + 5; near += 1) {
      expect((await nadia.get(`/api/wcFetch/order/${near}`)).status).toBe(404);
    }
  });

  it('never opens a cart by its key', async () => {
    const { id, key } = await newCart();
    for (const browser of [new Browser(), nadia]) {
      expect((await browser.get(`/api/wcFetch/order/${id}?key=${key}`)).status).toBe(404);
    }
    expect((await mona.get(`/api/wcFetch/order/${id}`)).status).toBe(200);
  });
});

describe('customer-orders', () => {
  it('lists the customer’s own orders without the cart, newest first', async () => {
    const [first, second] = [await newOrder('completed'), await newOrder()];
    const cart = await newCart();
    await newOrder('processing', nadia);
    const ids = async (query: string) => {
      const { body } = await mona.get(`/api/wcFetch/customer-orders${query}`);
      return (body as { single: { id: number }[] }).single.map(({ id }) => id);
    };
    expect(await ids('')).toEqual([second.id, first.id]);
    expect(await ids(`?user_id=${mona.id}`)).toEqual([second.id, first.id]);
    expect(await ids('?status=completed')).toEqual([first.id]);
    expect(await ids('?status=pending-cart')).toEqual([cart.id]);
    expect(await ids('?status=refunded')).toEqual([]);
  });

  it('lists the orders of a group together', async () => {
    const [one, two, three] = [await newOrder(), await newOrder(), await newOrder()];
    await shop.orders.group('g-7', one.id, three.id);
    const { body } = await mona.get('/api/wcFetch/customer-orders');
    expect(body).toMatchObject({
      single: [{ id: two.id }],
      grouped: [{ group: 'g-7', orders: [{ id: three.id }, { id: one.id }] }],
    });
  });
});

describe('delete_order', () => {
  it('deletes a cart once', async () => {
    const { id } = await newCart();
    const reply = await remove(id);
    expect([reply.status, reply.body]).toEqual([200, { deleted: [id] }]);
    expect(await shop.ordersOf(mona.id)).toEqual([]);
    expect(codeOf(await remove(id))).toBe('order_not_found');
  });

  it('deletes a pending order only when no payment can be in progress', async () => {
    const { id } = await newOrder('pending');
    expect(codeOf(await remove(id))).toBe('order_not_open');
    await shop.orders.age(id, 14);
    expect(codeOf(await remove(id))).toBe('order_not_open');
    await shop.orders.age(id, 16);
    await shop.orders.setTransaction(id, 'gd-1');
    expect(codeOf(await remove(id))).toBe('order_not_open');
    expect(await shop.ordersOf(mona.id)).toHaveLength(1);
    await shop.orders.setTransaction(id, null);
    expect((await remove(id)).body).toEqual({ deleted: [id] });
  });

  it('states for every order whether it can be deleted', async () => {
    const { id } = await newOrder('pending');
    const deletable = async () => (await mona.get(`/api/wcFetch/order/${id}`)).body as { deletable: boolean };
    expect((await deletable()).deletable).toBe(false);
    await shop.orders.age(id, 16);
    expect((await deletable()).deletable).toBe(true);
  });

  it.each(['processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed'] as const)(
    'does not delete an order that is %s, however old',
    async (status) => {
      const { id } = await newOrder(status);
      await shop.orders.age(id, 100_000);
      expect(codeOf(await remove(id))).toBe('order_not_open');
      expect(await shop.ordersOf(mona.id)).toHaveLength(1);
    },
  );

  it('deletes a group as a whole or not at all', async () => {
    const [one, two] = [await newOrder('pending'), await newOrder('pending')];
    await shop.orders.group('g-7', one.id, two.id);
    await shop.orders.age(one.id, 16);
    expect(codeOf(await remove('g-7'))).toBe('order_not_open');
    expect(await shop.ordersOf(mona.id)).toHaveLength(2);
    await shop.orders.age(two.id, 16);
    expect((await remove('g-7')).body).toEqual({ deleted: [two.id, one.id] });
  });

  it('never deletes another customer’s orders of the same group', async () => {
    const own = await newCart();
    const theirs = await newCart(nadia);
    await shop.orders.group('g-7', own.id, theirs.id);
    expect(codeOf(await remove('g-8'))).toBe('order_not_found');
    expect((await remove('g-7')).body).toEqual({ deleted: [own.id] });
    expect((await shop.ordersOf(nadia.id)).map(({ id }) => id)).toEqual([theirs.id]);
  });

  it.each(['x', '-1', '0', '1e5', 'g-', 'g-%', "g-7' OR '1'='1", '*', 'null', '١'])(
    'finds no order to delete by the id %s',
    async (name) => {
      await newCart();
      const reply = await remove(encodeURIComponent(name));
      expect([reply.status, codeOf(reply)]).toEqual([404, 'order_not_found']);
      expect(await shop.ordersOf(mona.id)).toHaveLength(1);
    },
  );

  it('requires the id of the order to delete', async () => {
    await newCart();
    for (const path of ['', '?order_id=', `?order_id=${'9'.repeat(61)}`, '?id=5']) {
      const reply = await mona.delete(`/api/wcPost/delete_order${path}`);
      expect([reply.status, codeOf(reply)]).toEqual([400, 'invalid_fields']);
    }
    expect(await shop.ordersOf(mona.id)).toHaveLength(1);
  });
});

describe('update-customer', () => {
  const HOME = {
    label: 'Home',
    governorate: 'EGGZ',
    city: 'Dokki',
    address_1: '5 Tahrir St',
    address_2: null,
  };

  it('updates only the given fields of a customer', async () => {
    const person = await shop.customer();
    const body = { last_name: 'Said', phone: '010 9876 5432', addresses: [HOME], password: PASSWORD };
    const reply = await person.put('/api/wcPost/update-customer', body);
    const expected = {
      id: person.id,
      first_name: 'Mona',
      last_name: 'Said',
      username: person.username,
      is_contact: false,
      email: person.username,
      phone: '+201098765432',
      addresses: [HOME],
      cars: [],
    };
    expect([reply.status, reply.body]).toEqual([200, expected]);
    expect((await person.get(`/api/wcFetch/customers/${person.id}`)).body).toEqual(expected);
  });

  it.each([
    { username: 'boss@example.com' },
    { id: 1 },
    { role: 'administrator' },
    { password: 'four blind mice' },
    { email: '' },
    { email: 'x' },
    { phone: '123' },
    { first_name: '' },
    { first_name: null },
    { addresses: [{ ...HOME, governorate: 'XX' }] },
    { addresses: [{ ...HOME, owner: 5 }] },
    { addresses: Array.from({ length: 21 }, () => HOME) },
    { addresses: HOME },
  ])('rejects the customer update %j and changes nothing', async (body) => {
    const before = await mona.get(`/api/wcFetch/customers/${mona.id}`);
    const reply = await mona.put('/api/wcPost/update-customer', body);
    expect([reply.status, codeOf(reply)]).toEqual([400, 'invalid_fields']);
    expect((await mona.get(`/api/wcFetch/customers/${mona.id}`)).body).toEqual(before.body);
  });

  it('rejects an email address that another account logs in with', async () => {
    const reply = await mona.put('/api/wcPost/update-customer', {
      email: nadia.username.toUpperCase(),
      password: PASSWORD,
    });
    expect([reply.status, codeOf(reply)]).toEqual([409, 'email_taken']);
  });
});
