import { expect, test } from 'vitest';
import type { Product } from '../../../domain/catalogue/product.js';
import { formatSize } from '../../../domain/tyres/tyre.js';
import { STORE_ATTRIBUTES } from '../../../domain/catalogue/attributes/attributes.js';
import { standInShop } from '../standInShop.js';
import { EVERYTHING, required } from '../support.js';

/* What operators of WooCommerce state about a product, in global or own attributes and in custom fields. */

const world = standInShop();
const catalogue = () => world.shop.store.catalogue;

async function change(kind: 'products' | 'variations', id: number, product: number, fields: object) {
  Object.assign(required(world.standIn.state[kind].get(id)), fields);
  await catalogue().refresh([product]);
  return required((await catalogue().getProduct(product)) ?? undefined);
}

const attribute = (name: string, option: string, slug = name) => ({
  ...{ id: 9, name, slug, variation: false, options: [option] },
});
/** The attributes in which variations differ. */
const choices = (all: unknown) => (all as { variation: boolean }[]).filter(({ variation }) => variation);
const stated = ({ attributes }: Pick<Product, 'attributes'>) =>
  Object.fromEntries(Object.entries(attributes).map(([key, { en }]) => [key, en]));

test('reads attributes by their English and Arabic names and by their global slugs, as values to filter by', async () => {
  const { id } = await world.battery();
  const product = await change('products', id, id, {
    name: 'Goods without a size',
    attributes: [
      attribute('السعة', '٧٠ أمبير'),
      attribute('CCA', '630 A (EN)'),
      attribute('جهة القطب', 'يمين'),
      attribute('Technology of the plates', 'AGM', 'pa_battery-type'),
      attribute('Warranty', '1 year'),
    ],
  });
  expect(stated(product)).toEqual({
    ...{ capacity: '70', cold_cranking: '630', terminal: 'Right', battery_type: 'AGM', warranty: '12' },
  });
  expect(product.attributes.terminal).toMatchObject({ en: 'Right', ar: 'يمين' });
  const { items } = await catalogue().listProducts({ ...EVERYTHING, capacity: ['70'], terminal: ['Right'] });
  expect(items.map((item) => item.id)).toEqual([id]);
});

test.each([
  ['Accelera 235/85R16 120/116S', '235/85 R16', { load_index: '120/116', speed_index: 'S' }],
  ['Accelera 265/65R17 120/117S 10PR', '265/65 R17', { load_index: '120/117', speed_index: 'S' }],
  ['LT285/60R18 118/115S', '285/60 R18', { load_index: '118/115', speed_index: 'S' }],
  ['P285/70R17 117T', '285/70 R17', { load_index: '117', speed_index: 'T' }],
  ['205/55R16 91V 2016', '205/55 R16', { load_index: '91', speed_index: 'V' }],
  ['245/40ZR18 100WXL', '245/40 R18', { load_index: '100', speed_index: 'W', reinforced: 'XL' }],
  ['195R14C 106-104', '195 R14C', { load_index: '106/104' }],
  ['Eagle P225/45RF17 90V', '225/45 R17', { load_index: '90', speed_index: 'V', run_flat: 'Run-flat' }],
  ['31x10,50R15LT 109S', '31x10.5 R15', { load_index: '109', speed_index: 'S' }],
  ['نقل ٧٫٥٠ر١٦', '7.50 R16', {}],
])('reads the tyre in the name %s', async (name, size, attributes) => {
  const { id } = await world.battery();
  const product = await change('products', id, id, { name, attributes: [], meta_data: [] });
  expect(product.size === null ? null : formatSize(product.size)).toBe(size);
  expect(stated(product)).toEqual(attributes);
});

test.each([
  ['Accelera 1205/55R160', 'is not read as a tyre size'],
  ['Accelera 225/40R18 + 255/35R18', 'sold as 225/40 R18 only'],
])('tells the operator about the size in the name %s', async (name, line) => {
  const { id } = await world.battery();
  const before = world.problems.length;
  await change('products', id, id, { name, attributes: [] });
  const told = world.problems.slice(before).filter((each) => each.includes('size'));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(`Product ${id} `);
  expect(told[0]).toContain(line);
});

test('shows what it cannot read as text, and drops what is too long', async () => {
  const { id } = await world.battery();
  const product = await change('products', id, id, {
    name: 'Goods without a size',
    attributes: [
      attribute('Noise', 'very quiet <b>&amp; soft</b>'),
      attribute('PCD', '205 / 55'),
      attribute('Approvals', 'A'.repeat(10_000)),
      attribute('Warranty', 'none'),
    ],
  });
  expect(stated(product)).toEqual({ noise_db: 'very quiet & soft', pcd: '205 / 55' });
});

test('takes the custom field of a variation before what its product states', async () => {
  const { id, variations } = await world.model();
  const [first, second] = variations.map((variation) => variation.id);
  await change('products', id, id, {
    attributes: [
      ...choices(required(world.standIn.state.products.get(id))['attributes']),
      attribute('DOT', '2026-W22'),
      attribute('الضوضاء', '72 dB (B)'),
    ],
  });
  for (const each of [first, second]) await change('variations', required(each), id, { meta_data: [] });
  const product = await change('variations', required(first), id, {
    meta_data: [{ id: 1, key: 'dot_week', value: '2226, 4925' }],
  });
  const madeOf = (variation: number | undefined) =>
    product.variations.find((one) => one.id === variation)?.attributes.made?.en;
  expect([madeOf(first), madeOf(second)]).toEqual(['2025-W49', '2026-W22']);
  expect(product.variations[0]?.attributes).toMatchObject({
    noise_db: { en: '72' },
    noise_class: { en: 'B' },
  });
});

test('gives no name of an attribute two meanings', () => {
  const names = Object.values(STORE_ATTRIBUTES).flat();
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  expect(names.filter((name) => name !== name.toLowerCase() || /[-_]/.test(name))).toEqual([]);
});

test('takes the first of a product’s brands, before an attribute of that name', async () => {
  const { id } = await world.battery();
  const brands = ['Varta', 'Bosch'].map((name, place) => ({
    id: 70 + place,
    name,
    slug: name.toLowerCase(),
  }));
  const attributes = [attribute('Brand', 'Exide')];
  const brandOf = async (fields: object) => (await change('products', id, id, fields)).brand?.name.en;
  expect(await brandOf({ attributes, brands: [] })).toBe('Exide');
  expect(await brandOf({ attributes, brands })).toBe('Varta');
  expect((await catalogue().listBrands()).map(({ name }) => name.en)).toContain('Varta');
});
