import { array, boolean, object, optional, picklist } from 'valibot';
import { type ClientWay, WireWaySchema } from '../../domain/payment/wireWays.js';
import { useCachedAnswer } from '../core/cachedAnswer.js';

const Answer = object({
  ways: array(WireWaySchema),
  mode: picklist(['test', 'live', 'off']),
  cash_rules: optional(boolean(), false),
  confirms_cash: optional(boolean(), false),
});

const CASH: ClientWay = {
  ...{ key: 'cod', kind: 'cash', method: 'cod', name: null, text: null, min: null, max: null },
  fee: { fixed: 0, basisPoints: 0 },
};

interface PaymentMethods {
  /** Ways to pay, the default one first. Until loaded, or on failure, only cash on delivery. */
  ways: readonly ClientWay[];
  isKnown: boolean;
  /** Neither known nor failed yet. */
  isLoading: boolean;
  /** Test mode: cards are not charged. */
  isTest: boolean;
  /** Whether some orders cannot be paid in cash. */
  hasCashRules: boolean;
  /** Whether customers are asked by message to confirm cash orders. */
  confirmsCash: boolean;
}

/** The shop's ways to pay. */
export function usePaymentMethods(): PaymentMethods {
  const { data, error } = useCachedAnswer('/payment/methods', Answer);
  return {
    ways: data?.ways ?? [CASH],
    isKnown: data !== undefined,
    isLoading: data === undefined && error === undefined,
    isTest: data?.mode === 'test',
    hasCashRules: data?.cash_rules === true,
    confirmsCash: data?.confirms_cash === true,
  };
}

/** The way with this key; the default one while it is unknown. */
export function useWay(key: string): ClientWay {
  const { ways } = usePaymentMethods();
  return ways.find((way) => way.key === key) ?? ways[0] ?? CASH;
}
