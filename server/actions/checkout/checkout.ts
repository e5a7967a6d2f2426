import { isDeepStrictEqual } from 'node:util';
import { ShopError } from '../../../domain/core/errors.js';
import type { CouponsResult } from '../../../domain/coupon/applyCoupons.js';
import type { Product } from '../../../domain/catalogue/product.js';
import { type Caller, requireCustomer } from '../../../domain/account/identity.js';
import type { Piastres } from '../../../domain/core/money.js';
import type { Locale } from '../../../domain/core/locale.js';
import {
  type Billing,
  goodsTotal,
  isStanding,
  type LineItem,
  type Order,
  usualDelivery,
} from '../../../domain/order/order.js';
import type { CheckoutPage } from '../../../domain/order/orderPaths.js';
import { methodOfKind, type PaymentWay } from '../../../domain/payment/ways.js';
import type { Backend } from '../../ports/backend.js';
import { requireFilledCart } from '../../ports/shared/orderChecks.js';
import type { DeliveryAtCost } from '../../ports/order/orders.js';
import type { ShippingMethod } from '../../ports/order/shipping.js';
import type { OnCommit } from '../../ports/records/state.js';
import { requireAddress, withBranchPlace } from './address.js';
import { promisedDelivery } from '../delivery/arrival.js';
import { readWithUnpaid, requireFewFor, requireFewPayments, requireFewUnpaid } from './cashLimits.js';
import { requireCashByRules } from './cashRules.js';
import { placeUnpaid } from './placeUnpaid.js';
import { type Reservation, withReservation } from './reservations.js';
import type { Source } from '../../ports/shared/source.js';
import { parseVisitMethod } from '../../../domain/branches/branch.js';
import { slotStart } from '../../../domain/branches/slots.js';
import { withPlace } from '../branches/bookings.js';
import { chooseSlot } from './slots.js';
import { listVisitMethods } from '../branches/visitMethods.js';
import { givenUpNow, paymentPageOf, placedPath } from '../payment/payments.js';
import { defaultProvider, requireFee, requireWay } from '../payment/ways.js';
import {
  currentProducts,
  type CurrentProducts,
  priceChoices,
  type PricedChoice,
  requireStock,
} from '../catalogue/pricing.js';
import { parcelCoupons } from '../coupon/computeCoupons.js';
import { couponsOfOrder, requireSameCoupons, withSameCoupons } from '../coupon/sameCoupons.js';
import { settleLocked } from '../payment/settlement.js';
import { startPayment } from '../payment/startPayment.js';

export interface CheckoutRequest {
  orderId: number;
  billing: Billing;
  shippingMethod: string | undefined;
  /** Start of the appointment at a branch, `2026-11-25T10:00`; undefined if not sent. */
  slot: string | undefined;
  /** Key of the way to pay. */
  paymentWay: string;
  /** The total that the shopper was shown, including delivery and fee; undefined if not sent. */
  seenTotal: Piastres | undefined;
  /** The deposit that the shopper was shown, null for none; undefined if not sent. */
  seenDeposit: Piastres | null | undefined;
  /** The shopper's checkout page and locale, for the return from the payment page. */
  checkoutPage: CheckoutPage;
  origin: string;
  locale: Locale;
  source: Source;
}

export interface CheckoutResult {
  order_id: number;
  /** The next page: a path of the shop without locale, or the address of the payment page. */
  redirect: string;
}

/**
 * Turns the caller's cart into an order: looks up every price and stock again, adds delivery, and reduces the stock of
 * all lines or of none; with card payment or a deposit, the payment comes first, and with a transfer it is awaited. If a
 * price has changed since it was shown, the cart is updated and `price_changed` is thrown, so that nobody orders at a
 * price they have not seen. A repeated request for a placed order returns that order, so that a lost response does not
 * lose the confirmation page. The caller must hold the customer's lock.
 */
export async function checkout(
  backend: Backend,
  caller: Caller,
  asked: CheckoutRequest,
  onCommit?: OnCommit<CheckoutResult>,
): Promise<CheckoutResult> {
  const customerId = requireCustomer(caller);
  const request = await withBranchPlace(backend, asked);
  const way = await requireWay(backend, request.paymentWay);
  const { order: known, unpaid } = await readWithUnpaid(backend, request.orderId, customerId);
  if (known?.customerId !== customerId) throw new ShopError('order_not_found');
  const { order, isPaid } = await endEarlierAttempt(backend, known, request);
  if (isPaid) return resultOf(order);
  if (await isRepeated(backend, order, request)) {
    if (isStanding(order.status)) return resultOf(order);
    const page = await paymentPageOf(backend, order);
    if (page !== null) return { order_id: order.id, redirect: page };
  }
  requireFilledCart(order);
  return withSameCoupons(backend, order, request.billing, () =>
    placeCart(backend, caller, order, { ...request, way, unpaid }, onCommit),
  );
}

/** With the customer's orders that wait to be paid. */
type Wanted = CheckoutRequest & { way: PaymentWay; unpaid: readonly Order[] };

async function placeCart(
  backend: Backend,
  caller: Caller,
  order: Order,
  request: Wanted,
  onCommit: OnCommit<CheckoutResult>,
): Promise<CheckoutResult> {
  const { customerId } = order;
  const { way } = request;
  const reserving = <T>(seen: Seen, how: 'paying' | 'unpaid', work: () => Promise<T>): Promise<T> =>
    withReservation(backend, reservationOf(order, request, seen, how), () =>
      withPlace(backend, order, seen.delivery.visit, work),
    );
  if (methodOfKind(way.kind) !== 'cod' && way.provider !== null) {
    const { provider } = way;
    requireFewPayments(backend, request.unpaid);
    const seen = await requireAsSeen(backend, order, request);
    const { delivery, fee } = seen;
    // Coupons can make an order free, and no card pays 0.
    if (goodsTotal(order) + delivery.cost > 0) {
      return reserving(seen, 'paying', () =>
        startPayment(backend, order, request, { delivery, way, provider, fee, deposit: null }, onCommit),
      );
    }
  }
  const place = await backend.store.carts.holdStock(order.items, async () => {
    const seen = await requireAsSeen(backend, order, request);
    const { delivery, fee } = seen;
    const total = goodsTotal(order) + delivery.cost + fee;
    const { governorate } = request.billing;
    if (total > 0) requireFewUnpaid(backend, order, request.unpaid);
    const isCash = way.kind === 'cash' && total > 0;
    const deposit = isCash ? await requireCashByRules(backend, { customerId, governorate, total }) : null;
    requireSeenDeposit(request, deposit);
    // The provider answers when it answers, and an unpaid deposit takes no stock.
    if (deposit !== null) {
      const provider = defaultProvider(backend) ?? '';
      return () =>
        reserving(seen, 'paying', () =>
          startDeposit(backend, order, request, { delivery, way, provider, fee, deposit }, onCommit),
        );
    }
    if (caller.kind === 'customer' && caller.isContact) await requireFewFor(backend, request.billing.phone);
    const placed = await reserving(seen, 'unpaid', async () =>
      resultOf(
        await placeUnpaid(
          backend,
          order,
          { ...request, ...seen },
          onCommit && ((placed) => onCommit(resultOf(placed))),
        ),
      ),
    );
    return () => Promise.resolve(placed);
  });
  return place();
}

/** What an order was checked against. */
interface Seen {
  delivery: DeliveryAtCost;
  /** Fee for the way to pay; 0 for a free order. */
  fee: Piastres;
  /** The order's products with current price and stock, and its lines. */
  goods: readonly Product[];
  priced: readonly PricedChoice[];
}

function reservationOf(
  order: Order,
  { billing, source }: Wanted,
  { priced, delivery }: Seen,
  how: 'paying' | 'unpaid',
): Reservation {
  return {
    ...{ order, phone: billing.phone, source, visit: delivery.visit },
    hasPersonalCoupon: order.coupons.some(({ perCustomer }) => perCustomer !== undefined),
    isBeingPaid: how === 'paying',
    lines: how === 'paying' ? [] : priced,
  };
}

/**
 * Looks up prices, stock, coupons, delivery and fee again; throws `price_changed`, `coupon_changed`, `cart_changed`,
 * `way_not_possible` or `insufficient_stock`.
 */
async function requireAsSeen(backend: Backend, order: Order, request: Wanted): Promise<Seen> {
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

function resultOf(order: Order): CheckoutResult {
  return { order_id: order.id, redirect: placedPath(order) };
}

/**
 * Settles an earlier card payment attempt before anything is ordered, so that nothing is paid twice. Returns the order
 * after that, and whether it turned out to be paid. An attempt in progress is cancelled if the request now differs.
 */
async function endEarlierAttempt(
  backend: Backend,
  order: Order,
  request: CheckoutRequest,
): Promise<{ order: Order; isPaid: boolean }> {
  const { paymentReference, status } = order;
  const isOpen = status === 'pending' || status === 'pending-cart';
  if (backend.payments.size === 0 || !isOpen || paymentReference === null) return { order, isPaid: false };
  const page = await paymentPageOf(backend, order);
  const goesOn = page !== null && (await isRepeated(backend, order, request));
  try {
    return await settleLocked(backend, order, paymentReference, goesOn ? null : givenUpNow(order));
  } catch (error) {
    // Cash needs no provider; if the card was charged after all, the callback will report it.
    if (order.deposit !== null) throw ofDeposit(error);
    if (status === 'pending' || request.paymentWay !== 'cod') throw error;
    backend.report('payment-look-up-failed', error);
    return { order, isPaid: false };
  }
}

/** Whether the order matches the request: address, way to pay, delivery and price. */
async function isRepeated(backend: Backend, order: Order, request: CheckoutRequest): Promise<boolean> {
  const isSameOrder =
    (order.status === 'pending' || isStanding(order.status)) &&
    (order.payment?.way ?? order.paymentMethod) === request.paymentWay &&
    isDeepStrictEqual(order.billing, request.billing);
  if (!isSameOrder) return false;
  const computed = await couponsOfOrder(
    backend,
    currentProducts(backend.store.catalogue),
    order,
    request.billing,
  );
  const delivery = await chosenDelivery(backend, request, order, computed);
  // Orders placed before delivery methods were stored have only the fee.
  const isSameWay = order.delivery === null || order.delivery.id === delivery.id;
  const slot = order.delivery?.visit?.slot ?? null;
  const isSameTime = slot === null || request.slot === slotStart(slot);
  return isSameWay && isSameTime && order.shippingTotal === delivery.cost;
}

/** Protects against lines added in another tab while the order was being placed. */
function requireSeenTotal({ seenTotal }: CheckoutRequest, total: Piastres): void {
  if (seenTotal !== undefined && seenTotal !== total) throw new ShopError('cart_changed');
}

async function startDeposit(...purchase: Parameters<typeof startPayment>): Promise<CheckoutResult> {
  try {
    return await startPayment(...purchase);
  } catch (error) {
    throw ofDeposit(error);
  }
}

/** Cash is no way out for an order that needs a deposit, so that a provider that is down has a name of its own. */
function ofDeposit(error: unknown): unknown {
  const isDown = error instanceof ShopError && error.code === 'payment_unavailable';
  return isDown ? new ShopError('deposit_unavailable', {}, error.cause) : error;
}

/** Nobody is sent to pay a sum that they have not seen. */
function requireSeenDeposit({ seenDeposit }: CheckoutRequest, deposit: Piastres | null): void {
  if (seenDeposit !== undefined && seenDeposit !== deposit) throw new ShopError('deposit_changed');
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

async function chosenDelivery(
  backend: Backend,
  request: CheckoutRequest,
  { items }: Pick<Order, 'items'>,
  coupons: CouponsResult,
): Promise<ShippingMethod> {
  const {
    shippingMethod,
    billing: { governorate },
  } = request;
  const isVisit = shippingMethod !== undefined && parseVisitMethod(shippingMethod) !== null;
  const methods = await (isVisit
    ? listVisitMethods(backend, governorate, items)
    : backend.store.shipping.listMethods(governorate, items, parcelCoupons(coupons)));
  const chosen =
    shippingMethod === undefined ? usualDelivery(methods) : methods.find(({ id }) => id === shippingMethod);
  if (chosen === undefined && isVisit) throw new ShopError('branch_closed');
  if (chosen === undefined) throw new ShopError('invalid_fields', { fields: { shipping_method: 'unknown' } });
  requireAddress(chosen, request.billing);
  return chosen;
}
