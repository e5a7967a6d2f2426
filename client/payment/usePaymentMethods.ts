import { array, boolean, object, optional, picklist } from 'valibot';
import type { PaymentMethod } from '../../domain/order/order.js';
import { useCachedAnswer } from '../core/cachedAnswer.js';

const Answer = object({
  methods: array(picklist(['cod', 'card'])),
  mode: picklist(['test', 'live', 'off']),
  cash_rules: optional(boolean(), false),
  confirms_cash: optional(boolean(), false),
});

interface PaymentMethods {
  /** Available methods, the default one first. Until loaded, or on failure, only cash on delivery. */
  methods: readonly PaymentMethod[];
  isKnown: boolean;
  /** Test mode: cards are not charged. */
  isTest: boolean;
  /** Whether some orders cannot be paid in cash. */
  hasCashRules: boolean;
  /** Whether customers are asked by message to confirm cash orders. */
  confirmsCash: boolean;
}

/** The shop's payment methods. */
export function usePaymentMethods(): PaymentMethods {
  const { data } = useCachedAnswer('/payment/methods', Answer);
  return {
    methods: data?.methods ?? ['cod'],
    isKnown: data !== undefined,
    isTest: data?.mode === 'test',
    hasCashRules: data?.cash_rules === true,
    confirmsCash: data?.confirms_cash === true,
  };
}
