import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { ShopError, type ErrorCode, type ErrorDetails } from '../../domain/core/errors.js';
import { inEveryLocale } from '../../domain/core/locale.js';
import type { Piastres } from '../../domain/core/money.js';
import type { Product, Variation } from '../../domain/catalogue/product.js';
import type { ProductQuery } from '../../domain/catalogue/productQuery.js';
import type { CardGateways } from '../../server/adapters/woocommerce/order/gateways.js';
import type { CataloguePort } from '../../server/ports/catalogue.js';
import type { CustomersPort, Registration } from '../../server/ports/customers.js';
import type { Customer } from '../../domain/account/customer.js';
import type { CancelReason, Order, OrderStatus } from '../../domain/order/order.js';
import type { OrderPatch } from '../../domain/order/orderPatch.js';
import type { LineChanges, Placement, PricedLine } from '../../server/ports/order/carts.js';
import type { DeliveryAtCost, Settlement } from '../../server/ports/order/orders.js';
import { ordersLock, type StatePort } from '../../server/ports/records/state.js';
import { listHeld, moderate } from '../../server/adapters/local/reviews.js';
import type { Database } from '../../server/database/sql/sql.js';
import { UNNOTED } from '../../server/database/records/tableRecords.js';
import type { StorePort } from '../../server/ports/store.js';

/** Something that a suite opens anew and closes at the end. */
export type Opened<T> = T & { close(): void | Promise<void> };
export type Open<T> = () => Promise<Opened<T>>;

/** A temporary path for a database file that does not exist yet. */
export function temporaryDatabase(): { path: string; url: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const path = join(folder, 'shop.db');
  return { path, url: `file:${path}`, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Expects a ShopError with this code and, if given, these details. */
export async function expectShopError(
  work: Promise<unknown>,
  code: ErrorCode,
  details?: ErrorDetails,
): Promise<void> {
  const error: unknown = await work.then(
    () => 'no error',
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ShopError);
  expect(error).toMatchObject(details === undefined ? { code } : { code, details });
}

export const EVERYTHING: ProductQuery = { sort: 'relevance', page: 1, perPage: 100 };

/** The first product that meets the condition, which the shop under test must have. */
export async function someProduct(
  catalogue: CataloguePort,
  condition: (product: Product) => boolean,
): Promise<Product> {
  const { pages } = await catalogue.listProducts(EVERYTHING);
  for (let page = 1; page <= pages; page += 1) {
    const { items } = await catalogue.listProducts({ ...EVERYTHING, page });
    const found = items.find(condition);
    if (found !== undefined) return found;
  }
  throw new Error('The shop under test has no such product');
}

export function inStock(least: number): (product: Product) => boolean {
  return ({ type, stock }) => type === 'simple' && typeof stock === 'number' && stock >= least;
}

export function countedStock({ stock }: Product | Variation): number {
  if (typeof stock !== 'number') throw new Error('The shop under test does not count this stock');
  return stock;
}

export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Something that should be there is not');
  return value;
}

export function lineOf(product: Product, quantity: number, variationId: number | null = null): PricedLine {
  return {
    productId: product.id,
    variationId,
    quantity,
    price: product.price,
    name: product.name,
    image: product.image,
  };
}

/** The orders port together with the locks for writing. */
export interface WithLocks {
  store: StorePort;
  state: StatePort;
}

/** A store whose operator works with it. */
export interface OperatedStore extends WithLocks {
  /** Notes that an order was delivered. */
  deliver(orderId: number): Promise<void>;
  /** Writes a note that the customer sees. */
  tell(orderId: number, text: string): Promise<unknown>;
  /** Notes that money of a delivered order was returned. */
  refund(orderId: number, amount: Piastres, reason: string): Promise<void>;
  /** Decides on every waiting review of a product. */
  moderate(productId: number, decision: 'approved' | 'trash'): Promise<void>;
}

/** Decides on every waiting review of a product of the embedded shop. */
export async function moderateAll(
  database: Database,
  productId: number,
  decision: 'approved' | 'trash',
): Promise<void> {
  for (const review of await listHeld(database, UNNOTED)) {
    if (review.productId === productId) await moderate(database, review.id, decision);
  }
}

const CART: readonly OrderStatus[] = ['pending-cart'];

/** Orders that take their customer's lock for each read and write, as the shop's actions do. */
export function lockedOrders({ store: { carts, orders }, state }: WithLocks) {
  const requireOrder = async (id: number): Promise<Order> => {
    const order = await orders.getOrder(id);
    if (order === null) throw new ShopError('order_not_found');
    return order;
  };
  const locked = <T>(customerId: number, work: () => Promise<T>) =>
    state.withLocks([ordersLock(customerId)], work);
  const withOrder = async <T>(id: number, work: (order: Order) => Promise<T>): Promise<T> => {
    const { customerId } = await requireOrder(id);
    return locked(customerId, async () => work(await requireOrder(id)));
  };
  return {
    ...carts,
    ...orders,
    createCart: (customerId: number, lines: readonly PricedLine[], mark?: string) =>
      locked(customerId, async () => {
        const [cart] = await orders.listOrders({ customerId, statuses: CART });
        return cart === undefined
          ? carts.createCart(customerId, lines, { mark })
          : carts.changeLines(cart, { set: [], add: [...lines] }, { mark });
      }),
    changeLines: (id: number, changes: LineChanges, mark?: string) =>
      withOrder(id, (order) => carts.changeLines(order, changes, { mark })),
    placeOrder: (id: number, placement: Placement) =>
      withOrder(id, (order) => carts.placeOrder(order, placement)),
    cancelOrder: (id: number, reason: CancelReason) =>
      withOrder(id, (order) => orders.cancelOrder(order, reason)),
    patchOrder: (id: number, patch: OrderPatch) => withOrder(id, (order) => orders.patchOrder(order, patch)),
    settlePayment: (id: number, settlement: Settlement) =>
      withOrder(id, (order) => orders.settlePayment(order, settlement)),
  };
}

let registered = 0;

export const PASSWORD = 'three blind mice';

/** A new customer with an email address that cannot receive mail. */
export function registration(changes: Partial<Registration> = {}): Registration {
  registered += 1;
  const name = `mona.${process.pid}.${Date.now()}.${registered}@contract.invalid`;
  return {
    firstName: 'Mona',
    lastName: 'Hassan',
    username: name,
    email: name,
    phone: '+201012345678',
    password: PASSWORD,
    ...changes,
  };
}

export function newCustomer(customers: CustomersPort): Promise<Customer> {
  return customers.createCustomer(registration());
}

/** Neither WooCommerce's first nor last method, and none of the demonstration shop's. */
export const DELIVERY: DeliveryAtCost = {
  id: 'flat_rate:7',
  title: { ...inEveryLocale((locale) => `Evening in ${locale}`), en: 'Evening', ar: 'توصيل مسائي' },
  isPickup: false,
  cost: 6000,
  arrives: { from: '2026-11-24', to: '2026-11-25' },
};

/** A store that switched from Geidea to a second card provider. */
export const CARDS: CardGateways = {
  current: [{ id: 'acme', title: 'Acme' }],
  ids: ['geidea', 'acme'],
};

export const CASH_ON_DELIVERY: Placement = {
  status: 'processing',
  billing: {
    firstName: 'Mona',
    lastName: 'Hassan',
    phone: '+201012345678',
    governorate: 'EGC',
    city: 'Nasr City',
    address1: '14 El Yasmin Street',
    address2: null,
    email: null,
    notes: null,
  },
  locale: 'en',
  paymentMethod: 'cod',
  delivery: DELIVERY,
  transactionId: null,
  paymentReference: null,
};
