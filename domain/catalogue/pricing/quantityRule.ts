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

interface BrokenRule {
  code: 'too_few_of_product' | 'too_many_of_product' | 'sold_in_packs';
  /** The number that the rule names. */
  pieces: number;
}

/** Why a quantity is not sold; null if it is. */
export function ruleBroken(quantity: number, { least, most, step }: QuantityRule = FREE): BrokenRule | null {
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

/** A quantity that is sold, and why it is another than what was typed; null if it is the same. */
export interface SettledQuantity {
  quantity: number;
  because: BrokenRule | { code: 'over_limit' } | { code: 'no_whole_number' } | null;
}

/** What is sold for a typed number, of so many that can be ordered: the nearest quantity, half a step rounded up. */
export function settleQuantity(typed: number, limit: number, rule: QuantityRule = FREE): SettledQuantity {
  const highest = nearestQuantity(limit, limit, rule);
  const inSteps = Math.round(typed / rule.step) * rule.step;
  const quantity = Math.max(rule.least, Math.min(highest, inSteps));
  if (quantity === typed) return { quantity, because: null };
  if (!Number.isInteger(typed) && rule.step === 1 && quantity === inSteps) {
    return { quantity, because: { code: 'no_whole_number' } };
  }
  const broken = ruleBroken(typed, rule);
  return { quantity, because: typed > limit || broken === null ? { code: 'over_limit' } : broken };
}
