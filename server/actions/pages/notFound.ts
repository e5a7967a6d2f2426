import { inLocale } from '../../../domain/core/locale.js';
import { pagePath } from '../../../domain/core/paths.js';
import { cardOf } from '../../../domain/catalogue/productCards.js';
import type { NotFoundPageProps } from '../../../domain/pages/contentViews.js';
import type { PageHead } from '../../../domain/content/pageViews.js';
import { listBestSellers } from '../catalogue/listings.js';
import { hasCars, listFinderSizes } from './finder.js';
import { pageHead, type PageRequest, type LoadedPage } from './page.js';
import type { Backend } from '../../ports/backend.js';
import type { Translate } from '../../../locales/intl.js';
import { loadTiles } from './tiles.js';

/** Content of the 404 page, or of the page for failures if `path` is null, with suggested links. */
export async function loadNotFound(
  backend: Backend,
  { locale, word, path }: Pick<PageRequest, 'locale' | 'word'> & { path: string | null },
): Promise<LoadedPage<NotFoundPageProps>> {
  const { content } = backend;
  const [notFound, shell, categories, products, sizes, knowsCars] = await Promise.all([
    content.getNotFound(),
    content.getShell(),
    loadTiles(backend, locale),
    listBestSellers(backend),
    listFinderSizes(backend),
    hasCars(backend),
  ]);
  return {
    head: notFoundHead(word, path, inLocale(shell.shopName, locale)),
    pageProps: {
      path,
      banner: inLocale(notFound.banner, locale),
      productsTitle: inLocale(notFound.productsTitle, locale),
      products: products.map((product) => cardOf(product, locale)),
      categoriesTitle: inLocale(notFound.categoriesTitle, locale),
      categories,
      sizes,
      hasCars: knowsCars,
      pagesTitle: inLocale(notFound.pagesTitle, locale),
      pages: notFound.pages.map(({ slug, title: name }) => ({
        name: inLocale(name, locale),
        path: pagePath(slug),
        icon: null,
      })),
    },
  };
}

/** Head of the 404 page, or of the page for failures if `path` is null. */
export function notFoundHead(word: Translate, path: string | null, shopName: string): PageHead {
  const title = word(path === null ? 'error.title' : 'not_found.title');
  return pageHead({ title, shopName, description: title });
}
