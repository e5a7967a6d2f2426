import * as v from 'valibot';
import type { Order } from '../../../../domain/order/order.js';
import type { OrderPayment, PaymentProof } from '../../../../domain/payment/orderPayment.js';
import { isStoreWay } from '../../../../domain/payment/ways.js';
import { metaText, type WcOrder } from '../../wpRest/shapes.js';
import { type CardGateways, methodOf } from './gateways.js';

/** Order meta about the payment; the time until which it is awaited can be edited in wp-admin. */
const META = {
  way: 'storefront_payment_way',
  until: 'storefront_pay_until',
  code: 'storefront_pay_code',
  /** Who has the money of a deposit, which the gateway does not say. */
  provider: '_storefront_payment_provider',
  proof: '_storefront_payment_proof',
} as const;

interface Meta {
  key: string;
  value: string;
}

/** Meta fields that change an order's payment into this one; empty if nothing is different. */
export function paymentMeta(before: OrderPayment | null, payment: OrderPayment | null): Meta[] {
  const [old, now] = [textsOf(before), textsOf(payment)];
  return Object.values(META)
    .filter((key) => old[key] !== now[key])
    .map((key) => ({ key, value: now[key] }));
}

function textsOf(payment: OrderPayment | null): Record<(typeof META)[keyof typeof META], string> {
  return {
    [META.way]: payment?.way ?? '',
    [META.until]: payment?.until ?? '',
    [META.code]: payment?.code ?? '',
    [META.provider]: payment?.provider ?? '',
    [META.proof]: payment?.proof == null ? '' : JSON.stringify(payment.proof),
  };
}

/** Method and payment of an order; orders from before ways were named have those of their gateway. */
export function paymentOf(
  order: WcOrder,
  cards: Pick<CardGateways, 'ids'>,
): Pick<Order, 'paymentMethod' | 'payment'> {
  const gateway = order.payment_method ?? '';
  const until = timeOf(metaText(order.meta_data, META.until));
  const paymentMethod = methodOf(gateway, until, cards);
  if (paymentMethod === null) return { paymentMethod, payment: null };
  const provider = metaText(order.meta_data, META.provider) ?? (cards.ids.includes(gateway) ? gateway : null);
  const way = metaText(order.meta_data, META.way) ?? (isStoreWay(gateway) ? gateway : USUAL[paymentMethod]);
  const code = metaText(order.meta_data, META.code);
  const proof = proofOf(metaText(order.meta_data, META.proof));
  return { paymentMethod, payment: { way, provider, until, code, proof } };
}

const USUAL = { cod: 'cod', card: 'card', later: 'transfer' } as const;

/** null for what was edited into no time. */
function timeOf(text: string | null): string | null {
  const ms = Date.parse(text?.trim() ?? '');
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

const PROOF: v.GenericSchema<unknown, PaymentProof> = v.object({
  text: v.nullable(v.string()),
  photo: v.nullable(v.string()),
  at: v.string(),
});

function proofOf(text: string | null): PaymentProof | null {
  if (text === null) return null;
  try {
    return v.parse(PROOF, JSON.parse(text));
  } catch {
    return null;
  }
}
