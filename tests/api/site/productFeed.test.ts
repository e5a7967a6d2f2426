import { describe, expect, it } from 'vitest';
import type { Product } from '../../../domain/catalogue/product.js';
import { FEED_PRODUCTS_AT_ONCE } from '../../../domain/core/limits.js';
import { toDecimal } from '../../../domain/core/money.js';
import { findFeed, productFeed } from '../../../server/actions/site/productFeed.js';
import type { Backend } from '../../../server/ports/backend.js';
import { EVERYTHING, required } from '../../contract/support.js';
import { openShop } from '../shop.js';

const shop = await openShop({ PUBLIC_URL: 'https://shop.example', LIMIT_FEEDS_ADDRESS: '12' });
const { backend } = shop;
const { items: products } = await backend.store.catalogue.listProducts({ ...EVERYTHING, perPage: 1000 });

async function feed(file: string, of: Backend = backend): Promise<string> {
  let text = '';
  for await (const chunk of productFeed(of, required(findFeed(file)))) text += chunk;
  return text;
}

const itemsIn = (xml: string) => xml.match(/<item>.*?<\/item>/g) ?? [];
const valueOf = (item: string, name: string) =>
  new RegExp(`<${name}>(.*?)</${name}>`).exec(item)?.[1] ?? null;
const itemOf = (xml: string, id: number) =>
  required(itemsIn(xml).find((item) => valueOf(item, 'g:id') === String(id)));

/** The shop with these products only. */
function shopWith(given: readonly Product[]): Backend {
  const byId = new Map(given.map((product) => [product.id, product]));
  const catalogue = {
    ...backend.store.catalogue,
    listProductRefs: () =>
      Promise.resolve(
        given.map(({ id, type, updatedAt }) => ({
          ...{ id, updatedAt, isListed: true },
          type: type === 'simple' ? ('simple' as const) : ('variable' as const),
        })),
      ),
    getProducts: (ids: readonly number[]) => Promise.resolve(ids.flatMap((id) => byId.get(id) ?? [])),
  };
  return { ...backend, store: { ...backend.store, catalogue } };
}

const simple = required(products.find(({ type, size }) => type === 'simple' && size !== null));

describe('product feeds', () => {
  it('have one item for each listed product or variation, with the same ids in both languages', async () => {
    const wanted = products.flatMap(({ id, variations }) =>
      variations.length === 0 ? [id] : variations.map((variation) => variation.id),
    );
    for (const file of ['google-en.xml', 'google-ar.xml', 'meta-en.xml', 'meta-ar.xml']) {
      const ids = itemsIn(await feed(file)).map((item) => Number(valueOf(item, 'g:id')));
      expect(
        ids.sort((a, b) => a - b),
        file,
      ).toEqual(wanted.sort((a, b) => a - b));
    }
  });

  it('are named like the shop, in their language', async () => {
    const { shopName, tagline } = await backend.content.getShell();
    const start = required((await feed('google-ar.xml')).split('<item>')[0]);
    expect(valueOf(start, 'title')).toBe(shopName.ar);
    expect(valueOf(start, 'link')).toBe('https://shop.example/ar');
    expect(valueOf(start, 'description')).toBe(tagline.ar);
  });

  it('state price, former price, codes, size, delivery and address of a product', async () => {
    const sale = { title: { en: 'Offer' }, percent: 10, formerPrice: simple.price + 5000, until: null };
    const size = { width: 205, aspect: 55, rim: 16, commercial: false };
    const product = { ...simple, sale, size, gtin: '8697322061233', sku: 'LAS-7' };
    const item = itemOf(await feed('google-ar.xml', shopWith([product])), product.id);
    const written = [
      'g:price',
      'g:sale_price',
      'g:gtin',
      'g:mpn',
      'g:brand',
      'g:condition',
      'g:availability',
    ];
    expect(written.map((name) => valueOf(item, name))).toEqual([
      ...[`${toDecimal(sale.formerPrice)} EGP`, `${toDecimal(product.price)} EGP`, '8697322061233', null],
      ...[product.brand?.name.ar, 'new', 'in_stock'],
    ]);
    expect(valueOf(item, 'link')).toBe(`https://shop.example/ar/product/simple/${product.id}`);
    expect(item).toContain(
      '<g:shipping><g:country>EG</g:country><g:price>180.00 EGP</g:price><g:min_handling_time>0</g:min_handling_time><g:max_handling_time>1</g:max_handling_time><g:min_transit_time>1</g:min_transit_time><g:max_transit_time>5</g:max_transit_time></g:shipping>',
    );
    expect(valueOf(item, 'g:size')).toBe('205/55 R16');
    expect(valueOf(item, 'g:product_type')).toContain('&gt;');
    expect(valueOf(item, 'g:image_link')).toMatch(/^https:\/\/shop\.example\//);
  });

  it('say of fewer pieces than are sold at once that they are out of stock', async () => {
    const stocked = { ...simple, stock: 1, quantityRule: { least: 2, step: 2 } };
    const here = shopWith([stocked]);
    const google = itemOf(await feed('google-en.xml', here), simple.id);
    const meta = itemOf(await feed('meta-en.xml', here), simple.id);
    expect([valueOf(google, 'g:availability'), valueOf(meta, 'g:availability')]).toEqual([
      'out_of_stock',
      'out of stock',
    ]);
  });

  it('group variations, and lead to the variation', async () => {
    const product = required(products.find(({ variations }) => variations.length > 1));
    const [variation] = product.variations;
    const item = itemOf(await feed('meta-en.xml', shopWith([product])), required(variation).id);
    expect(valueOf(item, 'g:item_group_id')).toBe(String(product.id));
    expect(valueOf(item, 'link')).toBe(
      `https://shop.example/product/variable/${product.id}?variation=${variation?.id}`,
    );
    expect(valueOf(item, 'title')).toBe(`${product.name.en} ${variation?.label.en}`);
  });

  it.each([
    ['google-en.xml', ['in_stock', 'out_of_stock', 'out_of_stock']],
    ['meta-en.xml', ['in stock', 'out of stock', 'available for order']],
  ])('use in %s the words of its reader for availability', async (file, words) => {
    const stocks = [4, 0, 'backorder'] as const;
    const xml = await feed(
      file,
      shopWith(stocks.map((stock, index) => ({ ...simple, id: index + 1, stock }))),
    );
    expect(itemsIn(xml).map((item) => valueOf(item, 'g:availability'))).toEqual(words);
  });

  it('escape what editors write, shorten what is too long, and say that a product has no code', async () => {
    const text = '</item>&<script>"\u0007 '.repeat(100);
    const product = {
      ...{ ...simple, name: { en: text }, excerpt: { en: text }, description: { en: '' } },
      ...{ brand: null, gtin: null, sku: null },
    };
    const xml = await feed('google-en.xml', shopWith([product]));
    const [item] = itemsIn(xml);
    expect(itemsIn(xml)).toHaveLength(1);
    expect(xml.replace(/&(?:amp|lt|gt|quot|apos);/g, '')).not.toMatch(/&|<script|\u0007/);
    expect(valueOf(required(item), 'g:identifier_exists')).toBe('no');
    expect(xml.length).toBeLessThan(6000);
  });

  it.each([
    ['a brand and the shop’s own number', {}, null],
    ['a brand alone', { sku: null }, 'no'],
    ['the shop’s own number alone, which is nobody else’s', { brand: null }, 'no'],
    ['a code alone', { gtin: '8697322061233', brand: null, sku: null }, null],
  ])('say whether a product can be identified by %s', async (_, changes, expected) => {
    const product = { ...simple, gtin: null, sku: 'LAS-7', ...changes };
    const item = itemOf(await feed('google-en.xml', shopWith([product])), product.id);
    expect(valueOf(item, 'g:identifier_exists')).toBe(expected);
  });

  it('say nothing of delivery while its fees cannot be read', async () => {
    const shipping = {
      ...backend.store.shipping,
      listByGovernorate: () => Promise.reject(new Error('down')),
    };
    const shop = { ...shopWith([simple]), report: () => undefined };
    const xml = await feed('google-en.xml', { ...shop, store: { ...shop.store, shipping } });
    expect(itemsIn(xml)).toHaveLength(1);
    expect(xml).not.toContain('g:shipping');
  });

  it('leave out what has no price', async () => {
    expect(itemsIn(await feed('google-en.xml', shopWith([{ ...simple, price: 0 }])))).toEqual([]);
  });

  it('of 50,000 products are written piece by piece, at most some kilobytes an item', async () => {
    const many = Array.from({ length: 50_000 }, (_, index) => ({ ...simple, id: index + 1 }));
    let [count, bytes, largest, chunks] = [0, 0, 0, 0];
    for await (const chunk of productFeed(shopWith(many), required(findFeed('google-ar.xml')))) {
      const size = Buffer.byteLength(chunk);
      [count, bytes, chunks] = [count + itemsIn(chunk).length, bytes + size, chunks + 1];
      largest = Math.max(largest, size);
    }
    expect(count).toBe(many.length);
    expect(chunks).toBe(many.length / FEED_PRODUCTS_AT_ONCE + 2);
    expect(largest).toBeLessThan(FEED_PRODUCTS_AT_ONCE * 3000);
    expect(bytes).toBeLessThan(many.length * 3000);
  });
});

describe('the address of a feed', () => {
  it('answers with XML that the edge keeps', async () => {
    const reply = await shop.call('GET', '/feeds/google-en.xml', { from: '203.0.113.1' });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    expect(reply.headers.get('cache-control')).toContain('s-maxage=900');
    expect(reply.text).toMatch(/^<\?xml.*<\/rss>\n$/s);
  });

  it.each(['google.xml', 'google-de.xml', 'bing-en.xml', 'google-en.xml/more', '__proto__'])(
    'does not exist for %s',
    async (file) => {
      expect((await shop.call('GET', `/feeds/${file}`, { from: '203.0.113.2' })).status).toBe(404);
    },
  );

  it('is limited for each network', async () => {
    const statuses = [];
    for (let asked = 0; asked < 13; asked += 1) {
      statuses.push((await shop.call('GET', '/feeds/none.xml', { from: '203.0.113.3' })).status);
    }
    expect(statuses.slice(-2)).toEqual([404, 429]);
  });
});
