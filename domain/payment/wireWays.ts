/** Ways to pay in `/api`. */
import { type InferOutput, nullable, number, object, picklist, pipe, string, transform } from 'valibot';
import { WirePrice } from '../core/wirePrice.js';
import { toDecimal } from '../core/money.js';
import { fromWireText, nullableWireText, toWireText } from '../core/wireText.js';
import { PAYMENT_METHODS } from './orderPayment.js';
import { methodOfKind, type PaymentWay, WAY_KINDS } from './ways.js';

/** Converts a way for `/api`, without where to transfer money: an order says that. */
export function toWireWay({ key, kind, name, text, min, max, fee }: PaymentWay) {
  return {
    ...{ key, kind, method: methodOfKind(kind) },
    ...toWireText('name', name),
    ...toWireText('text', text),
    min: min === null ? null : toDecimal(min),
    max: max === null ? null : toDecimal(max),
    fee: { fixed: toDecimal(fee.fixed), basis_points: fee.basisPoints },
  };
}

export type WireWay = ReturnType<typeof toWireWay>;

/** Parses a way in the browser. */
export const WireWaySchema = pipe(
  object({
    key: string(),
    kind: picklist(WAY_KINDS),
    method: picklist(PAYMENT_METHODS),
    ...nullableWireText('name'),
    ...nullableWireText('text'),
    min: nullable(WirePrice),
    max: nullable(WirePrice),
    fee: object({ fixed: WirePrice, basis_points: number() }),
  }),
  transform((way) => ({
    ...{ key: way.key, kind: way.kind, method: way.method, min: way.min, max: way.max },
    name: fromWireText('name', way),
    text: fromWireText('text', way),
    fee: { fixed: way.fee.fixed, basisPoints: way.fee.basis_points },
  })),
);

export type ClientWay = InferOutput<typeof WireWaySchema>;
