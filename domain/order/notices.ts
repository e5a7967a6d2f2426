import type { Order } from './order.js';

/** What a customer is told about an order, each at most once. */
export const NOTICE_KINDS = ['placed', 'confirmed', 'sent', 'delivered', 'cancelled', 'refunded'] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** By mail, or by message to the mobile number of the order. */
export const NOTICE_CHANNELS = ['mail', 'phone'] as const;

export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

type Noted = Pick<Order, 'status' | 'paymentMethod' | 'transactionId' | 'shipment'>;

/** What the customer should have been told about an order in this state. */
function noticesDue(order: Noted): NoticeKind[] {
  const sent: NoticeKind[] = order.shipment === null ? [] : ['sent'];
  switch (order.status) {
    case 'pending-cart':
    case 'pending':
    case 'failed':
      return [];
    case 'processing':
    case 'on-hold':
      return ['placed', ...sent];
    case 'completed':
      return ['placed', ...sent, 'delivered'];
    case 'cancelled':
      return wasPlaced(order) ? ['cancelled'] : [];
    case 'refunded':
      return ['refunded'];
  }
}

/** What the customer is to be told because of a change. */
export function noticesOfChange(before: Noted, after: Noted): NoticeKind[] {
  const told = noticesDue(before);
  return noticesDue(after).filter((kind) => !told.includes(kind));
}

/** Whether a notice is still true: an order may have moved on since the notice was queued. */
export function isNoticeTrue(kind: NoticeKind, order: Noted): boolean {
  return kind === 'confirmed' ? noticesDue(order).includes('placed') : noticesDue(order).includes(kind);
}

/** A card order that was never paid is cancelled without a payment, and its customer was never told that it exists. */
function wasPlaced({ paymentMethod, transactionId }: Noted): boolean {
  return paymentMethod === 'cod' || transactionId !== null;
}
