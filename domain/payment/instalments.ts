import type { Piastres } from '../core/money.js';
import { feeOn, type WayFee } from './ways.js';

/** What paying in instalments costs. */
export interface InstalmentTerms {
  months: number;
  /** Interest in a year, in hundredths of a per cent of the whole sum, however much of it is already paid back. */
  interest: number;
  /** Of the plan, once. */
  fee: Piastres;
  /** The fee that the shop takes for the way to pay. */
  wayFee: WayFee;
  /** Bounds of the total. */
  min: Piastres | null;
  max: Piastres | null;
}

/** A plan in the page's language. */
export interface InstalmentPlanView extends InstalmentTerms {
  /** Who lends the money. */
  name: string;
  /** `12 months` */
  inMonths: string;
}

/** Instalments of a sum. */
export interface Instalments {
  /** Each instalment, rounded up; the last one may be lower. */
  monthly: Piastres;
  /** All that is paid in the end. */
  total: Piastres;
}

/** Most instalments of a plan. */
export const INSTALMENT_MONTHS_MAX = 60;

const MONTHS_OF_YEAR = 12;
const BASIS_POINTS = 10_000;

/** The instalments of a sum, which the bounds of the plan are not compared with. */
export function instalmentsOf(
  { months, interest, fee, wayFee }: InstalmentTerms,
  amount: Piastres,
): Instalments {
  const lent = amount + feeOn(wayFee, amount);
  const total = lent + fee + Math.ceil((lent * interest * months) / (MONTHS_OF_YEAR * BASIS_POINTS));
  return { monthly: Math.ceil(total / months), total };
}

/** The plan with the lowest instalment for a sum within its bounds; null if there is none. */
export function lowestInstalment<Plan extends InstalmentTerms>(
  plans: readonly Plan[],
  amount: Piastres,
): (Instalments & { plan: Plan }) | null {
  const possible = plans.filter(
    ({ min, max }) => amount > 0 && amount >= (min ?? 0) && amount <= (max ?? amount),
  );
  const [lowest = null] = possible
    .map((plan) => ({ plan, ...instalmentsOf(plan, amount) }))
    .sort((one, other) => one.monthly - other.monthly);
  return lowest;
}
