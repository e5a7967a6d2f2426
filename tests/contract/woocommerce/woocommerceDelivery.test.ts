import { describe, expect, test } from 'vitest';
import type { Caller } from '../../../domain/account/identity.js';
import type { Product } from '../../../domain/catalogue/product.js';
import { listCartShipping, listShipping } from '../../../server/actions/delivery/shipping.js';
import { DEFAULT_CALENDAR } from '../../../server/config/parsing/deliveryCalendar.js';
import type { Backend } from '../../../server/ports/backend.js';
import { standInShop } from '../standInShop.js';
import { lineOf, newCustomer, lockedOrders, required, someProduct } from '../support.js';

/* Delivery fees that are calculated from WooCommerce's settings and a cart. */

const world = standInShop();
const WITHOUT_BRANCHES = { listBranches: () => Promise.resolve([]) } as unknown as Backend['content'];

/** A delivery method as in WooCommerce's REST API. */
function way(method_id: string, settings: Record<string, string>, instance_id = 1) {
  const values = Object.entries(settings).map(([id, value]) => [id, { id, value }]);
  return {
    instance_id,
    title: method_id,
    enabled: true,
    method_id,
    settings: Object.fromEntries(values) as object,
  };
}

function deliverBy(...methods: object[]): void {
  const locations = [{ code: 'EG', type: 'country' }];
  world.standIn.state.zones = [{ id: 1, name: 'Egypt', order: 0, locations, methods }];
}

const line = (quantity: number, price: number) => ({ productId: 1, variationId: null, quantity, price });

/** Fees for these lines in piastres, by kind of method. */
async function fees(...lines: ReturnType<typeof line>[]): Promise<Record<string, number>> {
  const methods = await world.shop.store.shipping.listMethods('EGC', lines);
  return Object.fromEntries(methods.map(({ title, cost }) => [title.en, cost]));
}

test('calculates a flat rate by a formula for the cart', async () => {
  deliverBy(way('flat_rate', { cost: '50 + [fee percent="5"] + 2 * [qty]' }));
  expect(await fees(line(4, 250_000))).toEqual({ flat_rate: 5000 + 50_000 + 800 });
  expect(await fees(line(1, 10_000), line(2, 5000))).toEqual({ flat_rate: 5000 + 1000 + 600 });
});

test('offers free delivery above a minimum amount, also where a coupon is the alternative', async () => {
  deliverBy(
    way('free_shipping', { requires: 'min_amount', min_amount: '2000' }),
    way('flat_rate', { cost: '60' }, 2),
  );
  expect(await fees(line(1, 199_999))).toEqual({ flat_rate: 6000 });
  expect(await fees(line(2, 100_000))).toEqual({ free_shipping: 0, flat_rate: 6000 });
  const [first] = await world.shop.store.shipping.listMethods('EGC', [line(1, 200_000)]);
  expect(first).toMatchObject({ title: { en: 'free_shipping' }, cost: 0, dependsOnCart: true });
});

/** WooCommerce's rules: whether delivery is free by the amount of the cart, and by a coupon for free delivery. */
describe.each([
  ['', { neither: true, amount: true, coupon: true, both: true }],
  ['min_amount', { neither: false, amount: true, coupon: false, both: true }],
  ['coupon', { neither: false, amount: false, coupon: true, both: true }],
  ['either', { neither: false, amount: true, coupon: true, both: true }],
  ['both', { neither: false, amount: false, coupon: false, both: true }],
])('free delivery that requires "%s"', (requires, offered) => {
  const AMOUNT = 200_000;
  const isOffered = async (price: number, freeShipping: boolean, discount = 0) => {
    const coupons = { freeShipping, shares: [discount] };
    const methods = await world.shop.store.shipping.listMethods('EGC', [line(1, price)], coupons);
    return methods.some(({ title }) => title.en === 'free_shipping');
  };

  test('follows amount and coupon as in WooCommerce', async () => {
    deliverBy(way('free_shipping', { requires, min_amount: '2000' }));
    expect({
      neither: await isOffered(AMOUNT - 1, false),
      amount: await isOffered(AMOUNT, false),
      coupon: await isOffered(AMOUNT - 1, true),
      both: await isOffered(AMOUNT, true),
    }).toEqual(offered);
  });

  test('counts the amount after discounts, or before them if they are ignored', async () => {
    const found = async (ignore_discounts: string) => {
      world.now += 10 * 60 * 1000; // zones are read again
      deliverBy(way('free_shipping', { requires, min_amount: '2000', ignore_discounts }));
      return [await isOffered(AMOUNT + 99, false, 100), await isOffered(AMOUNT + 99, true, 100)];
    };
    expect(await found('no')).toEqual([offered.neither, offered.coupon]);
    expect(await found('yes')).toEqual([offered.amount, offered.both]);
  });
});

test('asks no amount of free delivery whose minimum is empty', async () => {
  deliverBy(way('free_shipping', { requires: 'min_amount', min_amount: '' }));
  expect(await fees(line(1, 1))).toEqual({ free_shipping: 0 });
});

/** A method that was saved before WooCommerce had the other settings, which it lists with their defaults. */
function wayBefore(saved: ReturnType<typeof way>, defaults: Record<string, string>) {
  const later = Object.entries(defaults).map(([id, value]) => [id, { id, value: null, default: value }]);
  return { ...saved, settings: { ...saved.settings, ...(Object.fromEntries(later) as object) } };
}

test('offers methods that were saved before the store had its first shipping class', async () => {
  const ofClasses = { class_costs: '', class_cost_31: '', no_class_cost: '', type: 'class' };
  deliverBy(
    wayBefore(way('flat_rate', { cost: '60' }), ofClasses),
    wayBefore(way('free_shipping', { requires: 'min_amount', min_amount: '2000' }, 2), {
      ignore_discounts: 'no',
    }),
  );
  expect(await fees(line(2, 100_000))).toEqual({ flat_rate: 6000, free_shipping: 0 });
});

test('does not offer a method whose setting has neither a value nor a default', async () => {
  const unreadable = { ...way('local_pickup', {}), settings: { cost: { id: 'cost', value: null } } };
  deliverBy(unreadable, way('flat_rate', { cost: '60' }, 2));
  expect(await fees(line(1, 500_000))).toEqual({ flat_rate: 6000 });
});

test('offers local pickup at its cost, marked as pickup', async () => {
  deliverBy(way('local_pickup', { cost: '25' }), way('flat_rate', { cost: '60' }, 2));
  const methods = await world.shop.store.shipping.listMethods('EGC', [line(1, 500_000)]);
  expect(methods.map(({ cost, isPickup }) => [cost, isPickup])).toEqual([
    [2500, true],
    [6000, false],
  ]);
  world.now += 10 * 60 * 1000;
  deliverBy(way('local_pickup', { cost: '' }));
  expect(await fees(line(1, 500_000))).toEqual({ local_pickup: 0 });
});

test('offers no delivery where none of the enabled methods can be calculated', async () => {
  deliverBy(
    way('table_rate', { cost: '10' }),
    way('flat_rate', { cost: '[weight] * 3' }, 2),
    way('pickup_location', { cost: '0' }, 3),
  );
  expect(await fees(line(1, 500_000))).toEqual({});
});

test('does not offer a flat rate without a cost, as WooCommerce does not', async () => {
  deliverBy(way('flat_rate', { cost: '' }));
  expect(await fees(line(1, 500_000))).toEqual({});
});

/** Two products of the store with these shipping classes. */
async function classedGoods(...classes: number[]): Promise<Product[]> {
  const first = await world.battery();
  const isOther = ({ id, type, variations }: Product) =>
    id !== first.id && (type === 'simple' || variations.length > 0);
  const second = await someProduct(world.shop.store.catalogue, isOther);
  for (const [index, { id }] of [first, second].entries()) {
    required(world.standIn.state.products.get(id))['shipping_class_id'] = classes[index] ?? 0;
  }
  await world.shop.store.catalogue.refresh([first.id, second.id]);
  return [first, second];
}

const shipped = (product: Product, quantity: number) => ({
  ...lineOf(product, quantity, product.variations[0]?.id ?? null),
  price: 10_000,
});

test.each([
  ['class', 1000 + 2 * 500 + 7000],
  ['order', 1000 + 7000],
])('adds up the costs by shipping class, or takes the highest ("%s")', async (type, cost) => {
  const goods = await classedGoods(31, 32);
  const [heavy, light] = [required(goods[0]), required(goods[1])];
  deliverBy(
    way('flat_rate', {
      ...{ cost: '10', type, class_cost_31: '5 * [qty]', class_cost_32: '70', no_class_cost: '900' },
    }),
  );
  const lines = [shipped(heavy, 2), shipped(light, 1)];
  const [method] = await world.shop.store.shipping.listMethods('EGC', lines);
  expect(method).toMatchObject({ cost, dependsOnCart: true });
});

test('charges the cost without a shipping class, and a variation by its product’s class', async () => {
  const goods = await classedGoods(0);
  const model = await world.model();
  required(world.standIn.state.products.get(model.id))['shipping_class_id'] = 33;
  await world.shop.store.catalogue.refresh([model.id]);
  deliverBy(way('flat_rate', { cost: '', type: 'class', class_cost_33: '40', no_class_cost: '25' }));
  const fee = async (product: Product) =>
    (await world.shop.store.shipping.listMethods('EGC', [shipped(product, 1)])).map(({ cost }) => cost);
  expect(await fee(required(goods[0]))).toEqual([2500]);
  expect(await fee(model)).toEqual([4000]);
});

test('shows visitors the possible fees, and a customer the fees of their own cart', async () => {
  deliverBy(
    way('free_shipping', { requires: 'min_amount', min_amount: '2000' }),
    way('flat_rate', { cost: '50 + [fee percent="10"]' }, 2),
  );
  const product = await world.battery();
  const customer = await newCustomer(world.shop.store.customers);
  const cart = [{ ...lineOf(product, 1), price: 30_000 }];
  await lockedOrders(world.shop).createCart(customer.id, cart);
  const backend = {
    content: WITHOUT_BRANCHES,
    store: world.shop.store,
    settings: { deliveryCalendar: DEFAULT_CALENDAR },
  } as Backend;
  const told = (methods: { title: string; cost: string }[]) =>
    methods.map(({ title, cost }) => [title, cost]);
  const possible = [
    ['free_shipping', '0.00'],
    ['flat_rate', '50.00'],
  ];
  const answer = await listShipping(backend, 'EGC');
  expect(answer.every(({ depends_on_cart }) => depends_on_cart)).toBe(true);
  expect(told(answer)).toEqual(possible);
  const ask = (caller: Caller) => listCartShipping(backend, caller, 'EGC');
  expect(told(await ask({ kind: 'nobody' }))).toEqual(possible);
  const other = await newCustomer(world.shop.store.customers);
  expect(told(await ask({ kind: 'customer', id: other.id, sessionId: 's', isContact: false }))).toEqual(
    possible,
  );
  const own = await ask({ kind: 'customer', id: customer.id, sessionId: 's', isContact: false });
  expect(told(own)).toEqual([['flat_rate', '80.00']]);
});

test('does not load the cart from the store for fees that are the same for every cart', async () => {
  deliverBy(way('flat_rate', { cost: '60' }));
  const customer = await newCustomer(world.shop.store.customers);
  await world.shop.store.shipping.listMethods('EGC', null);
  const before = world.standIn.requests.length;
  const caller: Caller = { kind: 'customer', id: customer.id, sessionId: 's', isContact: false };
  const settings = { deliveryCalendar: DEFAULT_CALENDAR };
  const backend = { store: world.shop.store, settings, content: WITHOUT_BRANCHES } as Backend;
  const [method] = await listCartShipping(backend, caller, 'EGC');
  expect(method).toMatchObject({ cost: '60.00', depends_on_cart: false });
  expect(world.standIn.requests).toHaveLength(before);
});
