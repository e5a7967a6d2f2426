import type { Piastres } from '../../domain/core/money.js';
import type { Delivery, LineItem } from '../../domain/order/order.js';

export interface ShippingMethod extends Delivery {
  cost: Piastres;
  /** Days until delivery. */
  etaDays: number;
  /** Whether its cost, or whether it is offered at all, is another's for another cart. */
  dependsOnCart: boolean;
}

/** What is delivered. */
export type ShippedLine = Pick<LineItem, 'productId' | 'variationId' | 'quantity' | 'price'>;

export interface ShippingPort {
  /**
   * Ways of delivery to a governorate (`EGC` …), cheapest first: for these lines, or with null all ways that there
   * may be, at what they cost for one piece that costs nothing.
   */
  listMethods(governorate: string, lines: readonly ShippedLine[] | null): Promise<ShippingMethod[]>;
}
