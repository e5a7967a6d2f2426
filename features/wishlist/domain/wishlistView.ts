import type { FinderSizes, ProductCardView } from '../../../domain/catalogue/catalogueViews.js';

/** What the page offers to a shopper who has saved nothing. */
export interface WishlistPageProps {
  bestSellers: ProductCardView[];
  /** Choices of the finder by size. */
  sizes: FinderSizes;
  hasCars: boolean;
}
