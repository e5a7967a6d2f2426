import { describe, expect, test, vi } from 'vitest';
import type { Category } from '../../../domain/catalogue/category.js';
import { ShopError } from '../../../domain/core/errors.js';
import { TEXTS_TIMEOUT_MS } from '../../../domain/core/limits.js';
import { recordedWordPress, SITE_URL } from '../../../tests/support/wordpressReader.js';
import type { LastTexts } from '../../ports/records/lastTexts.js';
import { wordpressContent } from './content.js';
import { StoreRefusal } from '../wpRest/refusals.js';
import type { WordPressReader } from './reader.js';
import { TEXTS_FRESH_MS } from '../../../domain/core/limits.js';

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
  test('sanitises WordPress pages in both languages and decodes entities', async () => {
    const page = await openContent(recordedWordPress()).getPage('about');
    expect(page?.title).toMatchObject({ en: 'About us & you', ar: 'من نحن' });
    expect(page?.content.en).not.toMatch(/<script|alert|onclick/);
    expect(page?.content.en).toContain('Since 2004');
  });

  test('rewrites links to the shop’s own pages in the text’s language, and keeps external ones', async () => {
    const page = await openContent(recordedWordPress()).getPage('about');
    expect(page?.content.en).toContain('href="/delivery#fees"');
    expect(page?.content.en).toContain('href="/category/car-tyres"');
    expect(page?.content.en).toContain('href="https://example.test/x?a=1&amp;b=2"');
    expect(page?.content.ar).toContain('href="/ar/delivery#fees"');
  });

  test('keeps a slug that cannot be decoded, without affecting other texts', async () => {
    const reader = recordedWordPress();
    const { list } = reader;
    vi.spyOn(reader, 'list').mockImplementation(async (path) => {
      const entries = (await list(path)) as { slug: string }[];
      return entries.map((entry, place) => (place === 0 ? { ...entry, slug: '%ff' } : entry));
    });
    const content = openContent(reader);
    const [pages, tips] = [await content.listPages(), await content.listTips()];
    expect(pages.map(({ slug }) => slug)).toContain('%ff');
    expect(pages.length).toBeGreaterThan(1);
    expect(tips.map(({ slug }) => slug)).toContain('%ff');
  });

  const withPages = (...more: object[]) => {
    const reader = recordedWordPress();
    const { list } = reader;
    vi.spyOn(reader, 'list').mockImplementation(async (path) => {
      const [first, ...rest] = (await list(path)) as object[];
      const added = path === 'wp/v2/pages' ? more.map((page) => ({ ...first, ...page })) : [];
      return [...added, first, ...rest];
    });
    return openContent(reader);
  };

  test('leaves out a page with a password, whose translation WordPress would tell', async () => {
    const hidden = {
      ...{ id: 9901, slug: 'staff-prices', content: { rendered: '', protected: true } },
      meta: { content_ar: '<p>أسعار الموظفين</p>' },
    };
    expect(await withPages(hidden).getPage('staff-prices')).toBeNull();
  });

  test('has both of two pages with one slug below different ones, the older under its own', async () => {
    const page = (id: number, text: string) => ({ id, slug: 'team', content: { rendered: text } });
    const content = withPages(page(9903, 'In Giza'), page(9902, 'In Cairo'));
    expect((await content.getPage('team'))?.content.en).toContain('Cairo');
    expect((await content.getPage('team-9903'))?.content.en).toContain('Giza');
  });

  test('leaves out the pages that WooCommerce creates for its own shop front', async () => {
    const slugs = (await openContent(recordedWordPress()).listPages()).map(({ slug }) => slug);
    expect(slugs).toContain('delivery');
    expect(slugs).not.toContain('cart');
    expect(slugs).not.toContain('my-account');
  });
});

test('reads articles with links between them and pictures under the shop’s own URL', async () => {
  const tips = await openContent(recordedWordPress()).listTips();
  const [rotating] = tips.filter(({ slug }) => slug === 'rotate-tyres');
  const [pressure] = tips.filter(({ slug }) => slug === 'check-pressure');
  expect(pressure?.content.ar).toContain(`href="/ar/tips-and-tricks/${rotating?.id}"`);
  expect(pressure?.image).toBe('/media/2026/11/gauge.png');
});

test('reads a draft past all caches, sanitised, and keeps it out of the published texts', async () => {
  const reader = recordedWordPress();
  const { get } = reader;
  const draft = {
    ...{
      id: 900,
      type: 'post',
      slug: '',
      date_gmt: '2026-11-20T10:00:00',
      modified_gmt: '2026-11-22T10:00:00',
    },
    ...{ title: { rendered: 'A &amp; B' }, excerpt: { rendered: '' }, meta: { title_ar: 'مسودة' } },
    content: { rendered: '<p>Text<script>x</script></p>' },
    picture: `${SITE_URL}/wp-content/uploads/2026/11/draft.png`,
  };
  const asked = vi
    .spyOn(reader, 'get')
    .mockImplementation((path, query) =>
      path === 'wc-storefront/v1/drafts/token' ? Promise.resolve(draft) : get(path, query),
    );
  const content = openContent(reader);
  const read = await content.findDraft('token');
  expect(read).toMatchObject({
    kind: 'tip',
    tip: { id: 900, title: { en: 'A & B', ar: 'مسودة' }, content: { en: '<p>Text</p>' } },
  });
  expect(read?.kind === 'tip' && read.tip.image).toBe('/media/2026/11/draft.png');
  await content.findDraft('token');
  expect(asked.mock.calls.filter(([path]) => path.includes('drafts'))).toHaveLength(2);
  expect((await content.listTips()).map(({ id }) => id)).not.toContain(900);
});

test('has no draft without the plugin, and none that the plugin refuses', async () => {
  const reader = recordedWordPress();
  const content = openContent(reader);
  expect(await content.findDraft('token')).toBeNull();
  const refuse = (status: number) =>
    vi.spyOn(reader, 'get').mockRejectedValueOnce(new StoreRefusal(status, 'storefront_no_draft', []));
  refuse(404);
  expect(await content.findDraft('token')).toBeNull();
  refuse(401);
  await expect(content.findDraft('token')).rejects.toMatchObject({ code: 'content_unavailable' });
});

test('reads questions without a group, and sanitises their answers', async () => {
  const [first, second] = await openContent(recordedWordPress()).listFaq();
  expect(first?.group?.ar).toBe('التوصيل');
  expect(first?.answer.en).toBe('<p>Two daysx</p>');
  expect(second?.group).toBeNull();
});

describe('without the companion plugin', () => {
  const open = () => openContent(recordedWordPress({ documents: null }));

  test('uses the site’s name and working menus without the companion plugin', async () => {
    const shell = await open().getShell();
    expect(shell.shopName.en).toBe('Nile Tyres & Rims');
    expect(shell.navLinks.map(({ slug }) => slug)).toEqual([
      'home',
      'category/tyres',
      'about',
      'tips-and-tricks',
      'contact',
      'find-order',
      'faq',
      'privacy-policy',
    ]);
    expect(shell.footerMenu.map(({ slug }) => slug)).toEqual(['tyres', 'tips-and-tricks']);
    expect(shell.footer.left.links).toEqual([{ slug: 'tyres', name: TYRES.name }]);
  });

  test('has a not-found page with links without the companion plugin', async () => {
    const notFound = await open().getNotFound();
    expect(notFound.banner.ar).toContain('لم نجد هذه الصفحة');
    expect(notFound.pages.map(({ slug }) => slug)).toContain('about');
  });

  test('has no questions and no text overrides without the companion plugin', async () => {
    expect(await open().listFaq()).toEqual([]);
    expect(await open().getTranslations()).toEqual({});
  });
});

describe('cached content', () => {
  test('fetches content from WordPress once, however many pages need it', async () => {
    const reader = recordedWordPress();
    const get = vi.spyOn(reader, 'get');
    const content = openContent(reader);
    await Promise.all([content.getShell(), content.getHome(), content.listFaq(), content.getTip(1)]);
    await content.getShell();
    expect(get.mock.calls.map(([path]) => path)).toEqual(['', 'wc-storefront/v1/documents']);
  });

  test('serves stale content while WordPress is down, and revalidates in the background', async () => {
    let nowMs = 0;
    const reader = recordedWordPress();
    const get = vi.spyOn(reader, 'get');
    const content = openContent(reader, { now: () => nowMs });
    await content.getShell();
    get.mockRejectedValue(new Error('down'));
    nowMs += TEXTS_FRESH_MS + 1;
    expect((await content.getShell()).shopName.en).toBe('Nile Tyres');
    await vi.waitFor(() => expect(get.mock.calls.length).toBeGreaterThan(2));
    expect((await content.getShell()).shopName.en).toBe('Nile Tyres');
  });

  test('fetches content again after a change, even while a fetch is running', async () => {
    const reader = recordedWordPress();
    const list = vi.spyOn(reader, 'list');
    const content = openContent(reader);
    const before = content.listTips();
    list.mockResolvedValue([]);
    await content.refresh();
    expect((await before).length).toBeGreaterThan(0);
    expect(await content.listTips()).toEqual([]);
  });

  test('reports an outage at the first fetch as a content outage, and retries on the next', async () => {
    const reader = recordedWordPress();
    vi.spyOn(reader, 'get').mockRejectedValueOnce(new ShopError('store_unavailable'));
    const content = openContent(reader);
    await expect(content.getShell()).rejects.toMatchObject({ code: 'content_unavailable' });
    expect((await content.getShell()).shopName.en).toBe('Nile Tyres');
  });

  test('treats a response of an unexpected shape as an outage, not as an empty page', async () => {
    const reader = recordedWordPress();
    vi.spyOn(reader, 'list').mockResolvedValue([{ id: 'one' }]);
    await expect(openContent(reader).listPages()).rejects.toMatchObject({ code: 'content_unavailable' });
  });
});

describe('stored content', () => {
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

  test('reads stored content in a new process while WordPress is down', async () => {
    const lastTexts = memory();
    const before = openContent(recordedWordPress(), { lastTexts });
    await before.getShell();
    const content = openContent(away(), { lastTexts });
    expect(await content.getShell()).toEqual(await before.getShell());
    expect(await content.getPage('about')).toEqual(await before.getPage('about'));
    expect(await content.listTips()).toEqual(await before.listTips());
  });

  test('fetches current content in a new process when WordPress answers', async () => {
    const lastTexts = memory();
    await lastTexts.write(SITE_URL, { pages: [], tips: [], documents: {}, siteName: 'Old', tagline: '' });
    const content = openContent(recordedWordPress(), { lastTexts });
    expect((await content.getShell()).shopName.en).toBe('Nile Tyres');
  });

  test('does not wait long for a slow WordPress in a new process', async () => {
    const lastTexts = memory();
    await openContent(recordedWordPress(), { lastTexts }).getShell();
    const reader = recordedWordPress();
    vi.spyOn(reader, 'get').mockReturnValue(new Promise(() => undefined));
    const startedAtMs = performance.now();
    const shell = await openContent(reader, { lastTexts }).getShell();
    expect(shell.shopName.en).toBe('Nile Tyres');
    expect(performance.now() - startedAtMs).toBeLessThan(2 * TEXTS_TIMEOUT_MS);
  });

  test('stores content again only when it has changed', async () => {
    const lastTexts = memory();
    const content = openContent(recordedWordPress(), { lastTexts });
    await content.refresh();
    await content.refresh();
    await openContent(recordedWordPress(), { lastTexts }).refresh();
    expect(lastTexts.writes).toBe(2);
  });

  test('reports an outage when content is refreshed on demand', async () => {
    const lastTexts = memory();
    await openContent(recordedWordPress(), { lastTexts }).getShell();
    const refreshed = openContent(away(), { lastTexts }).refresh();
    await expect(refreshed).rejects.toMatchObject({ code: 'content_unavailable' });
  });
});
