import { wordpressContent } from '../../../server/adapters/wordpress/content.js';
import { wordpressReader } from '../../../server/adapters/wordpress/reader.js';
import type { StoreClient } from '../../../server/adapters/wpRest/client.js';
import { type KindInTest, SITE } from './kindInTest.js';

/* Every kind of record that is read from WordPress. */

const TIME = '2026-01-02T03:04:05';

const document = (id: number) => ({
  ...{ id, slug: `text-${id}`, date_gmt: TIME, modified_gmt: TIME, title: { rendered: `Text ${id}` } },
  ...{
    excerpt: { rendered: '<p>Short</p>' },
    content: { rendered: '<p>Long</p>', protected: false },
    meta: { title_ar: 'نص' },
  },
});

const post = (id: number) => ({
  ...document(id),
  _embedded: { 'wp:featuredmedia': [{ source_url: `${SITE}/wp-content/p.jpg` }] },
});

const words = (text: string) => ({ en: text, ar: text });
const link = { id: 1, slug: '/faq', name: words('Questions'), icon: 'faq' };
const section = { title: words('Help'), links: [{ name: words('Questions'), slug: '/faq' }] };

const menus = () => ({
  shell: {
    ...{ shopName: words('Shop'), tagline: words('Tyres'), navLinks: [link], footerMenu: [link] },
    footer: {
      ...{ left: section, middle: section, right: section, copyrights: words('©') },
      newsletter: { placeholder: words('Mail'), button: words('Send'), description: words('News') },
      socialMedia: [{ url: 'https://social.example', icon: 'social' }],
    },
  },
  home: {
    ...{ title: words('Tyres'), lead: words('All') },
    promises: [{ icon: 'tyre', title: words('New'), text: words('All new') }],
  },
  faq: [{ group: words('Orders'), question: words('When?'), answer: words('<p>Soon</p>') }],
  'not-found': {
    ...{ banner: words('<p>Oh</p>'), productsTitle: words('P'), categoriesTitle: words('C') },
    ...{ pagesTitle: words('S'), pages: [{ slug: '/faq', title: words('Questions') }] },
  },
  translations: { 'cart.title': words('Basket') },
  branches: [],
  search: { synonyms: 'tyre, kawitsh' },
});

const texts = [1, 3].map(document);
const WHOLE = { 'wp/v2/pages': texts, 'wp/v2/posts': texts, 'wc-storefront/v1/documents': menus() };

async function readAll(client: StoreClient) {
  const content = wordpressContent({
    ...{ reader: wordpressReader(client), siteUrl: SITE, listCategories: () => Promise.resolve([]) },
  });
  const [pages, tips] = [await content.listPages(), await content.listTips()];
  const rest = await Promise.all([
    ...[content.getShell(), content.getHome(), content.getNotFound(), content.listBranches()],
    ...[content.listFaq(), content.getTranslations(), content.getSynonyms()],
  ]);
  return { pages: pages.map((page) => ({ ...page, id: Number(page.slug.slice(-1)) })), tips, rest };
}

/** Reads through the same functions as the shop. */
export const CONTENT_KINDS: readonly KindInTest[] = [
  {
    name: 'Page',
    record: document,
    answers: (all) => ({ ...WHOLE, '': {}, 'wp/v2/pages': all }),
    read: async (client) => (await readAll(client)).pages,
  },
  {
    name: 'Article',
    record: post,
    answers: (all) => ({ ...WHOLE, '': {}, 'wp/v2/posts': all }),
    read: async (client) => (await readAll(client)).tips,
  },
  {
    name: 'Menus and texts',
    record: menus,
    answers: ([, odd]) => ({ ...WHOLE, '': {}, 'wc-storefront/v1/documents': odd }),
    read: async (client) => (await readAll(client)).pages,
  },
  {
    name: 'Site title and tagline',
    record: () => ({ name: 'Shop', description: 'Tyres' }),
    answers: ([, odd]) => ({ ...WHOLE, '': odd }),
    read: async (client) => (await readAll(client)).pages,
  },
];
