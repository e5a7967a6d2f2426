import { expect, test } from 'vitest';
import type { Caller } from '../../../domain/account/identity.js';
import type { Product } from '../../../domain/catalogue/product.js';
import type { Backend } from '../../../server/ports/backend.js';
import { updateCart } from '../../../server/actions/cart/cart.js';
import { readNavLinks } from '../../../server/actions/content/content.js';
import { currentProducts, priceChoices, requireStock } from '../../../server/actions/catalogue/pricing.js';
import { buildSitemap } from '../../../server/actions/site/sitemap.js';
import { standInShop } from '../standInShop.js';
import {
  CASH_ON_DELIVERY,
  EVERYTHING,
  expectShopError,
  lineOf,
  newCustomer,
  lockedOrders,
  required,
} from '../support.js';

/* WooCommerce's product settings: visibility, maximum quantity, backorders and variations. */

const world = standInShop();
const catalogue = () => world.shop.store.catalogue;

/** Changes a product in the store, and refreshes the mirror. */
async function change(id: number, fields: object): Promise<void> {
  Object.assign(required(world.standIn.state.products.get(id)), fields);
  await catalogue().refresh([id]);
}

async function places({ id, name, categoryIds }: Product): Promise<string[]> {
  const inList = ({ items }: { items: readonly Product[] }) =>
    items.some((item) => item.id === id || item.parent === id);
  const [category] = categoryIds;
  const search = name.en;
  const found = {
    category: inList(await catalogue().listProducts({ ...EVERYTHING, category: required(category) })),
    shop: inList(await catalogue().listProducts(EVERYTHING)),
    search: inList(await catalogue().listProducts({ ...EVERYTHING, search })),
    suggestions: inList({ items: await catalogue().searchProducts(search, 8) }),
    page: (await catalogue().getProduct(id)) !== null,
    checkout: (await catalogue().getCurrent([id])).length > 0,
  };
  return Object.entries(found).flatMap(([place, isThere]) => (isThere ? [place] : []));
}

const LISTS = ['category', 'shop'];
const SEARCHES = ['search', 'suggestions'];
const BY_ADDRESS = ['page', 'checkout'];

test.each([
  ['visible', [...LISTS, ...SEARCHES, ...BY_ADDRESS]],
  ['catalog', [...LISTS, ...BY_ADDRESS]],
  ['search', [...SEARCHES, ...BY_ADDRESS]],
  ['hidden', BY_ADDRESS],
])('shows a product with catalogue visibility "%s" in %j', async (catalog_visibility, where) => {
  const product = await world.battery();
  await change(product.id, { catalog_visibility });
  expect(await places(product)).toEqual(where);
});

test('finds a product that is visible in searches only by its size, but not in the size finder', async () => {
  const product = await world.model();
  const { size } = required(product.variations.find((variation) => variation.size !== null));
  const { width, aspect, rim } = required(size);
  const ids = async (query: object) =>
    (await catalogue().listProducts({ ...EVERYTHING, ...query })).items.map(({ parent, id }) => parent ?? id);
  const search = `${width}/${aspect}R${rim}`;
  await change(product.id, { catalog_visibility: 'search' });
  expect(await ids({ search })).toContain(product.id);
  expect(await ids({ width: [width], rim: [rim] })).not.toContain(product.id);
  await change(product.id, { catalog_visibility: 'catalog' });
  expect(await ids({ search })).not.toContain(product.id);
});

test('leaves products without catalogue visibility out of the sitemap and of category counts', async () => {
  const product = await world.battery();
  const count = async () =>
    required((await catalogue().listCategories()).find(({ id }) => id === product.categoryIds[0])).count;
  const none = () => Promise.resolve([]);
  const sitemap = () =>
    buildSitemap(
      {
        store: world.shop.store,
        content: {
          listPages: none,
          listTips: none,
          listBranches: none,
          getPage: () => Promise.resolve(null),
        },
        settings: { publicUrl: 'https://shop.example', trial: null },
      } as unknown as Backend,
      1,
    );
  const [before, address] = [await count(), `/product/simple/${product.id}<`];
  expect(await sitemap()).toContain(address);
  await change(product.id, { catalog_visibility: 'hidden' });
  expect(await count()).toBe(before - 1);
  expect(await sitemap()).not.toContain(address);
});

test.each([
  ['asks for a password', { post_password: 'friends only' }],
  ['is private', { status: 'private' }],
  ['is a draft', { status: 'draft' }],
  ['waits for review', { status: 'pending' }],
  ['is in the trash', { status: 'trash' }],
  ['is for a later day', { status: 'future' }],
])('hides a product that %s, and does not sell it', async (_, fields) => {
  const product = await world.battery();
  const customer = await newCustomer(world.shop.store.customers);
  const cart = await lockedOrders(world.shop).createCart(customer.id, [lineOf(product, 1)]);
  await change(product.id, fields);
  expect(await places(product)).toEqual([]);
  await expectShopError(
    lockedOrders(world.shop).placeOrder(cart.id, CASH_ON_DELIVERY),
    'insufficient_stock',
    {
      available: 0,
    },
  );
});

test.each(['grouped', 'external', 'subscription', 'booking'])(
  'neither shows nor sells a product of the kind "%s"',
  async (type) => {
    const product = await world.battery();
    await change(product.id, { type });
    expect(await places(product)).toEqual([]);
  },
);

test('sells a simple product that is virtual or a download like any other', async () => {
  const product = await world.battery();
  await change(product.id, { virtual: true, downloadable: true });
  expect(await places(product)).toEqual([...LISTS, ...SEARCHES, ...BY_ADDRESS]);
});

test('rounds a price with more than two decimals to the piastre', async () => {
  const product = await world.battery();
  await change(product.id, { price: '1499.995', regular_price: '1499.995', on_sale: false });
  expect((await catalogue().getProduct(product.id))?.price).toBe(150_000);
});

test('detects a password-protected product in WooCommerce 7.9 too, through the companion plugin', async () => {
  world.standIn.state.version = '7.9.0';
  const product = await world.battery();
  await change(product.id, { post_password: 'friends only' });
  expect(await places(product)).toEqual([]);
});

test('allows one piece per order of a product that is sold individually', async () => {
  const product = await world.battery();
  await change(product.id, { sold_individually: true });
  const [choice] = await priceChoices(currentProducts(catalogue()), [
    { productId: product.id, variationId: null, quantity: 1 },
  ]);
  expect(() => requireStock(required(choice), 1, null)).not.toThrow();
  const two = Promise.resolve().then(() => requireStock(required(choice), 2, 7));
  await expectShopError(two, 'one_per_order', {
    available: 1,
    fields: { 'line_items.7': 'one_per_order' },
  });
});

test('allows one piece per order of each variation of a product that is sold individually', async () => {
  const model = await world.model();
  await change(model.id, { sold_individually: true });
  const lines = model.variations.slice(0, 2).map(({ id }) => ({
    ...{ productId: model.id, variationId: id, quantity: 1 },
  }));
  const choices = await priceChoices(currentProducts(catalogue()), lines);
  expect(choices).toHaveLength(2);
  for (const choice of choices) {
    expect(() => requireStock(choice, 1, null)).not.toThrow();
    await expectShopError(
      Promise.resolve().then(() => requireStock(choice, 2, null)),
      'one_per_order',
    );
  }
});

test('marks and sells products on backorder', async () => {
  const product = await world.battery();
  await change(product.id, {
    ...{ manage_stock: true, stock_quantity: 0, stock_status: 'onbackorder', backorders_allowed: true },
  });
  expect(await catalogue().getProduct(product.id)).toMatchObject({ stock: 'backorder' });
  const customer = await newCustomer(world.shop.store.customers);
  const cart = await lockedOrders(world.shop).createCart(customer.id, [lineOf(product, 3)]);
  const order = await lockedOrders(world.shop).placeOrder(cart.id, CASH_ON_DELIVERY);
  expect(order.status).toBe('processing');
  await change(product.id, { stock_quantity: 12, stock_status: 'instock', backorders_allowed: false });
  expect(await catalogue().getProduct(product.id)).toMatchObject({ stock: 12 });
});

test('sells none of the pieces that the store keeps back by its “Out of stock threshold”', async () => {
  const product = await world.battery();
  await change(product.id, { manage_stock: true, stock_quantity: 4, stock_status: 'outofstock' });
  expect(await catalogue().getProduct(product.id)).toMatchObject({ stock: 0 });
});

test('counts stock that variations share once', async () => {
  const { id, variations } = await world.model();
  for (const variation of variations) {
    required(world.standIn.state.variations.get(variation.id))['manage_stock'] = 'parent';
  }
  await change(id, { manage_stock: true, stock_quantity: 5 });
  expect(await catalogue().getProduct(id)).toMatchObject({
    stock: 5,
    variations: variations.map(() => ({ stock: 5, sharesStock: true })),
  });
});

test('hides WooCommerce’s default category, in English and in Arabic', async () => {
  const { categories } = world.standIn.state;
  const drawer = { parent: 0, description: '', menu_order: 0 };
  const before = (await catalogue().listCategories()).map(({ slug }) => slug);
  const product = await world.battery();
  categories.unshift(
    { ...drawer, id: 801, slug: 'uncategorized', name: 'Uncategorized' },
    { ...drawer, id: 802, slug: encodeURIComponent('غير-مصنف').toLowerCase(), name: 'غير مصنف' },
  );
  required(world.standIn.state.products.get(product.id))['categories'] = [{ id: 801, name: '', slug: '' }];
  await catalogue().refresh();
  await catalogue().refresh([product.id]);
  expect((await catalogue().listCategories()).map(({ slug }) => slug)).toEqual(before);
  expect(await catalogue().getProduct(product.id)).toMatchObject({ categoryIds: [] });
});

test('hides an empty category from menus, but keeps its page', async () => {
  const category = {
    parent: 0,
    description: '',
    menu_order: 0,
    id: 801,
    slug: 'chains',
    name: 'Snow chains',
  };
  world.standIn.state.categories.unshift(category);
  await catalogue().refresh();
  expect((await catalogue().listCategories()).map(({ id }) => id)).toContain(801);
  const links = await readNavLinks({ store: world.shop.store } as Backend);
  expect(links.length).toBeGreaterThan(0);
  expect(links.map(({ id }) => id)).not.toContain(801);
});

test('decodes signs in translated names, which WordPress stores encoded', async () => {
  const { id } = await world.battery();
  const meta_data = [{ id: 1, key: 'name_ar', value: 'بطارية &amp; شاحن &lt;12&gt;' }];
  const [category] = world.standIn.state.categories;
  Object.assign(required(category), { name: 'Oil &amp; fluids', name_ar: 'زيوت &amp; سوائل' });
  await change(id, { name: 'Battery &amp; charger', meta_data });
  await catalogue().refresh();
  const product = required(await catalogue().getProduct(id));
  expect(product.name).toEqual({ en: 'Battery & charger', ar: 'بطارية & شاحن <12>' });
  const shown = (await catalogue().listCategories()).find((one) => one.id === required(category).id);
  expect(shown?.name).toEqual({ en: 'Oil & fluids', ar: 'زيوت & سوائل' });
});

test('removes two lines of deleted products, both product 0 in WooCommerce, from a cart together', async () => {
  const [one, other] = await catalogue().listProductRefs();
  const customer = await newCustomer(world.shop.store.customers);
  const lines = await catalogue().getProducts([required(one).id, required(other).id]);
  const cart = await lockedOrders(world.shop).createCart(
    customer.id,
    lines.map((product) => lineOf(product, 2)),
  );
  for (const line of required(world.standIn.state.orders.get(cart.id)).line_items) line.product_id = 0;
  const { store, state } = world.shop;
  const backend = { store, state, settings: { coupons: false } } as Backend;
  const caller: Caller = { kind: 'customer', id: customer.id, sessionId: 's', isContact: false };
  const emptied = await updateCart(backend, caller, cart.id, {
    lines: cart.items.map(({ id }) => ({ id, quantity: 0 })),
  });
  expect(emptied.items).toEqual([]);
});

test('rewrites pictures and links of a description to the shop, in the text’s language', async () => {
  const { url } = world.standIn;
  const product = await world.battery();
  const html = [
    `<p><img src="${url}/wp-content/uploads/2026/tread.webp" alt="Tread" /><img src="https://elsewhere.example/a.webp" alt="" /></p>`,
    `<p><a href="${url}/product/premium-battery/">another</a> <a href="/product-category/batteries/">all</a></p>`,
    '<p><a href="https://maker.example/">maker</a></p><script>steal()</script>',
  ].join('');
  const meta_data = [{ id: 1, key: 'description_ar', value: html }];
  await change(product.id, { description: html, meta_data });
  const clean = (prefix: string) =>
    [
      '<p><img src="/media/2026/tread.webp" alt="Tread" /></p>',
      `<p><a href="${prefix}/product/simple/premium-battery">another</a> <a href="${prefix}/category/batteries">all</a></p>`,
      '<p><a href="https://maker.example/" rel="noopener">maker</a></p>',
    ].join('');
  expect((await catalogue().getProduct(product.id))?.description).toMatchObject({
    en: clean(''),
    ar: clean('/ar'),
  });
});
