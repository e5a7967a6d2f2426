import * as v from 'valibot';
import { type ErrorCode, ShopError } from '../../../domain/core/errors.js';
import { describeRefusedAccess, unavailable } from './problems.js';

/** The store understood the request and refused it; the caller decides what that means. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal';
  readonly status: number;
  /** Such as `woocommerce_rest_invalid_item_id`. The upstream's message is dropped, because it may contain HTML. */
  readonly code: string;
  /** Names of the invalid parameters, from `rest_invalid_param`. */
  readonly params: readonly string[];

  constructor(status: number, code: string, params: readonly string[]) {
    super(`The store refuses: ${status} ${code}`);
    this.status = status;
    this.code = code;
    this.params = params;
  }
}

const REFUSED = v.object({
  code: v.string(),
  data: v.optional(
    v.nullable(
      v.object({ params: v.optional(v.union([v.array(v.string()), v.record(v.string(), v.unknown())])) }),
    ),
  ),
});

/** Maps an error response: the store refused, or the shop is misconfigured. */
export function refusalOf(status: number, body: unknown, path: string): Error {
  const { success, output } = v.safeParse(REFUSED, body);
  const code = success ? output.code : '';
  const line = describeRefusedAccess(status, code, path);
  if (line !== null) return unavailable(line);
  const named = (success ? output.data?.params : undefined) ?? [];
  const params = Array.isArray(named) ? named : Object.keys(named);
  if (code === 'rest_invalid_param' && params.includes('status')) return unavailable(MISSING_STATUS);
  return new StoreRefusal(status, code, params);
}

const MISSING_STATUS =
  'WooCommerce does not know the order status "pending-cart": install and activate the companion plugin of this shop (folder wordpress/)';

/** Maps refusals to the shop's errors by code; an unlisted code is an outage. */
export async function refusedAs<T>(
  codes: Readonly<Record<string, ErrorCode>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreRefusal)) throw error;
    const code = codes[error.code];
    throw code === undefined ? unavailable(error.message, error) : new ShopError(code, {}, error);
  }
}
