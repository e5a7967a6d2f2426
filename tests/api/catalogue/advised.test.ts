import { afterAll, expect, it } from 'vitest';
import { listRelated } from '../../../server/actions/catalogue/related.js';
import { required } from '../../contract/support.js';
import { smallState } from '../../support/woocommerce/smallState.js';
import { KEYS, openStandIn } from '../../support/woocommerce/standIn.js';
import { openShop } from '../shop.js';

/* Up-sells and cross-sells of a WooCommerce on the page of a product. */

const standIn = await openStandIn(smallState());
afterAll(() => standIn.close());
const { backend } = await openShop({
  STORE_URL: standIn.url,
  STORE_CONSUMER_KEY: KEYS.consumerKey,
  STORE_CONSUMER_SECRET: KEYS.consumerSecret,
});
const { catalogue } = backend.store;
const { products } = standIn.state;
const simple = [...products.values()].filter(
  (entry) => entry['type'] === 'simple' && Number(entry['stock_quantity']) > 0,
);
const [product, better, together, draft] = simple.map(required);

async function related(changes: object) {
  Object.assign(required(products.get(required(product).id)), changes);
  await catalogue.refresh([required(product).id]);
  return listRelated(backend, required(await catalogue.getProduct(required(product).id)));
}

it('lists up-sells first, then cross-sells, then what it finds itself, each once', async () => {
  const [up, cross] = [required(better).id, required(together).id];
  const { isAdvised, products: shown } = await related({ upsell_ids: [up], cross_sell_ids: [cross, up] });
  expect(isAdvised).toBe(true);
  expect(shown.slice(0, 2).map(({ id }) => id)).toEqual([up, cross]);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
});

it('skips itself, and what is deleted, unpublished or sold out', async () => {
  const [self, hidden, gone] = [required(product).id, required(draft).id, required(together).id];
  required(products.get(hidden))['status'] = 'draft';
  Object.assign(required(products.get(gone)), { stock_quantity: 0, stock_status: 'outofstock' });
  await catalogue.refresh([hidden, gone]);
  const { isAdvised, products: shown } = await related({
    upsell_ids: [self, hidden, 987_654, gone],
    cross_sell_ids: [],
  });
  expect(isAdvised).toBe(false);
  expect(shown.map(({ id }) => id)).not.toContain(self);
});

it('takes no more than it shows', async () => {
  const many = Array.from({ length: 500 }, (_, index) => 1_000_000 + index);
  await related({ upsell_ids: many, cross_sell_ids: [] });
  expect((await catalogue.getProduct(required(product).id))?.upsellIds).toHaveLength(12);
});

it('lists products in the order into which the operator has dragged them, then as before', async () => {
  const all = { page: 1, perPage: 50, sort: 'relevance' } as const;
  const idsNow = async () => (await catalogue.listProducts(all)).items.map(({ id }) => id);
  const before = await idsNow();
  // What is sold out comes last in any case.
  const moved = required(before.findLast((id) => id !== required(together).id));
  const others = before.filter((id) => id !== moved);
  required(products.get(moved))['menu_order'] = -1;
  await catalogue.refresh([moved]);
  expect(before[0]).not.toBe(moved);
  expect(await idsNow()).toEqual([moved, ...others]);
  required(products.get(moved))['menu_order'] = 0;
  await catalogue.refresh([moved]);
  expect(await idsNow()).toEqual(before);
});
