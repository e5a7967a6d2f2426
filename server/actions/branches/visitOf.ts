import type { Branch } from '../../../domain/branches/branch.js';
import { isSlotChangeable } from '../../../domain/branches/slots.js';
import type { VisitFacts } from '../../../domain/branches/wireVisit.js';
import { isCancellable } from '../../../domain/order/cancellable.js';
import type { Order } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';

/** The branch of an order's appointment; null without one, if it has been closed, or while texts cannot be read. */
export async function branchOf(
  { content, report }: Pick<Backend, 'content' | 'report'>,
  { delivery }: Pick<Order, 'delivery'>,
): Promise<Branch | null> {
  if (delivery?.visit === undefined) return null;
  const { branch } = delivery.visit;
  const branches = await content.listBranches().catch((error: unknown): Branch[] => {
    report('branches-not-read', error);
    return [];
  });
  return branches.find(({ id }) => id === branch) ?? null;
}

/** Whether the owner may still move or give up an appointment: like cancelling, and until the evening before. */
export function isVisitChangeable(
  { status, shipment, delivery }: Pick<Order, 'status' | 'shipment' | 'delivery'>,
  nowMs: number,
): boolean {
  if (delivery?.visit === undefined || !isCancellable({ status, shipment })) return false;
  const { slot } = delivery.visit;
  return slot === null || isSlotChangeable(slot, nowMs);
}

/** An appointment as the owner, or somebody with the order's key, sees it. */
export async function visitFacts(
  backend: Pick<Backend, 'content' | 'report'>,
  order: Order,
  isOwner: boolean,
): Promise<VisitFacts> {
  const branch = await branchOf(backend, order);
  return { branch, changeable: isOwner && branch !== null && isVisitChangeable(order, Date.now()) };
}
