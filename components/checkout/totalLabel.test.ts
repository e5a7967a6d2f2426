import { expect, it } from 'vitest';
import type { CheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import type { ClientWay } from '../../domain/payment/wireWays.js';
import { dueLabel, totalLabel } from './totalLabel.js';

const totals = (method: { isPickup: boolean } | null) => ({ method }) as unknown as CheckoutTotals;
const way = (kind: string) => ({ kind }) as unknown as ClientWay;

it('is the total of the goods until the delivery is known', () => {
  expect(totalLabel(totals(null))).toBe('order.items_total');
  expect(totalLabel(totals({ isPickup: false }))).toBe('order.total');
});

it.each([
  ['cash', false, null, 'checkout.due_delivery'],
  ['cash', true, null, 'checkout.due_branch'],
  ['cash', false, 100_00, 'order.total'],
  ['card', false, null, 'order.total'],
] as const)('says of %s where it is paid (collected: %s, deposit: %s)', (kind, isPickup, deposit, label) => {
  expect(dueLabel(totals({ isPickup }), { way: way(kind), deposit })).toBe(label);
});

it('says of cash nothing of a place that is not chosen', () => {
  expect(dueLabel(totals(null), { way: way('cash'), deposit: null })).toBe('order.items_total');
});
