import { ShopError } from '../../../domain/core/errors.js';
import type { Product } from '../../../domain/catalogue/product.js';
import type { Piastres } from '../../../domain/core/money.js';
import { goodsTotal, type LineItem, type Order } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import type { DeliveryAtCost } from '../../ports/order/orders.js';
import type { ShippingMethod } from '../../ports/order/shipping.js';
import { promisedDelivery } from '../delivery/arrival.js';
import { chooseSlot } from './slots.js';
import { requireFee } from '../payment/ways.js';
import {
  currentProducts,
  type CurrentProducts,
  priceChoices,
  type PricedChoice,
  requireStock,
} from '../catalogue/pricing.js';
import { couponsOfOrder, requireSameCoupons } from '../coupon/sameCoupons.js';
import type { CheckoutRequest, Wanted } from './checkoutRequest.js';
import { chosenDelivery } from './chosenDelivery.js';

/** What an order was checked against. */
export interface Seen {
  delivery: DeliveryAtCost;
  /** Fee for the way to pay; 0 for a free order. */
  fee: Piastres;
  /** The order's products with current price and stock, and its lines. */
  goods: readonly Product[];
  priced: readonly PricedChoice[];
}

/**
 * Looks up prices, stock, coupons, delivery and fee again; throws `price_changed`, `coupon_changed`, `cart_changed`,
 * `way_not_possible` or `insufficient_stock`.
 */
export async function requireAsSeen(backend: Backend, order: Order, request: Wanted): Promise<Seen> {
  const goods = currentProducts(backend.store.catalogue);
  const computing = couponsOfOrder(backend, goods, order, request.billing);
  const [priced, { coupons }, method] = await Promise.all([
    priceChoices(
      goods,
      order.items.map((line) => ({ ...line, lineItemId: line.id })),
    ),
    computing,
    computing.then((computed) => chosenDelivery(backend, request, order, computed)),
  ]);
  await requireSamePrices(backend, order, priced, goods);
  await requireSameCoupons(backend, order, coupons);
  const total = goodsTotal(order) + method.cost;
  const fee = total === 0 ? 0 : requireFee(request.way, total);
  requireSeenTotal(request, total + fee);
  const isOnBackorder = priced.some(({ stock }) => stock === 'backorder');
  const delivery = await promised(backend, method, request, isOnBackorder);
  const products = [...(await goods([])).values()];
  return { delivery, fee, goods: products, priced };
}

/** The delivery method with the dates or the appointment that are promised; nobody knows when a backorder comes in. */
async function promised(
  backend: Backend,
  method: ShippingMethod,
  { billing, slot }: CheckoutRequest,
  isOnBackorder: boolean,
): Promise<DeliveryAtCost> {
  const delivery = promisedDelivery(backend, method, billing.governorate);
  if (method.visit === undefined) return isOnBackorder ? { ...delivery, arrives: null } : delivery;
  if (isOnBackorder) throw new ShopError('slot_on_backorder');
  const visit = await chooseSlot(backend, method.visit, slot);
  return { ...delivery, visit, arrives: { from: visit.slot.date, to: visit.slot.date } };
}

/** Protects against lines added in another tab while the order was being placed. */
function requireSeenTotal({ seenTotal }: CheckoutRequest, total: Piastres): void {
  if (seenTotal !== undefined && seenTotal !== total) throw new ShopError('cart_changed');
}

/** Throws `price_changed` after updating the cart to current prices. */
async function requireSamePrices(
  backend: Backend,
  cart: Order,
  priced: readonly PricedChoice[],
  products: CurrentProducts,
): Promise<void> {
  const changed: { line: LineItem; price: number }[] = [];
  for (const [index, line] of cart.items.entries()) {
    const choice = priced[index];
    if (choice === undefined) throw new ShopError('product_not_found');
    requireStock(choice, line.quantity, line.id);
    if (choice.price !== line.price) changed.push({ line, price: choice.price });
  }
  if (changed.length === 0) return;
  const items = cart.items.map((line, index) => ({ ...line, price: priced[index]?.price ?? line.price }));
  const { coupons } = await couponsOfOrder(backend, products, { ...cart, items }, null);
  await backend.store.carts.changeLines(cart, {
    set: changed.map(({ line, price }) => ({ lineItemId: line.id, quantity: line.quantity, price })),
    add: [],
    coupons,
  });
  throw new ShopError('price_changed');
}
