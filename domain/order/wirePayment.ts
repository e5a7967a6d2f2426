/** How an order is paid, in `/api`. */
import { type InferOutput, nullable, object, optional, picklist, pipe, string, transform } from 'valibot';
import { fromWireText, nullableWireText, toWireText, type WireText } from '../core/wireText.js';
import { kindOfOrder, type PaymentWay, WAY_KINDS, type WayKind } from '../payment/ways.js';
import { isAwaited, type Order } from './order.js';

type Nullable<Text> = { [Key in keyof Text]: Text[Key] | null };

interface WireOrderWay extends Nullable<WireText<'name'>> {
  kind: WayKind;
}

/** What is to be done for an order whose money is awaited. */
interface WireAwaited extends Nullable<WireText<'pay_to'>> {
  /** ISO 8601. */
  until: string;
  /** The number to give at a kiosk. */
  code: string | null;
  /** When the customer said that they have paid, ISO 8601. */
  said_at: string | null;
  /** What they said; for the owner. */
  said: string | null;
}

export interface WireOrderPayment {
  /** Absent for a cart. */
  way?: WireOrderWay;
  /** Absent unless the order is on hold until its money comes. */
  awaited?: WireAwaited;
}

/** Converts the way of an order and what is awaited; `ways` are those of the shop. */
export function toWireOrderPayment(
  order: Order,
  ways: readonly PaymentWay[],
  isOwner: boolean,
): WireOrderPayment {
  const { paymentMethod, payment } = order;
  if (paymentMethod === null) return {};
  const configured = ways.find(({ key }) => key === payment?.way);
  const kind = kindOfOrder(order, paymentMethod, ways);
  const way = { kind, ...toWireText('name', configured?.name ?? null) };
  if (payment?.until == null || !isAwaited(order)) return { way };
  const { until, code, proof } = payment;
  const said = [proof?.text ?? null, proof?.photo ?? null].filter((each) => each !== null).join(' · ');
  return {
    way,
    awaited: {
      ...{ until, code, ...toWireText('pay_to', configured?.payTo ?? null) },
      ...{ said_at: proof?.at ?? null, said: isOwner && proof !== null ? said : null },
    },
  };
}

/** Schema entries of an order's payment in the browser. */
export const ORDER_PAYMENT_ENTRIES = {
  way: optional(
    pipe(
      object({ kind: picklist(WAY_KINDS), ...nullableWireText('name') }),
      transform((way) => ({ kind: way.kind, name: fromWireText('name', way) })),
    ),
  ),
  awaited: optional(
    pipe(
      object({
        until: string(),
        code: nullable(string()),
        ...nullableWireText('pay_to'),
        said_at: nullable(string()),
        said: nullable(string()),
      }),
      transform((awaited) => ({
        ...{ until: awaited.until, code: awaited.code, payTo: fromWireText('pay_to', awaited) },
        ...{ saidAt: awaited.said_at, said: awaited.said },
      })),
    ),
  ),
};

export type ClientOrderWay = NonNullable<InferOutput<typeof ORDER_PAYMENT_ENTRIES.way>>;
export type ClientAwaited = NonNullable<InferOutput<typeof ORDER_PAYMENT_ENTRIES.awaited>>;
