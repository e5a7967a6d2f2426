import { createClient } from '@libsql/client';
import { describe, expect, it } from 'vitest';
import {
  buildRobots,
  buildSitemap,
  buildSitemapIndex,
  countSitemaps,
} from '../../../server/actions/site/sitemap.js';
import { LOCALES } from '../../../domain/core/locale.js';
import { SITEMAP_ADDRESSES_MAX } from '../../../domain/core/limits.js';
import { readDocument } from '../../../server/actions/site/documents.js';
import type { Backend } from '../../../server/ports/backend.js';
import { required } from '../../contract/support.js';
import { openShop } from '../shop.js';

const shop = await openShop({ PUBLIC_URL: 'https://shop.example' });

/** All parts, one after the other. */
async function wholeSitemap(backend: Backend): Promise<string> {
  const parts = Array.from({ length: await countSitemaps(backend) }, (_, index) => index + 1);
  return (await Promise.all(parts.map((part) => buildSitemap(backend, part)))).join('');
}

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');

describe('the sitemap', () => {
  it('lists every product in the sitemap once per language, with its alternates', async () => {
    const xml = await wholeSitemap(shop.backend);
    const locations = locationsIn(xml);
    expect(new Set(locations).size).toBe(locations.length);
    for (const { id, type } of await shop.backend.store.catalogue.listProductRefs()) {
      expect(locations).toContain(`https://shop.example/product/${type}/${id}`);
      expect(locations).toContain(`https://shop.example/ar/product/${type}/${id}`);
    }
    expect(xml.match(/<url>/g)?.length).toBe(locations.length);
    expect(xml.match(/hreflang="ar"/g)?.length).toBe(locations.length);
    expect(xml.match(/hreflang="x-default"/g)?.length).toBe(locations.length);
  });

  it('lists home, categories, branches, pages of text and tips too', async () => {
    const { catalogue } = shop.backend.store;
    const paths = locationsIn(await wholeSitemap(shop.backend)).map((address) => new URL(address).pathname);
    const categories = await catalogue.listCategories();
    const [pages, tips] = await Promise.all([
      shop.backend.content.listPages(),
      shop.backend.content.listTips(),
    ]);
    expect(paths.slice(0, 2).toSorted()).toEqual(['/', '/ar']);
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['/branches', '/tips-and-tricks'],
        ...categories.map(({ id }) => `/category/${id}`),
        ...pages.map(({ slug }) => `/${slug}`),
        ...tips.map(({ id }) => `/tips-and-tricks/${id}`),
      ]),
    );
  });

  it('states the date of the last content change in the sitemap', async () => {
    const xml = await wholeSitemap(shop.backend);
    const changeOf = (path: string) =>
      new RegExp(`<loc>https://shop.example${path}</loc><lastmod>([^<]+)</lastmod>`).exec(xml)?.[1];
    for (const { id, type, updatedAt } of await shop.backend.store.catalogue.listProductRefs()) {
      expect(changeOf(`/ar/product/${type}/${id}`)).toBe(updatedAt);
    }
    const tips = await shop.backend.content.listTips();
    for (const { id, updatedAt } of tips) expect(changeOf(`/tips-and-tricks/${id}`)).toBe(updatedAt);
    const newest = tips
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1);
    expect(changeOf('/tips-and-tricks')).toBe(newest);
    for (const { id, updatedAt } of await shop.backend.store.catalogue.listCategories()) {
      expect(changeOf(`/category/${id}`)).toBe(updatedAt);
    }
  });

  it.each([
    ...['odd', '', '5', '0000-00-00', '-0001-11-30T00:00:00', '2026-13-45T99:99:99Z', 'z'.repeat(100_000)],
  ])('states no date that is none, and the dates of the others, if one product has %.20s', async (odd) => {
    const [first, ...others] = await shop.backend.store.catalogue.listProductRefs();
    const { id, type, updatedAt } = required(first);
    const categories = await shop.backend.store.catalogue.listCategories();
    const setTime = async (time: string) => {
      const client = createClient({ url: shop.url });
      await client.execute({ sql: 'UPDATE products SET updated_at = ? WHERE id = ?', args: [time, id] });
      client.close();
    };
    await setTime(odd);
    const xml = await wholeSitemap(shop.backend);
    const index = await buildSitemapIndex(shop.backend);
    await setTime(updatedAt);
    const dates = [...xml.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, date]) => date ?? '');
    expect(dates.filter((date) => !/^20[12]\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/.test(date))).toEqual(
      [],
    );
    expect(dates.length).toBeGreaterThan((others.length + categories.length) * LOCALES.length);
    expect(xml).toContain(`<loc>https://shop.example/product/${type}/${id}</loc><xhtml:link`);
    expect(index).toMatch(/<lastmod>20[12]\d-/);
  });

  it('spreads more than 50,000 addresses over sitemaps that search engines accept, and names each in the index', async () => {
    const refs = Array.from({ length: 30_000 }, (_, index) => ({
      ...{ id: index + 1, type: 'simple' as const, isListed: true },
      updatedAt: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(),
    }));
    const { store, ...rest } = shop.backend;
    const catalogue = { ...store.catalogue, listProductRefs: () => Promise.resolve(refs) };
    const big = { ...rest, store: { ...store, catalogue } };
    const parts = locationsIn(await buildSitemapIndex(big));
    const bodies = await Promise.all(
      parts.map(async (_, index) => required(await buildSitemap(big, index + 1))),
    );
    const each = bodies.map(locationsIn);
    expect(parts).toEqual(parts.map((_, index) => `https://shop.example/sitemaps/${index + 1}.xml`));
    expect(each.every(({ length }) => length <= SITEMAP_ADDRESSES_MAX)).toBe(true);
    expect(Math.max(...bodies.map((body) => Buffer.byteLength(body)))).toBeLessThan(4_500_000);
    expect(new Set(each.flat()).size).toBe(each.flat().length);
    expect(each.flat().filter((address) => address.includes('/product/'))).toHaveLength(
      LOCALES.length * refs.length,
    );
    expect(await buildSitemap(big, parts.length + 1)).toBeNull();
  });

  it.each(['/sitemaps/0.xml', '/sitemaps/99.xml', '/sitemaps/x.xml', '/sitemaps/1'])(
    'has no document at %s',
    async (path) => {
      expect(await readDocument(shop.backend, path)).toBeNull();
    },
  );

  it.each([
    ['urlset', (of: Backend) => buildSitemap(of, 1)],
    ['sitemapindex', buildSitemapIndex],
  ])('is a document of the kind that search engines read: %s', async (name, build) => {
    const xml = required(await build(shop.backend));
    const [, start = ''] = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<([^>]+)>\n/.exec(xml) ?? [];
    expect(start.split(' ').slice(0, 2)).toEqual([
      ...[name, 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'],
    ]);
    // Each prefix has its name.
    for (const [, prefix = ''] of xml.matchAll(/<(\w+):/g)) expect(start).toContain(` xmlns:${prefix}="http`);
    expect(xml.endsWith(`\n</${name}>\n`)).toBe(true);
  });

  it('lists no personal page in the sitemap', async () => {
    const xml = await wholeSitemap(shop.backend);
    for (const path of ['/cart', '/checkout', '/profile', '/auth/', '/search', '/thanks', '/trackorder']) {
      expect(xml).not.toContain(`shop.example${path}`);
    }
  });

  it('names the sitemap in robots.txt', () => {
    expect(buildRobots(shop.backend)).toContain('Sitemap: https://shop.example/sitemap.xml');
  });

  it('lists nothing of a preview, which robots may not read', async () => {
    const { settings, ...rest } = shop.backend;
    const preview = { ...rest, settings: { ...settings, trial: 'preview' as const } };
    expect(await buildSitemapIndex(preview)).not.toContain('<loc>');
    expect(await buildSitemap(preview, 1)).toBeNull();
    expect(buildRobots(preview)).toBe('User-agent: *\nDisallow: /\n');
  });
});
