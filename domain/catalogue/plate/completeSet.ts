import type { Piastres } from '../../core/money.js';
import { nearestQuantity, type QuantityRule } from '../pricing/quantityRule.js';
import { type QuantityPrice, unitPrice } from '../pricing/unitPrice.js';
import { CAR_SET } from '../product.js';

interface Priced {
  price: Piastres;
  quantityPrices?: readonly QuantityPrice[] | undefined;
  quantityRule?: QuantityRule | undefined;
}

/**
 * The price of four, to offer where fewer are wanted; null where four cannot be ordered, of so many that can, or are
 * wanted already.
 */
export function completeSet(wanted: number, limit: number, offered: Priced): Piastres | null {
  if (wanted >= CAR_SET || nearestQuantity(CAR_SET, limit, offered.quantityRule) !== CAR_SET) return null;
  return CAR_SET * unitPrice(offered, CAR_SET);
}
