import { type Locale, LOCALES } from '../../../domain/core/locale.js';
import { USUAL_GOVERNORATE_NAME } from '../../../domain/egypt/governorates.js';
import { expect, it } from 'vitest';
import { translateTo } from '../../../locales/serverIntl.js';
import { loadCategory } from '../../../server/actions/pages/category.js';
import { required } from '../../contract/support.js';
import { openShop } from '../shop.js';

const { backend } = await openShop();

async function pageOf(query: string, locale: Locale) {
  const request = { locale, word: translateTo(locale), params: { id: '1' }, path: '/category/1' };
  return required(await loadCategory(backend, { ...request, query: new URLSearchParams(query) }));
}

const headOf = async (query: string, locale: Locale = 'en') => (await pageOf(query, locale)).head;

const first = await headOf('');
const [name = ''] = first.title.split(' | ');

it.each(['page=2', 'page=2&utm_source=x', 'page=2&per_page=', 'fbclid=1&page=2'])(
  'describes the second page of a category as a page of its own: ?%s',
  async (query) => {
    const head = await headOf(query);
    expect(head.canonicalPath).toBe('/category/1?page=2');
    expect(head.title).toBe(first.title.replace(name, `${name} – Page 2`));
  },
);

it('says the page’s number in Arabic too', async () => {
  expect((await headOf('page=2', 'ar')).title).toMatch(/^[^|]+ – صفحة 2 \| /);
});

it.each(['', 'page=1', 'page=0', 'page=x', 'in_stock=true', 'in_stock=true&page=2', 'sort=price&page=2'])(
  'describes the category itself for ?%s',
  async (query) => {
    const head = await headOf(query);
    expect([head.canonicalPath, head.title]).toEqual(['/category/1', first.title]);
  },
);

it('describes the last page instead of one after it', async () => {
  const { canonicalPath } = await headOf('page=9999');
  expect(canonicalPath).toMatch(/^\/category\/1\?page=\d{1,2}$/);
  expect(await headOf(required(canonicalPath?.split('?')[1]))).toMatchObject({ canonicalPath });
});

it.each(LOCALES)(
  'says in the language of the page where tyres are fitted and brought: %s',
  async (locale) => {
    const { fitting, delivery } = (await pageOf('', locale)).pageProps.terms;
    const branches = await backend.content.listBranches();
    expect(branches.map(({ name }) => name[locale])).toContain(fitting?.branch);
    expect(delivery?.place).toBe(USUAL_GOVERNORATE_NAME[locale]);
  },
);
