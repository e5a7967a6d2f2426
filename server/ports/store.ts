import type { PaymentMethod } from '../../domain/payment/orderPayment.js';
import type { PaymentWay } from '../../domain/payment/ways.js';
import type { CouponsPort } from './order/coupons.js';
import type { CartsPort } from './order/carts.js';
import type { CataloguePort } from './catalogue.js';
import type { CustomersPort } from './customers.js';
import type { FitmentPort } from './fitment.js';
import type { OfficePort } from './order/office.js';
import type { ReturnMarksPort } from './records/returns.js';
import type { OrdersPort } from './order/orders.js';
import type { ReviewsPort } from './reviews.js';
import type { ShippingPort } from './order/shipping.js';

/** A way to pay that the operator has set up in the store. */
export interface StoreWay extends Pick<PaymentWay, 'key' | 'kind' | 'name' | 'text' | 'payTo'> {
  /** Whether it is offered; orders that were placed with it keep its texts. */
  isOn: boolean;
}

/** The store backend: products, customers, orders and reviews. */
export interface StorePort {
  catalogue: CataloguePort;
  customers: CustomersPort;
  carts: CartsPort;
  orders: OrdersPort;
  shipping: ShippingPort;
  coupons: CouponsPort;
  fitment: FitmentPort;
  reviews: ReviewsPort;
  /** null: the operator answers requests to return goods in the shop. */
  returnMarks: ReturnMarksPort | null;
  /** null: the store has pages of its own for its operator. */
  office: OfficePort | null;
  /**
   * Whether the operator has enabled this payment method, with a provider if one takes the money. Never throws: if the
   * store is down, the method is allowed.
   */
  acceptsPayment(method: PaymentMethod, provider: string | null): Promise<boolean>;
  /**
   * The ways to pay that the store has by itself, in its order; null if it has none, or has not told them yet. Never
   * throws: if the store is down, they are those that were read last.
   */
  listWays(): Promise<readonly StoreWay[] | null>;
  /** Resolves when the store responds; throws `store_unavailable` otherwise. */
  ping(): Promise<void>;
}
