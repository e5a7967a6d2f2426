import { expect, test } from 'vitest';
import {
  COMPANION_TERM,
  WC_CATEGORY,
  WC_ORDER,
  WC_PRODUCT,
} from '../../../../server/adapters/wpRest/shapes.js';
import { ODD_VALUES, wrongNumbers } from '../../../support/records/oddFields.js';
import { standInShop } from '../../standInShop.js';
import { lineOf, newCustomer, required } from '../../support.js';

const world = standInShop();
const FIRST_CLONE = 50_000;

/** Each field but the id with each odd value. */
function oddFieldsOf({ entries }: { entries: object }): Record<string, unknown>[] {
  return Object.keys(entries)
    .filter((field) => field !== 'id')
    .flatMap((field) => [...ODD_VALUES.values()].map((value) => ({ [field]: value })));
}

/** The first entry of an answer again and again, each time with something odd. */
function withOddOnes(body: unknown, schema: { entries: object }): unknown[] {
  const all = body as object[];
  return [
    ...all,
    ...oddFieldsOf(schema).map((odd, index) => ({ ...all[0], id: FIRST_CLONE + index, ...odd })),
  ];
}

test(
  'refreshes the good products of a store with an odd product, category and term for each field and value',
  { timeout: 120_000 },
  async () => {
    const { state, filters } = world.standIn;
    const good = [...state.products.values()];
    const model = required(good.find(({ type }) => type === 'simple'));
    const odd = new Map(oddFieldsOf(WC_PRODUCT).map((fields, index) => [FIRST_CLONE + index, fields]));
    for (const id of odd.keys()) {
      const own = { id, slug: `odd-${id}`, sku: `ODD-${id}` };
      state.products.set(id, { ...model, ...own, date_modified_gmt: '2026-12-01T00:00:00' });
    }
    filters.push((path, body) =>
      path === 'wc/v3/products' && Array.isArray(body)
        ? body.map((entry: { id: number }) => ({ ...entry, ...odd.get(entry.id) }))
        : body,
    );
    filters.push((path, body) => {
      if (path === 'wc/v3/products/categories') return withOddOnes(body, WC_CATEGORY);
      return path === 'wc-storefront/v1/terms' ? withOddOnes(body, COMPANION_TERM) : body;
    });
    for (const entry of good) Object.assign(entry, { name: `Renewed ${entry.id}` });

    await world.shop.store.catalogue.refresh();
    await Promise.all(world.later);

    for (const { id } of good) {
      const { name } = required(await world.shop.store.catalogue.getProduct(id));
      expect(name.en).toBe(`Renewed ${id}`);
    }
    await world.shop.store.ping();
    expect(world.reports).toEqual([]);
    const told = await world.shop.recordProblems.list();
    const unreadable = [...odd].flatMap(([id, fields]) => (fields['name'] === null ? [id] : []));
    expect(told.map(({ record }) => record)).toEqual(
      expect.arrayContaining(unreadable.map((id) => `Product ${id}`)),
    );
    expect(told.length).toBeGreaterThan(100);
  },
);

test('reads the ratings of all pages although one cannot be read', async () => {
  const { state, filters } = world.standIn;
  const model = required([...state.products.values()][0]);
  const ids = Array.from({ length: 150 }, (_, index) => FIRST_CLONE + index);
  for (const id of ids) {
    const own = { id, slug: `rated-${id}`, sku: `RATED-${id}` };
    state.products.set(id, { ...model, ...own, average_rating: '4.00', rating_count: 1 });
  }
  let oddId = 0;
  filters.push((path, body) => {
    if (path !== 'wc/v3/products' || oddId !== 0) return body;
    const [first, ...others] = body as { id: number }[];
    oddId = first?.id ?? 0;
    return [{ ...first, rating_count: null }, ...others];
  });
  const rated = await world.shop.store.reviews.listRatings();
  expect(ids.filter((id) => !rated.has(id))).toEqual([oddId]);
});

test('forgets the problem of a product that is deleted', async () => {
  const { state, filters } = world.standIn;
  const model = required([...state.products.values()][0]);
  const own = { id: FIRST_CLONE, slug: 'odd-one', sku: 'ODD-ONE', date_modified_gmt: '2026-12-01T00:00:00' };
  state.products.set(FIRST_CLONE, { ...model, ...own });
  filters.push((path, body) =>
    path === 'wc/v3/products' && Array.isArray(body)
      ? body.map((entry: { id: number }) => (entry.id === FIRST_CLONE ? { ...entry, name: null } : entry))
      : body,
  );
  const problems = async () => {
    await world.shop.store.catalogue.refresh();
    const all = await world.shop.recordProblems.list();
    return all.filter(({ record }) => record.startsWith(`Product ${FIRST_CLONE}`)).length;
  };
  expect(await problems()).toBe(1);
  state.products.delete(FIRST_CLONE);
  expect(await problems()).toBe(0);
});

test('lists the orders of a customer beside an odd one for each field and value', async () => {
  const { store } = world.shop;
  const { id: customerId } = await newCustomer(store.customers);
  const cart = await store.carts.createCart(customerId, [lineOf(await world.model(), 1)]);
  world.standIn.filters.push((path, body) =>
    path === 'wc/v3/orders' && Array.isArray(body) && body.length > 0 ? withOddOnes(body, WC_ORDER) : body,
  );
  const found = await store.orders.listOrders({ customerId, statuses: ['pending-cart'] });
  expect(found).toContainEqual(expect.objectContaining({ id: cart.id, items: cart.items }));
  expect(found.filter(({ id }) => id !== cart.id).flatMap((order) => wrongNumbers(order))).toEqual([]);
  const told = await world.shop.recordProblems.list();
  expect(told.filter(({ record }) => /^Order \d+$/.test(record)).length).toBeGreaterThan(100);
  expect(world.reports).toEqual([]);
});

test('offers delivery although one zone is odd in each field and value', async () => {
  const { shipping } = world.shop.store;
  const cart = [{ ...lineOf(await world.model(), 1), discount: 0 }];
  const before = await shipping.listMethods('EGC', cart);
  expect(before.length).toBeGreaterThan(0);
  const zone = { id: 1, name: 'Odd', order: 9, locations: [], methods: [] };
  world.standIn.filters.push((path, body) =>
    path === 'wc-storefront/v1/delivery' && Array.isArray(body)
      ? [...(body as unknown[]), ...withOddOnes([zone], { entries: zone }).slice(1)]
      : body,
  );
  const other = await world.open();
  expect(await other.store.shipping.listMethods('EGC', cart)).toEqual(before);
  other.close();
});
