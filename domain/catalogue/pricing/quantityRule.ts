/** In which quantities an operator sells an item: from, up to, and in multiples of so many pieces. */
export interface QuantityRule {
  least: number;
  /** Absent: as many as are in stock. */
  most?: number;
  step: number;
}

/** The largest number that a rule may name. */
export const RULE_MAX = 999;

const FREE: QuantityRule = { least: 1, step: 1 };

/** Why a quantity is not sold; null if it is. `pieces`: the number that the rule names. */
export function ruleBroken(
  quantity: number,
  { least, most, step }: QuantityRule = FREE,
): { code: 'too_few_of_product' | 'too_many_of_product' | 'sold_in_packs'; pieces: number } | null {
  if (quantity < least) return { code: 'too_few_of_product', pieces: least };
  if (most !== undefined && quantity > most) return { code: 'too_many_of_product', pieces: most };
  return quantity % step === 0 ? null : { code: 'sold_in_packs', pieces: step };
}

/** The wanted quantity, or the next lower one that is sold, of so many that can be ordered; the least if none is. */
export function nearestQuantity(
  wanted: number,
  limit: number,
  { least, most = limit, step }: QuantityRule = FREE,
): number {
  const highest = Math.min(wanted, limit, most);
  return Math.max(least, highest - (highest % step));
}
