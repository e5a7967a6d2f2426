import type { BranchService } from '../branches/branch.js';

/** How a customer gets the goods. */
type Handover = 'courier' | 'pickup' | 'fitting';

interface Delivered {
  isPickup: boolean;
  visit?: { service: BranchService } | undefined;
}

/** How the goods of an order get to its customer: a fitting is an appointment at which they are fitted. */
export function handoverOf(delivery: Delivered | null): Handover {
  if (delivery?.isPickup !== true) return 'courier';
  return delivery.visit?.service === 'fitting' ? 'fitting' : 'pickup';
}

/** What became of a completed order, by name of its message. */
export const HANDED_OVER = {
  courier: 'delivered',
  pickup: 'collected',
  fitting: 'fitted',
} as const satisfies Record<Handover, string>;
