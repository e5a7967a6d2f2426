import { cardOf } from '../../../domain/catalogue/productCards.js';
import { listBestSellers } from '../../../server/actions/catalogue/listings.js';
import { personalPage } from '../../../server/actions/pages/content/plainPages.js';
import { hasCars, listFinderSizes } from '../../../server/actions/pages/finder.js';
import type { PageLoader } from '../../../server/actions/pages/page.js';
import type { WishlistPageProps } from '../domain/wishlistView.js';

/** The list itself is loaded in the browser; the page brings a finder and suggestions for an empty one. */
export const loadWishlist: PageLoader<WishlistPageProps> = async (backend, request) => {
  const [page, products, sizes, knowsCars] = await Promise.all([
    personalPage('wish.title')(backend, request),
    listBestSellers(backend),
    listFinderSizes(backend),
    hasCars(backend),
  ]);
  const bestSellers = products.map((product) => cardOf(product, request.locale));
  return page === null ? null : { ...page, pageProps: { bestSellers, sizes, hasCars: knowsCars } };
};
