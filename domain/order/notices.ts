import { isUnconfirmed } from '../confirmation/confirmation.js';
import type { Visit } from '../branches/branch.js';
import { isSlotOver, slotStart } from '../branches/slots.js';
import { dayInEgypt } from '../egypt/egyptClock.js';
import { CUSTOMER_CHANNELS, NOTICE_CHANNELS, type NoticeChannel } from '../notifications/channels.js';
import { isAwaited, type Order } from './order.js';
import { isUnpaidTransfer } from './payReminder.js';

/** What a customer is told of a change of their appointment, which can happen more than once. */
const VISIT_KINDS = ['moved', 'given_up'] as const;

/** What a customer is told by letter. */
export const LETTER_KINDS = [
  ...([
    'placed',
    'pay_soon',
    'visit_soon',
    'paid',
    'confirmed',
    'sent',
    'delivered',
    'cancelled',
    'refunded_part',
    'refunded',
  ] as const),
  ...VISIT_KINDS,
] as const;

export type LetterKind = (typeof LETTER_KINDS)[number];

/** What asks the customer to confirm a cash order, from the number of the order. */
const ASKING_KINDS = ['confirm', 'confirm_by_code', 'remind'] as const;

/** What the operator is told of a delivery that the carrier could not make. */
const CARRIER_KINDS = ['not_delivered', 'came_back'] as const;

export type CarrierKind = (typeof CARRIER_KINDS)[number];

/** What the operator is told when a customer says that they have transferred the money. */
const TRANSFER_KIND = 'transfer_reported';

/** What is told about an order, each at most once; of appointments, parcels, refunds and transfers after each. */
export const NOTICE_KINDS = [...LETTER_KINDS, ...ASKING_KINDS, ...CARRIER_KINDS, TRANSFER_KIND] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Something to be told about an order. */
export interface News {
  kind: NoticeKind;
  /** Of a partial refund: which. */
  refundId?: number | undefined;
  /** Of a transfer: when it was reported, ISO 8601. */
  at?: string | undefined;
  /** Of a parcel after the first, or with a corrected number: that number. */
  parcel?: string | undefined;
}

/** What the operator is told each morning. */
export const DIGEST = 'digest';

/** Whether it is news of an appointment: the last of several changes is told. */
export function isVisitKind(kind: string): boolean {
  return VISIT_KINDS.some((each) => each === kind);
}

export function isCarrierKind(kind: NoticeKind): kind is CarrierKind {
  return CARRIER_KINDS.some((each) => each === kind);
}

export function isLetterKind(kind: NoticeKind): kind is LetterKind {
  return LETTER_KINDS.some((letter) => letter === kind);
}

/** The channels of a notice. */
export function channelsOf(kind: NoticeKind): readonly NoticeChannel[] {
  if (kind === 'placed') return NOTICE_CHANNELS;
  if (isCarrierKind(kind) || kind === TRANSFER_KIND) return ['operator'];
  return isLetterKind(kind) ? CUSTOMER_CHANNELS : ['phone'];
}

type Noted = Pick<
  Order,
  | 'status'
  | 'paymentMethod'
  | 'payment'
  | 'transactionId'
  | 'deposit'
  | 'shipment'
  | 'confirmation'
  | 'refunds'
  | 'delivery'
>;

/** What the customer should have been told about an order in this state, appointments aside. */
export function noticesDue(order: Noted): News[] {
  return [...kindsDue(order).map((kind) => ({ kind })), ...refundNews(order), ...transferNews(order)];
}

function kindsDue(order: Noted): NoticeKind[] {
  const sent: NoticeKind[] = order.shipment === null ? [] : ['sent'];
  switch (order.status) {
    case 'pending-cart':
    case 'pending':
    case 'failed':
      return [];
    case 'on-hold':
      return ['placed', ...confirmationNotices(order), ...sent];
    case 'processing':
      return ['placed', ...paidNotices(order), ...confirmationNotices(order), ...sent];
    case 'completed':
      return ['placed', ...paidNotices(order), ...sent, 'delivered'];
    case 'cancelled':
      return wasPlaced(order) ? ['cancelled'] : [];
    case 'refunded':
      return ['refunded'];
  }
}

/** Every refund but the one that completes a whole refund, which has a letter of its own. */
function refundNews(order: Noted): News[] {
  const { status, refunds } = order;
  const isTold = status !== 'pending' && status !== 'failed' && (status !== 'cancelled' || wasPlaced(order));
  const parts = status === 'refunded' ? refunds.slice(0, -1) : refunds;
  return isTold ? parts.map(({ id }) => ({ kind: 'refunded_part', refundId: id })) : [];
}

function transferNews(order: Noted): News[] {
  const proof = isAwaited(order) ? order.payment?.proof : null;
  return proof == null ? [] : [{ kind: TRANSFER_KIND, at: proof.at }];
}

/** What the customer is to be told because of a change. */
export function noticesOfChange(before: Noted, after: Noted): News[] {
  const earlier = noticesDue(before);
  return [
    ...noticesDue(after).filter((news) => !earlier.some((each) => isSame(each, news))),
    ...parcelNews(before, after),
    ...visitNews(before, after),
  ];
}

/** The number of its parcel has changed: the goods are sent again, or it was corrected. */
function parcelNews(before: Noted, after: Noted): News[] {
  const parcel = after.shipment?.number ?? null;
  const isAnother = before.shipment !== null && before.shipment.number !== parcel;
  return parcel !== null && isAnother && isOpen(after) ? [{ kind: 'sent', parcel }] : [];
}

function isSame(one: News, other: News): boolean {
  return one.kind === other.kind && one.refundId === other.refundId && one.at === other.at;
}

function visitNews(before: Noted, after: Noted): News[] {
  const [known, visit] = [before.delivery?.visit, after.delivery?.visit];
  if (known === undefined || visit === undefined || !isOpen(before) || !isOpen(after)) return [];
  if (visitKey(known) === visitKey(visit)) return [];
  return [{ kind: visit.slot === null ? 'given_up' : 'moved' }];
}

/** Where and when an appointment is, to tell whether it is another one: `2026-11-25T10:00 nasr-city`. */
export function visitKey({ slot, branch }: Visit): string {
  return `${slot === null ? '-' : slotStart(slot)} ${branch}`;
}

/**
 * What the customer is to be told of the appointment of an order that an operator may have changed, unless that is what
 * they know; nothing of one that is over, or that was edited into something unreadable.
 */
export function visitNewsOf(order: Noted, nowMs: number): News[] {
  const visit = order.delivery?.visit;
  if (visit === undefined || visit.isUnclear === true || !isOpen(order)) return [];
  if (visit.slot === null) return [{ kind: 'given_up' }];
  return isSlotOver(visit.slot, nowMs) ? [] : [{ kind: 'moved' }];
}

/** Whether the appointment of an order is tomorrow or today, and still to come. */
export function isVisitSoon(order: Pick<Noted, 'status' | 'delivery'>, nowMs: number): boolean {
  const slot = order.delivery?.visit?.slot ?? null;
  return (
    isOpen(order) && slot !== null && slot.date <= dayInEgypt(nowMs + DAY_MS) && !isSlotOver(slot, nowMs)
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Placed, and neither handed over nor cancelled. */
function isOpen({ status }: Pick<Noted, 'status'>): boolean {
  return status === 'processing' || status === 'on-hold';
}

/** That the money has come which was awaited; whoever paid before the order stood has read it in the first letter. */
function paidNotices({ paymentMethod, payment }: Noted): NoticeKind[] {
  return paymentMethod === 'later' || (paymentMethod === 'card' && payment?.code != null) ? ['paid'] : [];
}

function confirmationNotices({ confirmation }: Noted): NoticeKind[] {
  if (confirmation === null) return [];
  return confirmation.state === 'confirmed' ? ['confirm', 'confirmed'] : ['confirm'];
}

/** Whether a notice is still true: an order may have moved on since the notice was queued. */
export function isNoticeTrue(news: News, order: Noted, nowMs: number): boolean {
  const due = noticesDue(order);
  const { confirmation, shipment, delivery } = order;
  const isAsked =
    due.some(({ kind }) => kind === 'confirm') && isUnconfirmed(confirmation) && shipment === null;
  switch (news.kind) {
    case 'confirm':
    case 'confirm_by_code':
      return isAsked;
    case 'remind':
      return isAsked && confirmation.state === 'waiting';
    case 'not_delivered':
    case 'came_back':
      return order.status === 'processing' && shipment !== null;
    case 'pay_soon':
      return isUnpaidTransfer(order, nowMs);
    case 'visit_soon':
      return isVisitSoon(order, nowMs);
    case 'moved':
      return isOpen(order) && delivery?.visit?.slot != null;
    case TRANSFER_KIND:
      return transferNews(order).length > 0;
    case 'given_up':
      return isOpen(order) && delivery?.visit?.slot === null && delivery.visit.isUnclear !== true;
    default:
      return due.some((each) => isSame(each, news));
  }
}

/** An order that waited for its card payment in vain is cancelled, and its customer was never told that it exists. */
function wasPlaced({ paymentMethod, transactionId, deposit }: Noted): boolean {
  if (deposit !== null) return deposit.paid > 0;
  return paymentMethod === 'cod' || paymentMethod === 'later' || transactionId !== null;
}
