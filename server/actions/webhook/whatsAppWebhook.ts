import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { ShopError } from '../../../domain/core/errors.js';
import { looseJson } from '../../../domain/core/looseJson.js';
import { isUnconfirmed } from '../../../domain/confirmation/confirmation.js';
import type { Order } from '../../../domain/order/order.js';
import { equalSecrets } from '../../config/secrets.js';
import type { Backend } from '../../ports/backend.js';
import { changeConfirmation } from '../confirmation/changeConfirmation.js';
import { confirm } from '../order/confirmOrder.js';
import { buttonPayload, orderOfPayload } from '../confirmation/proofs.js';

/**
 * The challenge by which Meta checks the webhook's address. Throws `not_found` without a configured webhook,
 * `unauthorized` for another token.
 */
export function answerChallenge(
  { settings }: Backend,
  { token, challenge }: { token: string; challenge: string },
): string {
  if (settings.whatsAppWebhook === null) throw new ShopError('not_found');
  if (!equalSecrets(settings.whatsAppWebhook.verifyToken, token)) throw new ShopError('unauthorized');
  return challenge;
}

/**
 * Handles a webhook of the WhatsApp Cloud API: a pressed button confirms its order, and a message that could not be
 * delivered is sent by the next service. Whatever else Meta sends is accepted and ignored, because it would repeat a
 * rejected one for days; so is a repeat, which changes nothing. Throws `not_found` without a configured webhook,
 * `wrong_signature`, and if the store is down, so that Meta repeats it.
 */
export async function handleWhatsApp(
  backend: Backend,
  { body, signature }: { body: Uint8Array; signature: string | null },
): Promise<void> {
  const { whatsAppWebhook } = backend.settings;
  if (whatsAppWebhook === null) throw new ShopError('not_found');
  // Over the bytes as received: Meta signs its own escaping of Arabic, which parsing would lose.
  const expected = `sha256=${createHmac('sha256', whatsAppWebhook.appSecret).update(body).digest('hex')}`;
  if (!equalSecrets(expected, signature ?? '')) throw new ShopError('wrong_signature');
  const { pressed, failed } = readNews(Buffer.from(body).toString(), whatsAppWebhook.phoneNumberId);
  for (const payload of pressed) await confirmByButton(backend, payload);
  for (const payload of failed) await askOtherwise(backend, payload);
}

const Value = v.object({
  metadata: v.object({ phone_number_id: v.string() }),
  messages: v.optional(v.array(v.unknown()), []),
  statuses: v.optional(v.array(v.unknown()), []),
});
const Notification = v.object({
  object: v.literal('whatsapp_business_account'),
  entry: v.array(v.object({ changes: v.array(v.object({ field: v.string(), value: v.unknown() })) })),
});
const Pressed = v.object({ type: v.literal('button'), button: v.object({ payload: v.string() }) });
const Failed = v.object({ status: v.literal('failed'), biz_opaque_callback_data: v.string() });

/** Payloads of pressed buttons, and of messages that failed, each once; messages to other numbers are left out. */
function readNews(text: string, phoneNumberId: string): { pressed: string[]; failed: string[] } {
  const notification = v.safeParse(Notification, looseJson(text));
  const changes = notification.success ? notification.output.entry.flatMap((entry) => entry.changes) : [];
  const values = changes
    .filter(({ field }) => field === 'messages')
    .flatMap(({ value }) => all(Value, [value]))
    .filter(({ metadata }) => metadata.phone_number_id === phoneNumberId);
  const pressed = values.flatMap(({ messages }) => all(Pressed, messages));
  const failed = values.flatMap(({ statuses }) => all(Failed, statuses));
  return {
    pressed: [...new Set(pressed.map(({ button }) => button.payload))],
    failed: [...new Set(failed.map(({ biz_opaque_callback_data: payload }) => payload))],
  };
}

/** The values that have this form. */
function all<Schema extends v.GenericSchema>(
  schema: Schema,
  values: readonly unknown[],
): v.InferOutput<Schema>[] {
  return values.flatMap((value) => {
    const result = v.safeParse(schema, value);
    return result.success ? [result.output] : [];
  });
}

async function confirmByButton(backend: Backend, payload: string): Promise<void> {
  const order = await provenOrder(backend, payload);
  if (order !== null) await confirm(backend, order, 'whatsapp');
}

/** By text message where the shop sends any; otherwise the operator has to call, and nothing is cancelled by itself. */
async function askOtherwise(backend: Backend, payload: string): Promise<void> {
  const order = await provenOrder(backend, payload);
  if (order === null || !isUnconfirmed(order.confirmation)) return;
  if (backend.settings.confirmsBy.code) {
    await backend.notices.queue([{ orderId: order.id, kind: 'confirm_by_code', channel: 'phone' }]);
    return;
  }
  await changeConfirmation(backend, order, {
    ...order.confirmation,
    state: 'unreachable',
    at: new Date().toISOString(),
  });
}

/** The order for which this shop has made the payload; null for any other payload. */
async function provenOrder({ store, settings }: Backend, payload: string): Promise<Order | null> {
  const id = orderOfPayload(payload);
  const order = id === null ? null : await store.orders.getOrder(id);
  return order !== null && equalSecrets(buttonPayload(settings, order), payload) ? order : null;
}
