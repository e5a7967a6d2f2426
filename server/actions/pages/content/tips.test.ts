import { describe, expect, it, vi } from 'vitest';
import type { Tip } from '../../../../domain/content/content.js';
import { inLocale, LOCALES } from '../../../../domain/core/locale.js';
import { localePath } from '../../../../domain/core/paths.js';
import { translateTo } from '../../../../locales/serverIntl.js';
import { openShop } from '../../../../tests/api/shop.js';
import { required } from '../../../../tests/contract/support.js';
import { pageRequest } from '../../../../tests/site/pageRequest.js';
import { loadTip, loadTips } from './tips.js';

const ORIGIN = 'https://shop.example';
const { backend } = await openShop({ PUBLIC_URL: ORIGIN });
const { content, store } = backend;
const { shopName } = await content.getShell();
const categories = await store.catalogue.listCategories();
const [one = 0, two = 0, three = 0] = categories.map(({ id }) => id);

const tip = (id: number, relatedCategoryIds: number[]): Tip => ({
  ...{ id, slug: `tip-${id}`, image: null, relatedCategoryIds },
  title: { en: `Tip ${id}`, ar: `نصيحة ${id}` },
  excerpt: { en: `About ${id}`, ar: `عن ${id}` },
  content: { en: `<p>Text ${id}</p>`, ar: `<p>نص ${id}</p>` },
  publishedAt: `2026-0${id}-01T00:00:00Z`,
  updatedAt: `2026-0${id}-02T00:00:00Z`,
});
const TIPS = [
  tip(6, []),
  tip(5, [three]),
  tip(4, [one]),
  tip(3, [one, two]),
  tip(2, [two]),
  tip(1, [one, two]),
];
vi.spyOn(content, 'listTips').mockResolvedValue(TIPS);

describe.each(LOCALES)('articles in %s', (locale) => {
  const t = translateTo(locale);
  const name = inLocale(shopName, locale);
  const addressOf = (path: string) => ORIGIN + localePath(path, locale);
  const trail = [
    { position: 1, name: t('nav.home'), item: addressOf('/') },
    { position: 2, name: t('tips.title'), item: addressOf('/tips-and-tricks') },
  ];

  it('are listed in their order, with their feed', async () => {
    const { head, pageProps } = required(await loadTips(backend, pageRequest(locale)));
    expect(pageProps.tips.map(({ title }) => title)).toEqual(TIPS.map(({ title }) => title[locale]));
    expect(head).toMatchObject({
      title: `${t('tips.title')} | ${name}`,
      description: t('tips.description'),
      canonicalPath: '/tips-and-tricks',
      feedPath: '/feed.xml',
      jsonLd: [{ '@type': 'BreadcrumbList', itemListElement: trail }],
    });
  });

  it('are read with articles about the most of the same subjects, newest first, and products', async () => {
    const { head, pageProps } = required(await loadTip(backend, pageRequest(locale, { id: '1' })));
    expect(pageProps.relatedTips.map(({ id }) => id)).toEqual([3, 4, 2]);
    expect(pageProps).toMatchObject({
      ...{ id: 1, title: TIPS[5]?.title[locale], updatedAt: '2026-01-02T00:00:00Z' },
      text: { html: TIPS[5]?.content[locale] },
    });
    const { items } = await store.catalogue.listProducts({
      ...{ sort: 'relevance', page: 1, perPage: 1, inStock: true, category: one },
    });
    expect(pageProps.relatedProducts[0]?.id).toBe(items[0]?.id);
    expect(head).toMatchObject({
      title: `${TIPS[5]?.title[locale]} | ${name}`,
      description: TIPS[5]?.excerpt[locale],
      ...{ canonicalPath: '/tips-and-tricks/1', openGraphType: 'article', feedPath: null },
      jsonLd: [
        { '@type': 'Article', publisher: { name }, url: addressOf('/tips-and-tricks/1') },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            ...trail,
            { position: 3, name: TIPS[5]?.title[locale], item: addressOf('/tips-and-tricks/1') },
          ],
        },
      ],
    });
  });

  it('name the newest others where no subject is the same', async () => {
    const { pageProps } = required(await loadTip(backend, pageRequest(locale, { id: '6' })));
    expect(pageProps.relatedTips.map(({ id }) => id)).toEqual([5, 4, 3]);
    expect(pageProps.relatedProducts).toEqual([]);
  });

  it('do not exist under another number', async () => {
    for (const id of ['7', 'x', '']) expect(await loadTip(backend, pageRequest(locale, { id }))).toBeNull();
    expect(await loadTip(backend, pageRequest(locale))).toBeNull();
  });
});
