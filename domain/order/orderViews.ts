/** Props of the cart and order pages, whose own data is loaded in the browser. */
import type { CallHoursView } from '../branches/branchViews.js';
import type { FinderSizes, ProductCardView } from '../catalogue/catalogueViews.js';
import type { InstalmentPlanView } from '../payment/instalments.js';

export interface CartPageProps {
  /** Suggestions for an empty cart. */
  bestSellers: ProductCardView[];
  /** Choices of the finder by size, for an empty cart. */
  sizes: FinderSizes;
  hasCars: boolean;
  /** Plans of instalments; empty where none is offered. */
  instalmentPlans: InstalmentPlanView[];
}

/** The id comes from the URL; the order is loaded in the browser. */
export interface OrderPageProps {
  orderId: number;
}

export interface CallingPageProps extends OrderPageProps {
  /** null in a shop without branches. */
  callHours: CallHoursView | null;
}

/** Who sells, as printed on a receipt; null for what the operator has not set. */
export interface SellerView {
  name: string;
  address: string | null;
  /** Number in the commercial register. */
  register: string | null;
  taxNumber: string | null;
}

export interface ReceiptPageProps extends OrderPageProps {
  seller: SellerView;
}
