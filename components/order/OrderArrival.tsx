import { useArrivalWords } from '../../client/checkout/useArrivalWords.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';

/** When an order arrives, as promised when it was placed; absent before it is accepted and after it is over. */
export function OrderArrival({ order: { status, delivery } }: { order: ClientOrder }) {
  const words = useArrivalWords();
  if (status !== 'processing' || delivery === null) return null;
  const { isPickup, arrives } = delivery;
  return arrives === null ? null : <strong>{words({ isPickup, arrives })}</strong>;
}
