import { goodsTotal, type Order, orderTotal } from '../../../../domain/order/order.js';
import type { Product } from '../../../../domain/catalogue/product.js';
import type { CartsPort, PlaceOrderOptions, Placement } from '../../../ports/order/carts.js';
import { requireCart, requireFilledCart, takesStock } from '../../../ports/shared/orderChecks.js';
import { confirmationText } from '../../../ports/shared/confirmationText.js';
import { toRequests } from './orderLines.js';
import { gatewayOf } from './gateways.js';
import { choicesOf } from './lineChoice.js';
import { ORDER_META, toWcBilling } from './orderMapping.js';
import { applyInStore } from './applyCoupons.js';
import { couponsMeta } from './orderCoupons.js';
import { readGoods, requireStock, withStockLocked } from './orderStock.js';
import { deliveryLines, deliveryMeta } from './orderDelivery.js';
import { depositMeta } from './orderDeposit.js';
import { feeLines } from './orderFee.js';
import { paymentMeta } from './orderPayment.js';
import { takeTaxOut } from './taxTakenOut.js';
import { listOrders } from './listOrders.js';
import type { OrdersContext } from './orderWrites.js';

/** Carts of WooCommerce: orders with the status of a cart. */
export function storeCarts(context: OrdersContext): CartsPort {
  const { store, state } = context;
  return {
    findCart: async (customerId) => {
      const [cart = null] = await listOrders(store, { customerId, statuses: ['pending-cart'] });
      return { cart };
    },
    async createCart(customerId, lines, { mark } = {}) {
      const choices = await choicesOf(lines, context.choices);
      const line_items = toRequests(null, { set: [], add: lines }, choices);
      return store.create(customerId, { status: 'pending-cart', line_items }, mark);
    },
    async changeLines(cart, changes, { mark } = {}) {
      requireCart(cart);
      const line_items = toRequests(cart, changes, await choicesOf(changes.add, context.choices));
      const { coupons } = changes;
      if (line_items.length === 0 && coupons === undefined) return cart;
      const meta_data = coupons === undefined ? [] : [couponsMeta(coupons)];
      return store.update(cart, { ...(line_items.length === 0 ? {} : { line_items }), meta_data }, mark);
    },
    holdStock: (items, work) => withStockLocked(state, items, work),
    placeOrder: (cart, placement, options) => placeOrder(context, cart, placement, options),
  };
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
