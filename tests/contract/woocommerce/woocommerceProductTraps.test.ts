import { createClient } from '@libsql/client';
import { describe, expect, test } from 'vitest';
import { ALL_BUT_CARTS } from '../../../domain/order/order.js';
import { standInShop } from '../standInShop.js';
import { expectShopError, lineOf, newCustomer, lockedOrders, required, someProduct } from '../support.js';

const world = standInShop();
const orders = () => lockedOrders(world.shop);

/**
 * The only filters that WooCommerce honours; it ignores `customer_id`, `meta_key` and unknown attributes. The last
 * two are the companion plugin's.
 */
const FILTERS = [
  ...['_fields', 'page', 'per_page', 'offset', 'order', 'orderby', 'include', 'status', 'customer'],
  ...['modified_after', 'dates_are_gmt', 'email', 'search', 'role', 'storefront_variations', 'after'],
  // No filter: it makes an address unique.
  '_',
];

describe('WooCommerce products', () => {
  test('sends no filter that WooCommerce would ignore by returning everything', async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const product = await world.battery();
    await orders().createCart(customer.id, [lineOf(product, 1)]);
    await orders().listOrders({ customerId: customer.id, statuses: ALL_BUT_CARTS });
    await orders().listOrders({ waitingFor: 'card' });
    await world.shop.store.customers.findByUsername(customer.username);
    await world.shop.store.catalogue.refresh();
    await world.shop.store.catalogue.getCurrent([product.id]);
    await world.shop.store.shipping.listMethods('EGC', null);
    const named = new Set(world.sent.flatMap(({ filters }) => filters));
    expect([...named].filter((name) => !FILTERS.includes(name))).toEqual([]);
    expect(named).toContain('customer');
  });

  test('browses and searches without a call to the store', async () => {
    await world.shop.store.catalogue.listCategories();
    const before = world.standIn.requests.length;
    await world.shop.store.catalogue.listProducts({ sort: 'price', page: 1, perPage: 24, search: 'إطار' });
    await world.shop.store.catalogue.searchProducts('ميشلان', 8);
    expect(world.standIn.requests).toHaveLength(before);
  });

  test('mirrors changed, new and deleted products on a refresh', async () => {
    const product = await world.battery();
    const raw = required(world.standIn.state.products.get(product.id));
    Object.assign(raw, {
      price: '777.00',
      regular_price: '777.00',
      on_sale: false,
      date_modified_gmt: '2027-01-01T00:00:00',
    });
    const gone = required(
      (await world.shop.store.catalogue.listProductRefs()).find(({ id }) => id !== product.id),
    );
    world.standIn.state.products.delete(gone.id);
    await world.shop.store.catalogue.refresh();
    expect((await world.shop.store.catalogue.getProduct(product.id))?.price).toBe(77_700);
    expect(await world.shop.store.catalogue.getProduct(gone.id)).toBeNull();
  });

  test('sorts products by sales where there is no search', async () => {
    const { catalogue } = world.shop.store;
    const whole = { sort: 'relevance', page: 1, perPage: 1000, inStock: true } as const;
    const last = required((await catalogue.listProducts(whole)).items.at(-1));
    const raw = required(world.standIn.state.products.get(last.parent ?? last.id));
    Object.assign(raw, { total_sales: 3, date_modified_gmt: '2027-01-01T00:00:00' });
    await catalogue.refresh();
    expect((await catalogue.listProducts(whole)).items[0]?.name).toEqual(last.name);
  });

  test('reads products whose sales are a text, as of one that an import has written', async () => {
    const product = await world.battery();
    const raw = required(world.standIn.state.products.get(product.id));
    Object.assign(raw, { total_sales: '0', price: '512.00', date_modified_gmt: '2027-01-01T00:00:00' });
    await world.shop.store.catalogue.refresh();
    expect((await world.shop.store.catalogue.getProduct(product.id))?.price).toBe(51_200);
  });

  test('changes only the stock on a sale, without a full refresh', async () => {
    const product = await world.battery();
    const raw = required(world.standIn.state.products.get(product.id));
    const sell = async (fields: object, day: string) => {
      Object.assign(raw, fields, { date_modified_gmt: `${day}T00:00:00` });
      await world.shop.store.catalogue.refresh();
    };
    await sell({ total_sales: 40 }, '2027-01-01');
    const database = createClient({ url: world.databaseUrl });
    const rangeChanges = async () =>
      (await database.execute('SELECT revision FROM catalogue_changes WHERE product_id = 0')).rows;
    const before = await rangeChanges();
    await sell({ total_sales: 41, stock_quantity: 4 }, '2027-01-02');
    expect(await rangeChanges()).toEqual(before);
    database.close();
    expect((await world.shop.store.catalogue.getProduct(product.id))?.stock).toBe(4);
  });

  test('ends a sale at the store’s time, and reads only valid GTINs from the store’s field', async () => {
    const product = await world.battery();
    const raw = required(world.standIn.state.products.get(product.id));
    const sale = { price: '700.00', regular_price: '800.00', on_sale: true };
    const write = async (fields: object, day: string) => {
      Object.assign(raw, fields, { date_modified_gmt: `${day}T00:00:00` });
      await world.shop.store.catalogue.refresh();
      return world.shop.store.catalogue.getProduct(product.id);
    };
    expect(await write({ ...sale, global_unique_id: '869-732206123-3' }, '2027-01-01')).toMatchObject({
      gtin: '8697322061233',
      sale: { formerPrice: 80_000, until: null },
    });
    expect(await write({ date_on_sale_to_gmt: '2027-06-30T20:59:59' }, '2027-01-02')).toMatchObject({
      sale: { formerPrice: 80_000, until: '2027-06-30T20:59:59.000Z' },
    });
    expect(await write({ global_unique_id: 'SHELF-12' }, '2027-01-03')).toMatchObject({ gtin: null });
    const toldOf = () => world.problems.filter((line) => line.includes('GTIN'));
    expect(toldOf()).toEqual([]);
    expect(await write({ global_unique_id: '20261234' }, '2027-01-04')).toMatchObject({ gtin: null });
    expect(toldOf()).toEqual([
      expect.stringMatching(`Product ${product.id} .*“20261234” has a wrong check digit`),
    ]);
  });

  test('decides by the store’s current price', async () => {
    const product = await world.battery();
    Object.assign(required(world.standIn.state.products.get(product.id)), { price: '5.00', on_sale: false });
    expect((await world.shop.store.catalogue.getCurrent([product.id]))[0]?.price).toBe(500);
  });

  test('shows untracked stock as available or not, and does not sell a product without a price', async () => {
    const [first, second] = await world.shop.store.catalogue.listProductRefs();
    const raw = (id: number) => required(world.standIn.state.products.get(id));
    Object.assign(raw(required(second).id), { price: '', regular_price: '', type: 'simple' });
    const simple = await someProduct(
      world.shop.store.catalogue,
      ({ id, type }) => type === 'simple' && id !== second?.id,
    );
    Object.assign(raw(simple.id), { manage_stock: false, stock_quantity: null, stock_status: 'instock' });
    const ids = [required(first).id, required(second).id, simple.id];
    const current = await world.shop.store.catalogue.getCurrent(ids);
    expect(current.map(({ id }) => id)).not.toContain(required(second).id);
    expect(current.find(({ id }) => id === simple.id)?.stock).toBe(true);
  });

  test('keeps the catalogue browsable while the store is down, and reports that', async () => {
    const product = await world.battery();
    await world.standIn.close();
    expect(await world.shop.store.catalogue.getProduct(product.id)).toEqual(product);
    await expectShopError(world.shop.store.ping(), 'store_unavailable');
    expect(world.problems.join()).toMatch(/STORE_URL/);
  });
});
