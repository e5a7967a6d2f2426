import type { Piastres } from '../../core/money.js';

/** A lower price per piece from this many pieces on. */
export interface QuantityPrice {
  from: number;
  price: Piastres;
}

/** What one piece costs, and what it costs in quantity, fewest pieces first; absent: the same. */
interface Priced {
  price: Piastres;
  quantityPrices?: readonly QuantityPrice[] | undefined;
}

/** The price per piece of this many pieces in one line: the lowest that they reach. */
export function unitPrice({ price, quantityPrices = [] }: Priced, quantity: number): Piastres {
  return Math.min(price, ...quantityPrices.flatMap((step) => (step.from <= quantity ? step.price : [])));
}

/** The next step that this many pieces do not reach; undefined after the last one. */
export function nextQuantityPrice(
  { quantityPrices = [] }: Pick<Priced, 'quantityPrices'>,
  quantity: number,
): QuantityPrice | undefined {
  return quantityPrices.find(({ from }) => from > quantity);
}
