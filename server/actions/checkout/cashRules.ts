import { ShopError } from '../../../domain/core/errors.js';
import type { Piastres } from '../../../domain/core/money.js';
import type { Backend } from '../../ports/backend.js';

interface CashOrder {
  customerId: number;
  /** Code of the governorate. */
  governorate: string;
  /** Including delivery. */
  total: Piastres;
}

/**
 * The operator's rules for cash on delivery, `COD_RULES`: throws `cash_not_possible` for an order that is too high, goes
 * where no cash is collected, or is a customer's who has refused deliveries. Without rules it asks the store nothing.
 */
export async function requireCashByRules(
  { settings: { cashRules }, store }: Backend,
  { customerId, governorate, total }: CashOrder,
): Promise<void> {
  if (cashRules === null) return;
  const { max, notIn, firstOrderMax, refusalsMax } = cashRules;
  const isTooHigh = (limit: Piastres | null) => limit !== null && total > limit;
  if (isTooHigh(max) || notIn.includes(governorate)) throw new ShopError('cash_not_possible');
  if (!isTooHigh(firstOrderMax) && refusalsMax === null) return;
  const past = await store.orders.listOrders({ customerId, statuses: ['completed', 'failed'] });
  const hasReceived = past.some(({ status }) => status === 'completed');
  if (isTooHigh(firstOrderMax) && !hasReceived) throw new ShopError('cash_not_possible');
  if (refusalsMax !== null && refusalsOf(past) > refusalsMax) throw new ShopError('cash_not_possible');
}

/** A shop marks a cash order as failed that came back from the courier. */
function refusalsOf(past: readonly { status: string; paymentMethod: string | null }[]): number {
  return past.filter(({ status, paymentMethod }) => status === 'failed' && paymentMethod === 'cod').length;
}
