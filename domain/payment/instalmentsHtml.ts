import type { Translate } from '../../locales/intl.js';
import type { MessageKey } from '../../locales/keys.js';
import { escapeHtml } from '../text/escapeHtml.js';
import { formatPrice, type Piastres } from '../core/money.js';
import { type InstalmentPlanView, lowestInstalment } from './instalments.js';

const BASIS_POINTS_OF_PERCENT = 100;

/**
 * HTML of what a sum costs each month with the cheapest plan, and altogether; empty if no plan allows it. `count` is the
 * number of pieces that the sum is for; a cart counts as one.
 */
export function instalmentsHtml(
  plans: readonly InstalmentPlanView[],
  { amount, count = 1 }: { amount: Piastres; count?: number },
  word: Translate,
): string {
  const lowest = lowestInstalment(plans, amount);
  if (lowest === null) return '';
  const { plan, monthly, total } = lowest;
  const head = word(count === 1 ? 'instalments.monthly' : 'instalments.monthly_for', {
    ...{ count: String(count), months: plan.inMonths, amount: formatPrice(monthly) },
  });
  const truth = word(truthKey(plan, total - amount), {
    percent: String(plan.interest / BASIS_POINTS_OF_PERCENT),
    ...{ total: formatPrice(total), cost: formatPrice(total - amount) },
  });
  return `<p><strong>${escapeHtml(head)}</strong></p><p><bdi>${escapeHtml(plan.name)}</bdi> · ${escapeHtml(truth)}</p>`;
}

function truthKey({ interest }: InstalmentPlanView, cost: Piastres): MessageKey {
  if (cost === 0) return 'instalments.free';
  return interest === 0 ? 'instalments.fees' : 'instalments.interest';
}
