import * as v from 'valibot';
import { type ErrorCode, ShopError } from '../../../domain/core/errors.js';
import { OperatorProblem } from '../../ports/problem.js';
import { describeRefusedAccess, unavailable } from './problems.js';

/** The store understood the request and refused it; the caller decides what that means. Left alone it is an outage. */
export class StoreRefusal extends ShopError {
  /** Of its response. */
  readonly answered: number;
  /** Such as `woocommerce_rest_invalid_item_id`. The upstream's message is dropped, because it may contain HTML. */
  readonly refusal: string;
  /** Names of the invalid parameters, from `rest_invalid_param`. */
  readonly params: readonly string[];

  constructor(status: number, refusal: string, params: readonly string[]) {
    super('store_unavailable', {}, new OperatorProblem(`The store refuses: ${status} ${refusal}`));
    this.answered = status;
    this.refusal = refusal;
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
  if (!success) return unavailable(`${status} without an error code: ${NOT_WORDPRESS}`);
  const named = output.data?.params ?? [];
  const params = Array.isArray(named) ? named : Object.keys(named);
  if (code === 'rest_invalid_param' && params.includes('status')) return unavailable(MISSING_STATUS);
  return new StoreRefusal(status, code, params);
}

const NOT_WORDPRESS = 'something in front of WordPress, such as a firewall or a cache, answers instead of it';

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
    const code = error instanceof StoreRefusal ? codes[error.refusal] : undefined;
    throw code === undefined ? error : new ShopError(code, {}, error);
  }
}
