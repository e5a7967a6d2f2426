import { afterEach, beforeEach, expect, test } from 'vitest';
import { REFRESH_AFTER_MS } from '../../server/adapters/woocommerce/mirror.js';
import { openWooCommerce, type WooCommerce } from '../../server/adapters/woocommerce/woocommerce.js';
import { smallState } from '../support/woocommerce/smallState.js';
import { addUser } from '../support/woocommerce/standInCustomers.js';
import { KEYS, openStandIn, type StandIn } from '../support/woocommerce/standIn.js';
import { inStock, PASSWORD, required, someProduct, temporaryDatabase } from './support.js';

/* What a WooCommerce is asked, and when. */

let standIn: StandIn;
let shop: WooCommerce;
let place: ReturnType<typeof temporaryDatabase>;
let now: number;
let kept: Promise<unknown>[];

beforeEach(async () => {
  standIn = await openStandIn(smallState());
  place = temporaryDatabase();
  now = Date.now();
  kept = [];
  shop = await openWooCommerce({
    url: standIn.url,
    ...KEYS,
    database: { url: place.url },
    refusalMs: 0,
    now: () => now,
    later: (work) => kept.push(work),
  });
});
afterEach(async () => {
  shop.close();
  place.remove();
  await standIn.close();
});

test('part of a name finds nobody and asks the store nothing; a whole one asks for one page', async () => {
  for (let count = 0; count < 101; count += 1) {
    const email = `crowd.${count}0@example.com`;
    addUser(standIn.state, { email, username: email, role: 'customer', password: PASSWORD });
  }
  const before = standIn.requests.length;
  for (const part of ['a', 'crowd', '@example.com', '0101']) {
    expect(await shop.store.customers.findByUsername(part)).toBeNull();
  }
  expect(standIn.requests).toHaveLength(before);
  expect(await shop.store.customers.findByUsername('0@example.com')).toBeNull();
  expect(standIn.requests.slice(before)).toHaveLength(2);
});

test('an old mirror is read at once, and its refresh is kept alive beyond the answer', async () => {
  const product = await someProduct(shop.store.catalogue, inStock(5));
  expect(kept).toEqual([]);
  const raw = required(standIn.state.products.get(product.id));
  const changed = { price: '777.00', regular_price: '777.00', date_modified_gmt: '2027-01-01T00:00:00' };
  Object.assign(raw, changed, { on_sale: false });
  now += REFRESH_AFTER_MS + 1;
  expect((await shop.store.catalogue.getProduct(product.id))?.price).toBe(product.price);
  expect(kept.length).toBeGreaterThan(0);
  await Promise.all(kept);
  expect((await shop.store.catalogue.getProduct(product.id))?.price).toBe(77_700);
});
