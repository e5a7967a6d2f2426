import useSWR from 'swr';
import { type Piastres, toDecimal } from '../../domain/core/money.js';
import { feeOn } from '../../domain/payment/ways.js';
import { type ClientCashTerms, CashTermsSchema } from '../../domain/checkout/wireCash.js';
import type { CheckoutTotals } from './useCheckoutTotals.js';
import { callApi } from '../core/api.js';
import { usePaymentMethods, useWay } from '../payment/usePaymentMethods.js';

export interface CashAsked extends ClientCashTerms {
  /** Neither known nor failed yet. */
  isLoading: boolean;
  /** Asks again, after the server has refused an order. */
  reload: () => Promise<unknown>;
}

/**
 * Whether the planned order can be paid in cash, and which deposit is due first. Nothing stands against it until that
 * is known, in a shop without such rules, and while the delivery fee is unknown.
 */
export function useCashTerms(
  governorate: string,
  { method, beforeFee }: Pick<CheckoutTotals, 'method' | 'beforeFee'>,
): CashAsked {
  const { hasCashRules } = usePaymentMethods();
  const total = beforeFee + feeOn(useWay('cod').fee, beforeFee);
  const path = hasCashRules && method !== null ? pathOf(governorate, total) : null;
  const { data, error, mutate } = useSWR<ClientCashTerms, unknown>(path, (address: string) =>
    callApi(address, { schema: CashTermsSchema }),
  );
  return {
    refusal: data?.refusal ?? null,
    deposit: data?.deposit ?? null,
    isLoading: hasCashRules && data === undefined && error === undefined,
    reload: () => mutate(),
  };
}

function pathOf(governorate: string, total: Piastres): string {
  return `/payment/cash?governorate=${encodeURIComponent(governorate)}&total=${toDecimal(total)}`;
}
