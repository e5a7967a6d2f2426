import { filledCategories } from '../../../domain/catalogue/category.js';
import { parseId } from '../../../domain/core/parseId.js';
import { inLocale } from '../../../domain/core/locale.js';
import { categoryPath } from '../../../domain/core/paths.js';
import type { CategoryPageProps } from '../../../domain/catalogue/catalogueViews.js';
import { hasCars, listFinderSizes } from './finder.js';
import { knownParameters, readListingAddress } from '../../../domain/catalogue/listing/listingAddress.js';
import { pageParts } from '../../ports/shared/pageParts.js';
import { loadListing } from './listing.js';
import { loadSetTerms } from './terms/setTerms.js';
import { pageHead, type PageLoader } from './page.js';
import { breadcrumbList, itemList } from './structuredData.js';
import { categoryCrumbs, toCategoryTile } from './views.js';

export const loadCategory: PageLoader<CategoryPageProps> = async (
  backend,
  { locale, word, params, query: address },
) => {
  const { content, store, settings } = backend;
  const id = parseId(params['id'] ?? '');
  const [categories, shell] = await Promise.all([store.catalogue.listCategories(), content.getShell()]);
  const category = categories.find((candidate) => candidate.id === id);
  if (category === undefined) return null;
  const query = { ...readListingAddress(address), category: category.id };
  const parts = pageParts(backend);
  const [listing, sizes, isForCars, terms] = await Promise.all([
    loadListing(backend, query, { locale, word }),
    listFinderSizes(backend, category.id),
    hasCars(backend),
    loadSetTerms(backend, { locale }, parts),
  ]);
  const name = inLocale(category.name, locale);
  const path = categoryPath(category.id);
  // Filtered listings are versions of the category, the pages of its own listing are not.
  const isOwnPage = listing.page > 1 && [...knownParameters(address)].every(({ key }) => key === 'page');
  const page = String(listing.page);
  const breadcrumbs = categoryCrumbs(categories, category.id, { locale, word });
  return {
    head: pageHead({
      title: isOwnPage ? `${name} – ${word('pagination.page', { page })}` : name,
      shopName: inLocale(shell.shopName, locale),
      description: inLocale(category.description, locale),
      canonicalPath: isOwnPage ? `${path}?page=${page}` : path,
      jsonLd: [
        breadcrumbList(breadcrumbs, locale, settings.publicUrl),
        ...itemList(name, listing.products, {
          locale,
          origin: settings.publicUrl,
        }),
      ],
    }),
    isPartial: parts.isPartial(),
    pageProps: {
      terms,
      category: toCategoryTile(category, locale),
      breadcrumbs,
      subCategories: filledCategories(categories)
        .filter(({ parent }) => parent === category.id)
        .map((child) => toCategoryTile(child, locale)),
      listing,
      sizes: sizes.length > 0 ? sizes : null,
      hasCars: sizes.length > 0 && isForCars,
    },
  };
};
