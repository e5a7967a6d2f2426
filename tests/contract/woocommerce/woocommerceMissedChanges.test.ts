import { beforeEach, describe, expect, test } from 'vitest';
import { openWooCommerce } from '../../../server/adapters/woocommerce/woocommerce.js';
import { STORE_PAGE_SLOW_MS } from '../../../domain/core/limits.js';
import { KEYS } from '../../support/woocommerce/standIn.js';
import { standInShop } from '../standInShop.js';
import { CARDS, required, temporaryDatabase } from '../support.js';

/* A refresh without a webhook finds what a date of modification does not tell, and goes on where the last one ended. */

const world = standInShop();
const catalogue = () => world.shop.store.catalogue;
const raw = (id: number) => required(world.standIn.state.products.get(id));
const isShown = async (id: number) => (await catalogue().getProducts([id])).length > 0;

async function changed(id: number, fields: object): Promise<void> {
  Object.assign(raw(id), fields);
  await catalogue().refresh();
}

/** The companion plugin digests products from its version 1.10 on. */
describe.each([true, false])(
  'a change without a date of modification, digested by the plugin: %o',
  (isNew) => {
    beforeEach(() => {
      world.standIn.state.addsOutlines = isNew;
    });

    test.each([
      ['in the trash', { status: 'trash' }, { status: 'publish' }],
      ['scheduled', { status: 'future' }, { status: 'publish' }],
      ['a draft', { status: 'draft' }, { status: 'publish' }],
      ['with a password', { post_password: 'secret' }, { post_password: '' }],
      ['of another type', { type: 'external' }, { type: 'simple' }],
      [
        'without a price',
        { price: '', regular_price: '', sale_price: '' },
        { price: '500.00', regular_price: '500.00' },
      ],
    ])('a product %s is gone, and comes back', async (_, away, back) => {
      const { id } = await world.battery();
      await changed(id, away);
      expect(await isShown(id)).toBe(false);
      await changed(id, back);
      expect(await isShown(id)).toBe(true);
    });

    test('a product that a webhook has removed comes back without one', async () => {
      const { id } = await world.battery();
      raw(id)['status'] = 'trash';
      await catalogue().refresh([id]);
      expect(await isShown(id)).toBe(false);
      await changed(id, { status: 'publish' });
      expect(await isShown(id)).toBe(true);
    });

    test('a product moves to another category', async () => {
      const { id, categoryIds } = await world.battery();
      const other = required(world.standIn.state.categories.find((one) => !categoryIds.includes(one.id)));
      await changed(id, { categories: [other] });
      const [product] = await catalogue().getProducts([id]);
      expect(product?.categoryIds).toEqual([other.id]);
    });

    test.each([{ companion: true }, { companion: false }])('a brand is renamed, %o', async (plugins) => {
      Object.assign(world.standIn.state.plugins, plugins);
      const { id } = await world.battery();
      await changed(id, { brands: [{ id: 71, name: 'Nile', slug: 'nile' }] });
      await changed(id, { brands: [{ id: 71, name: 'Delta', slug: 'nile' }] });
      const [product] = await catalogue().getProducts([id]);
      expect(product?.brand?.name.en).toBe('Delta');
    });

    test('a brand is translated', async () => {
      const { id } = await world.battery();
      const term = { taxonomy: 'product_brand', slug: 'nile', name: 'Nile', name_ar: '', logo: '' };
      world.standIn.state.terms.push(term);
      await changed(id, { brands: [{ id: 71, name: 'Nile', slug: 'nile' }] });
      term.name_ar = 'النيل';
      await catalogue().refresh();
      const [product] = await catalogue().getProducts([id]);
      expect(product?.brand?.name).toEqual({ en: 'Nile', ar: 'النيل' });
    });
  },
);

test('reads only the products of a term again that has been translated', async () => {
  const { id } = await world.battery();
  const term = { taxonomy: 'product_brand', slug: 'nile', name: 'Nile', name_ar: '', logo: '' };
  world.standIn.state.terms.push(term);
  await changed(id, { brands: [{ id: 71, name: 'Nile', slug: 'nile' }] });
  term.name_ar = 'النيل';
  world.heard.length = 0;
  await catalogue().refresh();
  const products = world.heard.flatMap((answer) => JSON.parse(answer) as { id: number; type?: string }[]);
  expect(products.filter(({ type }) => type !== undefined).map((product) => product.id)).toEqual([id]);
});

test('asks for all digests of a thousand products in one request, and for no product', async () => {
  await catalogue().refresh();
  const before = world.standIn.requests.length;
  await catalogue().refresh();
  const outlines = Array.from({ length: 2 }, () => 'GET wc-storefront/v1/outlines');
  expect(world.standIn.requests.slice(before).toSorted()).toEqual([
    ...outlines,
    'GET wc-storefront/v1/terms',
    'GET wc/v3/products/categories',
  ]);
});

test('ends when a cache answers all requests for digests alike', async () => {
  const place = temporaryDatabase();
  const { url } = world.standIn;
  const shop = await openWooCommerce({
    ...{ url, ...KEYS, cards: CARDS, database: { url: place.url }, refusalMs: 0 },
    fetch: (address, init) => fetch((address as string).replace(/after=\d+/, 'after=0'), init),
  });
  await shop.store.catalogue.refresh();
  expect(await shop.store.catalogue.listProductRefs()).toEqual(await catalogue().listProductRefs());
  shop.close();
  place.remove();
});

test('keeps the catalogue when the store lists nothing although it has the products', async () => {
  const before = (await catalogue().listProductRefs()).length;
  world.standIn.faults.push(
    ...Array.from({ length: 3 }, () => (response: { status: number; body: string }) => {
      Object.assign(response, { status: 200, body: '[]' });
    }),
  );
  await catalogue().refresh();
  expect(await catalogue().listProductRefs()).toHaveLength(before);
});

test('answers that an unknown product is missing while the whole store is being read', async () => {
  await catalogue().listCategories();
  const listing = world.hold((path) => path.endsWith('/outlines'));
  const refresh = catalogue().refresh();
  await listing.answered;
  expect(await catalogue().getProduct(987_654_321)).toBeNull();
  listing.release();
  await refresh;
});

test('does not ask for an unknown product again at once, nor for many at the same time', async () => {
  await catalogue().listCategories();
  const before = world.standIn.requests.length;
  for (let again = 0; again < 3; again += 1) await catalogue().getProduct(987_654_321);
  expect(world.standIn.requests.length - before).toBe(2);
  await Promise.all(Array.from({ length: 50 }, (_, place) => catalogue().getProduct(987_000_000 + place)));
  expect(world.standIn.requests.length - before).toBeLessThanOrEqual(2 + 3 * 2);
});

describe('the import of a large store', () => {
  const PRODUCTS = 230;

  /** A shop of its own on a large store that answers as `onAsk` lets it: the number of products that are asked for. */
  async function importing(onAsk: (products: number) => void) {
    const { state, url } = world.standIn;
    const [model] = state.products.values();
    for (let id = 5_000_000; state.products.size < PRODUCTS; id += 1) {
      const own = { id, slug: `copy-${id}`, sku: `COPY-${id}`, type: 'simple', variations: [] };
      state.products.set(id, { ...required(model), ...own, price: '500.00', regular_price: '500.00' });
    }
    const place = temporaryDatabase();
    const asked: number[] = [];
    const shop = await openWooCommerce({
      ...{ url, ...KEYS, cards: CARDS, database: { url: place.url }, refusalMs: 0 },
      fetch: (address, init) => {
        const ids = new URL(address as string).searchParams.get('include')?.split(',') ?? [];
        if (ids.length > 0) {
          onAsk(ids.length);
          asked.push(...ids.map(Number));
        }
        return fetch(address, init);
      },
    });
    const close = () => {
      shop.close();
      place.remove();
    };
    return { shop, asked, close };
  }

  const timeOut = () => {
    throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  };

  test(
    'asks for fewer products at once if the store does not answer for many',
    async () => {
      const { shop, asked, close } = await importing((products) => (products > 30 ? timeOut() : undefined));
      expect(await shop.store.catalogue.listProductRefs()).toHaveLength(PRODUCTS);
      expect(asked).toHaveLength(new Set(asked).size);
      close();
    },
    4 * STORE_PAGE_SLOW_MS,
  );

  test('goes on where it stopped', async () => {
    let answers = 0;
    const { shop, asked, close } = await importing(() => {
      answers += 1;
      if (answers > 1 && answers < 60) timeOut();
    });
    await expect(shop.store.catalogue.refresh()).rejects.toMatchObject({ code: 'store_unavailable' });
    const first = [...asked];
    expect(first).not.toHaveLength(0);
    expect(first.length).toBeLessThan(PRODUCTS);
    answers = 60;
    await shop.store.catalogue.refresh();
    expect(asked).toHaveLength(PRODUCTS);
    expect(await shop.store.catalogue.listProductRefs()).toHaveLength(PRODUCTS);
    close();
  }, 30_000);

  test('asks for variations that the store was too slow to add with their products, together', async () => {
    const { state, requests } = world.standIn;
    state.addsVariations = 'first';
    const before = requests.length;
    await world.shop.store.catalogue.refresh();
    expect(requests.slice(before).filter((line) => line.endsWith('/variations'))).toEqual([]);
  });
});
