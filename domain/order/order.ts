import type { Localized } from '../core/locale.js';
import type { Piastres } from '../core/money.js';

/** `pending-cart` is the cart; the others are the store's. */
export const ORDER_STATUSES = [
  'pending-cart',
  'pending',
  'processing',
  'on-hold',
  'completed',
  'cancelled',
  'refunded',
  'failed',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What a customer has ordered, whatever became of it. */
export const ALL_BUT_CARTS: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => status !== 'pending-cart',
);

/** Whether an order stands: it was placed, and neither waits for its payment nor has come to nothing. */
export function isStanding(status: OrderStatus): boolean {
  return status === 'processing' || status === 'on-hold' || status === 'completed';
}

/** Whether a store's status is one that the shop knows. */
export function isOrderStatus(status: string): status is OrderStatus {
  return (ORDER_STATUSES as readonly string[]).includes(status);
}

export interface LineItem {
  id: number;
  productId: number;
  variationId: number | null;
  quantity: number;
  /** Price of one piece, as it was when the line was last written. */
  price: Piastres;
  name: Localized;
  image: string | null;
}

export type PaymentMethod = 'cod' | 'card';

/** Where an order goes and whom to call. `governorate` is a code such as `EGC`. */
export interface Billing {
  firstName: string;
  lastName: string;
  /** E.164, `+201012345678`. */
  phone: string;
  governorate: string;
  city: string;
  address1: string;
  address2: string | null;
  email: string | null;
  notes: string | null;
}

/** A way in which an order gets to its customer. */
export interface Delivery {
  /** `express`; in a WooCommerce its method and instance, `flat_rate:3`. */
  id: string;
  title: Localized;
  /** The customer collects the order: no courier comes. */
  isPickup: boolean;
}

/** The way that is taken where none was chosen: the cheapest that brings the order. Nobody is sent to collect it unasked. */
export function usualDelivery<Way extends { isPickup: boolean }>(
  cheapestFirst: readonly Way[],
): Way | undefined {
  return cheapestFirst.find(({ isPickup }) => !isPickup);
}

export interface Order {
  id: number;
  customerId: number;
  status: OrderStatus;
  items: LineItem[];
  shippingTotal: Piastres;
  /** null for a cart, and for orders from before it was kept. */
  delivery: Delivery | null;
  /** What the operator has added since (fees, taxes) less what was taken off, as the store reckons. */
  adjustment: Piastres;
  /** How much of the total was given back. */
  refunded: Piastres;
  billing: Billing | null;
  paymentMethod: PaymentMethod | null;
  /** Reference of a payment that was started or completed. */
  transactionId: string | null;
  /** Name of the last attempt to pay, `{id}-{random}`, under which the provider knows it; stays when it has failed. */
  paymentReference: string | null;
  /** Unguessable key that opens the order without a login. */
  key: string;
  /** Orders that belong together share a group, such as `g-7`. */
  group: string | null;
  /** Marks of the last writes to it, newest last: one that stands here has been done. */
  writes: readonly string[];
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
}

/** What a line's pieces cost together. */
export function lineTotal(line: Pick<LineItem, 'price' | 'quantity'>): Piastres {
  return line.price * line.quantity;
}

/** Total of the lines alone, without delivery. */
export function itemsTotal(items: readonly Pick<LineItem, 'price' | 'quantity'>[]): Piastres {
  return items.reduce((sum, line) => sum + lineTotal(line), 0);
}

/** What the whole order costs, delivery included; what was given back is not taken off. */
export function orderTotal(order: Pick<Order, 'items' | 'shippingTotal' | 'adjustment'>): Piastres {
  return itemsTotal(order.items) + order.shippingTotal + order.adjustment;
}

/** Pieces in it, which is what the cart button counts. */
export function pieceCount(items: readonly Pick<LineItem, 'quantity'>[]): number {
  return items.reduce((sum, line) => sum + line.quantity, 0);
}

/** A write that is asked for again comes within a day, and few others come in between. */
const WRITES_KEPT = 20;

/** The marks of the last writes, with one more. */
export function withWrite(writes: readonly string[], mark: string): string[] {
  return [...writes, mark].slice(-WRITES_KEPT);
}

/** At least 128 random bits in URL-safe base64, whoever keeps the order. */
const ORDER_KEY = /^[\w-]{22,64}$/;

/** Whether a text has the form of an order's key. */
export function isOrderKey(text: string | undefined): boolean {
  return text !== undefined && ORDER_KEY.test(text);
}
