import { ShopError } from '../../../domain/core/errors.js';
import type { Piastres } from '../../../domain/core/money.js';
import { type Caller, requireCustomer } from '../../../domain/account/identity.js';
import { type CashRefusal, type CashTerms, depositFor } from '../../../domain/checkout/cashRules.js';
import { defaultProvider } from '../payment/ways.js';
import type { Backend } from '../../ports/backend.js';

interface CashOrder {
  customerId: number;
  /** Code of the governorate. */
  governorate: string;
  /** Including delivery. */
  total: Piastres;
}

/**
 * The deposit for a cash order; null if none is due. Throws `cash_not_possible` for an order that the operator's rules
 * for cash on delivery, `COD_RULES`, exclude.
 */
export async function requireCashByRules(backend: Backend, order: CashOrder): Promise<Piastres | null> {
  const { refusal, deposit } = await cashTerms(backend, order);
  if (refusal !== null) throw new ShopError('cash_not_possible');
  return deposit;
}

/** Whether and how the caller could pay such an order in cash: a hint for the checkout, which checks again. */
export function mayPayCash(
  backend: Backend,
  caller: Caller,
  order: Omit<CashOrder, 'customerId'>,
): Promise<CashTerms> {
  return cashTerms(backend, { customerId: requireCustomer(caller), ...order });
}

async function cashTerms(backend: Backend, order: CashOrder): Promise<CashTerms> {
  const refusal = await cashRefusal(backend, order);
  return { refusal, deposit: refusal === null ? await depositDue(backend, order) : null };
}

/** Nobody can pay a deposit while the shop takes no cards. */
async function depositDue(backend: Backend, { total }: Pick<CashOrder, 'total'>): Promise<Piastres | null> {
  const rule = backend.settings.codRules?.deposit ?? null;
  const provider = defaultProvider(backend);
  const due = rule === null || provider === null ? null : depositFor(rule, total);
  return due !== null && (await backend.store.acceptsPayment('card', provider)) ? due : null;
}

/**
 * Why an order cannot be paid in cash: it is too high, goes where no cash is collected, or is a customer's who has
 * refused deliveries. null: it can. Without rules it asks the store nothing.
 */
async function cashRefusal(
  { settings: { codRules: cashRules }, store }: Backend,
  { customerId, governorate, total }: CashOrder,
): Promise<CashRefusal | null> {
  if (cashRules === null) return null;
  const { max, notIn, firstOrderMax, refusalsMax } = cashRules;
  if (notIn.includes(governorate)) return { reason: 'governorate' };
  if (max !== null && total > max) return { reason: 'max', max };
  const isHighForFirst = firstOrderMax !== null && total > firstOrderMax;
  if (!isHighForFirst && refusalsMax === null) return null;
  const past = await store.orders.listOrders({ customerId, statuses: ['completed', 'failed'] });
  if (refusalsMax !== null && refusalsOf(past) > refusalsMax) return { reason: 'refusals' };
  const hasReceived = past.some(({ status }) => status === 'completed');
  return isHighForFirst && !hasReceived ? { reason: 'first_order', max: firstOrderMax } : null;
}

/** A shop marks a cash order as failed that came back from the courier. */
function refusalsOf(past: readonly { status: string; paymentMethod: string | null }[]): number {
  return past.filter(({ status, paymentMethod }) => status === 'failed' && paymentMethod === 'cod').length;
}
