import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { inStock, required, someProduct } from '../../contract/support.js';
import { BILLING, cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import type { Customer } from '../browser.js';
import type { Reply } from '../call.js';
import { findGoods } from '../goods.js';
import { openShop } from '../shop.js';

/** Branch of the demonstration with two places an hour, where fitting is included. */
const BRANCH = 'nasr-city';
const CAPACITY = 2;
/** Fitting a tyre at the other branch. */
const FITTING = 75;
const PIECES = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

const shop = await openShop();
const goods = await findGoods(shop);
const { items } = await shop.backend.store.catalogue.listProducts({
  ...{ page: 1, perPage: 20, search: '205/55 R16', sort: 'relevance' },
});
const tyre = required(items.find(({ type, stock }) => type === 'simple' && typeof stock === 'number'));
const STOCK = 200;

beforeEach(async () => {
  await shop.orders.clear();
  await shop.items.setStock(STOCK, tyre.id, goods.plenty.id);
  await shop.backend.bookings.forget('2100-01-01');
});
afterEach(() => {
  vi.useRealTimers();
});

interface FreeSlot {
  date: string;
  from: string;
  to: string;
}

const freeSlots = async (branch = BRANCH) =>
  (await shop.call('GET', `/api/wcFetch/slots?branch=${branch}`)).body as FreeSlot[];
const startOf = ({ date, from }: FreeSlot) => `${date}T${from}`;
const firstFree = async (branch?: string) => required((await freeSlots(branch))[0]);
const placesLeft = async (slot: FreeSlot, branch = BRANCH) => {
  const taken = await shop.backend.bookings.listTaken(branch, slot.date);
  const own = taken.find(({ date, from }) => date === slot.date && from === slot.from);
  return CAPACITY - (own?.taken ?? 0);
};

async function cartOf(customer: Customer, product = tyre.id): Promise<number> {
  return orderOf(await customer.post('/api/wcPost/place-order', cartBody(lineOf(product, PIECES)))).id;
}

const checkout = (customer: Customer, cart: number, changes: Record<string, unknown>): Promise<Reply> =>
  customer.post('/api/wcPost/checkout', checkoutBody(cart, changes));

async function book(slot: FreeSlot, method = `fitting:${BRANCH}`) {
  const customer = await shop.customer();
  const id = await cartOf(customer);
  const reply = await checkout(customer, id, { shipping_method: method, slot: startOf(slot) });
  return { customer, id, reply };
}

describe('an appointment at a branch', () => {
  it('is an order whose delivery says branch, service, day and hour', async () => {
    const slot = await firstFree();
    const { customer, id, reply } = await book(slot);
    expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
    const order = orderOf(await customer.get(`/api/wcFetch/order/${id}`));
    expect(order).toMatchObject({ status: 'processing', shipping_total: '0.00' });
    expect(order.delivery).toMatchObject({
      title: 'Fitting at Nasr City branch',
      title_ar: 'التركيب في فرع مدينة نصر',
      pickup: true,
      arrives: { from: slot.date, to: slot.date },
      visit: { service: 'fitting', slot, changeable: true, branch: { id: BRANCH, name_ar: 'فرع مدينة نصر' } },
    });
    expect(await placesLeft(slot)).toBe(CAPACITY - 1);
  });

  it('asks for no street, and takes the governorate of the branch', async () => {
    const slot = await firstFree('sixth-of-october');
    const customer = await shop.customer();
    const id = await cartOf(customer);
    const { first_name, last_name, phone } = BILLING;
    const wanted = { shipping_method: 'fitting:sixth-of-october', slot: startOf(slot) };
    const order = () => checkout(customer, id, { ...wanted, billing: { first_name, last_name, phone } });
    const reply = await order();
    expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
    expect((await order()).body).toEqual(reply.body);
    const [placed] = await shop.ordersOf(customer.id);
    expect(placed?.billing).toMatchObject({ governorate: 'EGGZ', city: '', address1: '', address2: null });
    const page = await customer.get(`/api/wcFetch/order/${id}`);
    expect(page.body).toMatchObject({ billing: { governorate: 'EGGZ', city: '', address_1: '' } });
  });

  it('is offered before anybody knows where the shopper lives', async () => {
    const customer = await shop.customer();
    await cartOf(customer);
    for (const path of ['/api/wcFetch/shipping', '/api/wcFetch/cart-shipping']) {
      const { status, body } = await customer.get(path);
      const offered = (body as { id: string; visit?: object }[]).map((way) => [way.id, 'visit' in way]);
      expect([status, offered]).toEqual([
        200,
        ['pickup:nasr-city', 'fitting:nasr-city', 'pickup:sixth-of-october', 'fitting:sixth-of-october'].map(
          (way) => [way, true],
        ),
      ]);
    }
  });

  it('costs what the branch asks for each tyre, and is offered for tyres only', async () => {
    const methodsFor = async (product: number) => {
      const customer = await shop.customer();
      await cartOf(customer, product);
      const reply = await customer.get('/api/wcFetch/cart-shipping?governorate=EGGZ');
      return (reply.body as { id: string; cost: string; visit?: object }[])
        .filter(({ visit }) => visit !== undefined)
        .map(({ id, cost }) => `${id} ${cost}`);
    };
    const pickups = ['pickup:sixth-of-october 0.00', 'pickup:nasr-city 0.00'];
    expect(await methodsFor(tyre.id)).toEqual([
      ...[pickups[0], `fitting:sixth-of-october ${(FITTING * PIECES).toFixed(2)}`],
      ...[pickups[1], 'fitting:nasr-city 0.00'],
    ]);
    const { catalogue } = shop.backend.store;
    const other = await someProduct(
      catalogue,
      (product) => product.size === null && inStock(PIECES)(product),
    );
    expect(await methodsFor(other.id)).toEqual(pickups);
    const slot = await firstFree('sixth-of-october');
    const { customer, id } = await book(slot, 'fitting:sixth-of-october');
    const order = orderOf(await customer.get(`/api/wcFetch/order/${id}`));
    expect([order.shipping_total, Number(order.total)]).toEqual([
      '150.00',
      Number(order.items[0]?.price) * PIECES + FITTING * PIECES,
    ]);
  });

  it('is never given to more customers than there are places, all at once', async () => {
    const slot = await firstFree();
    const customers = await Promise.all(Array.from({ length: 8 }, () => shop.customer()));
    const carts = await Promise.all(customers.map((customer) => cartOf(customer)));
    const body = { shipping_method: `pickup:${BRANCH}`, slot: startOf(slot) };
    const replies = await Promise.all(
      customers.map((customer, index) => checkout(customer, required(carts[index]), body)),
    );
    const refused = replies.filter(({ status }) => status !== 200);
    expect(replies.length - refused.length).toBe(CAPACITY);
    expect(new Set(refused.map(codeOf))).toEqual(new Set(['slot_taken']));
    expect(await placesLeft(slot)).toBe(0);
    expect((await freeSlots()).map(startOf)).not.toContain(startOf(slot));
    // Whoever was late has lost nothing, and gets another hour.
    const late = replies.findIndex(({ status }) => status !== 200);
    const next = { ...body, slot: startOf(await firstFree()) };
    expect((await checkout(required(customers[late]), required(carts[late]), next)).status).toBe(200);
  });

  it('takes one place for a request that is repeated, and is not changed by repeating', async () => {
    const slot = await firstFree();
    const customer = await shop.customer();
    const cart = await cartOf(customer);
    const body = { shipping_method: `fitting:${BRANCH}`, slot: startOf(slot) };
    const replies = await Promise.all(Array.from({ length: 5 }, () => checkout(customer, cart, body)));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(await placesLeft(slot)).toBe(CAPACITY - 1);
    const [, other] = await freeSlots();
    const again = await checkout(customer, cart, { ...body, slot: startOf(required(other)) });
    expect([again.status, codeOf(again)]).toEqual([409, 'order_not_open']);
  });

  it('is freed when the order is cancelled', async () => {
    const slot = await firstFree();
    const { customer, id } = await book(slot);
    await customer.post('/api/wcPost/cancel_order', { order_id: id });
    expect(await placesLeft(slot)).toBe(CAPACITY);
  });

  it('is free again at once if the order could not be placed', async () => {
    const slot = await firstFree();
    const customer = await shop.customer();
    const cart = await cartOf(customer);
    vi.spyOn(shop.backend.store.carts, 'placeOrder').mockImplementationOnce(async () => {
      await shop.items.setStock(0, tyre.id);
      throw new ShopError('insufficient_stock', { available: 0 });
    });
    const reply = await checkout(customer, cart, {
      shipping_method: `pickup:${BRANCH}`,
      slot: startOf(slot),
    });
    expect(codeOf(reply)).toBe('insufficient_stock');
    expect(await placesLeft(slot)).toBe(CAPACITY);
  });
});

describe('a place whose order does not stand', () => {
  const fill = async (slot: FreeSlot) => {
    const booked = [await book(slot), await book(slot)];
    expect(await placesLeft(slot)).toBe(0);
    return booked;
  };
  const hoursLater = (hours: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 60 * 60 * 1000 });
  };

  it('is given to the next customer, if the operator cancelled the order', async () => {
    const slot = required((await freeSlots()).at(-1));
    const [first] = await fill(slot);
    await shop.orders.setStatus(required(first).id, 'cancelled');
    expect(codeOf((await book(slot)).reply)).toBe('slot_taken');
    hoursLater(7);
    expect((await book(slot)).reply.status).toBe(200);
    expect(codeOf((await book(slot)).reply), 'the other order stands').toBe('slot_taken');
  });

  it('is offered again, if the process ended before the order was placed', async () => {
    const slot = required((await freeSlots()).at(-1));
    const [customer, other] = [await shop.customer(), await shop.customer()];
    const places = { capacity: CAPACITY, checkAt: new Date(Date.now() + 15 * 60_000) };
    for (const one of [customer, other]) {
      await shop.backend.bookings.hold(await cartOf(one), { branch: BRANCH, ...slot }, places);
    }
    expect((await freeSlots()).map(startOf)).not.toContain(startOf(slot));
    hoursLater(1);
    expect((await freeSlots()).map(startOf)).toContain(startOf(slot));
    expect((await book(slot)).reply.status).toBe(200);
  });
});

describe('bad input', () => {
  const refusal = async (changes: Record<string, unknown>, product = tyre.id) => {
    const customer = await shop.customer();
    const cart = await cartOf(customer, product);
    const reply = await checkout(customer, cart, { shipping_method: `pickup:${BRANCH}`, ...changes });
    expect(orderOf(await customer.get(`/api/wcFetch/order/${cart}`)).status).toBe('pending-cart');
    const { fields } = reply.body as { fields?: Record<string, string> };
    return [reply.status, codeOf(reply), ...(fields === undefined ? [] : [fields['slot']])];
  };
  const dayOf = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

  it('needs a time', async () => {
    expect(await refusal({})).toEqual([400, 'invalid_fields', 'required_slot']);
    for (const slot of ['soon', '2026-11-25', '2026-11-25T10:00Z', `${dayOf(3)}T10:00:00`, 7, ['x']]) {
      expect(await refusal({ slot })).toEqual([400, 'invalid_fields', expect.any(String)]);
    }
  });

  it('has no appointment in the past, today, beyond two weeks, at night or off the hour', async () => {
    const { date } = await firstFree();
    const past = [
      `${dayOf(-1)}T10:00`,
      `${dayOf(20)}T10:00`,
      `${date}T03:00`,
      `${date}T10:30`,
      '2099-99-99T10:00',
    ];
    for (const slot of past) expect(await refusal({ slot })).toEqual([409, 'slot_taken', 'slot_taken']);
  });

  it('has no appointment at a branch that has closed, nor for a service that it stopped', async () => {
    const slot = startOf(await firstFree());
    expect(await refusal({ shipping_method: 'pickup:maadi', slot })).toEqual([409, 'branch_closed']);
    expect((await shop.call('GET', '/api/wcFetch/slots?branch=maadi')).status).toBe(409);
    const branches = await shop.backend.content.listBranches();
    const without = branches.map((branch) => ({ ...branch, fittingPrice: null }));
    vi.spyOn(shop.backend.content, 'listBranches').mockResolvedValue(without);
    expect(await refusal({ shipping_method: `fitting:${BRANCH}`, slot })).toEqual([409, 'branch_closed']);
    vi.spyOn(shop.backend.content, 'listBranches').mockRestore();
  });

  it('books no time for goods on backorder, of which nobody knows when they come', async () => {
    const slot = startOf(await firstFree());
    const getCurrent = shop.backend.store.catalogue.getCurrent;
    vi.spyOn(shop.backend.store.catalogue, 'getCurrent').mockImplementation(async (ids) =>
      (await getCurrent(ids)).map((product) => ({ ...product, stock: 'backorder' as const })),
    );
    expect(await refusal({ slot })).toEqual([409, 'slot_on_backorder']);
    vi.spyOn(shop.backend.store.catalogue, 'getCurrent').mockRestore();
  });
});
