import { expect, it, vi } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import type { ContentPage } from '../../../domain/content/content.js';
import { findPages } from './findPages.js';

const page = (slug: string, en: string, ar: string) => ({ slug, title: { en, ar } }) as ContentPage;
const PAGES = [
  page('fitting', 'Tyre fitting', 'تركيب الإطارات'),
  page('warranty', 'Warranty', 'الضمان'),
  page('alfa', 'Alfa Romeo', 'ألفا روميو'),
  page('returns', 'Exchange and returns', 'الاستبدال والاسترجاع'),
];
const listPages = () => Promise.resolve(PAGES);

it.each([
  ['تركيب', 'ar', ['تركيب الإطارات']],
  ['التركيب', 'en', ['Tyre fitting']],
  ['fitting', 'en', ['Tyre fitting']],
  ['FIT', 'ar', ['تركيب الإطارات']],
  ['tyre fitting', 'en', ['Tyre fitting']],
  ['ضمان', 'ar', ['الضمان']],
  // Too short to begin with the article.
  ['الفا', 'en', ['Alfa Romeo']],
  ['205/55R16', 'en', []],
  ['tyre michelin', 'en', []],
  ['re', 'en', []],
  ['', 'en', []],
  ['!!', 'en', []],
] as const)('a search for "%s" (%s) finds the pages %j', async (keyword, locale, names) => {
  expect((await findPages({ listPages }, keyword, locale)).map(({ name }) => name)).toEqual(names);
});

it('links to the page', async () => {
  expect(await findPages({ listPages }, 'warranty', 'en')).toEqual([{ name: 'Warranty', path: '/warranty' }]);
});

it('finds no pages while texts cannot be read, but hides no other failure', async () => {
  const failing = (code: 'content_unavailable' | 'store_unavailable') =>
    findPages({ listPages: () => Promise.reject(new ShopError(code)) }, 'warranty', 'en');
  expect(await failing('content_unavailable')).toEqual([]);
  await expect(failing('store_unavailable')).rejects.toThrow(ShopError);
});

it('names two pages at most', async () => {
  const many = ['a', 'b', 'c'].map((slug) => page(slug, `Tyre ${slug}`, slug));
  const found = await findPages({ listPages: () => Promise.resolve(many) }, 'tyre', 'en');
  expect(found.map(({ path }) => path)).toEqual(['/a', '/b']);
});

it('reads no pages for a search that can name none', async () => {
  const read = vi.fn(listPages);
  await findPages({ listPages: read }, '', 'en');
  expect(read).not.toHaveBeenCalled();
});
