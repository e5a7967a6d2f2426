import { readPaymentWays } from '../../../server/config/parsing/paymentWays.js';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../../domain/account/identity.js';
import { login } from '../../../server/actions/account/identity.js';
import {
  CURRENT_OFFER_TIMEOUT_MS,
  LOOK_AGAIN_TIMEOUT_MS,
  PARTS_TIMEOUT_MS,
} from '../../../domain/core/limits.js';
import { placeCart, updateCart } from '../../../server/actions/cart/cart.js';
import { readProduct } from '../../../server/actions/catalogue/catalogue.js';
import { checkout } from '../../../server/actions/checkout/checkout.js';
import type { CheckoutRequest } from '../../../server/actions/checkout/checkoutRequest.js';
import { listDeliveryZones } from '../../../server/actions/delivery/deliveryZones.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { PAGE_TREES } from '../../../features/pageTrees.js';
import { pageParts } from '../../../server/ports/shared/pageParts.js';
import { findFeed, productFeed } from '../../../server/actions/site/productFeed.js';
import { DEFAULT_CALENDAR } from '../../../server/config/parsing/deliveryCalendar.js';
import type { Backend } from '../../../server/ports/backend.js';
import { REFRESH_AFTER_MS } from '../../../server/mirror/mirror.js';
import { addUser } from '../../support/woocommerce/standInCustomers.js';
import { standInShop } from '../standInShop.js';
import { CASH_ON_DELIVERY, EVERYTHING, newCustomer, PASSWORD, registration, required } from '../support.js';

const STRANGER = {
  network: '203.0.113.7',
  deviceOf: () => Promise.resolve(null),
  device: () => Promise.resolve(null),
};

/* Which requests are sent to WooCommerce, and when. */

const world = standInShop();
const HOUR_MS = 3_600_000;

test('does not call the store for a partial name, and loads one page for a full one', async () => {
  for (let count = 0; count < 101; count += 1) {
    const email = `crowd.${count}0@example.com`;
    addUser(world.standIn.state, { email, username: email, role: 'customer', password: PASSWORD });
  }
  const before = world.standIn.requests.length;
  for (const part of ['a', 'crowd', '@example.com', '0101']) {
    expect(await world.shop.store.customers.findByUsername(part)).toBeNull();
  }
  expect(world.standIn.requests).toHaveLength(before);
  expect(await world.shop.store.customers.findByUsername('0@example.com')).toBeNull();
  expect(world.standIn.requests.slice(before)).toHaveLength(1);
});

test('serves a stale mirror at once, and keeps its refresh alive beyond the response', async () => {
  const product = await world.battery();
  expect(world.later).toEqual([]);
  const raw = required(world.standIn.state.products.get(product.id));
  const changed = { price: '777.00', regular_price: '777.00', date_modified_gmt: '2027-01-01T00:00:00' };
  Object.assign(raw, changed, { on_sale: false });
  world.now += REFRESH_AFTER_MS + 1;
  expect((await world.shop.store.catalogue.getProduct(product.id))?.price).toBe(product.price);
  expect(world.later.length).toBeGreaterThan(0);
  await Promise.all(world.later);
  expect((await world.shop.store.catalogue.getProduct(product.id))?.price).toBe(77_700);
});

test('shows a mirrored product while the store does not answer', async () => {
  const product = await world.battery();
  world.standIn.state.latencyMs = 60_000;
  const startedAtMs = performance.now();
  const backend = {
    store: world.shop.store,
    settings: { deliveryCalendar: DEFAULT_CALENDAR },
  } as Backend;
  const shown = await readProduct(backend, String(product.id));
  expect(shown.id).toBe(product.id);
  expect(performance.now() - startedAtMs).toBeLessThan(2 * CURRENT_OFFER_TIMEOUT_MS);
});

test('offers the delivery and the payment that it knows while the store is slow', async () => {
  const { shipping, reviews, acceptsPayment } = world.shop.store;
  const known = await shipping.listMethods('EGC', null);
  const ratings = await reviews.listRatings();
  expect(await acceptsPayment('cod', null)).toBe(true);
  world.now += HOUR_MS;
  world.standIn.state.latencyMs = 60_000;
  const startedAtMs = performance.now();
  const answers = [shipping.listMethods('EGC', null), reviews.listRatings(), acceptsPayment('cod', null)];
  expect(await Promise.all(answers)).toEqual([known, ratings, true]);
  expect(performance.now() - startedAtMs).toBeLessThan(2 * PARTS_TIMEOUT_MS);
});

test('asks for delivery again once it is old, and keeps what it knows if that fails', async () => {
  const { shipping } = world.shop.store;
  const known = await shipping.listMethods('EGC', null);
  world.now += HOUR_MS;
  world.standIn.faults.push(
    ...Array.from({ length: 3 }, () => (reply: { status: number }) => (reply.status = 404)),
  );
  expect(await shipping.listMethods('EGC', null)).toEqual(known);
  world.standIn.faults.length = 0;
  world.standIn.state.zones = [];
  expect(await shipping.listMethods('EGC', null)).not.toEqual(known);
});

test('does not hold readers of an unknown product until a slow store has been read', async () => {
  await world.shop.store.catalogue.getProduct(1);
  world.now += HOUR_MS;
  world.standIn.state.latencyMs = 60_000;
  const startedAtMs = performance.now();
  await expect(world.shop.store.catalogue.getProduct(987_654_321)).rejects.toMatchObject({
    code: 'store_unavailable',
  });
  expect(performance.now() - startedAtMs).toBeLessThan(LOOK_AGAIN_TIMEOUT_MS + 1000);
});

test('says nothing of delivery and reviews on a page while the store is slow and they are not known', async () => {
  world.standIn.state.latencyMs = 60_000;
  const reported: string[] = [];
  const backend = {
    store: world.shop.store,
    settings: { deliveryCalendar: DEFAULT_CALENDAR, returnDays: 0, publicUrl: 'https://shop.example' },
    report: (event: string) => void reported.push(event),
  } as unknown as Backend;
  const startedAtMs = performance.now();
  const parts = pageParts(backend);
  const read = [
    parts.read('delivery-not-described', listDeliveryZones(backend), []),
    parts.read('reviews-not-shown', backend.store.reviews.findNewest(7, 1), null),
  ];
  expect(await Promise.all(read)).toEqual([[], null]);
  expect(performance.now() - startedAtMs).toBeLessThan(2 * PARTS_TIMEOUT_MS);
  expect(reported.sort()).toEqual(['delivery-not-described', 'reviews-not-shown']);
  expect(parts.isPartial()).toBe(true);
});

test('asks the store nothing for trees of pages, their sitemap and the feeds but the delivery fees', async () => {
  const backend = {
    store: world.shop.store,
    content: {
      getShell: () => Promise.resolve({ shopName: { en: 'Shop' }, tagline: { en: '' } }),
      listBranches: () => Promise.resolve([]),
    },
    settings: {
      publicUrl: 'https://shop.example',
      prerenderLandingPages: 60,
      deliveryCalendar: DEFAULT_CALENDAR,
    },
    report: () => undefined,
  } as unknown as Backend;
  await listDeliveryZones(backend);
  const refs = await backend.store.catalogue.listProductRefs();
  const before = world.standIn.requests.length;
  for (const { load, listPlaces } of Object.values(PAGE_TREES)) {
    for (const { path } of await listPlaces(backend, refs)) {
      const request = { locale: 'en', path, params: {}, query: new URLSearchParams() } as const;
      required(await load(backend, { ...request, word: translateTo('en') }));
    }
  }
  let items = 0;
  for await (const chunk of productFeed(backend, required(findFeed('google-en.xml')))) {
    items += chunk.split('<item>').length - 1;
  }
  expect(items).toBeGreaterThan(10);
  expect(world.standIn.requests.slice(before)).toEqual([]);
});

describe('store calls per purchase step', () => {
  /** The requests sent during `work`, with ids left out. */
  const askedBy = async (work: () => Promise<unknown>) => {
    const before = world.standIn.requests.length;
    await work();
    return world.standIn.requests.slice(before).map((line) => line.replace(/(?<=\/)\d+/g, '{id}'));
  };
  const signIn = async () => {
    const customer = await newCustomer(world.shop.store.customers);
    const backend = {
      store: world.shop.store,
      state: world.shop.state,
      payments: new Map(),
      // Letters are sent after the response.
      later: () => undefined,
      settings: {
        cashPiecesMax: 100,
        cashOrdersMax: 10,
        codRules: null,
        paymentWays: readPaymentWays(undefined, []),
        deliveryCalendar: DEFAULT_CALENDAR,
        maxOf: () => 100,
      },
    } as unknown as Backend;
    const caller: Caller = { kind: 'customer', id: customer.id, sessionId: 's', isContact: false };
    return { backend, caller };
  };
  const goods = async () => {
    const simple = await world.battery();
    const model = await world.model();
    const variation = required(model.variations.find(({ stock }) => Number(stock) > 1));
    await world.shop.store.catalogue.getCurrent([simple.id]); // Names of categories and brands are already cached.
    return [
      { product_id: simple.id, variation_id: null, quantity: 1 },
      { product_id: model.id, variation_id: variation.id, quantity: 1 },
    ] as const;
  };
  const billing = { ...CASH_ON_DELIVERY.billing };
  const [CART, PRODUCTS] = ['wc/v3/orders', 'wc/v3/products'];

  test.each(['email address', 'mobile number'])('calls the store twice for a login by %s', async (kind) => {
    const { backend } = await signIn();
    const given = kind === 'email address' ? {} : { username: '01012345678', email: null };
    const { username } = await backend.store.customers.createCustomer(registration(given));
    const asked = await askedBy(() => login(backend, { username, password: PASSWORD }, STRANGER));
    expect(asked).toEqual(['GET wc/v3/customers', 'POST jwt-auth/v1/token']);
  });

  test('calls the store 3 times for the first piece in a cart', async () => {
    const { backend, caller } = await signIn();
    const [line] = await goods();
    expect(await askedBy(() => placeCart(backend, caller, { lines: [line] }))).toEqual([
      `GET ${CART}`,
      `GET ${PRODUCTS}`,
      `POST ${CART}`,
    ]);
  });

  test('calls the store 3 times for a change of quantity', async () => {
    const { backend, caller } = await signIn();
    const [line] = await goods();
    const cart = await placeCart(backend, caller, { lines: [line] });
    const lines = [{ id: required(cart.items[0]).line_item_id, quantity: 2 }];
    expect(await askedBy(() => updateCart(backend, caller, cart.id, { lines }))).toEqual([
      `GET ${CART}/{id}`,
      `GET ${PRODUCTS}`,
      `POST ${CART}/{id}`,
    ]);
  });

  const requestFor = (orderId: number): CheckoutRequest => ({
    ...{ orderId, billing, shippingMethod: undefined, paymentWay: 'cod', slot: undefined },
    ...{ seenTotal: undefined, seenDeposit: undefined },
    ...{ checkoutPage: '/checkout', origin: 'https://shop.example', locale: 'en' },
    source: STRANGER,
  });

  test('calls the store 3 times for a cash checkout, once of them for cart and open orders', async () => {
    const { backend, caller } = await signIn();
    const cart = await placeCart(backend, caller, { lines: await goods() });
    await world.shop.store.acceptsPayment('cod', null);
    await world.shop.store.shipping.listMethods(billing.governorate, null);
    expect(await askedBy(() => checkout(backend, caller, requestFor(cart.id)))).toEqual([
      `GET ${CART}`,
      `GET ${PRODUCTS}`,
      `POST ${CART}/{id}`,
    ]);
  });

  test('calls the store 4 times for a checkout of every variable product by a process that knows nothing yet', async () => {
    const { backend, caller } = await signIn();
    const { items } = await world.shop.store.catalogue.listProducts(EVERYTHING);
    const lines = items.flatMap(({ id, variations }) => {
      const variation = variations.find(({ stock }) => Number(stock) > 0);
      return variation === undefined ? [] : [{ product_id: id, variation_id: variation.id, quantity: 1 }];
    });
    expect(lines.length).toBeGreaterThan(1);
    const cart = await placeCart(backend, caller, { lines });
    const again = await world.open();
    const other = { ...backend, store: again.store, state: again.state };
    const asked = await askedBy(() => checkout(other, caller, requestFor(cart.id)));
    expect(asked.sort()).toEqual([
      'GET wc-storefront/v1/delivery',
      `GET ${CART}`,
      `GET ${PRODUCTS}`,
      `POST ${CART}/{id}`,
    ]);
    again.close();
  });

  test('asks for the variations of each product if the companion plugin does not add them', async () => {
    const { backend, caller } = await signIn();
    world.standIn.state.addsVariations = false;
    const lines = await goods();
    expect(await askedBy(() => placeCart(backend, caller, { lines }))).toEqual([
      `GET ${CART}`,
      `GET ${PRODUCTS}`,
      'GET wc/v3/products/{id}/variations',
      `POST ${CART}`,
    ]);
  });

  test('does not ask for names of categories again, however long ago they were read', async () => {
    const { backend, caller } = await signIn();
    const [line] = await goods();
    const again = await world.open();
    const asked = await askedBy(() =>
      placeCart({ ...backend, store: again.store }, caller, { lines: [line] }),
    );
    expect(asked).toEqual([`GET ${CART}`, `GET ${PRODUCTS}`, `POST ${CART}`]);
    again.close();
  });

  test('lists a product at once under a category that is new to the shop', async () => {
    const product = await world.battery();
    await world.shop.store.catalogue.getCurrent([product.id]);
    const category = { id: 801, parent: 0, slug: 'chains', name: 'Chains', description: '', menu_order: 0 };
    world.standIn.state.categories.push(category);
    required(world.standIn.state.products.get(product.id))['categories'] = [category];
    await world.shop.store.catalogue.refresh([product.id]);
    expect((await world.shop.store.catalogue.getProduct(product.id))?.categoryIds).toEqual([801]);
  });
});
