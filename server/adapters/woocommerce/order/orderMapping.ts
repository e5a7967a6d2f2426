import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import {
  type Billing,
  isOrderStatus,
  itemsTotal,
  type LineItem,
  type Order,
} from '../../../../domain/order/order.js';
import { parseAmount } from '../../../../domain/core/money.js';
import { type CardGateways, methodOf } from './gateways.js';
import { deliveryOf } from './orderDelivery.js';
import { withTranslations } from '../../wpRest/translations.js';
import { toIso } from '../catalogue/productMapping.js';
import { metaText, parsed, WC_ORDER, type WcLine, type WcOrder } from '../../wpRest/shapes.js';

/** What the shop keeps on an order beside WooCommerce's own fields. Those with `_` are hidden in wp-admin. */
export const ORDER_META = {
  transaction: 'geidea_transaction_id',
  paymentReference: '_storefront_payment_reference',
  /** When and with which address the cart became an order: WooCommerce dates it from the cart. */
  placed: '_storefront_placed',
  group: 'storefront_group',
  writes: '_storefront_writes',
} as const;

/** What is kept on a line: its picture, and its name in each translation (`_name_ar`). */
export const LINE_META = { name: '_name', image: '_image' } as const;

/** What an order is read with beside its own fields. */
export interface OrderReading {
  /** Signs the keys of orders. */
  secret: string;
  cards: CardGateways;
}

/** An order as the shop sees it; null for what is none to a shopper: in the trash, or a draft. */
export function toOrder(body: unknown, { secret, cards }: OrderReading): Order | null {
  const order = parsed(WC_ORDER, body);
  const status = order.status === 'trash' || order.status.endsWith('draft') ? null : order.status;
  if (status === null) return null;
  const placed = placedOf(order);
  return {
    id: order.id,
    customerId: order.customer_id,
    // A status of the operator's own making, such as "shipped", comes after the shop has taken the order.
    status: isOrderStatus(status) ? status : 'processing',
    ...amountsOf(order),
    delivery: deliveryOf(order),
    billing: placed === null && order.billing.phone === '' ? null : billingOf(order, placed),
    paymentMethod: methodOf(order.payment_method ?? '', cards),
    transactionId: metaText(order.meta_data, ORDER_META.transaction) ?? textOf(order.transaction_id),
    paymentReference: metaText(order.meta_data, ORDER_META.paymentReference),
    key: orderKey(order, secret),
    group: metaText(order.meta_data, ORDER_META.group),
    writes: writesOf(order),
    createdAt: placed?.at ?? toIso(order.date_created_gmt),
    updatedAt: toIso(order.date_modified_gmt),
  };
}

/** WooCommerce's own key has 77 random bits; signed, and bound to the order, it cannot be guessed at all. */
function orderKey({ id, order_key }: WcOrder, secret: string): string {
  return createHmac('sha256', secret).update(`order ${id} ${order_key}`).digest('base64url');
}

/** WooCommerce's empty texts are none. */
function textOf(text: string | null): string | null {
  return text === '' ? null : text;
}

function amount(text: string): number {
  const read = parseAmount(text);
  if (read === null) throw new Error('The store answers an amount that is none');
  return read;
}

/**
 * Lines and sums. A cart's total is not read: WooCommerce loses lines of it where two write at once. Once placed, the
 * total is the store's, whatever an operator has added or taken off: the courier collects that.
 */
function amountsOf(order: WcOrder): Pick<Order, 'items' | 'shippingTotal' | 'adjustment' | 'refunded'> {
  const items = order.line_items.filter(({ quantity }) => quantity > 0).map(toLine);
  const shippingTotal = Math.max(0, amount(order.shipping_total));
  const total = Math.max(0, amount(order.total));
  const refunded = order.refunds.reduce((sum, refund) => sum + Math.abs(amount(refund.total)), 0);
  return {
    items,
    shippingTotal,
    adjustment: order.status === 'pending-cart' ? 0 : total - itemsTotal(items) - shippingTotal,
    refunded: Math.min(refunded, total),
  };
}

function toLine(line: WcLine): LineItem {
  return {
    id: line.id,
    productId: line.product_id,
    variationId: line.variation_id === 0 ? null : line.variation_id,
    quantity: line.quantity,
    // A line below nothing is a discount, which the adjustment holds.
    price: Math.max(0, Math.round(amount(line.total) / line.quantity)),
    name: withTranslations(line.name ?? '', LINE_META.name, (field) => metaText(line.meta_data, field)),
    image: metaText(line.meta_data, LINE_META.image),
  };
}

/** Marks have no spaces in them. */
function writesOf({ meta_data }: WcOrder): string[] {
  return metaText(meta_data, ORDER_META.writes)?.split(' ') ?? [];
}

/** The marks of an order's last writes, as it keeps them. */
export function writesMeta(writes: readonly string[]): { key: string; value: string } {
  return { key: ORDER_META.writes, value: writes.join(' ') };
}

const PLACED = v.object({ at: v.string(), email: v.nullable(v.string()) });

function placedOf({ meta_data }: WcOrder): v.InferOutput<typeof PLACED> | null {
  const text = metaText(meta_data, ORDER_META.placed);
  return text === null ? null : v.parse(PLACED, JSON.parse(text));
}

/** WooCommerce puts the customer's own address in where none was given, so what was given is kept beside. */
function billingOf({ billing, customer_note }: WcOrder, placed: { email: string | null } | null): Billing {
  return {
    firstName: billing.first_name ?? '',
    lastName: billing.last_name ?? '',
    phone: billing.phone ?? '',
    governorate: billing.state ?? '',
    city: billing.city ?? '',
    address1: billing.address_1 ?? '',
    address2: textOf(billing.address_2),
    email: placed === null ? textOf(billing.email) : placed.email,
    notes: textOf(customer_note),
  };
}

/** Where an order goes, as WooCommerce keeps it; without an email where none was given. */
export function toWcBilling(billing: Billing) {
  const address = {
    first_name: billing.firstName,
    last_name: billing.lastName,
    address_1: billing.address1,
    address_2: billing.address2 ?? '',
    city: billing.city,
    state: billing.governorate,
    country: 'EG',
    phone: billing.phone,
  };
  return {
    billing: billing.email === null ? address : { ...address, email: billing.email },
    shipping: address,
    customer_note: billing.notes ?? '',
  };
}
