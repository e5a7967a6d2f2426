import { parseAmount, type Piastres, toDecimal } from '../../../../domain/core/money.js';
import type { WcOrder } from '../../wpRest/shapes.js';

/** Title of the fee line, by which it is told from the operator's own. */
const TITLE = 'Payment fee';

/** The fee line of a placed order; empty for none. */
export function feeLines(fee: Piastres): object[] {
  return fee === 0 ? [] : [{ name: TITLE, total: toDecimal(fee), tax_status: 'none' }];
}

/** The shop's own fee on an order. */
export function feeOf({ fee_lines }: Pick<WcOrder, 'fee_lines'>): Piastres {
  const own = fee_lines.filter(({ name }) => name === TITLE);
  return own.reduce((sum, { total }) => sum + (parseAmount(total) ?? 0), 0);
}

/** Fee lines that take the shop's own fee from an order. */
export function withoutFee({ fee_lines }: Pick<WcOrder, 'fee_lines'>): object[] {
  return fee_lines.filter(({ name }) => name === TITLE).map(({ id }) => ({ id, name: null }));
}
