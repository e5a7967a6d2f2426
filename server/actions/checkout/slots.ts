import type { Slot, Visit } from '../../../domain/branches/branch.js';
import { findSlot, slotsOf } from '../../../domain/branches/slots.js';
import { egyptTime, toDate } from '../../../domain/egypt/egyptClock.js';
import { ShopError } from '../../../domain/core/errors.js';
import type { Backend } from '../../ports/backend.js';
import { settleOnRead } from '../payment/settlement.js';
import { askOrders, requireBranch } from '../branches/bookings.js';

/** A branch's free appointments, in order of time. Throws `branch_closed` for an unknown branch. */
export async function listFreeSlots(backend: Backend, branchId: string): Promise<Slot[]> {
  const branch = await requireBranch(backend, branchId);
  // Nobody holds a lock here, so that an unpaid order can be settled.
  await askOrders(backend, branch, async (id) => {
    const order = await backend.store.orders.getOrder(id);
    return order && settleOnRead(backend, order);
  });
  const taken = await backend.bookings.listTaken(branchId, toDate(egyptTime(Date.now()).day));
  const isFull = ({ date, from }: Slot) =>
    taken.some((slot) => slot.date === date && slot.from === from && slot.taken >= branch.capacity);
  return slotsOf(branch, backend.settings.deliveryCalendar, Date.now()).filter((slot) => !isFull(slot));
}

/**
 * The appointment at this time, `2026-11-25T10:00`, whether or not a place is free. Throws `invalid_fields` without a
 * time, `slot_taken` for one that cannot be booked (any more), and `branch_closed`.
 */
export async function chooseSlot(
  backend: Pick<Backend, 'content' | 'settings'>,
  visit: Visit,
  start: string | undefined,
): Promise<Visit & { slot: Slot }> {
  if (start === undefined || start === '') {
    throw new ShopError('invalid_fields', { fields: { slot: 'required_slot' } });
  }
  const branch = await requireBranch(backend, visit.branch);
  const slot = findSlot(slotsOf(branch, backend.settings.deliveryCalendar, Date.now()), start);
  if (slot === undefined) throw new ShopError('slot_taken', { fields: { slot: 'slot_taken' } });
  return { ...visit, slot };
}
