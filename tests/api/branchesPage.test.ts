import { afterEach, expect, it, vi } from 'vitest';
import { LOCALES, type Locale } from '../../domain/core/locale.js';
import { translateTo } from '../../locales/serverIntl.js';
import { readMenus } from '../../server/actions/content/menus.js';
import { loadBranches } from '../../server/actions/pages/content/branches.js';
import { readMarkdown } from '../../server/actions/markdown/readMarkdown.js';
import { buildSitemap } from '../../server/actions/site/sitemap.js';
import { required } from '../contract/support.js';
import { openShop } from './shop.js';

const ORIGIN = 'https://shop.example';
const { backend } = await openShop({ PUBLIC_URL: ORIGIN, WHATSAPP_NUMBER: '+20 100 000 0000' });
afterEach(() => vi.restoreAllMocks());

const load = (locale: Locale) =>
  loadBranches(backend, {
    locale,
    word: translateTo(locale),
    params: {},
    query: new URLSearchParams(),
    path: '/branches',
  });
const sitemap = async () => required(await buildSitemap(backend, 1));
const llms = async () => required(await readMarkdown(backend, new URL('/llms.txt', ORIGIN))).body;

async function menuSlugs(): Promise<string[]> {
  const { navLinks, footer } = await readMenus(backend);
  return [...navLinks, ...footer.left.links].map(({ slug }) => slug);
}

it.each(LOCALES)('has every branch with address, hours, price and phone, in %s', async (locale) => {
  const { pageProps, head } = required(await load(locale));
  const branches = await backend.content.listBranches();
  expect(pageProps.branches.map(({ id, opens, fitting }) => ({ id, opens, fitting }))).toEqual(
    branches.map(({ id, opens, fittingPrice }) => ({ id, opens, fitting: fittingPrice })),
  );
  expect(pageProps.branches[0]?.address).toMatch(
    locale === 'ar' ? /مدينة نصر، القاهرة$/ : /Nasr City, Cairo$/,
  );
  expect(pageProps.phone?.href).toBe('tel:+20255500100');
  expect(head.canonicalPath).toBe('/branches');
  const word = translateTo(locale);
  expect(pageProps).toMatchObject({ title: word('branches.title'), lead: word('branches.lead'), html: null });
  expect(head.jsonLd).toContainEqual(
    expect.objectContaining({
      '@type': 'TireShop',
      '@id': `${ORIGIN}/branches#nasr-city`,
      openingHoursSpecification: expect.objectContaining({ opens: '10:00', closes: '20:00' }) as unknown,
    }),
  );
});

it('is listed where shoppers, search engines and programs look', async () => {
  expect(await sitemap()).toContain(`<loc>${ORIGIN}/ar/branches</loc>`);
  expect(await llms()).toContain(`${ORIGIN}/branches.md`);
  expect((await menuSlugs()).filter((slug) => slug === 'branches')).toHaveLength(2);
});

it('does not exist, and is listed nowhere, in a shop without branches', async () => {
  vi.spyOn(backend.content, 'listBranches').mockResolvedValue([]);
  expect(await load('en')).toBeNull();
  expect(await sitemap()).not.toContain('/branches');
  const listed = (await llms()).split('\n').filter((line) => line.startsWith('- '));
  expect(listed.filter((line) => line.includes('/branches') || !line.startsWith('- ['))).toEqual([]);
  expect(await menuSlugs()).not.toContain('branches');
});

it('shows what an editor has written about branches, with or without appointments', async () => {
  const about = required(await backend.content.getPage('about'));
  vi.spyOn(backend.content, 'listBranches').mockResolvedValue([]);
  vi.spyOn(backend.content, 'getPage').mockResolvedValue({ ...about, slug: 'branches' });
  const { pageProps } = required(await load('en'));
  expect(pageProps).toMatchObject({ title: about.title.en, lead: about.excerpt.en, branches: [] });
  expect(pageProps.html).toContain('<p>');
  expect(await menuSlugs()).toContain('branches');
});
