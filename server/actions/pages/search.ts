import { inLocale } from '../../../domain/locale.js';
import type { SearchPageProps } from '../../../domain/views.js';
import { readListingAddress, toListingView } from './listing.js';
import { pageHead, type PageLoader } from './page.js';
import { toCategoryTile } from './views.js';

export const loadSearch: PageLoader<SearchPageProps> = async (
  { content, store },
  { locale, word, query: address },
) => {
  const query = readListingAddress(address);
  const [page, categories, shell] = await Promise.all([
    store.catalogue.listProducts(query),
    store.catalogue.listCategories(),
    content.getShell(),
  ]);
  const title = query.search ?? word('search');
  return {
    head: pageHead({ title, shopName: inLocale(shell.shopName, locale), description: title }),
    pageProps: {
      listing: toListingView(page, query, { locale, word }),
      categories: categories
        .filter(({ count }) => count > 0)
        .map((category) => toCategoryTile(category, locale)),
    },
  };
};
