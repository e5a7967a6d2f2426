import { describe, expect, test, vi } from 'vitest';
import type { Category } from '../../../domain/catalogue/category.js';
import { ShopError } from '../../../domain/core/errors.js';
import { TEXTS_PATIENCE_MS } from '../../../domain/core/limits.js';
import { recordedWordPress, SITE_URL } from '../../../tests/support/wordpressReader.js';
import type { LastTexts } from '../../ports/lastTexts.js';
import { wordpressContent } from './content.js';
import type { WordPressReader } from './reader.js';
import { FRESH_MS } from './freshened.js';

const TYRES: Category = {
  id: 15,
  slug: 'tyres',
  name: { en: 'Tyres', ar: 'إطارات' },
  description: { en: '', ar: null },
  icon: 'wheel',
  parent: null,
  count: 3,
  updatedAt: null,
};

function openContent(reader: WordPressReader, options: { now?: () => number; lastTexts?: LastTexts } = {}) {
  return wordpressContent({
    reader,
    siteUrl: SITE_URL,
    listCategories: () => Promise.resolve([TYRES]),
    ...options,
  });
}

describe('pages of WordPress', () => {
  test('come without scripts and handlers, in both languages, with entities as the signs they stand for', async () => {
    const page = await openContent(recordedWordPress()).getPage('about');
    expect(page?.title).toEqual({ en: 'About us & you', ar: 'من نحن' });
    expect(page?.content.en).not.toMatch(/<script|alert|onclick/);
    expect(page?.content.en).toContain('Since 2004');
  });

  test('lead to the shop’s own pages, each text in its language; links elsewhere stay', async () => {
    const page = await openContent(recordedWordPress()).getPage('about');
    expect(page?.content.en).toContain('href="/delivery#fees"');
    expect(page?.content.en).toContain('href="/category/car-tyres"');
    expect(page?.content.en).toContain('href="https://example.test/x?a=1&amp;b=2"');
    expect(page?.content.ar).toContain('href="/ar/delivery#fees"');
  });

  test('keep a slug that cannot be decoded, and spoil no other text', async () => {
    const reader = recordedWordPress();
    const { list } = reader;
    vi.spyOn(reader, 'list').mockImplementation(async (path) => {
      const entries = (await list(path)) as { slug: string }[];
      return entries.map((entry, place) => (place === 0 ? { ...entry, slug: '%ff' } : entry));
    });
    const content = openContent(reader);
    const [pages, tips] = [await content.listPages(), await content.listTips()];
    expect(pages[0]?.slug).toBe('%ff');
    expect(pages.length).toBeGreaterThan(1);
    expect(tips.map(({ slug }) => slug)).toContain('%ff');
  });

  test('leave out those that WooCommerce makes for its own shop front', async () => {
    const slugs = (await openContent(recordedWordPress()).listPages()).map(({ slug }) => slug);
    expect(slugs).toContain('delivery');
    expect(slugs).not.toContain('cart');
    expect(slugs).not.toContain('my-account');
  });
});

test('articles link each other by number, and their picture comes from under the shop’s own address', async () => {
  const tips = await openContent(recordedWordPress()).listTips();
  const [rotating] = tips.filter(({ slug }) => slug === 'rotate-tyres');
  const [pressure] = tips.filter(({ slug }) => slug === 'check-pressure');
  expect(pressure?.content.ar).toContain(`href="/ar/tips-and-tricks/${rotating?.id}"`);
  expect(pressure?.image).toBe('/media/2026/11/gauge.png');
});

test('questions without a group have none, and their answers are cleaned', async () => {
  const [first, second] = await openContent(recordedWordPress()).listFaq();
  expect(first?.group?.ar).toBe('التوصيل');
  expect(first?.answer.en).toBe('<p>Two daysx</p>');
  expect(second?.group).toBeNull();
});

describe('without the companion plugin', () => {
  const open = () => openContent(recordedWordPress({ documents: null }));

  test('the shop bears the site’s name, and its menus lead to what is there', async () => {
    const shell = await open().getShell();
    expect(shell.shopName.en).toBe('Nile Tyres & Rims');
    expect(shell.navLinks.map(({ slug }) => slug)).toEqual([
      'home',
      'category/tyres',
      'about',
      'tips-and-tricks',
      'contact',
      'faq',
      'privacy-policy',
    ]);
    expect(shell.footerMenu.map(({ slug }) => slug)).toEqual(['tyres', 'tips-and-tricks']);
    expect(shell.footer.left.links).toEqual([{ slug: 'tyres', name: TYRES.name }]);
  });

  test('a page that is not there still leads on', async () => {
    const notFound = await open().getNotFound();
    expect(notFound.banner.ar).toContain('لم نجد هذه الصفحة');
    expect(notFound.pages.map(({ slug }) => slug)).toContain('about');
  });

  test('there are no questions and no words of editors', async () => {
    expect(await open().listFaq()).toEqual([]);
    expect(await open().getTranslations()).toEqual({});
  });
});

describe('what was read', () => {
  test('is asked of WordPress once, however many pages need it', async () => {
    const reader = recordedWordPress();
    const get = vi.spyOn(reader, 'get');
    const content = openContent(reader);
    await Promise.all([content.getShell(), content.getHome(), content.listFaq(), content.getTip(1)]);
    await content.getShell();
    expect(get.mock.calls.map(([path]) => path)).toEqual(['', 'wc-storefront/v1/documents']);
  });

  test('stays when WordPress goes, and is renewed behind the reader’s back', async () => {
    let nowMs = 0;
    const reader = recordedWordPress();
    const get = vi.spyOn(reader, 'get');
    const content = openContent(reader, { now: () => nowMs });
    await content.getShell();
    get.mockRejectedValue(new Error('down'));
    nowMs += FRESH_MS;
    expect((await content.getShell()).shopName.en).toBe('Nile Tyres');
    await vi.waitFor(() => expect(get.mock.calls.length).toBeGreaterThan(2));
    expect((await content.getShell()).shopName.en).toBe('Nile Tyres');
  });

  test('is read again after a change, also where a reading was under way', async () => {
    const reader = recordedWordPress();
    const list = vi.spyOn(reader, 'list');
    const content = openContent(reader);
    const before = content.listTips();
    list.mockResolvedValue([]);
    await content.refresh();
    expect((await before).length).toBeGreaterThan(0);
    expect(await content.listTips()).toEqual([]);
  });

  test('an outage at the first reading is one of the content, and the next reading tries again', async () => {
    const reader = recordedWordPress();
    vi.spyOn(reader, 'get').mockRejectedValueOnce(new ShopError('store_unavailable'));
    const content = openContent(reader);
    await expect(content.getShell()).rejects.toMatchObject({ code: 'content_unavailable' });
    expect((await content.getShell()).shopName.en).toBe('Nile Tyres');
  });

  test('an answer of another shape is an outage, not a page of nothing', async () => {
    const reader = recordedWordPress();
    vi.spyOn(reader, 'list').mockResolvedValue([{ id: 'one' }]);
    await expect(openContent(reader).listPages()).rejects.toMatchObject({ code: 'content_unavailable' });
  });
});

describe('what was last read outlives the process', () => {
  /** An in-memory implementation with one row. */
  function memory(): LastTexts & { writes: number } {
    let row = 'null';
    return {
      writes: 0,
      read: () => Promise.resolve(JSON.parse(row) as unknown),
      write(_, texts) {
        this.writes += 1;
        row = JSON.stringify(texts);
        return Promise.resolve();
      },
    };
  }

  function away(): WordPressReader {
    const reader = recordedWordPress();
    vi.spyOn(reader, 'get').mockRejectedValue(new ShopError('store_unavailable'));
    return reader;
  }

  test('a new process has every text while WordPress is away', async () => {
    const lastTexts = memory();
    const before = openContent(recordedWordPress(), { lastTexts });
    await before.getShell();
    const content = openContent(away(), { lastTexts });
    expect(await content.getShell()).toEqual(await before.getShell());
    expect(await content.getPage('about')).toEqual(await before.getPage('about'));
    expect(await content.listTips()).toEqual(await before.listTips());
  });

  test('a new process takes today’s texts where WordPress answers', async () => {
    const lastTexts = memory();
    await lastTexts.write(SITE_URL, { pages: [], tips: [], documents: {}, siteName: 'Old', tagline: '' });
    const content = openContent(recordedWordPress(), { lastTexts });
    expect((await content.getShell()).shopName.en).toBe('Nile Tyres');
  });

  test('a new process does not wait long for a WordPress that is slow', async () => {
    const lastTexts = memory();
    await openContent(recordedWordPress(), { lastTexts }).getShell();
    const reader = recordedWordPress();
    vi.spyOn(reader, 'get').mockReturnValue(new Promise(() => undefined));
    const startedAtMs = performance.now();
    const shell = await openContent(reader, { lastTexts }).getShell();
    expect(shell.shopName.en).toBe('Nile Tyres');
    expect(performance.now() - startedAtMs).toBeLessThan(2 * TEXTS_PATIENCE_MS);
  });

  test('is written again only where it has changed', async () => {
    const lastTexts = memory();
    const content = openContent(recordedWordPress(), { lastTexts });
    await content.refresh();
    await content.refresh();
    await openContent(recordedWordPress(), { lastTexts }).refresh();
    expect(lastTexts.writes).toBe(2);
  });

  test('reading anew on demand says when WordPress is away', async () => {
    const lastTexts = memory();
    await openContent(recordedWordPress(), { lastTexts }).getShell();
    const refreshed = openContent(away(), { lastTexts }).refresh();
    await expect(refreshed).rejects.toMatchObject({ code: 'content_unavailable' });
  });
});
