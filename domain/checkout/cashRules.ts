import type { Piastres } from '../core/money.js';

/** When cash on delivery is refused; null and an empty list: never for this reason. */
export interface CashRules {
  /** Highest total including delivery. */
  max: Piastres | null;
  /** The same for customers who have not received an order yet. */
  firstOrderMax: Piastres | null;
  /** Codes of governorates where no cash is collected. */
  notIn: readonly string[];
  /** Refused deliveries of one account, from above which it has to pay first. */
  refusalsMax: number | null;
  /** null: cash orders are sent without the customer's confirmation. */
  confirmation: ConfirmationRule | null;
}

/** When an unconfirmed order is reminded of, and when it is cancelled, both counted from its placement. */
export interface ConfirmationRule {
  remindHours: number;
  cancelHours: number;
}

/** Why an order cannot be paid in cash. */
export type CashRefusal =
  | { reason: 'max' | 'first_order'; /** The highest total that could be. */ max: Piastres }
  | { reason: 'governorate' | 'refusals' };
