import { describe, expect, test } from 'vitest';
import { standInShop } from '../../standInShop.js';
import { required } from '../../support.js';

/* One odd record never stops the others, and the operator is told which one, which field, and where to mend it. */

const world = standInShop();

type RawProduct = Record<string, unknown> & { id: number };

const CHANGED = { price: '512.00', regular_price: '512.00', on_sale: false };

/** Changes one product in the store; another one's new price must still arrive. */
async function withOdd(fields: object) {
  const odd = await world.battery();
  const other = required(
    (await world.shop.store.catalogue.listProductRefs()).find(({ id }) => id !== odd.id),
  );
  const raw = (id: number) => required(world.standIn.state.products.get(id));
  Object.assign(raw(odd.id), { date_modified_gmt: '2026-12-01T00:00:00' }, fields);
  Object.assign(raw(other.id), { ...CHANGED, type: 'simple', date_modified_gmt: '2026-12-01T00:00:00' });
  await world.shop.store.catalogue.refresh();
  await Promise.all(world.later);
  return { odd, other: await world.shop.store.catalogue.getProduct(other.id) };
}

test.each([
  ['sold_individually', null],
  ['stock_quantity', ''],
  ['date_created_gmt', '-0001-11-30T00:00:00'],
  ['images', 'none'],
  ['upsell_ids', [{ title: 'x' }]],
])('refreshes all products although the %s of one is %j, and names it once', async (field, value) => {
  const { odd, other } = await withOdd({ [field]: value });
  expect(other?.price).toBe(51_200);
  expect(await world.shop.store.catalogue.getProduct(odd.id)).not.toBeNull();
  const told = world.problems.filter((line) => line.includes(field));
  expect(told).toEqual([
    expect.stringMatching(new RegExp(`^Product ${odd.id} is read in part.*post=${odd.id}`)),
  ]);
  await world.shop.store.catalogue.refresh();
  await Promise.all(world.later);
  expect(world.problems.filter((line) => line.includes(field))).toHaveLength(1);
});

test.each([
  ['sku', 12_345, { sku: '12345' }],
  ['variations', [{ id: 1 }], {}],
  ['meta_data', { '0': { id: 1, key: 'name_ar', value: 'بطارية' } }, { name: { ar: 'بطارية' } }],
  ['total_sales', '٣', {}],
])('reads the %s %j, which means the same in another form, without a word', async (field, value, read) => {
  const { odd, other } = await withOdd({ [field]: value });
  expect(other?.price).toBe(51_200);
  expect(await world.shop.store.catalogue.getProduct(odd.id)).toMatchObject(read);
  expect(world.problems).toEqual([]);
});

test.each([
  ['1850,00', 185_000],
  ['1,850.00', 185_000],
  ['1.850,00', 185_000],
  ['١٨٥٠', 185_000],
  ['١٬٨٥٠٫٥٠', 185_050],
  ['1\u00a0850.00', 185_000],
  [1850, 185_000],
  ['1850.000', 185_000],
])('reads the price %j', async (price, piastres) => {
  const { odd } = await withOdd({ price, regular_price: price, on_sale: false });
  expect((await world.shop.store.catalogue.getProduct(odd.id))?.price).toBe(piastres);
  expect(world.problems).toEqual([]);
});

test.each(['1..23', '1,850', 'free', '-5', [], {}])('does not sell for %j, and says so', async (price) => {
  const { odd, other } = await withOdd({ price, regular_price: price, on_sale: false });
  expect(other?.price).toBe(51_200);
  expect(await world.shop.store.catalogue.getProduct(odd.id)).toBeNull();
  expect(world.problems).toEqual([expect.stringMatching(/price is .*, so it is not sold.*post\.php\?post=/)]);
});

test('sells again what has been mended, and tells of it when it breaks again', async () => {
  const { odd } = await withOdd({ price: '1..23', regular_price: '' });
  const writePrice = async (price: string) => {
    Object.assign(required(world.standIn.state.products.get(odd.id)), { price });
    await world.shop.store.catalogue.refresh();
    await Promise.all(world.later);
  };
  await writePrice('99.00');
  expect((await world.shop.store.catalogue.getProduct(odd.id))?.price).toBe(9900);
  expect(world.problems).toHaveLength(1);
  await writePrice('1..23');
  expect(world.problems).toHaveLength(2);
});

test.each(['draft', 'trash', 'private'])('is not stopped by an odd product that is a %s', async (status) => {
  const { other } = await withOdd({ status, name: null, meta_data: 5, date_modified_gmt: [] });
  expect(other?.price).toBe(51_200);
});

test.each([
  [{ post_password: ['x'] }],
  [{ status: 5 }],
  [{ status: null }],
  [{ type: null }],
  [{ name: null }],
  [{ stock_status: {} }],
])('does not show a product with %j, whose default could be wrong', async (fields) => {
  const { odd, other } = await withOdd(fields);
  expect(other?.price).toBe(51_200);
  expect(await world.shop.store.catalogue.getProduct(odd.id)).toBeNull();
  expect(world.problems).toEqual([expect.stringMatching(new RegExp(`^Product ${odd.id} is left out`))]);
});

test.each([null, 'text', 5, [], {}])(
  'opens an empty database although the store lists %j as a product',
  async (entry) => {
    world.standIn.filters.push((path, body) =>
      path === 'wc/v3/products' ? [entry, ...(body as object[])] : body,
    );
    expect((await world.shop.store.catalogue.listProductRefs()).length).toBeGreaterThan(5);
    await Promise.all(world.later);
    expect(world.problems).toContainEqual(expect.stringMatching(/^Product without an id \(1\) is left out/));
  },
);

test('shows the second of two products with the same SKU without it, and says so once', async () => {
  const [first, second] = [...world.standIn.state.products.values()].filter(({ type }) => type === 'simple');
  Object.assign(required(second), { sku: String(required(first)['sku']).toLowerCase() });
  const ids = (await world.shop.store.catalogue.listProductRefs()).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([first?.id, second?.id]));
  await Promise.all(world.later);
  expect(world.problems).toEqual([expect.stringMatching(/is shown without the SKU/)]);
});

describe('a SKU that another product had', () => {
  const catalogue = () => world.shop.store.catalogue;
  const shown = async (id: number) => (await catalogue().getProducts([id]))[0]?.sku;
  const problems = async () => {
    await Promise.all(world.later);
    return (await world.shop.recordProblems.list()).map(({ record }) => record);
  };
  /** Two products of the store, after a change of their SKUs. */
  async function two(change: (first: RawProduct, second: RawProduct) => void) {
    await catalogue().listProductRefs();
    const [first, second] = [...world.standIn.state.products.values()].filter(
      ({ type }) => type === 'simple',
    );
    const both = [required(first), required(second)] as const;
    change(...both);
    return both;
  }

  test('comes back once the operator has given the other its own', async () => {
    const [first, second] = await two((one, other) => (other['sku'] = one['sku']));
    await catalogue().refresh([second.id]);
    expect([await shown(second.id), await problems()]).toEqual([null, [`Product ${second.id}, SKU`]]);
    first['sku'] = 'ITS-OWN';
    await catalogue().refresh();
    await catalogue().refresh();
    expect([await shown(first.id), await shown(second.id)]).toEqual(['ITS-OWN', second['sku']]);
    expect(await catalogue().findProductId(String(second['sku']))).toBe(second.id);
    expect(await problems()).toEqual([]);
  });

  test('is kept by whoever had it first, in whatever order they are read', async () => {
    const [first, second] = await two((one, other) => (one['sku'] = other['sku']));
    await catalogue().refresh([first.id, second.id]);
    await catalogue().refresh();
    expect([await shown(first.id), await shown(second.id)]).toEqual([null, second['sku']]);
  });

  test('is in its place after two products have exchanged theirs, one read after the other', async () => {
    const [first, second] = await two((one, other) => {
      [one['sku'], other['sku']] = [other['sku'], one['sku']];
    });
    await catalogue().refresh([first.id]);
    await catalogue().refresh([second.id]);
    await catalogue().refresh();
    expect([await shown(first.id), await shown(second.id)]).toEqual([first['sku'], second['sku']]);
    expect(await problems()).toEqual([]);
  });
});

test('tells why a refresh in the background failed, once', async () => {
  await world.shop.store.catalogue.listProductRefs();
  world.now += 10 * 60 * 1000;
  for (let count = 0; count < 9; count += 1) world.standIn.faults.push((answer) => (answer.body = '{"a":1}'));
  await world.shop.store.catalogue.listCategories();
  await Promise.all(world.later);
  expect(world.reports).toEqual(['mirror-refresh-failed']);
});
