import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import {
  type Billing,
  cancelReasonOf,
  isOrderStatus,
  goodsTotal,
  type LineItem,
  type Order,
  type Shipment,
} from '../../../../domain/order/order.js';
import { LOCALES } from '../../../../domain/core/locale.js';
import { parseAmount } from '../../../../domain/core/money.js';
import { parseConfirmation } from '../../../ports/shared/confirmationText.js';
import type { CardGateways } from './gateways.js';
import { couponsOf } from './orderCoupons.js';
import { deliveryOf } from './orderDelivery.js';
import { depositOf } from './orderDeposit.js';
import { feeOf } from './orderFee.js';
import { variationOfLine } from './lineChoice.js';
import { paymentOf } from './orderPayment.js';
import { withTranslations } from '../../wpRest/translations.js';
import { toIso } from '../catalogue/productFields.js';
import { metaText, type WcLine, type WcOrder } from '../../wpRest/shapes.js';

/** Order meta of the shop. Keys that start with `_` are hidden in wp-admin. */
export const ORDER_META = {
  transaction: 'geidea_transaction_id',
  paymentReference: '_storefront_payment_reference',
  /** Date and address of the placement, because WooCommerce dates the order from the cart. */
  placed: '_storefront_placed',
  group: 'storefront_group',
  cancelledFor: 'storefront_cancelled',
  /** Language of the customer, `ar`. */
  locale: 'storefront_locale',
  /** Custom fields of the operator, for the tracking page and the notice that the order was sent. */
  carrier: 'storefront_carrier',
  trackingNumber: 'storefront_tracking_number',
  confirmation: 'storefront_confirmation',
  writes: '_storefront_writes',
  /** The customer's own words about returns. */
  returnWords: 'storefront_return_words',
} as const;

/** Custom field of a request to return goods, with its number: `storefront_return_101`. */
export const RETURN_META_PREFIX = 'storefront_return_';

/** Meta of a line item: its picture, and its name in each translation (`_name_ar`). */
export const LINE_META = { name: '_name', image: '_image', made: 'dot_week' } as const;

/** What is needed to map an order in addition to its own fields. */
export interface OrderReading {
  /** Signs order keys. */
  secret: string;
  cards: CardGateways;
}

/** Whether an order is hidden from shoppers: trashed, or a draft. */
export function isHiddenOrder(answer: unknown): boolean {
  return v.is(HIDDEN, answer);
}

const HIDDEN = v.object({ status: v.pipe(v.string(), v.regex(/^trash$|draft$/)) });

/** Maps an order of the store. */
export function toOrder(order: WcOrder, { secret, cards }: OrderReading): Order {
  // An operator's custom status, such as "shipped", can only follow an accepted order.
  const status = isOrderStatus(order.status) ? order.status : 'processing';
  const placed = placedOf(order);
  return {
    id: order.id,
    customerId: order.customer_id,
    status,
    ...amountsOf(order),
    delivery: deliveryOf(order),
    shipment: shipmentOf(order),
    locale: LOCALES.find((locale) => locale === metaText(order.meta_data, ORDER_META.locale)) ?? null,
    billing: placed === null && order.billing.phone === '' ? null : billingOf(order, placed),
    ...paymentOf(order, cards),
    transactionId: metaText(order.meta_data, ORDER_META.transaction) ?? textOf(order.transaction_id),
    paymentReference: metaText(order.meta_data, ORDER_META.paymentReference),
    key: orderKey(order, secret),
    group: metaText(order.meta_data, ORDER_META.group),
    cancelledFor: cancelReasonOf(metaText(order.meta_data, ORDER_META.cancelledFor), status),
    deposit: depositOf(order),
    // An operator's own status means that they have taken the order on.
    confirmation: isOrderStatus(order.status)
      ? parseConfirmation(metaText(order.meta_data, ORDER_META.confirmation))
      : null,
    writes: writesOf(order),
    completedAt: textOf(order.date_completed_gmt) === null ? null : toIso(order.date_completed_gmt),
    createdAt: placed?.at ?? toIso(order.date_created_gmt),
    updatedAt: toIso(order.date_modified_gmt),
  };
}

/** WooCommerce's own key has 77 random bits; an HMAC of it bound to the order id cannot be guessed. */
function orderKey({ id, order_key }: WcOrder, secret: string): string {
  return createHmac('sha256', secret).update(`order ${id} ${order_key}`).digest('base64url');
}

/** A tracking number without a carrier is shown as it is. */
function shipmentOf({ meta_data }: WcOrder): Shipment | null {
  const carrier = metaText(meta_data, ORDER_META.carrier)?.trim() ?? '';
  const number = metaText(meta_data, ORDER_META.trackingNumber)?.trim() ?? '';
  return carrier === '' && number === '' ? null : { carrier, number: number === '' ? null : number };
}

/** WooCommerce uses empty strings for missing values. */
function textOf(text: string | null): string | null {
  return text === '' ? null : text;
}

/** Of a field that was read as an amount. */
function amount(text: string): number {
  return parseAmount(text) ?? 0;
}

/**
 * Lines and sums. A cart's total is ignored, because concurrent writes corrupt it in WooCommerce. The total of a placed
 * order is the store's, including changes by an operator, because the courier collects that amount.
 */
function amountsOf(
  order: WcOrder,
): Pick<
  Order,
  'items' | 'shippingTotal' | 'coupons' | 'adjustment' | 'fee' | 'refunded' | 'refunds' | 'tax'
> {
  const priced = order.coupon_lines.length > 0 ? 'subtotal' : 'total';
  // Of a cart, the shop writes lines with the tax; see `takeTaxOut`.
  const isNet = order.prices_include_tax && order.status !== 'pending-cart';
  const items = order.line_items
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...toLine(line, priced, isNet), ...(isNet ? {} : taxShareOf(order, line)) }));
  const coupons = couponsOf(order);
  const shippingTax = isNet ? amount(order.shipping_tax) : 0;
  const shippingTotal = Math.max(0, amount(order.shipping_total) + shippingTax);
  const tax = Math.max(0, amount(order.total_tax));
  const total = Math.max(0, amount(order.total));
  const refunds = order.refunds
    .map((refund) => ({ id: refund.id, amount: Math.abs(amount(refund.total)) }))
    .sort((a, b) => a.id - b.id);
  const refunded = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  return {
    items,
    shippingTotal,
    coupons,
    adjustment: order.status === 'pending-cart' ? 0 : total - goodsTotal({ items, coupons }) - shippingTotal,
    fee: order.status === 'pending-cart' ? 0 : feeOf(order),
    refunded: Math.min(refunded, total),
    refunds,
    ...(tax === 0 ? {} : { tax }),
  };
}

/** Of a cart, WooCommerce adds the tax to prices that contain it. */
function taxShareOf({ prices_include_tax }: WcOrder, line: WcLine): Pick<LineItem, 'taxShare'> {
  const [total, tax] = [amount(line.total), amount(line.total_tax)];
  return prices_include_tax && total > 0 && tax > 0 ? { taxShare: tax / total } : {};
}

/** A coupon lowers the lines' totals; without one, a lower total is the operator's own price. */
function toLine(line: WcLine, priced: 'subtotal' | 'total', isNet: boolean): LineItem {
  const made = metaText(line.meta_data, LINE_META.made);
  const total = amount(line[priced]) + (isNet ? amount(line[`${priced}_tax`]) : 0);
  return {
    id: line.id,
    productId: line.product_id,
    variationId: variationOfLine(line),
    quantity: line.quantity,
    // A negative line is a discount, which is part of the adjustment.
    price: Math.max(0, Math.round(total / line.quantity)),
    name: withTranslations(line.name ?? '', LINE_META.name, (field) => metaText(line.meta_data, field)),
    image: metaText(line.meta_data, LINE_META.image),
    ...(made === null ? {} : { made }),
  };
}

/** Marks contain no spaces. */
function writesOf({ meta_data }: WcOrder): string[] {
  return metaText(meta_data, ORDER_META.writes)?.split(' ') ?? [];
}

/** Meta field with the idempotency marks of an order's last writes. */
export function writesMeta(writes: readonly string[]): { key: string; value: string } {
  return { key: ORDER_META.writes, value: writes.join(' ') };
}

/** What was edited into something else counts as missing. */
const PLACED = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.nullable(v.object({ at: v.pipe(v.string(), v.isoTimestamp()), email: v.nullable(v.string()) })),
  ),
  null,
);

/** The line for the operator about what the shop noted when the order was placed, if it cannot be read. */
export function placementProblem(order: WcOrder): string | null {
  const isOdd = metaText(order.meta_data, ORDER_META.placed) !== null && placedOf(order) === null;
  return isOdd
    ? `Order ${order.id} is dated by WooCommerce, because its field ${ORDER_META.placed} was edited into something else`
    : null;
}

function placedOf({ meta_data }: WcOrder): v.InferOutput<typeof PLACED> {
  return v.parse(PLACED, metaText(meta_data, ORDER_META.placed) ?? 'null');
}

/** WooCommerce fills in the account's own address if none was given, so the given one is stored separately. */
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

/** The delivery address in WooCommerce's format, without an email if none was given. */
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
