/** Props of the cart and order pages, whose own data is loaded in the browser. */
import type { ProductCardView } from '../catalogue/catalogueViews.js';

export interface CartPageProps {
  /** Suggestions for an empty cart. */
  bestSellers: ProductCardView[];
}

/** The id comes from the URL; the order is loaded in the browser. */
export interface OrderPageProps {
  orderId: number;
}
