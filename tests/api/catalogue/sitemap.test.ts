import { describe, expect, it } from 'vitest';
import { buildRobots, buildSitemap } from '../../../server/actions/site/sitemap.js';
import { openShop } from '../shop.js';

const shop = await openShop({ PUBLIC_URL: 'https://shop.example' });

describe('the sitemap', () => {
  it('lists every product in the sitemap once per language, with its alternates', async () => {
    const xml = await buildSitemap(shop.backend);
    const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
    expect(new Set(locations).size).toBe(locations.length);
    for (const { id, type } of await shop.backend.store.catalogue.listProductRefs()) {
      expect(locations).toContain(`https://shop.example/product/${type}/${id}`);
      expect(locations).toContain(`https://shop.example/ar/product/${type}/${id}`);
    }
    expect(xml.match(/<url>/g)?.length).toBe(locations.length);
    expect(xml.match(/hreflang="ar"/g)?.length).toBe(locations.length);
    expect(xml.match(/hreflang="x-default"/g)?.length).toBe(locations.length);
  });

  it('states the date of the last content change in the sitemap', async () => {
    const xml = await buildSitemap(shop.backend);
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

  it('lists no personal page in the sitemap', async () => {
    const xml = await buildSitemap(shop.backend);
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
    expect(await buildSitemap(preview)).not.toContain('<url>');
    expect(buildRobots(preview)).toBe('User-agent: *\nDisallow: /\n');
  });
});
