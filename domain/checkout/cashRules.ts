import { type Piastres, PIASTRES_PER_POUND } from '../core/money.js';

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
  /** null: no part of a cash order is paid by card first. */
  deposit: DepositRule | null;
  /** null: cash orders are sent without the customer's confirmation. */
  confirmation: ConfirmationRule | null;
}

/** Which cash orders are paid in part by card before they stand. */
export interface DepositRule {
  /** The highest total including delivery that needs no deposit. */
  above: Piastres;
  /** The part of the total, 1 to 99. */
  percent: number;
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

/** Whether and how a planned order can be paid in cash. */
export interface CashTerms {
  /** null: it can. */
  refusal: CashRefusal | null;
  /** What is paid by card first; null if nothing is, or if the order cannot be paid in cash. */
  deposit: Piastres | null;
}

/** The deposit for a total, in whole pounds and at least one; null if none is due or nothing would be left to pay. */
export function depositFor({ above, percent }: DepositRule, total: Piastres): Piastres | null {
  if (total <= above) return null;
  const pounds = Math.max(1, Math.round((total * percent) / 100 / PIASTRES_PER_POUND));
  const due = pounds * PIASTRES_PER_POUND;
  return due < total ? due : null;
}
