import { slotsOf } from '../../../domain/branches/slots.js';
import type { Visit } from '../../../domain/branches/branch.js';
import { errorCodeOf, ShopError } from '../../../domain/core/errors.js';
import { SLOT_HELD_MS } from '../../../domain/core/limits.js';
import { type LimitName, RATE_LIMITS } from '../../../domain/core/rateLimits.js';
import { isPaidByCard } from '../../../domain/order/deposit.js';
import type { Order } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import type { Source } from '../../ports/shared/source.js';
import type { CountedEvent } from '../../ports/records/state.js';
import { requireBranch } from '../branches/bookings.js';
import type { PricedChoice } from '../catalogue/pricing.js';

const DAY_S = 86_400;
const SECOND_MS = 1000;

/** What an order takes from others before it is paid. */
export interface Reservation {
  order: Pick<Order, 'id' | 'customerId'>;
  /** Number of the order, E.164. */
  phone: string;
  source: Pick<Source, 'network' | 'device'>;
  /** Lines that take stock; a payment in progress takes none. */
  lines: readonly PricedChoice[];
  /** The appointment that it holds. */
  visit: Visit | undefined;
  /** It has a coupon that each customer may use so often, which only a proven number tells. */
  hasPersonalCoupon: boolean;
  /** It is being paid: a repeat within the payment's session does not count again. */
  isBeingPaid: boolean;
}

interface Counter extends CountedEvent {
  /** Whether that many are too many. */
  isOver: (count: number) => boolean;
}

/**
 * Places an order that reserves something without being paid. Accounts and numbers can be invented, so orders whose number
 * nobody has proven are counted by network and browser, and together they get a part only of the stock of a product and
 * of the appointments of a day: the rest is for customers who prove the number of the order by a code, who have bought
 * before, or who pay. What is counted is taken back if the order is not placed. Throws `number_unproven`, or
 * `too_many_orders` where that would not help.
 */
export async function withReservation<T>(
  backend: Backend,
  wanted: Reservation,
  work: () => Promise<T>,
): Promise<T> {
  const { state, messages } = backend;
  const { order, phone } = wanted;
  const paying = `being paid ${order.id} ${wanted.visit?.slot?.date ?? ''}`;
  const exempt = { customerId: order.customerId, contact: phone, unless: wanted.isBeingPaid ? paying : null };
  const counters = [
    ...(await countersOf(backend, wanted)),
    // Last, because it exempts repeats.
    ...(wanted.isBeingPaid
      ? [{ key: paying, windowSeconds: SLOT_HELD_MS / SECOND_MS, by: 1, isOver: () => false }]
      : []),
  ];
  const counts = await state.countUnproven(counters, exempt);
  if (counts === null) return work();
  const isOver = counters.some((counter, index) => counter.isOver(counts[index] ?? 0));
  const refusal = messages === null ? 'too_many_orders' : 'number_unproven';
  try {
    if (wanted.hasPersonalCoupon) throw new ShopError(refusal);
    if (isOver && !(await hasBought(backend, order.customerId))) throw new ShopError(refusal);
    return await work();
  } catch (error) {
    const code = errorCodeOf(error);
    // Otherwise the order may have been placed after all.
    if (code !== null && code !== 'outcome_unknown') {
      const back = counters.map((counter) => ({ ...counter, by: -counter.by }));
      await state
        .countUnproven(back, { ...exempt, unless: null })
        .catch((failure: unknown) => backend.report('reservation-not-uncounted', failure));
    }
    throw error;
  }
}

async function countersOf(backend: Backend, wanted: Reservation): Promise<Counter[]> {
  const { source } = wanted;
  const limited = (limit: LimitName, key: string): Counter => ({
    ...{ key, windowSeconds: RATE_LIMITS[limit].windowSeconds, by: 1 },
    isOver: (count) => count > backend.settings.maxOf(limit),
  });
  const device = await source.device();
  return [
    limited('unproven-orders-network', `unproven orders network ${source.network}`),
    ...(device === null ? [] : [limited('unproven-orders-device', `unproven orders device ${device}`)]),
    ...(backend.messages === null ? [] : await sharesOf(backend, wanted)),
  ];
}

/** What all orders without a proven number may take together: the first of a day even the last one. */
async function sharesOf(backend: Backend, { lines, visit }: Reservation): Promise<Counter[]> {
  const { unprovenShare, deliveryCalendar } = backend.settings;
  if (unprovenShare >= 1) return [];
  const shared = (key: string, by: number, wholeOf: (before: number) => number): Counter => ({
    ...{ key, windowSeconds: DAY_S, by },
    isOver: (count) => count > by && count > wholeOf(count - by) * unprovenShare,
  });
  const pieces = new Map<string, { stock: number; quantity: number }>();
  for (const { productId, variationId, quantity, stock } of lines) {
    if (typeof stock !== 'number') continue;
    const key = `unproven pieces ${productId} ${variationId ?? ''}`;
    pieces.set(key, { stock, quantity: quantity + (pieces.get(key)?.quantity ?? 0) });
  }
  const ofStock = [...pieces].map(([key, { stock, quantity }]) =>
    shared(key, quantity, (before) => stock + before),
  );
  if (visit?.slot == null) return ofStock;
  const { date } = visit.slot;
  const branch = await requireBranch(backend, visit.branch);
  const times = slotsOf(branch, deliveryCalendar, Date.now()).filter((slot) => slot.date === date).length;
  return [...ofStock, shared(`unproven places ${visit.branch} ${date}`, 1, () => times * branch.capacity)];
}

/** Whether the customer has paid or received something, which no throwaway account has. */
async function hasBought({ store }: Backend, customerId: number): Promise<boolean> {
  const orders = await store.orders.listOrders({ customerId, statuses: ['completed', 'processing'] });
  return orders.some((order) => order.status === 'completed' || isPaidByCard(order));
}
