import type { PaymentMethod } from '../../domain/order/order.js';
import type { CataloguePort } from './catalogue.js';
import type { CustomersPort } from './customers.js';
import type { OrdersPort } from './orders.js';
import type { ShippingPort } from './shipping.js';

/** The store backend: one shop's goods, people and orders. */
export interface StorePort {
  catalogue: CataloguePort;
  customers: CustomersPort;
  orders: OrdersPort;
  shipping: ShippingPort;
  /** Whether the operator lets customers pay so. Never throws: a store that is down forbids nothing. */
  acceptsPayment(method: PaymentMethod): Promise<boolean>;
  /** Resolves when the store answers; throws `store_unavailable` otherwise. */
  ping(): Promise<void>;
}
