import { describe, expect, it } from 'vitest';
import { BODY_MAX_BYTES } from '../../../domain/core/limits.js';
import { handleUnconfirmed } from '../../../server/actions/confirmation/unconfirmedOrders.js';
import { sendNotices } from '../../../server/actions/notifications/sendNotices.js';
import { call } from '../call.js';
import {
  news,
  openConfirmingShop,
  PHONE_NUMBER_ID,
  pressed,
  sign,
  undelivered,
  VERIFY_TOKEN,
  webhook,
} from './confirmingShop.js';

const HOUR_MS = 60 * 60 * 1000;
const { shop, backend, confirmations, ordered, stored, stateOf, asked } = await openConfirmingShop();

describe('the webhook of WhatsApp', () => {
  const challenge = (token: string, mode = 'subscribe') =>
    call('GET', `/api/webhook/whatsapp?hub.mode=${mode}&hub.verify_token=${token}&hub.challenge=1158201444`);

  it('answers the challenge for the right token only', async () => {
    const right = await challenge(VERIFY_TOKEN);
    expect([right.status, right.text]).toEqual([200, '1158201444']);
    expect(right.headers.get('content-type')).toContain('text/plain');
    expect((await challenge('another-token-of-the-tests')).status).toBe(401);
    expect((await challenge(VERIFY_TOKEN, 'unsubscribe')).status).toBe(400);
  });

  it('confirms an order by its button, once, however often it is reported', async () => {
    const { id } = await ordered();
    const body = pressed(asked()?.payload ?? '');
    const replies = await Promise.all([webhook(body), webhook(body), webhook(body)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { confirmation } = await stored(id);
    expect(confirmation).toMatchObject({ state: 'confirmed', detail: 'whatsapp' });
    await webhook(body);
    expect((await stored(id)).confirmation).toEqual(confirmation);
  });

  it.each([
    ['no signature', () => undefined],
    ['another secret', (body: string) => sign(body, 'fedcba9876543210fedcba9876543210')],
    ['another body', () => sign('{}')],
    ['another form', (body: string) => sign(body).slice('sha256='.length)],
  ])('rejects %s', async (_, signature) => {
    const { id } = await ordered();
    const body = pressed(asked()?.payload ?? '');
    expect(
      (
        await call('POST', '/api/webhook/whatsapp', {
          body,
          headers: { origin: undefined, 'x-hub-signature-256': signature(body) },
        })
      ).status,
    ).toBe(401);
    expect(await stateOf(id)).toBe('waiting');
  });

  it('ignores forged and foreign payloads, other numbers and what it does not know', async () => {
    const { id } = await ordered();
    const payload = asked()?.payload ?? '';
    const forged = `${payload.slice(0, -2)}${payload.endsWith('AA') ? 'BB' : 'AA'}`;
    const text = news({
      messages: [{ from: '201012345678', id: 'x', type: 'text', text: { body: payload } }],
    });
    const bodies = [
      ...[pressed(forged), pressed('confirm.987654321.abcdefghijklmnopqrstuv'), pressed(''), pressed('أكّد')],
      ...[
        text,
        news({ messages: [null, 7, {}] }),
        news({}),
        '{"object":"page","entry":[]}',
        'null',
        'not JSON',
      ],
      pressed(payload).replace(PHONE_NUMBER_ID, '106540352242923'),
    ];
    for (const body of bodies) expect((await webhook(body)).status).toBe(200);
    expect(await stateOf(id)).toBe('waiting');
  });

  it('does not confirm after the number of the order has changed', async () => {
    const { id } = await ordered();
    await shop.orders.setPhone(id, '+201112345678');
    await webhook(pressed(asked()?.payload ?? ''));
    expect(await stateOf(id)).toBe('waiting');
  });

  it('does not revive a cancelled order', async () => {
    const { id } = await ordered();
    await backend.store.orders.cancelOrder(await stored(id), 'unconfirmed');
    expect((await webhook(pressed(asked()?.payload ?? ''))).status).toBe(200);
    expect(await stored(id)).toMatchObject({ status: 'cancelled', confirmation: { state: 'waiting' } });
  });

  it('sends the code by text message, once, if WhatsApp could not deliver', async () => {
    const { id } = await ordered();
    const body = undelivered(asked()?.payload ?? '');
    for (let times = 0; times < 3; times += 1) expect((await webhook(body)).status).toBe(200);
    await sendNotices(backend);
    expect(confirmations.map(({ attempt }) => attempt)).toEqual([1, 2]);
    // Only a reminder warns.
    for (const { text } of confirmations) expect(text).not.toContain('not confirmed yet');
    expect(await stateOf(id)).toBe('waiting');
  });

  it('leaves an order that no message reaches to the operator', async () => {
    const { id } = await ordered();
    const { confirmsBy } = backend.settings;
    backend.settings.confirmsBy = { whatsApp: true, code: false };
    try {
      await webhook(undelivered(asked()?.payload ?? ''));
      expect(await stateOf(id)).toBe('unreachable');
      await handleUnconfirmed(backend, Date.now() + 1000 * HOUR_MS);
      expect((await stored(id)).status).toBe('processing');
    } finally {
      backend.settings.confirmsBy = confirmsBy;
    }
  });

  it('takes no more than its limit of bytes', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(BODY_MAX_BYTES) });
    expect((await webhook(body)).status).toBe(413);
  });

  it('does not exist without its settings', async () => {
    const { whatsAppWebhook } = backend.settings;
    backend.settings.whatsAppWebhook = null;
    try {
      expect((await challenge(VERIFY_TOKEN)).status).toBe(404);
      expect((await webhook('{}')).status).toBe(404);
    } finally {
      backend.settings.whatsAppWebhook = whatsAppWebhook;
    }
  });
});
