import { createHash, createHmac } from 'node:crypto';
import * as v from 'valibot';
import { ShopError } from '../../../domain/core/errors.js';
import type { Backend } from '../../ports/backend.js';
import { equalSecrets } from '../../config/secrets.js';
import { recordStoreChange } from '../branches/bookings.js';
import { queueStoreChange } from '../notifications/missedNotices.js';
import { sendNotices } from '../notifications/sendNotices.js';
import { type Changes, NAMED_MAX, noteChanges, publishNoted } from '../catalogue/publishChanges.js';

/** A webhook request as received. */
interface StoreMessage {
  /** The raw body, because the signature covers its bytes. */
  body: string;
  contentType: string;
  signature: string | null;
  topic: string | null;
}

/**
 * Deduplication window of webhooks: WooCommerce's carry no timestamp, and a product that changes again has another
 * modification date and therefore another signature.
 */
const REPEAT_S = 24 * 60 * 60;
/**
 * Deletions carry no date, so after this time the same message may be a second deletion of a product restored in
 * between.
 */
const UNDATED_REPEAT_S = 60;
/** Maximum age of a signed message of the companion plugin, which allows for clock skew. */
const OLDEST_S = 5 * 60;

/** The unsigned ping that WooCommerce sends when a webhook is created. */
const PING = /^webhook_id=\d+$/;

/**
 * Handles webhooks of WooCommerce and of the companion plugin. Returns the follow-up work, because the store does not
 * wait for it, or null if there is none. Throws `not_found` without a configured secret, `wrong_signature`,
 * `bad_request`.
 */
export async function handleWebhook(
  backend: Backend,
  message: StoreMessage,
): Promise<(() => Promise<void>) | null> {
  const { webhookSecret } = backend.settings;
  if (webhookSecret === null) throw new ShopError('not_found');
  if (isPing(message)) return null;
  requireSignature(webhookSecret, message);
  if (isGone(message)) return null;
  if (message.topic?.startsWith('order.') === true) return orderWork(backend, message);
  const changes = readChanges(message);
  if (changes === null || (await isRepeated(backend, message))) return null;
  await noteChanges(backend, changes);
  return async () => {
    await publishNoted(backend);
    await sendNotices(backend);
  };
}

/** Carts are orders too, and nobody is told of them. */
async function orderWork(backend: Backend, message: StoreMessage): Promise<(() => Promise<void>) | null> {
  const order = v.safeParse(OrderMessage, parseJson(message.body));
  if (!order.success) throw new ShopError('bad_request');
  const { id, status } = order.output;
  if (status === 'pending-cart' || (await isRepeated(backend, message))) return null;
  return async () => {
    await recordStoreChange(backend, id);
    await queueStoreChange(backend, id);
    await sendNotices(backend);
  };
}

function isPing({ body, contentType }: StoreMessage): boolean {
  return contentType.startsWith('application/x-www-form-urlencoded') && PING.test(body);
}

/**
 * What WooCommerce sends instead of a record that is deleted by the time of its message. It is accepted, because it turns
 * a webhook off after five refusals; the deletion has a message of its own.
 */
function isGone({ body }: StoreMessage): boolean {
  return v.is(RestError, parseJson(body));
}

function requireSignature(secret: string, { body, signature }: StoreMessage): void {
  const expected = createHmac('sha256', secret).update(body).digest('base64');
  if (!equalSecrets(expected, signature ?? '')) throw new ShopError('wrong_signature');
}

async function isRepeated({ state }: Backend, { body, signature }: StoreMessage): Promise<boolean> {
  const isDated = v.safeParse(DatedMessage, parseJson(body)).success;
  const digest = createHash('sha256')
    .update(signature ?? '')
    .digest('hex');
  const { count } = await state.countEvent(`webhook ${digest}`, isDated ? REPEAT_S : UNDATED_REPEAT_S);
  return count > 1;
}

/** WooCommerce passes on an id as it was given: `wp post delete` and plugins give a text. */
const Id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
);
/** More than can be named counts as "everything". */
const Ids = v.pipe(
  v.array(Id),
  v.transform((ids) => (ids.length > NAMED_MAX ? [0] : ids)),
);
const CompanionMessage = v.looseObject({
  products: Ids,
  categories: Ids,
  content: v.boolean(),
  sent_at: v.number(),
});
const ProductMessage = v.looseObject({ id: Id, parent_id: v.optional(Id, 0) });
/** A deleted order has no status. */
const OrderMessage = v.looseObject({ id: Id, status: v.optional(v.string(), '') });
const RestError = v.looseObject({ code: v.string(), message: v.string(), id: v.optional(v.never()) });
const DatedMessage = v.union([CompanionMessage, v.looseObject({ date_modified: v.string() })]);

/** null: correctly signed, but about nothing that the shop stores. */
function readChanges({ body, topic }: StoreMessage): Changes | null {
  const message = parseJson(body);
  const companion = v.safeParse(CompanionMessage, message);
  if (companion.success) {
    const ageS = Math.abs(Date.now() / 1000 - companion.output.sent_at);
    if (ageS > OLDEST_S) throw new ShopError('wrong_signature');
    return companion.output;
  }
  if (topic?.startsWith('product.') !== true) return null;
  const product = v.safeParse(ProductMessage, message);
  if (!product.success) throw new ShopError('bad_request');
  const { id, parent_id: parent } = product.output;
  return { products: parent === 0 ? [id] : [id, parent], categories: [], content: false };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ShopError('bad_request', {}, cause);
  }
}
