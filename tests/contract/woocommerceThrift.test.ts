import { expect, test } from 'vitest';
import { CURRENT_OFFER_PATIENCE_MS } from '../../domain/limits.js';
import { readProduct } from '../../server/actions/catalogue.js';
import type { Backend } from '../../server/ports/backend.js';
import { REFRESH_AFTER_MS } from '../../server/adapters/woocommerce/mirror.js';
import { addUser } from '../support/woocommerce/standInCustomers.js';
import { standInShop } from './standInShop.js';
import { PASSWORD, required } from './support.js';

/* What a WooCommerce is asked, and when. */

const world = standInShop();

test('part of a name finds nobody and asks the store nothing; a whole one asks for one page', async () => {
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
  expect(world.standIn.requests.slice(before)).toHaveLength(2);
});

test('an old mirror is read at once, and its refresh is kept alive beyond the answer', async () => {
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

test('a product that the mirror has is shown although the store does not answer', async () => {
  const product = await world.battery();
  world.standIn.state.latencyMs = 60_000;
  const startedAtMs = performance.now();
  const shown = await readProduct({ store: world.shop.store } as Backend, String(product.id));
  expect(shown.id).toBe(product.id);
  expect(performance.now() - startedAtMs).toBeLessThan(2 * CURRENT_OFFER_PATIENCE_MS);
});
