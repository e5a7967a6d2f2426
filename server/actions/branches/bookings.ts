import type { Branch, Visit } from '../../../domain/branches/branch.js';
import { errorCodeOf, ShopError } from '../../../domain/core/errors.js';
import {
  SLOT_CHECKS_AT_ONCE,
  SLOT_HELD_MS,
  SLOT_KEPT_MS,
  SLOT_RECORD_DAYS,
} from '../../../domain/core/limits.js';
import type { Order } from '../../../domain/order/order.js';
import { egyptTime, toDate } from '../../../domain/egypt/egyptClock.js';
import type { Backend } from '../../ports/backend.js';
import type { BookedSlot } from '../../ports/records/bookings.js';
import { OperatorProblem } from '../../ports/problem.js';

/**
 * Takes the place of an order's appointment while the work writes it to the order, and frees it if the work fails.
 * Throws `slot_taken`. The caller holds the customer's lock.
 */
export async function withPlace<T>(
  backend: Backend,
  order: Pick<Order, 'id'>,
  visit: Visit | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const slot = bookedSlot(visit);
  if (slot === null) return work();
  await hold(backend, order.id, slot);
  try {
    const result = await work();
    await backend.bookings.keep(order.id, slot, heldUntil()).catch(reported(backend));
    return result;
  } catch (error) {
    // Otherwise the order may have been written after all: it is asked later.
    if (errorCodeOf(error) !== null && errorCodeOf(error) !== 'outcome_unknown') {
      await readAndRecord(backend, order.id).catch(reported(backend));
    }
    throw error;
  }
}

/**
 * Records the appointment that an order has after a change; null: the order is deleted. A failure is made up for when
 * the order is asked.
 */
export async function recordChange(backend: Backend, before: Order, after: Order | null): Promise<void> {
  if (before.delivery?.visit === undefined && after?.delivery?.visit === undefined) return;
  await record(backend, before.id, after).catch(reported(backend));
}

/** The same for a change by the store, of which only the number of the order is known. */
export async function recordStoreChange(backend: Backend, orderId: number): Promise<void> {
  const hasBranches = (await backend.content.listBranches().catch(() => [])).length > 0;
  if (!hasBranches) return;
  const order = await readAndRecord(backend, orderId).catch((error: unknown) => {
    reported(backend)(error);
    return null;
  });
  if (order?.delivery?.visit?.isUnclear === true) {
    const problem = `The time of the appointment of order ${orderId} cannot be read in the store`;
    backend.report('appointment-unclear', new OperatorProblem(problem));
  }
}

/** Asks the orders in a branch's full slots whether they still stand, a few at a time; true if one did not. */
export async function askOrders(
  backend: Backend,
  { id, capacity }: Pick<Branch, 'id' | 'capacity'>,
  read: (id: number) => Promise<Order | null> = (orderId) => backend.store.orders.getOrder(orderId),
): Promise<boolean> {
  const full = { fromDate: toDate(egyptTime(Date.now()).day), capacity, limit: SLOT_CHECKS_AT_ONCE };
  const due = await backend.bookings.listDue(id, full);
  const asked = await Promise.all(due.map(async (orderId) => record(backend, orderId, await read(orderId))));
  return asked.some((stands) => !stands);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes records of long ago. */
export async function forgetBookings({ bookings }: Pick<Backend, 'bookings'>): Promise<void> {
  await bookings.forget(toDate(egyptTime(Date.now() - SLOT_RECORD_DAYS * DAY_MS).day));
}

/** An open branch. Throws `branch_closed`. */
export async function requireBranch({ content }: Pick<Backend, 'content'>, id: string): Promise<Branch> {
  const branch = (await content.listBranches()).find((each) => each.id === id);
  if (branch === undefined) throw new ShopError('branch_closed');
  return branch;
}

async function hold(backend: Backend, orderId: number, slot: BookedSlot): Promise<void> {
  const branch = await requireBranch(backend, slot.branch);
  const { capacity } = branch;
  const take = () => backend.bookings.hold(orderId, slot, { capacity, checkAt: heldUntil() });
  if (await take()) return;
  if ((await askOrders(backend, branch)) && (await take())) return;
  throw new ShopError('slot_taken', { fields: { slot: 'slot_taken' } });
}

function heldUntil(): Date {
  return new Date(Date.now() + SLOT_HELD_MS);
}

/** A place that was not recorded is corrected when its order is asked. */
function reported(backend: Pick<Backend, 'report'>): (error: unknown) => void {
  return (error) => backend.report('place-not-recorded', error);
}

async function readAndRecord(backend: Backend, orderId: number): Promise<Order | null> {
  const order = await backend.store.orders.getOrder(orderId);
  await record(backend, orderId, order);
  return order;
}

/** Whether the order has an appointment. */
async function record({ bookings }: Backend, orderId: number, order: Order | null): Promise<boolean> {
  const visit = order !== null && hasPlace(order) ? order.delivery?.visit : undefined;
  // Nobody else gets the place while its operator has written something unreadable.
  if (visit?.isUnclear === true) return true;
  const slot = bookedSlot(visit);
  const checkAt = order?.status === 'pending' ? heldUntil() : new Date(Date.now() + SLOT_KEPT_MS);
  await bookings.keep(orderId, slot, checkAt);
  return slot !== null;
}

/** Whether an order in this state keeps its appointment: a card order does while its payment is pending. */
function hasPlace({ status }: Pick<Order, 'status'>): boolean {
  return status === 'pending' || status === 'processing' || status === 'on-hold' || status === 'completed';
}

function bookedSlot(visit: Visit | undefined): BookedSlot | null {
  if (visit?.slot == null) return null;
  const { date, from } = visit.slot;
  return { branch: visit.branch, date, from };
}
