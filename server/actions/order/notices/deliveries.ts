import type { NoticeChannel, NoticeKind } from '../../../../domain/order/notices.js';
import type { Order } from '../../../../domain/order/order.js';
import type { Backend } from '../../../ports/backend.js';
import { orderLetter } from './orderLetter.js';

/** How to tell a customer about their order on this channel; null if it cannot reach them, or has nothing to say. */
export function deliveryOf(
  backend: Backend,
  { kind, channel }: { kind: NoticeKind; channel: NoticeChannel },
  order: Order,
): (() => Promise<void>) | null {
  switch (channel) {
    case 'mail':
      return mailOf(backend, kind, order);
    case 'phone':
      return null;
  }
}

function mailOf({ mail, settings }: Backend, kind: NoticeKind, order: Order): (() => Promise<void>) | null {
  const to = order.billing?.email ?? null;
  if (to === null || !settings.writesLetters) return null;
  const letter = orderLetter(kind, order, settings);
  return () => mail.send({ to, ...letter });
}
