import { ShopError } from '../../../domain/core/errors.js';
import { type Caller, requireCustomer } from '../../../domain/account/identity.js';
import { goodsTotal, isStanding, type Order } from '../../../domain/order/order.js';
import { methodOfKind } from '../../../domain/payment/ways.js';
import type { Backend } from '../../ports/backend.js';
import { requireFilledCart } from '../../ports/shared/orderChecks.js';
import type { OnCommit } from '../../ports/records/state.js';
import { withBranchPlace } from './address.js';
import { readWithUnpaid, requireFewFor, requireFewPayments, requireFewUnpaid } from './cashLimits.js';
import { requireCashByRules } from './cashRules.js';
import { placeUnpaid } from './placeUnpaid.js';
import { type Reservation, withReservation } from './reservations.js';
import { withPlace } from '../branches/bookings.js';
import { paymentPageOf, placedPath } from '../payment/payments.js';
import { defaultProvider, requireWay } from '../payment/ways.js';
import { withSameCoupons } from '../coupon/sameCoupons.js';
import { startPayment } from '../payment/startPayment.js';
import type { CheckoutRequest, Wanted } from './checkoutRequest.js';
import { requireSeenDeposit, startDeposit } from './deposit.js';
import { endEarlierAttempt, isRepeated } from './earlierAttempt.js';
import { requireAsSeen, type Seen } from './requireAsSeen.js';

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
  const { order, isPaid } = await endEarlierAttempt(backend, known, request, way);
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

function resultOf(order: Order): CheckoutResult {
  return { order_id: order.id, redirect: placedPath(order) };
}
