import { cashDue } from '../../../../domain/order/deposit.js';
import { orderTotal } from '../../../../domain/order/order.js';
import { openCardShop, redirectOf, portOf } from '../card.js';

/** Percent of the total. */
const PERCENT = 25;
const POUND = 100;

/** What a shop with these rules asks for an order of this total, in piastres. */
export function depositOf(total: number): number {
  return Math.round((total * PERCENT) / 100 / POUND) * POUND;
}

/** A shop that asks for a deposit on every cash order, and for the confirmation of cash orders without one. */
export async function openDepositShop(rules: Record<string, unknown> = {}) {
  const card = await openCardShop({
    COD_RULES: JSON.stringify({
      ...{ deposit_above: 1, deposit_percent: PERCENT, refusals_max: 0, confirm: true },
      ...rules,
    }),
  });
  const order = (changes: Record<string, unknown> = {}) =>
    card.checkout({ payment_method: 'cod', ...changes });
  return Object.assign(card, {
    /** Sends a cash order. */
    orderForCash: order,
    /** Sends a cash order; returns the payment page of its deposit. */
    payDeposit: async (changes: Record<string, unknown> = {}) => redirectOf(await order(changes)),
    /** What the provider knows of the current or last attempt, or of another one. */
    recordOf: async (reference?: string) =>
      portOf(card.shop).lookUp({ reference: reference ?? (await card.reference()), sessionId: null }),
    /** Total, deposit and what is collected in cash. */
    sums: async () => {
      const now = await card.order();
      return { total: orderTotal(now), paid: now.deposit?.paid ?? 0, rest: cashDue(now) };
    },
  });
}
