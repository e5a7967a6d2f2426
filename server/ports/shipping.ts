import type { Localized } from '../../domain/locale.js';
import type { Piastres } from '../../domain/money.js';

export interface ShippingMethod {
  id: string;
  title: Localized;
  cost: Piastres;
  /** Days until delivery. */
  etaDays: number;
}

export interface ShippingPort {
  /** Ways of delivery to a governorate (`EGC` …), cheapest first. */
  listMethods(governorate: string): Promise<ShippingMethod[]>;
}
