import { expect, it } from 'vitest';
import { listRelated } from '../../../server/actions/catalogue/related.js';
import { required } from '../../contract/support.js';
import { openShop } from '../shop.js';

const { backend } = await openShop();
const { catalogue } = backend.store;

/** English names of the related products on the page of the first search result. */
async function relatedTo(search: string) {
  const { items } = await catalogue.listProducts({ page: 1, perPage: 1, search, sort: 'relevance' });
  const product = required(await catalogue.getProduct(required(items[0]).id));
  const { goTogether, products } = await listRelated(backend, product);
  return { goTogether, names: products.map(({ name }) => name.en), own: product.name.en };
}

it.each([
  ['Bridgestone B250', /valve|gauge|inflator|puncture|sealant|wrench|jack/i, /pressure gauge/],
  ['Bosch S4 battery', /charger|jump leads/i, /charger/],
  ['Mobil 1 5W-30 engine oil', /oil filter|additive|flush|coolant/i, /oil filter/],
  ['Enkei RPF1 alloy rim', /bolts|valve|wrench|gauge|jack/i, /wheel bolts/],
])('recommends for %s only what is used together with it', async (search, whatGoes, first) => {
  const { goTogether, names } = await relatedTo(search);
  expect(goTogether).toBe(true);
  expect(names.filter((name) => !whatGoes.test(name))).toEqual([]);
  expect(names).toContainEqual(expect.stringMatching(first));
});

it.each(['DOT 4 brake fluid', 'gear oil', 'digital pressure gauge', 'floor mats'])(
  'lists alternatives for %s without calling them necessary',
  async (search) => {
    const { goTogether, names, own } = await relatedTo(search);
    expect(goTogether).toBe(false);
    expect(names.length).toBeGreaterThan(3);
    expect(names).not.toContain(own);
  },
);
