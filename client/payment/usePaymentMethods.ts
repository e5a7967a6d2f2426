import { array, object, picklist } from 'valibot';
import type { PaymentMethod } from '../../domain/order/order.js';
import { useCachedAnswer } from '../core/cachedAnswer.js';

const Answer = object({
  methods: array(picklist(['cod', 'card'])),
  mode: picklist(['test', 'live', 'off']),
});

export interface PaymentMethods {
  /** The usual one first, cash where it is taken; until the shop has answered, or where it does not, it is the only one. */
  methods: readonly PaymentMethod[];
  isKnown: boolean;
  /** Cards are not charged really: the shop shows how it works. */
  isTest: boolean;
}

/** How an order can be paid in this shop. */
export function usePaymentMethods(): PaymentMethods {
  const { data } = useCachedAnswer('/payment/methods', Answer);
  return { methods: data?.methods ?? ['cod'], isKnown: data !== undefined, isTest: data?.mode === 'test' };
}
