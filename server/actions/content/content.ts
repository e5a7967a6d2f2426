import { ShopError } from '../../../domain/core/errors.js';
import { parseId } from '../../../domain/core/parseId.js';
import { filledCategories } from '../../../domain/catalogue/category.js';
import type { ContentPage, Tip, TranslationOverrides } from '../../../domain/content/content.js';
import { toWireFooter, toWireLink } from '../../../domain/content/wireContent.js';
import { inEveryLocale } from '../../../domain/core/locale.js';
import { toWireText } from '../../../domain/core/wireText.js';
import type { MessageKey } from '../../../locales/keys.js';
import { translateTo } from '../../../locales/serverIntl.js';
import type { Backend } from '../../ports/backend.js';
import { listBestSellers } from '../catalogue/listings.js';
import { namedWireProduct } from '../catalogue/namedProduct.js';
import { readMenus } from './menus.js';
import { readOverrides } from '../words/words.js';

/** The store's categories as a menu. */
export async function readNavLinks({ store }: Backend) {
  return filledCategories(await store.catalogue.listCategories()).map(toWireLink);
}

/** The two menus of the mobile layout. */
export async function readMobileNavLinks(backend: Backend) {
  const { navLinks, footerMenu } = await readMenus(backend);
  return { links: navLinks.map(toWireLink), footer_menu: footerMenu.map(toWireLink) };
}

/** Every editorial page, by slug. */
export async function readPagesContent({ content }: Backend) {
  const pages = await content.listPages();
  return Object.fromEntries(pages.map((page) => [page.slug, toWirePage(page)]));
}

/** An editorial page. Throws `not_found`. */
export async function readPage({ content }: Backend, slug: string) {
  const page = await content.getPage(slug);
  if (page === null) throw new ShopError('not_found');
  return toWirePage(page);
}

function toWirePage({ slug, title, content, updatedAt }: ContentPage) {
  return {
    slug,
    ...toWireText('title', title),
    ...toWireText('content', content),
    updated_at: updatedAt,
  };
}

/** All articles without their texts, newest first. */
export async function readTips({ content }: Backend) {
  return (await content.listTips()).map(toWireTip);
}

/** An article with its text. Throws `not_found`. */
export async function readTip({ content }: Backend, idText: string) {
  const id = parseId(idText);
  const tip = id === null ? null : await content.getTip(id);
  if (tip === null) throw new ShopError('not_found');
  return { ...toWireTip(tip), ...toWireText('content', tip.content) };
}

function toWireTip(tip: Tip) {
  return {
    id: tip.id,
    slug: tip.slug,
    ...toWireText('title', tip.title),
    ...toWireText('excerpt', tip.excerpt),
    image: tip.image,
    published_at: tip.publishedAt,
    updated_at: tip.updatedAt,
  };
}

/** Keys that the dictionary always contains, whether or not an editor has changed them. */
const DICTIONARY: Record<string, MessageKey> = {
  my_profile: 'my_profile',
  logout: 'logout',
  sign_up_login: 'sign_up_login',
  search: 'search',
  search_placeholder: 'search_placeholder',
  no_results_found: 'no_results_found',
  loading: 'loading',
  // The interface's message has plural forms; a dictionary entry has one.
  items: 'items.word',
  egp: 'egp',
  failed_add_cart: 'failed_add_cart',
  out_of_stock: 'out_of_stock',
  view_product: 'view_product',
};

/** The shop's dictionary: its own messages, overridden by those of editors. */
export async function readTranslations(backend: Backend): Promise<TranslationOverrides> {
  const own = Object.entries(DICTIONARY).map(
    ([phrase, key]) => [phrase, inEveryLocale((locale) => translateTo(locale)(key))] as const,
  );
  return {
    ...Object.fromEntries(own),
    ...(await backend.content.getTranslations()),
    ...(await readOverrides(backend)),
  };
}

/** The footer, in every language. */
export async function readFooter(backend: Backend) {
  return toWireFooter((await readMenus(backend)).footer);
}

/** Content of the 404 page, with suggested links. */
export async function readNotFoundPage(backend: Backend) {
  const notFound = await backend.content.getNotFound();
  const categories = await backend.store.catalogue.listCategories();
  const products = await listBestSellers(backend);
  return {
    ...toWireText('banner', notFound.banner),
    section_1: { ...toWireText('title', notFound.productsTitle), products: products.map(namedWireProduct) },
    section_2: {
      ...toWireText('title', notFound.categoriesTitle),
      links: categories.map(({ id, name }) => ({ id, ...toWireText('name', name) })),
    },
    section_3: {
      ...toWireText('title', notFound.pagesTitle),
      links: notFound.pages.map(({ slug, title }) => ({ slug, ...toWireText('title', title) })),
    },
  };
}
