import type { Billing, Order, OrderStatus, PaymentMethod } from '../../domain/order.js';
import type { Piastres } from '../../domain/money.js';
import type { Localized } from '../../domain/locale.js';

/** A line as the server has priced it from the catalogue. */
export interface PricedLine {
  productId: number;
  variationId: number | null;
  quantity: number;
  price: Piastres;
  name: Localized;
  image: string | null;
}

/** Change of a cart's lines: `set` by line id (0 removes), `add` appends. */
export interface LineChanges {
  set: { lineItemId: number; quantity: number; price: Piastres }[];
  add: PricedLine[];
}

export interface Placement {
  status: OrderStatus;
  billing: Billing;
  paymentMethod: PaymentMethod;
  shippingTotal: Piastres;
  transactionId: string | null;
}

export interface OrderFilter {
  customerId: number;
  /** Absent: all but carts. */
  statuses?: readonly OrderStatus[];
}

/**
 * Orders, the cart among them. The store keeps them and takes stock; rules (who may, at what price) are the
 * actions'. Writes throw `order_not_found` for unknown ids.
 */
export interface OrdersPort {
  /** Newest first. */
  listOrders(filter: OrderFilter): Promise<Order[]>;
  getOrder(id: number): Promise<Order | null>;
  createCart(customerId: number, lines: readonly PricedLine[]): Promise<Order>;
  /** Throws `order_not_open` unless the order is a cart. */
  changeLines(orderId: number, changes: LineChanges): Promise<Order>;
  /**
   * Turns a cart into an order and takes the stock where the status asks for it (`processing`), all or
   * nothing. Throws `insufficient_stock` with `available`, `order_not_open`, `empty_cart`.
   */
  placeOrder(orderId: number, placement: Placement): Promise<Order>;
  deleteOrders(ids: readonly number[]): Promise<void>;
}
