import { ALL_BUT_CARTS, goodsTotal, type Order, orderTotal } from '../../../../domain/order/order.js';
import type { Product } from '../../../../domain/catalogue/product.js';
import type { CataloguePort } from '../../../ports/catalogue.js';
import { withoutBuyer } from '../../../../domain/order/withoutBuyer.js';
import type { OrderFilter, OrdersPort, PlaceOrderOptions, Placement } from '../../../ports/orders.js';
import type { StatePort } from '../../../ports/state.js';
import { requireCart, requireFilledCart, takesStock } from '../../../ports/shared/orderChecks.js';
import { confirmationText } from '../../../ports/shared/confirmationText.js';
import type { StoreClient } from '../../wpRest/client.js';
import { toRequests } from './orderLines.js';
import { gatewayOf } from './gateways.js';
import { choicesOf, type ReadChoices } from './lineChoice.js';
import { ORDER_META, type OrderReading, toWcBilling } from './orderMapping.js';
import { keepPayment, listAwaited, listOpen } from './awaitedOrders.js';
import { applyInStore } from './applyCoupons.js';
import { couponsMeta } from './orderCoupons.js';
import { cancelOrder } from './orderCancellation.js';
import { readNotes } from './orderNotes.js';
import { noteReturn, readReturnMarks } from './orderReturns.js';
import { changeSlot } from './orderVisit.js';
import { keepConfirmation, listUnconfirmed } from './orderConfirmation.js';
import { settlePayment } from './orderSettlement.js';
import { readGoods, requireStock, withStockLocked } from './orderStock.js';
import { type OrderStore, orderStore } from './orderStore.js';
import { deliveryLines, deliveryMeta } from './orderDelivery.js';
import { depositMeta } from './orderDeposit.js';
import { feeLines } from './orderFee.js';
import { paymentMeta } from './orderPayment.js';
import { takeTaxOut } from './taxTakenOut.js';
import type { OrdersContext } from './orderWrites.js';

interface OrdersOptions extends OrderReading {
  client: StoreClient;
  catalogue: CataloguePort;
  state: StatePort;
  choices: ReadChoices;
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
  const store = orderStore(client, options);
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
    choices: options.choices,
    orReport,
  };
  return {
    listOrders: (filter) => listOrders(store, filter),
    getOrder: (id) => store.read(id),
    findCart: async (customerId) => {
      const [cart = null] = await listOrders(store, { customerId, statuses: ['pending-cart'] });
      return { cart };
    },
    async createCart(customerId, lines, { mark } = {}) {
      const choices = await choicesOf(lines, options.choices);
      const line_items = toRequests(null, { set: [], add: lines }, choices);
      return store.create(customerId, { status: 'pending-cart', line_items }, mark);
    },
    async changeLines(cart, changes, { mark } = {}) {
      requireCart(cart);
      const line_items = toRequests(cart, changes, await choicesOf(changes.add, options.choices));
      const { coupons } = changes;
      if (line_items.length === 0 && coupons === undefined) return cart;
      const meta_data = coupons === undefined ? [] : [couponsMeta(coupons)];
      return store.update(cart, { ...(line_items.length === 0 ? {} : { line_items }), meta_data }, mark);
    },
    async changeOwner(order, customerId) {
      const isCart = order.status === 'pending-cart';
      const carts = { customerId, statuses: ['pending-cart'] } as const;
      if (isCart && (await listOrders(store, carts)).some(({ id }) => id !== order.id)) return false;
      await store.changeOwner(order, customerId);
      return true;
    },
    holdStock: (items, work) => withStockLocked(state, items, work),
    placeOrder: (cart, placement, options) => placeOrder(context, cart, placement, options),
    settlePayment: (order, settlement) => settlePayment(context, order, settlement),
    cancelOrder: (order, reason) => cancelOrder(context, order, reason),
    changeSlot: (order, slot) => changeSlot(context, order, slot),
    keepConfirmation: (order, confirmation) => keepConfirmation(context, order, confirmation),
    listOpen: () => listOpen(store),
    listUnconfirmed: () => listUnconfirmed(store),
    listChanged: (since) => listChanged(store, since),
    listUnpaid: () => listUnpaid(store),
    listAwaited: () => listAwaited(store),
    keepPayment: (order, payment) => keepPayment(context, order, payment),
    noteReturn: (order, request) => noteReturn(context, order, request),
    readReturnMarks: (id) => readReturnMarks(store, id),
    readNotes: (order) => readNotes(client, order),
    forgetBuyer: (order) => forgetBuyer(store, order),
    deleteOrders: (ids) => deleteOrders(store, ids),
  };
}

/** The copy of the given email address is in the custom field about the placement. */
async function forgetBuyer(store: OrderStore, order: Order): Promise<void> {
  if (order.billing === null) return;
  const { billing, shipping, customer_note } = toWcBilling(withoutBuyer(order.billing));
  await store.update(order, {
    customer_id: 0,
    billing: { ...billing, email: null },
    shipping,
    customer_note,
    meta_data: [
      { key: ORDER_META.placed, value: JSON.stringify({ at: order.createdAt, email: null }) },
      { key: ORDER_META.returnWords, value: null },
    ],
  });
}

async function listOrders(store: OrderStore, { customerId, statuses }: OrderFilter): Promise<Order[]> {
  if (statuses.length === 0) return [];
  const orders = await store.list({ customer: customerId, status: statuses.join(',') });
  return orders
    .filter((order) => order.customerId === customerId && statuses.includes(order.status))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
}

/** WooCommerce reduces stock by itself, even if there is not enough. */
async function placeOrder(
  context: OrdersContext,
  order: Order,
  placement: Placement,
  { held }: PlaceOrderOptions = {},
): Promise<Order> {
  requireFilledCart(order);
  if (!takesStock(placement.status)) return writePlacement(context, order, placement);
  const place = (goods: readonly Product[]) => {
    requireStock(goods, order.items);
    return writePlacement(context, order, placement);
  };
  if (held !== undefined) return place(held);
  const { state, catalogue } = context;
  return withStockLocked(state, order.items, async () => place(await readGoods(catalogue, order.items)));
}

async function writePlacement(context: OrdersContext, order: Order, placement: Placement): Promise<Order> {
  const { billing, delivery, fee = 0 } = placement;
  const isTaxed = (order.tax ?? 0) > 0;
  const address = toWcBilling(billing);
  await (isTaxed
    ? takeTaxOut(context, order, { address, delivery, coupons: order.coupons })
    : applyInStore(context, order, address.billing));
  const placed = await writeOrder(context, order, placement, isTaxed);
  const isAsSeen = orderTotal(placed) === goodsTotal(order) + delivery.cost + fee;
  if (isTaxed || placed.tax === undefined || isAsSeen) return placed;
  // Only the delivery is taxed, or only goods to this address.
  await context.orReport(`Order ${order.id} costs more in WooCommerce than its customer has seen`, () =>
    takeTaxOut(context, { ...placed, items: order.items, coupons: order.coupons }, { delivery, fee }),
  );
  return context.store.require(order.id);
}

async function writeOrder(
  context: OrdersContext,
  order: Order,
  placement: Placement,
  hasDelivery: boolean,
): Promise<Order> {
  const { billing, locale, paymentMethod, transactionId, paymentReference, confirmation, deposit } =
    placement;
  const { payment = null, fee = 0 } = placement;
  const gateway = gatewayOf(paymentMethod, payment, context.cards);
  const placed = { at: new Date().toISOString(), email: billing.email };
  return context.store.update(order, {
    status: placement.status,
    ...toWcBilling(billing),
    payment_method: gateway.id,
    payment_method_title: gateway.title,
    transaction_id: transactionId ?? '',
    ...(hasDelivery ? {} : { shipping_lines: await deliveryLines(context, order, placement.delivery) }),
    ...(fee === 0 ? {} : { fee_lines: feeLines(fee) }),
    meta_data: [
      { key: ORDER_META.placed, value: JSON.stringify(placed) },
      { key: ORDER_META.locale, value: locale },
      { key: ORDER_META.transaction, value: transactionId ?? '' },
      ...deliveryMeta(order.delivery, placement.delivery),
      ...(deposit === undefined ? [] : depositMeta(deposit)),
      ...paymentMeta(null, payment),
      ...(confirmation === undefined
        ? []
        : [{ key: ORDER_META.confirmation, value: confirmationText(confirmation) }]),
      ...(paymentReference === null ? [] : [{ key: ORDER_META.paymentReference, value: paymentReference }]),
    ],
  });
}

/** Without custom statuses, by which WooCommerce cannot filter together with its own. */
async function listChanged(store: OrderStore, since: Date): Promise<Order[]> {
  const secondBefore = new Date(since.getTime() - 1000).toISOString().slice(0, 19);
  return store.list({
    status: ALL_BUT_CARTS.join(','),
    ...{ modified_after: secondBefore, dates_are_gmt: 'true' },
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
  await store.delete(await Promise.all(unique.map((id) => store.require(id))));
}
