/** Orders in `/api`. */
import {
  array,
  boolean,
  exactOptional,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot';
import { type DateRange, WireDateRange } from '../delivery/arrival.js';
import { toDecimal } from '../core/money.js';
import { toWireCoupon, type WireCoupon, WireCoupons } from '../coupon/wireCoupon.js';
import { fromWireText, toWireText, type WireText, wireText } from '../core/wireText.js';
import {
  type Billing,
  type Delivery,
  type Order,
  ORDER_STATUSES,
  orderTotal,
  type Shipment,
} from './order.js';
import { PAYMENT_METHODS } from '../payment/orderPayment.js';
import { toWireVisit, type VisitFacts, type WireVisit, WireVisitSchema } from '../branches/wireVisit.js';
import type { PaymentWay } from '../payment/ways.js';
import { ORDER_PAYMENT_ENTRIES, toWireOrderPayment, type WireOrderPayment } from './wirePayment.js';
import { WireAmount, WirePrice } from '../core/wirePrice.js';

interface WireBilling {
  first_name: string;
  last_name: string;
  phone: string | null;
  governorate: string;
  city: string;
  address_1: string | null;
  address_2: string | null;
  email: string | null;
  notes: string | null;
}

interface WireOrderItem extends WireText<'name'> {
  product_id: number;
  variation_id: number | null;
  quantity: number;
  line_item_id: number;
  price: string;
  image: string | null;
  /** Production week `2026-W14`; absent if unknown. */
  made?: string;
}

export interface WireOrder extends WireOrderPayment {
  id: number;
  status: Order['status'];
  items: WireOrderItem[];
  total: string;
  geidea_transaction_id: string | null;
  created_at: string;
  /** Whether `delete_order` would currently accept it. */
  deletable: boolean;
  shipping_total: string;
  /** null if unknown. */
  delivery:
    | (WireText<'title'> & {
        pickup: boolean;
        arrives: DateRange | null;
        /** Absent unless the order has an appointment at a branch. */
        visit?: WireVisit;
      })
    | null;
  /** null: not sent yet, or not recorded. */
  shipment: Shipment | null;
  /** Absent if there are none; of a cart, if the shop takes no coupons. */
  coupons?: WireCoupon[];
  /** Fees and taxes added later less discounts; negative if it lowers the total. */
  adjustment: string;
  /** The refunded part of the total. */
  refunded: string;
  /** The tax in the total; absent for none, and for a cart. */
  tax?: string;
  payment_method: Order['paymentMethod'];
  /** The part of a cash order that is paid by card first; null if there is none. */
  deposit: { due: string; paid: string } | null;
  /** Payment page of an order that waits for a card payment, for its owner; absent if there is nothing to pay. */
  payment_page?: string;
  billing: WireBilling | null;
  /** How the customer can confirm the order, or that they have; absent if nothing is to be confirmed. */
  confirm?: WireConfirm;
  /** For the owner only. */
  key?: string;
}

const CONFIRMS = ['button', 'code', 'both', 'done'] as const;

/** By the button of a WhatsApp message, by a code, or by both; `done`: it is confirmed. */
export type WireConfirm = (typeof CONFIRMS)[number];

export interface WireCustomerOrders {
  single: WireOrder[];
  grouped: { group: string; orders: WireOrder[] }[];
}

/** The viewer: the owner sees everything, the holder of the order's key neither phone nor street. */
type OrderViewer = 'owner' | 'key-holder';

interface WireExtras {
  paymentPage?: string | null;
  confirm?: WireConfirm | null;
  /** The shop takes coupons. */
  takesCoupons?: boolean;
  /** What is known of the appointment. */
  visit?: VisitFacts;
  /** The shop's ways to pay. */
  ways?: readonly PaymentWay[];
}

const NOT_KNOWN: VisitFacts = { branch: null, changeable: false };

/** Converts an order for `/api`, without what the viewer may not see. */
export function toWireOrder(
  order: Order,
  viewer: OrderViewer,
  deletable: boolean,
  { paymentPage = null, confirm = null, takesCoupons = false, visit = NOT_KNOWN, ways = [] }: WireExtras = {},
): WireOrder {
  return {
    id: order.id,
    status: order.status,
    items: order.items.map((line) => ({
      product_id: line.productId,
      variation_id: line.variationId,
      quantity: line.quantity,
      line_item_id: line.id,
      price: toDecimal(line.price),
      ...toWireText('name', line.name),
      image: line.image,
      ...(line.made === undefined ? {} : { made: line.made }),
    })),
    total: toDecimal(orderTotal(order)),
    geidea_transaction_id: viewer === 'owner' ? order.transactionId : null,
    created_at: order.createdAt,
    deletable,
    shipping_total: toDecimal(order.shippingTotal),
    delivery: order.delivery === null ? null : toWireDelivery(order.delivery, visit),
    shipment: order.shipment,
    ...(order.coupons.length > 0 || (takesCoupons && order.status === 'pending-cart')
      ? { coupons: order.coupons.map(toWireCoupon) }
      : {}),
    adjustment: toDecimal(order.adjustment),
    refunded: toDecimal(order.refunded),
    ...(order.tax === undefined || order.status === 'pending-cart' ? {} : { tax: toDecimal(order.tax) }),
    payment_method: order.paymentMethod,
    ...toWireOrderPayment(order, ways, viewer === 'owner'),
    deposit: order.deposit && { due: toDecimal(order.deposit.due), paid: toDecimal(order.deposit.paid) },
    billing: order.billing === null ? null : toWireBilling(order.billing, viewer),
    ...(confirm === null ? {} : { confirm }),
    ...(viewer === 'owner' ? { key: order.key } : {}),
    ...(viewer === 'owner' && paymentPage !== null ? { payment_page: paymentPage } : {}),
  };
}

function toWireDelivery({ title, isPickup, arrives, visit }: Delivery, facts: VisitFacts) {
  const appointment = visit === undefined ? {} : { visit: toWireVisit(visit, facts) };
  return { ...toWireText('title', title), pickup: isPickup, arrives, ...appointment };
}

function toWireBilling(billing: Billing, viewer: OrderViewer): WireBilling {
  const isOwner = viewer === 'owner';
  return {
    first_name: billing.firstName,
    last_name: isOwner ? billing.lastName : '',
    phone: isOwner ? billing.phone : null,
    governorate: billing.governorate,
    city: billing.city,
    address_1: isOwner ? billing.address1 : null,
    address_2: isOwner ? billing.address2 : null,
    email: isOwner ? billing.email : null,
    notes: isOwner ? billing.notes : null,
  };
}

const OrderItem = pipe(
  object({
    product_id: number(),
    variation_id: nullable(number()),
    quantity: number(),
    line_item_id: number(),
    price: WirePrice,
    ...wireText('name'),
    image: nullable(string()),
    made: exactOptional(string()),
  }),
  transform((item) => ({
    id: item.line_item_id,
    productId: item.product_id,
    variationId: item.variation_id,
    quantity: item.quantity,
    price: item.price,
    name: fromWireText('name', item),
    image: item.image,
    ...(item.made === undefined ? {} : { made: item.made }),
  })),
);

/** Parses an order in the browser. */
export const OrderSchema = pipe(
  object({
    id: number(),
    status: picklist(ORDER_STATUSES),
    items: array(OrderItem),
    total: WirePrice,
    created_at: string(),
    deletable: boolean(),
    shipping_total: WirePrice,
    delivery: nullable(
      object({
        ...wireText('title'),
        pickup: boolean(),
        arrives: nullable(WireDateRange),
        visit: optional(WireVisitSchema),
      }),
    ),
    shipment: optional(nullable(object({ carrier: string(), number: nullable(string()) })), null),
    coupons: optional(WireCoupons),
    adjustment: WireAmount,
    refunded: WirePrice,
    tax: exactOptional(WirePrice),
    payment_method: nullable(picklist(PAYMENT_METHODS)),
    ...ORDER_PAYMENT_ENTRIES,
    deposit: optional(nullable(object({ due: WirePrice, paid: WirePrice })), null),
    billing: nullable(
      object({
        first_name: string(),
        last_name: string(),
        phone: nullable(string()),
        governorate: string(),
        city: string(),
        address_1: nullable(string()),
        address_2: nullable(string()),
      }),
    ),
    geidea_transaction_id: nullable(string()),
    payment_page: optional(nullable(string()), null),
    confirm: optional(picklist(CONFIRMS)),
    key: optional(string()),
  }),
  transform((order) => ({
    id: order.id,
    status: order.status,
    items: order.items,
    total: order.total,
    shippingTotal: order.shipping_total,
    delivery:
      order.delivery === null
        ? null
        : {
            title: fromWireText('title', order.delivery),
            isPickup: order.delivery.pickup,
            arrives: order.delivery.arrives,
            ...(order.delivery.visit === undefined ? {} : { visit: order.delivery.visit }),
          },
    shipment: order.shipment,
    coupons: order.coupons ?? null,
    adjustment: order.adjustment,
    refunded: order.refunded,
    ...(order.tax === undefined ? {} : { tax: order.tax }),
    createdAt: order.created_at,
    deletable: order.deletable,
    paymentMethod: order.payment_method,
    way: order.way ?? null,
    awaited: order.awaited ?? null,
    deposit: order.deposit,
    transactionId: order.geidea_transaction_id,
    paymentPage: order.payment_page,
    billing: order.billing,
    confirm: order.confirm ?? null,
    key: order.key ?? null,
  })),
);

export type ClientOrder = InferOutput<typeof OrderSchema>;

export const CustomerOrdersSchema = object({
  single: array(OrderSchema),
  grouped: array(object({ group: string(), orders: array(OrderSchema) })),
});

export type ClientCustomerOrders = InferOutput<typeof CustomerOrdersSchema>;
