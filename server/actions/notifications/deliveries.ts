import { isCarrierKind, isLetterKind, type News } from '../../../domain/order/notices.js';
import type { NoticeChannel } from '../../../domain/notifications/channels.js';
import type { Order } from '../../../domain/order/order.js';
import { branchOf } from '../branches/visitOf.js';
import { askToConfirm, remind } from '../confirmation/askToConfirm.js';
import type { Backend } from '../../ports/backend.js';
import { knownWays } from '../payment/ways.js';
import { orderMessageOf } from '../letters/orderMessage.js';
import { operatorLetter } from '../office/operatorLetter.js';
import { orderLetter } from '../letters/orderLetter.js';
import { transferLetter } from '../letters/transferLetter.js';

interface Announcement extends News {
  channel: NoticeChannel;
  /** Of the notice. */
  key: string;
}

/** Whether the shop sends such notices at all. */
export function isChannelOpen(
  { settings, messages }: Pick<Backend, 'settings' | 'messages'>,
  { kind, channel }: Pick<Announcement, 'kind' | 'channel'>,
): boolean {
  if (kind === 'transfer_reported') return settings.contactEmail !== null;
  if (channel === 'operator')
    return (kind === 'placed' || isCarrierKind(kind)) && settings.orders.email !== null;
  if (channel === 'mail') return settings.writesLetters;
  return messages !== null && (!isLetterKind(kind) || messages.tellsOf(kind));
}

type Send = () => Promise<void>;

/** How to tell of an order on this channel; null if it reaches nobody, or has nothing to say. */
export async function deliveryOf(
  backend: Backend,
  announcement: Announcement,
  order: Order,
): Promise<Send | null> {
  switch (announcement.channel) {
    case 'mail':
      return mailOf(backend, announcement, order);
    case 'phone':
      return messageOf(backend, announcement, order);
    case 'operator':
      return operatorMailOf(backend, announcement, order);
  }
}

async function operatorMailOf(backend: Backend, { kind }: News, order: Order): Promise<Send | null> {
  const { mail, content, settings } = backend;
  const proof = order.payment?.proof ?? null;
  const to = kind === 'transfer_reported' ? settings.contactEmail : settings.orders.email;
  if (to === null) return null;
  if (kind === 'transfer_reported')
    return proof && (() => mail.send({ to, ...transferLetter(order, proof, settings) }));
  const [{ shopName }, ways] = await Promise.all([content.getShell(), knownWays(backend)]);
  const trouble = isCarrierKind(kind) ? kind : null;
  const letter = operatorLetter(order, { ...settings, shopName, ways, trouble });
  return () => mail.send({ to, ...letter });
}

async function mailOf(
  backend: Backend,
  { kind, key, refundId }: Announcement,
  order: Order,
): Promise<Send | null> {
  const to = order.billing?.email ?? null;
  if (to === null || !isLetterKind(kind)) return null;
  const { mail, content, settings } = backend;
  const [{ shopName }, branch, ways] = await Promise.all([
    content.getShell(),
    branchOf(backend, order),
    knownWays(backend),
  ]);
  const { publicUrl, apiBase } = settings;
  const letter = orderLetter(kind, order, {
    publicUrl,
    apiBase,
    shopName,
    branch,
    ways,
    notice: key,
    refundId,
  });
  return () => mail.send({ to, ...letter });
}

function messageOf(backend: Backend, { kind, refundId }: News, order: Order): (() => Promise<void>) | null {
  const { messages, settings } = backend;
  // Nobody is left to tell of an order whose buyer has deleted their account.
  if (messages === null || order.billing === null || order.billing.phone === '') return null;
  switch (kind) {
    case 'confirm':
      return () => askToConfirm(backend, order, 'first');
    case 'confirm_by_code':
      return () => askToConfirm(backend, order, 'undelivered');
    case 'remind':
      return () => remind(backend, order);
    case 'not_delivered':
    case 'came_back':
    case 'transfer_reported':
      return null;
    default:
      return orderMessageOf(messages, { kind, refundId }, order, settings);
  }
}
