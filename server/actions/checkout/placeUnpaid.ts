import { goodsTotal, type Order } from '../../../domain/order/order.js';
import { methodOfKind, type PaymentWay } from '../../../domain/payment/ways.js';
import type { Product } from '../../../domain/catalogue/product.js';
import type { Piastres } from '../../../domain/core/money.js';
import type { Backend } from '../../ports/backend.js';
import type { Placement } from '../../ports/order/carts.js';
import type { DeliveryAtCost } from '../../ports/order/orders.js';
import type { OnCommit } from '../../ports/records/state.js';
import { awaited } from '../confirmation/askToConfirm.js';
import { notifyCustomer } from '../outbox/notifyCustomer.js';
import { awaitedUntil } from '../payment/paidPayment.js';

interface Unpaid extends Pick<Placement, 'billing' | 'locale'> {
  way: PaymentWay;
  delivery: DeliveryAtCost;
  fee: Piastres;
  /** The order's products with current price and stock. */
  goods: readonly Product[];
}

/** Places an order that is paid on delivery, or whose money is awaited; a free one is both. */
export async function placeUnpaid(
  backend: Backend,
  cart: Order,
  { billing, locale, way, delivery, fee, goods }: Unpaid,
  onCommit: OnCommit<Order>,
): Promise<Order> {
  const isLater = methodOfKind(way.kind) === 'later' && goodsTotal(cart) + delivery.cost > 0;
  const paymentMethod = isLater ? 'later' : 'cod';
  const asks = !isLater && (backend.settings.codRules?.confirmation ?? null) !== null;
  const payment = {
    way: way.kind === 'cash' || isLater ? way.key : 'cod',
    provider: null,
    code: null,
    proof: null,
  };
  const placement = {
    ...({
      status: isLater ? 'on-hold' : 'processing',
      billing,
      locale,
      paymentMethod,
      delivery,
      fee,
    } as const),
    payment: { ...payment, until: isLater ? awaitedUntil(backend, way.key) : null },
    ...{ transactionId: null, paymentReference: null },
    ...(asks
      ? {
          confirmation: awaited({
            ...{ ...cart, billing, paymentMethod, shippingTotal: delivery.cost, adjustment: fee },
          }),
        }
      : {}),
  };
  const placed = await backend.store.carts.placeOrder(cart, placement, {
    held: goods,
    onCommit,
  });
  notifyCustomer(backend, cart, placed);
  return placed;
}
