import { expect, test } from 'vitest';
import { REFRESH_AFTER_MS } from '../../../server/mirror/mirror.js';
import { standInShop } from '../standInShop.js';
import { required } from '../support.js';

/* Parallel reads of the store: the mirror keeps the latest read. */

const world = standInShop();
const catalogue = () => world.shop.store.catalogue;
const raw = (id: number) => required(world.standIn.state.products.get(id));

function setPrice(id: number, price: string): void {
  const changed = { price, regular_price: price, sale_price: '', on_sale: false };
  Object.assign(raw(id), changed, { date_modified_gmt: '2027-01-01T00:00:00' });
}

/** A full refresh that has read everything, and writes it only when released. */
async function wholeRefreshUnderWay() {
  world.standIn.state.addsOutlines = false;
  const held = world.hold((path) => path.endsWith('/wc/v3/products'));
  world.now += 1000;
  const refresh = catalogue().refresh();
  await held.answered;
  world.now += 1000;
  return {
    finish: async () => {
      held.release();
      await refresh;
    },
  };
}

test('keeps a price that was read during a full refresh over the refresh’s older one', async () => {
  const { id } = await world.battery();
  setPrice(id, '500.00');
  const whole = await wholeRefreshUnderWay();
  setPrice(id, '777.00');
  await catalogue().refresh([id]);
  await whole.finish();
  expect(required(await catalogue().getProduct(id)).price).toBe(77_700);
});

test('does not bring back a product that was deleted during a full refresh', async () => {
  const { id } = await world.battery();
  setPrice(id, '500.00');
  const whole = await wholeRefreshUnderWay();
  world.standIn.state.products.delete(id);
  await catalogue().refresh([id]);
  await whole.finish();
  expect((await catalogue().getProducts([id])).length).toBe(0);
});

test('reads again after a full refresh if it is told of a change meanwhile', async () => {
  const held = world.hold((path) => path.endsWith('/products/categories'));
  const refresh = catalogue().refresh();
  await held.answered;
  const [category] = world.standIn.state.categories as [{ id: number; name: string }];
  category.name = 'Renamed';
  const told = catalogue().refresh();
  held.release();
  await Promise.all([refresh, told]);
  const categories = await catalogue().listCategories();
  expect(categories.find(({ id }) => id === category.id)?.name.en).toBe('Renamed');
});

test('keeps a product that was published during a full refresh', async () => {
  const { id } = await world.battery();
  raw(id)['status'] = 'draft';
  await catalogue().refresh([id]);
  setPrice(id, '500.00');
  const whole = await wholeRefreshUnderWay();
  raw(id)['status'] = 'publish';
  await catalogue().refresh([id]);
  await whole.finish();
  expect((await catalogue().getProducts([id])).length).toBe(1);
});

test('applies a full refresh that began after the single read', async () => {
  const { id } = await world.battery();
  await catalogue().refresh([id]);
  world.now += 1000;
  setPrice(id, '888.00');
  await catalogue().refresh();
  expect(required(await catalogue().getProduct(id)).price).toBe(88_800);
});

test('shows the store’s price although another clock, which is ahead, has read an older one', async () => {
  const { id } = await world.battery();
  setPrice(id, '500.00');
  world.now += 5000;
  await catalogue().refresh([id]);
  world.now -= 4000;
  setPrice(id, '600.00');
  await catalogue().refresh();
  world.now += 60_000;
  await catalogue().refresh();
  expect(required(await catalogue().getProduct(id)).price).toBe(60_000);
});

const listings = () => world.standIn.requests.filter((line) => line.endsWith('/outlines')).length;
/** A store of this size is listed in two requests. */
const ONE_LISTING = 2;

test('is refreshed once by instances that find it old at the same time, or one after the other', async () => {
  const instances = [world.shop, await world.open(), await world.open()];
  const readAll = async () => {
    const before = listings();
    await Promise.all(instances.map((instance) => instance.store.catalogue.listCategories()));
    await Promise.all(world.later.splice(0));
    return listings() - before;
  };
  expect(await readAll()).toBe(ONE_LISTING);
  world.now += REFRESH_AFTER_MS + 1;
  expect(await readAll()).toBe(ONE_LISTING);
  world.now += REFRESH_AFTER_MS + 1;
  await catalogue().listCategories();
  await Promise.all(world.later.splice(0));
  world.now += 1000;
  expect(await readAll()).toBe(0);
  for (const instance of instances.slice(1)) instance.close();
});

test('is refreshed for whoever knows of a change, however young it is', async () => {
  const other = await world.open();
  const { id } = await world.battery();
  const before = listings();
  setPrice(id, '500.00');
  await other.store.catalogue.refresh();
  expect(listings() - before).toBe(ONE_LISTING);
  expect(required(await other.store.catalogue.getProduct(id)).price).toBe(50_000);
  other.close();
});

test.each<[note: string, told: RegExp | null]>([
  ['odd', /^Note mirror is left out, .*storeUrl is missing.*table shop_meta/],
  ['[1]', /storeUrl is missing/],
  ['{"storeUrl":5,"refreshedAtMs":1}', /storeUrl is 5/],
  ['{"storeUrl":"STORE","refreshedAtMs":"odd"}', /refreshedAtMs is "odd", so its default is taken/],
  ['{"storeUrl":"STORE"}', null],
  ['{"storeUrl":"STORE","refreshedAtMs":1e300}', null],
  ['{"storeUrl":"STORE","refreshedAtMs":-1e300}', null],
])(
  'refreshes the mirror although the note of the last refresh is %s, and tells it once',
  async (note, told) => {
    const { id } = await world.battery();
    setPrice(id, '640.00');
    await world.shop.database.write((writer) =>
      writer.run("UPDATE shop_meta SET value = ? WHERE key = 'mirror'", [
        note.replace('STORE', world.standIn.url),
      ]),
    );
    const look = async () => {
      const again = await world.open();
      await again.store.catalogue.getProduct(id);
      await Promise.all(world.later.splice(0));
      expect(required(await again.store.catalogue.getProduct(id)).price).toBe(64_000);
      again.close();
    };
    await look();
    await look();
    const lines = world.problems.filter((line) => line.startsWith('Note mirror'));
    expect(lines).toHaveLength(told === null ? 0 : 1);
    if (told !== null) expect(lines[0]).toMatch(told);
    expect(world.reports).toEqual([]);
  },
);
