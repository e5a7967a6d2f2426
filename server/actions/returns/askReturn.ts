import { ShopError } from '../../../domain/core/errors.js';
import { RETURNS_PER_ORDER_MAX } from '../../../domain/core/limits.js';
import type { Caller } from '../../../domain/account/identity.js';
import { parseId } from '../../../domain/core/parseId.js';
import type { Order } from '../../../domain/order/order.js';
import {
  isOpenReturn,
  returnablePieces,
  type ReturnedLine,
  type ReturnReason,
  type ReturnRequest,
} from '../../../domain/returns/returns.js';
import { isReturnDay, lastReturnDay } from '../../../domain/returns/returnWindow.js';
import { toWireReturns, type WireOrderReturns } from '../../../domain/returns/wireReturns.js';
import type { Backend } from '../../ports/backend.js';
import { requireReadableOrder } from '../order/orders.js';
import { followStore } from './followStore.js';

interface ReturnInput {
  orderId: number;
  key: string | undefined;
  lines: readonly ReturnedLine[];
  reason: ReturnReason;
  text: string | null;
  photo: string | null;
}

/**
 * Asks for the return of goods of a delivered order. Allowed for the owner of the order and for holders of its key,
 * within the days of the shop's setting; a line has one open request at a time. The operator and the customer get a
 * letter each. Throws `order_not_found`, `order_not_delivered`, `return_not_possible`, `return_too_late`, `return_open`,
 * `return_too_many` with `available`, `too_many_returns`, `invalid_fields`.
 */
export async function askReturn(
  backend: Backend,
  caller: Caller,
  { orderId, key, ...wanted }: ReturnInput,
): Promise<WireOrderReturns> {
  const { state, returns } = backend;
  const { order } = await requireReadableOrder(backend, caller, orderId, key);
  const until = requireReturnable(backend, order);
  const requests = await state.withLocks([`returns of ${order.id}`], async () => {
    const before = await returns.listOfOrder(order.id);
    requirePieces(order, wanted.lines, before);
    if (before.length >= RETURNS_PER_ORDER_MAX) throw new ShopError('too_many_returns');
    const asked = await returns.ask({ orderId: order.id, ...wanted, lines: [...wanted.lines] });
    if (asked === null) throw new ShopError('return_open');
    return [asked, ...before];
  });
  backend.later(() => backend.sendNotices(backend));
  return toWireReturns(order, until, requests);
}

/** What of an order can be returned, and what was asked for. Throws `order_not_found`. */
export async function readReturns(
  backend: Backend,
  caller: Caller,
  idText: string,
  key: string | undefined,
): Promise<WireOrderReturns> {
  const { order } = await requireReadableOrder(backend, caller, parseId(idText), key);
  if (order.status === 'pending-cart') throw new ShopError('order_not_found');
  return toWireReturns(order, returnableUntil(backend, order), await currentRequests(backend, order));
}

/** The requests of an order, with what the store's operator has decided meanwhile. */
async function currentRequests(backend: Backend, order: Order): Promise<ReturnRequest[]> {
  const known = await backend.returns.listOfOrder(order.id);
  if (!known.some(isOpenReturn) || !(await followStore(backend, order.id))) return known;
  return backend.returns.listOfOrder(order.id);
}

/** The last day to ask for a return; null if that is over, or the order has no goods to return. */
function returnableUntil({ settings }: Backend, order: Order): string | null {
  const until = settings.returnDays === 0 ? null : lastReturnDay(order, settings.returnDays);
  return until === null || !isReturnDay(until, Date.now()) ? null : until;
}

function requireReturnable(backend: Backend, order: Order): string {
  const { status } = order;
  if (status === 'pending-cart') throw new ShopError('order_not_found');
  if (status === 'cancelled' || status === 'refunded' || status === 'failed')
    throw new ShopError('return_not_possible');
  if (status !== 'completed') throw new ShopError('order_not_delivered');
  if (backend.settings.returnDays === 0) throw new ShopError('return_not_possible');
  const until = returnableUntil(backend, order);
  if (until === null) throw new ShopError('return_too_late');
  return until;
}

function requirePieces(
  { items }: Order,
  lines: readonly ReturnedLine[],
  requests: readonly ReturnRequest[],
): void {
  for (const { lineItemId, quantity } of lines) {
    const line = items.find(({ id }) => id === lineItemId);
    if (line === undefined) throw new ShopError('invalid_fields', { fields: { lines: 'invalid' } });
    const isAsked = requests.some(
      (request) => isOpenReturn(request) && request.lines.some((asked) => asked.lineItemId === lineItemId),
    );
    if (isAsked) throw new ShopError('return_open');
    const available = returnablePieces(line, requests);
    if (quantity > available) throw new ShopError('return_too_many', { available });
  }
}
