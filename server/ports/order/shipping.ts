import type { ParcelCoupons } from './coupons.js';
import type { Piastres } from '../../../domain/core/money.js';
import type { DayRange } from '../../../domain/delivery/deliveryPromise.js';
import type { Delivery, LineItem } from '../../../domain/order/order.js';

export interface ShippingMethod extends Omit<Delivery, 'arrives'> {
  cost: Piastres;
  /** Working days until delivery, or until it can be collected; null if the store does not state them. */
  days: DayRange | null;
  /** Whether its cost or availability depends on the cart. */
  dependsOnCart: boolean;
}

/** The part of a line item that determines delivery. */
export type ShippedLine = Pick<LineItem, 'productId' | 'variationId' | 'quantity' | 'price' | 'taxShare'>;

export interface ShippingPort {
  /** All possible methods of every governorate, as `listMethods` lists them without lines, in one look. */
  listByGovernorate(): Promise<ReadonlyMap<string, ShippingMethod[]>>;
  /**
   * Delivery methods to a governorate (`EGC` …), cheapest first: for these lines, or with null all possible methods,
   * priced for a single item that costs nothing.
   */
  listMethods(
    governorate: string,
    lines: readonly ShippedLine[] | null,
    coupons?: ParcelCoupons,
  ): Promise<ShippingMethod[]>;
}
