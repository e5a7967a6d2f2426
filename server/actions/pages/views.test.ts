import { describe, expect, it } from 'vitest';
import type { Category } from '../../../domain/catalogue/category.js';
import type { Tip } from '../../../domain/content/content.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { categoryCrumbs, toBrandLink, toCategoryTile, toTipCard } from './views.js';

const category = (id: number, parent: number | null) =>
  ({ id, parent, name: { en: `Category ${id}`, ar: `قسم ${id}` } }) as Category;
const trailOf = (categories: readonly Category[], id: number | null) =>
  categoryCrumbs(categories, id, { locale: 'en', word: translateTo('en') }).map(({ name, path }) => [
    name,
    path,
  ]);

const HOME = ['Home', '/'];

describe('the way to a category', () => {
  it('leads from home through all that it is in', () => {
    expect(trailOf([category(3, 2), category(9, null), category(2, 1), category(1, null)], 3)).toEqual([
      HOME,
      ['Category 1', '/category/1'],
      ['Category 2', '/category/2'],
      ['Category 3', '/category/3'],
    ]);
  });

  it('is home alone for a category that nobody knows', () => {
    expect(trailOf([category(1, null)], 5)).toEqual([HOME]);
    expect(trailOf([category(1, null)], null)).toEqual([HOME]);
  });

  it('ends although two categories of a store are in each other', () => {
    expect(trailOf([category(1, 2), category(2, 1)], 1)).toHaveLength(3);
  });
});

const both = (en: string, ar: string) => ({ en, ar });

describe('what pages show', () => {
  const tyres: Category = {
    ...{ id: 4, slug: 'tyres', parent: null, count: 12, icon: 'tyre', updatedAt: null },
    ...{ name: both('Tyres', 'إطارات'), description: both('For every car', 'لكل سيارة') },
  };
  const tip: Tip = {
    ...{ id: 3, slug: 'pressure', image: '/pictures/tip.webp', relatedCategoryIds: [] },
    ...{ title: both('Pressure', 'الضغط'), excerpt: both('Once a month', 'كل شهر') },
    content: both(`<p>${'word '.repeat(600)}</p>`, '<p>نص</p>'),
    ...{ publishedAt: '2026-01-01T00:00:00Z', updatedAt: '2026-02-01T00:00:00Z' },
  };

  it('is a category in the language of the page', () => {
    expect(toCategoryTile(tyres, 'ar')).toEqual({
      ...{ id: 4, name: 'إطارات', icon: 'tyre', path: '/category/4', count: 12, description: 'لكل سيارة' },
    });
  });

  it('is marked as English where nobody has translated it', () => {
    const english = { ...tyres, name: { en: 'Tyres' }, description: { en: 'For every car', ar: null } };
    expect(toCategoryTile(english, 'ar')).toMatchObject({
      ...{ name: 'Tyres', lang: 'en', description: 'For every car', descriptionLang: 'en' },
    });
    expect(toCategoryTile(english, 'en')).not.toHaveProperty('lang');
    expect(toCategoryTile(english, 'en')).not.toHaveProperty('descriptionLang');
    const card = toTipCard({ ...tip, title: { en: 'Pressure' }, excerpt: { en: 'Once a month' } }, 'ar');
    expect(card).toMatchObject({ title: 'Pressure', lang: 'en', excerptLang: 'en' });
  });

  it('is a brand with the address of its products, the same in each language', () => {
    const brand = { name: both('Lassa', 'لاسا'), logo: null };
    expect(toBrandLink(brand, 'ar')).toEqual({ name: 'لاسا', path: toBrandLink(brand, 'en').path });
    expect(toBrandLink(brand, 'en').path).toContain('lassa');
  });

  it('is an article with how long it takes to read', () => {
    const card = toTipCard(tip, 'en');
    expect(card).toEqual({
      ...{ id: 3, path: '/tips-and-tricks/3', title: 'Pressure', excerpt: 'Once a month' },
      ...{ image: '/pictures/tip.webp', publishedAt: '2026-01-01T00:00:00Z', readingMinutes: 3 },
    });
    expect(toTipCard(tip, 'ar')).toMatchObject({ title: 'الضغط', excerpt: 'كل شهر', readingMinutes: 1 });
  });
});
