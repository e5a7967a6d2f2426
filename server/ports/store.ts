import type { PaymentMethod } from '../../domain/order/order.js';
import type { CouponsPort } from './coupons.js';
import type { CataloguePort } from './catalogue.js';
import type { CustomersPort } from './customers.js';
import type { FitmentPort } from './fitment.js';
import type { OrdersPort } from './orders.js';
import type { ReviewsPort } from './reviews.js';
import type { ShippingPort } from './shipping.js';

/** The store backend: products, customers, orders and reviews. */
export interface StorePort {
  catalogue: CataloguePort;
  customers: CustomersPort;
  orders: OrdersPort;
  shipping: ShippingPort;
  coupons: CouponsPort;
  fitment: FitmentPort;
  reviews: ReviewsPort;
  /**
   * Whether the operator has enabled this payment method, with a provider if one takes the money. Never throws: if the
   * store is down, the method is allowed.
   */
  acceptsPayment(method: PaymentMethod, provider: string | null): Promise<boolean>;
  /** Resolves when the store responds; throws `store_unavailable` otherwise. */
  ping(): Promise<void>;
}
