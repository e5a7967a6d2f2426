import { errorCodeOf, ShopError } from '../../../domain/core/errors.js';
import { UNKNOWN_STATE_TOLD_EVERY_S } from '../../../domain/core/limits.js';
import type { Order } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import type { CarrierNews } from '../../ports/carrier.js';
import { OperatorProblem } from '../../ports/problem.js';
import { takeStep } from '../office/takeStep.js';

/**
 * Handles a webhook of the carrier: a delivery that has arrived is noted on its order, and the operator is told of one
 * that failed, was lost or came back, once each for a parcel. Repeats, late news of orders that are finished, and news of
 * deliveries that no order has are accepted and ignored. Returns what is to be sent then. Throws what
 * `CarrierPort.readNews` throws, `not_found` without a carrier, and if the store is down, so that the carrier may repeat
 * it.
 */
export async function handleCarrierNews(
  backend: Backend,
  { body, authorization }: { body: Uint8Array; authorization: string | null },
): Promise<(() => Promise<void>) | null> {
  const { carrier, store, notices } = backend;
  if (carrier === null) throw new ShopError('not_found');
  const news = carrier.readNews(body, authorization);
  if (news === null || news.state === 'under_way') return null;
  if (news.state === 'unknown') return noteUnknown(backend, news);
  const order = await store.orders.getOrder(Number(news.reference));
  const { shipment } = order ?? {};
  if (order?.status !== 'processing') return null;
  if (shipment?.carrier !== carrier.name || shipment.number !== news.number) return null;
  if (news.state === 'delivered') return deliver(backend, order);
  const which = news.hasEnded ? `${news.number} ended` : news.number;
  await notices.queue([{ orderId: order.id, kind: news.state, channel: 'operator', which }]);
  return () => backend.sendNotices(backend);
}

/** Another process may have taken the step in the meantime. */
async function deliver(backend: Backend, order: Order): Promise<(() => Promise<void>) | null> {
  try {
    const { notify } = await takeStep(backend, order.id, { act: 'deliver' }, { by: 'carrier' });
    return notify;
  } catch (error) {
    if (errorCodeOf(error) === 'step_not_possible') return null;
    throw error;
  }
}

/** Logged once a day and state. */
async function noteUnknown({ state, report }: Backend, { code }: CarrierNews): Promise<null> {
  const { count } = await state.countEvent(`carrier state ${code}`, UNKNOWN_STATE_TOLD_EVERY_S);
  if (count === 1) report('carrier-state-unknown', new OperatorProblem(`The carrier reports state ${code}`));
  return null;
}
