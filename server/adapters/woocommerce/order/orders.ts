import type { LineItem, Order } from '../../../../domain/order/order.js';
import type { CataloguePort } from '../../../ports/catalogue.js';
import type { OrderFilter, OrdersPort, Placement } from '../../../ports/orders.js';
import type { StatePort } from '../../../ports/state.js';
import { requireCart, requireFilledCart, takesStock } from '../../../ports/orderChecks.js';
import type { StoreClient } from '../../wpRest/client.js';
import { toRequests } from './orderLines.js';
import { gatewayOf } from './gateways.js';
import { ORDER_META, type OrderReading, toWcBilling } from './orderMapping.js';
import { settlePayment } from './orderSettlement.js';
import { requireStock, withStockLocked } from './orderStock.js';
import { type OrderStore, orderStore } from './orderStore.js';
import { deliveryLines } from './orderDelivery.js';
import type { OrdersContext } from './orderWrites.js';

interface OrdersOptions extends OrderReading {
  client: StoreClient;
  catalogue: CataloguePort;
  state: StatePort;
  /** Receives one line about failed follow-up work of a written order. */
  onProblem?: ((line: string) => void) | undefined;
}

/**
 * Orders of WooCommerce, including carts. WooCommerce does not validate lines against the catalogue, corrupts totals on
 * concurrent writes, and stores amounts as sent. Therefore callers hold the customer's lock, and amounts are sums of
 * lines.
 */
export function storeOrders(options: OrdersOptions): OrdersPort {
  const { client, catalogue, state, cards, onProblem } = options;
  const store = orderStore(client, options, onProblem);
  const orReport: OrdersContext['orReport'] = async (line, work) => {
    try {
      await work();
    } catch (error) {
      onProblem?.(`${line} (${error instanceof Error ? error.message : 'unknown'})`);
    }
  };
  const context: OrdersContext = {
    client,
    store,
    catalogue,
    state,
    cards,
    orReport,
    refreshProductsOf: (order) =>
      orReport(`The shop shows the stock of the goods in order ${order.id} as it was before it`, () =>
        catalogue.refresh(productIdsOf(order.items)),
      ),
  };
  return {
    listOrders: (filter) => listOrders(store, filter),
    getOrder: (id) => store.read(id),
    findCart: async (customerId) => {
      const [cart = null] = await listOrders(store, { customerId, statuses: ['pending-cart'] });
      return { cart };
    },
    createCart(customerId, lines, { mark } = {}) {
      const line_items = toRequests(null, { set: [], add: lines });
      return store.create(customerId, { status: 'pending-cart', line_items }, mark);
    },
    async changeLines(cart, changes, { mark } = {}) {
      requireCart(cart);
      const line_items = toRequests(cart, changes);
      return line_items.length === 0 ? cart : store.update(cart, { line_items }, mark);
    },
    placeOrder: (cart, placement) => placeOrder(context, cart, placement),
    settlePayment: (order, settlement) => settlePayment(context, order, settlement),
    listUnpaid: () => listUnpaid(store),
    deleteOrders: (ids) => deleteOrders(store, ids),
  };
}

function productIdsOf(items: readonly LineItem[]): number[] {
  return [...new Set(items.map(({ productId }) => productId))];
}

/** WooCommerce cannot filter by several statuses if one is custom, so statuses are filtered here. */
async function listOrders(store: OrderStore, { customerId, statuses }: OrderFilter): Promise<Order[]> {
  if (statuses.length === 0) return [];
  const [only] = statuses;
  const wantsCarts = statuses.includes('pending-cart');
  const lists = await Promise.all([
    ...(wantsCarts ? [store.list({ customer: customerId, status: 'pending-cart' })] : []),
    ...(wantsCarts && statuses.length === 1
      ? []
      : [store.list({ customer: customerId, status: statuses.length === 1 ? only : undefined })]),
  ]);
  const byId = new Map(lists.flat().map((order) => [order.id, order]));
  return [...byId.values()]
    .filter((order) => order.customerId === customerId && statuses.includes(order.status))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
}

/** WooCommerce reduces stock by itself, even if there is not enough. */
async function placeOrder(context: OrdersContext, order: Order, placement: Placement): Promise<Order> {
  requireFilledCart(order);
  if (!takesStock(placement.status)) return writePlacement(context, order, placement);
  return withStockLocked(context.state, order.items, async () => {
    await requireStock(context, order.items);
    const placed = await writePlacement(context, order, placement);
    await context.refreshProductsOf(order);
    return placed;
  });
}

async function writePlacement(context: OrdersContext, order: Order, placement: Placement): Promise<Order> {
  const { billing, paymentMethod, transactionId, paymentReference } = placement;
  const gateway = gatewayOf(paymentMethod, context.cards);
  const placed = { at: new Date().toISOString(), email: billing.email };
  return context.store.update(order, {
    status: placement.status,
    ...toWcBilling(billing),
    payment_method: gateway.id,
    payment_method_title: gateway.title,
    transaction_id: transactionId ?? '',
    shipping_lines: await deliveryLines(context, order, placement.delivery),
    meta_data: [
      { key: ORDER_META.placed, value: JSON.stringify(placed) },
      { key: ORDER_META.transaction, value: transactionId ?? '' },
      ...(paymentReference === null ? [] : [{ key: ORDER_META.paymentReference, value: paymentReference }]),
    ],
  });
}

/** WooCommerce ignores `meta_key`, so attempts are filtered here. */
async function listUnpaid(store: OrderStore): Promise<Order[]> {
  const pending = await store.list({ status: 'pending' });
  return pending.filter(({ paymentReference }) => paymentReference !== null);
}

/** Deletes all of these orders, or none if one is unknown. */
async function deleteOrders(store: OrderStore, ids: readonly number[]): Promise<void> {
  const unique = [...new Set(ids)];
  await Promise.all(unique.map((id) => store.require(id)));
  await store.delete(unique);
}
