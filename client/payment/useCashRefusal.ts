import useSWR from 'swr';
import type { Piastres } from '../../domain/core/money.js';
import { toDecimal } from '../../domain/core/money.js';
import { CashSchema, type ClientCash } from '../../domain/checkout/wireCash.js';
import { callApi } from '../core/api.js';

interface PlannedOrder {
  governorate: string;
  /** Including delivery. */
  total: Piastres;
}

/**
 * Why the planned order cannot be paid in cash; null if it can, and until that is known. null for the order: not asked,
 * because the shop has no such rules or the order is not complete.
 */
export function useCashRefusal(planned: PlannedOrder | null): ClientCash {
  const path =
    planned === null
      ? null
      : `/payment/cash?governorate=${encodeURIComponent(planned.governorate)}&total=${toDecimal(planned.total)}`;
  const { data = null } = useSWR<ClientCash, unknown>(path, (address: string) =>
    callApi(address, { schema: CashSchema }),
  );
  return data;
}
