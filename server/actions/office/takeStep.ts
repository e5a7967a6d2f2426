import { slotStart } from '../../../domain/branches/slots.js';
import { ShopError } from '../../../domain/core/errors.js';
import { movableVisit } from '../../../domain/office/moves.js';
import { DECISIONS, type ReturnAct, type Step } from '../../../domain/office/steps.js';
import type { Order } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import type { OfficePort, StepContext } from '../../ports/order/office.js';
import { ordersLock } from '../../ports/records/state.js';
import { recordChange, withPlace } from '../branches/bookings.js';
import { chooseSlot } from '../checkout/slots.js';
import { bookDelivery } from './bookDelivery.js';
import { notifyNow } from '../outbox/notifyCustomer.js';

interface Taken {
  order: Order;
  /** Sends what the customer is told, which is queued already. */
  notify: () => Promise<void>;
}

/**
 * Takes one step of the operator with an order, once: for the signed link of the order as for `npm run orders`. Throws
 * `order_not_found`, `order_changed`, `step_not_possible`, `insufficient_stock`, `note_repeated`, `notes_full`, and for
 * an appointment `slot_taken` and `branch_closed`; for a delivery what `bookDelivery` throws.
 */
export async function takeStep(
  backend: Backend,
  orderId: number,
  step: Step,
  context: StepContext,
): Promise<Taken> {
  const { office, orders } = backend.store;
  const before = office && (await orders.getOrder(orderId));
  if (office === null || before === null || before.status === 'pending-cart') {
    throw new ShopError('order_not_found');
  }
  if (context.version !== undefined && before.updatedAt !== context.version) {
    throw new ShopError('order_changed');
  }
  const after = await afterStep(backend, { office, before, step, context });
  return {
    order: after,
    notify: () => (after === before ? backend.sendNotices(backend) : notifyNow(backend, before, after)),
  };
}

interface Work {
  office: OfficePort;
  before: Order;
  step: Step;
  context: StepContext;
}

/** The order after the step; the same value if the step leaves it as it is. */
async function afterStep(backend: Backend, { office, before, step, context }: Work): Promise<Order> {
  switch (step.act) {
    case 'note':
      await office.note(before.id, step.text, context);
      return before;
    case 'accept':
    case 'refuse':
    case 'received':
      await decide(backend, before, step, context);
      return before;
    case 'book':
      return bookDelivery(backend, { office, before, context, area: step.area });
    case 'visit':
      return moveVisit(backend, { office, before, step, context });
    default: {
      const after = await office.move(before.id, step, context);
      if (after === null) throw new ShopError('step_not_possible');
      await recordChange(backend, before, after);
      return after;
    }
  }
}

async function decide(
  { returns }: Backend,
  order: Order,
  step: Extract<Step, { act: ReturnAct }>,
  { by }: StepContext,
): Promise<void> {
  const request = await returns.getReturn(step.returnId);
  if (request?.orderId !== order.id) throw new ShopError('step_not_possible');
  const decided = await returns.decide(step.returnId, DECISIONS[step.act], step.answer, { step, by });
  if (decided === null) throw new ShopError('order_changed');
}

/** Whatever the hour, because the customer has agreed to it. The order is read again under the customer's lock. */
async function moveVisit(
  backend: Backend,
  { office, before, step, context }: Work & { step: Extract<Step, { act: 'visit' }> },
): Promise<Order> {
  const { orders } = backend.store;
  return backend.state.withLocks([ordersLock(before.customerId)], async () => {
    const order = await orders.getOrder(before.id);
    if (order?.updatedAt !== before.updatedAt) throw new ShopError('order_changed');
    const visit = movableVisit(order);
    if (visit === null || (visit.slot !== null && slotStart(visit.slot) === step.slot)) {
      throw new ShopError('step_not_possible');
    }
    const wanted = await chooseSlot(backend, visit, step.slot);
    const { order: after, isDone } = await withPlace(backend, order, wanted, () =>
      office.changeSlot(order, wanted.slot, context),
    );
    await recordChange(backend, order, after);
    if (!isDone) throw new ShopError('order_changed');
    return after;
  });
}
