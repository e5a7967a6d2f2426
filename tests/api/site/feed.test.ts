import { describe, expect, it } from 'vitest';
import { inLocale, LOCALES } from '../../../domain/core/locale.js';
import { localePath } from '../../../domain/core/paths.js';
import { buildFeed } from '../../../server/actions/site/feed.js';
import { escapeXml } from '../../../server/actions/site/xml.js';
import { openShop } from '../shop.js';

const shop = await openShop({ PUBLIC_URL: 'https://shop.example' });

const RFC_822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

describe.each(LOCALES)('the feed in %s', (locale) => {
  it('lists every article in the feed, newest first, with its absolute URL', async () => {
    const items = (await buildFeed(shop.backend, locale)).split('<item>').slice(1);
    const tips = await shop.backend.content.listTips();
    expect(items).toHaveLength(tips.length);
    tips.forEach((tip, index) => {
      const item = items[index] ?? '';
      const address = `https://shop.example${localePath(`/tips-and-tricks/${tip.id}`, locale)}`;
      expect(textOf(item, 'title')).toBe(escapeXml(inLocale(tip.title, locale)));
      expect(textOf(item, 'link')).toBe(address);
      expect(textOf(item, 'guid')).toBe(address);
      expect(textOf(item, 'pubDate')).toMatch(RFC_822);
      expect(Date.parse(textOf(item, 'pubDate'))).toBe(Date.parse(tip.publishedAt));
      expect(textOf(item, 'description')).not.toBe('');
    });
  });

  it('states the feed’s language, URL and last change', async () => {
    const xml = await buildFeed(shop.backend, locale);
    const tips = await shop.backend.content.listTips();
    const latest = Math.max(...tips.map(({ updatedAt }) => Date.parse(updatedAt)));
    const { shopName } = await shop.backend.content.getShell();
    expect(textOf(xml, 'title')).toContain(escapeXml(inLocale(shopName, locale)));
    expect(textOf(xml, 'link')).toBe(`https://shop.example${localePath('/tips-and-tricks', locale)}`);
    expect(
      xml
        .split('\n')
        .slice(0, 3)
        .map((line) => line.trim()),
    ).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
      '<channel>',
    ]);
    expect(xml).toContain(`<language>${locale}</language>`);
    expect(xml).toContain(
      `<atom:link href="https://shop.example${localePath('/feed.xml', locale)}" rel="self"`,
    );
    expect(xml).toContain(`<lastBuildDate>${new Date(latest).toUTCString()}</lastBuildDate>`);
  });

  it('escapes editors’ text in the feed', async () => {
    const [tip] = await shop.backend.content.listTips();
    if (tip === undefined) throw new Error('The shop has no article');
    const title = { en: 'A & B <script>', ar: 'أ & ب <script>' };
    const content = { ...shop.backend.content, listTips: () => Promise.resolve([{ ...tip, title }]) };
    const xml = await buildFeed({ ...shop.backend, content }, locale);
    expect(xml).toContain('&amp;');
    expect(xml).not.toContain('<script>');
  });
});

function textOf(item: string, element: string): string {
  return new RegExp(`<${element}[^>]*>([^<]*)</${element}>`).exec(item)?.[1] ?? '';
}
