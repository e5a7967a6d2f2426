import { channelsOf, type NoticeKind } from '../../../domain/order/notices.js';
import type { NewNotice } from '../notices.js';

/** These notices of an order on their channels; a channel that cannot reach its customer is skipped when it is due. */
export function noticesOfOrder({ id }: { id: number }, kinds: readonly NoticeKind[]): NewNotice[] {
  return kinds.flatMap((kind) => channelsOf(kind).map((channel) => ({ orderId: id, kind, channel })));
}
