import type { Billing, Order, OrderStatus, PaymentMethod } from '../../domain/order/order.js';
import type { Piastres } from '../../domain/core/money.js';
import type { ShippingMethod } from './shipping.js';
import type { Localized } from '../../domain/core/locale.js';
import type { OnCommit } from './state.js';

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

/** A way of delivery and what it costs this order. */
export type DeliveryAtCost = Pick<ShippingMethod, 'id' | 'title' | 'isPickup' | 'cost'>;

export interface Placement {
  status: OrderStatus;
  billing: Billing;
  paymentMethod: PaymentMethod;
  delivery: DeliveryAtCost;
  transactionId: string | null;
  /** Name of the attempt to pay, `{order}-{random}`; null where nothing is paid beforehand. */
  paymentReference: string | null;
}

/** How the wait for a card payment ends. */
export interface Settlement {
  /** What the order was when this was decided. Unless it is still that, nothing is done. */
  expected: Pick<Order, 'status' | 'transactionId'>;
  outcome: PaidOutcome | UnpaidOutcome;
}

/** The money is there. */
interface PaidOutcome {
  kind: 'paid';
  /**
   * `processing`: goes out. `on-hold`: somebody has to look at it first. Either takes the stock of every line
   * once; where one is short, none is taken and the order is `on-hold`. An order whose stock is taken already
   * (it was `processing`, say) takes none again.
   */
  status: Extract<OrderStatus, 'processing' | 'on-hold'>;
  /** The provider's number of the payment, and the attempt that was paid; both are kept on the order. */
  transactionId: string;
  paymentReference: string;
  /** Absent: stays as it is. */
  delivery?: DeliveryAtCost;
}

/**
 * There is no money and will be none. The order is the customer's cart again, with its id and lines, without
 * transaction, payment method and delivery fee. Where the customer has a newer cart, the lines are added to
 * that and the order, which keeps them, is `cancelled`.
 */
interface UnpaidOutcome {
  kind: 'unpaid';
}

export interface Settled {
  /** The order as it is now. */
  order: Order;
  /** Whether this very call did it; false where the order was not what was expected. */
  isDone: boolean;
}

export interface OrderFilter {
  customerId: number;
  statuses: readonly OrderStatus[];
}

/** How a write is known again, and what completes it. */
export interface LinesWrite {
  /** The order keeps it. */
  mark?: string | undefined;
  onCommit?: OnCommit<Order>;
}

/**
 * Orders, the cart among them. The store keeps them and takes stock; rules (who may, at what price) are the
 * actions'. Whoever writes holds the customer's lock (`ordersLock`), and passes the order as read under that lock.
 * Writes throw `order_not_found` for unknown ids, and `outcome_unknown` where the store has not said whether it has done
 * them.
 */
export interface OrdersPort {
  /** Newest first. */
  listOrders(filter: OrderFilter): Promise<Order[]>;
  getOrder(id: number): Promise<Order | null>;
  /** For a customer who has none. */
  createCart(customerId: number, lines: readonly PricedLine[], write?: LinesWrite): Promise<Order>;
  /** Throws `order_not_open` unless the order is a cart. */
  changeLines(cart: Order, changes: LineChanges, write?: LinesWrite): Promise<Order>;
  /**
   * Turns a cart into an order and takes the stock where the status asks for it (`processing`), all or
   * nothing. Throws `insufficient_stock` with `available`, `order_not_open`, `empty_cart`.
   */
  placeOrder(cart: Order, placement: Placement, onCommit?: OnCommit<Order>): Promise<Order>;
  /**
   * Ends the wait for a payment: compares the order with what is expected and changes it, in one step that
   * nothing comes between, so that of callback, return and reconciliation one settles it, once. `paid` is taken
   * from every status, for money may come late; `unpaid` from `pending` alone (`order_not_open` otherwise). The
   * attempt's name stays on the order whatever happens, so that money that comes late finds it.
   */
  settlePayment(order: Order, settlement: Settlement): Promise<Settled>;
  /** Orders of all customers that wait for a card payment: those that are `pending` with an attempt. */
  listUnpaid(): Promise<Order[]>;
  /** All of them, or none where one is unknown. */
  deleteOrders(ids: readonly number[], onCommit?: OnCommit<readonly number[]>): Promise<void>;
}
