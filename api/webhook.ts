import * as v from 'valibot';
import { serveFamily } from '../server/http/routing/family.js';
import { FileBody, route } from '../server/http/routing/route.js';
import { vercelFunction } from '../server/http/platform/vercel.js';
import { getBackend } from '../server/backend.js';
import { handleWebhook } from '../server/actions/webhook/storeChanges.js';
import { answerChallenge, handleWhatsApp } from '../server/actions/webhook/whatsAppWebhook.js';
import { handleCarrierNews } from '../server/actions/webhook/carrierNews.js';
import { stopLetters, notifySubscribers } from '../server/actions/content/newsletter.js';
import { STOP_KEY, StopKey, stopLettersPath } from '../domain/content/newsletter.js';
import { LOCALES } from '../domain/core/locale.js';
import { localePath } from '../domain/core/paths.js';
import { BODY_MAX_BYTES, WEBHOOK_MAX_BYTES } from '../domain/core/limits.js';

const StopQuery = v.strictObject({ [STOP_KEY]: StopKey, locale: v.picklist(LOCALES, 'unknown') });
const Text = v.pipe(v.string(), v.maxLength(200, 'too_long'));

/** Webhooks of other systems. */
export const webhookRoutes = [
  route({
    method: 'POST',
    path: '/store',
    body: v.instance(Uint8Array),
    rawBodyMaxBytes: WEBHOOK_MAX_BYTES,
    limits: ['webhooks-address'],
    crossOrigin: true,
    run: async ({ backend, body, request, later }) => {
      const { headers } = request;
      const work = await handleWebhook(backend, {
        body: Buffer.from(body).toString(),
        contentType: headers.get('content-type') ?? '',
        signature: headers.get('x-wc-webhook-signature'),
        topic: headers.get('x-wc-webhook-topic'),
      });
      if (work !== null) later(work());
      return { body: { received: true } };
    },
  }),
  route({
    method: 'GET',
    path: '/whatsapp',
    limits: ['webhooks-address'],
    query: v.looseObject({
      'hub.mode': v.literal('subscribe'),
      'hub.verify_token': Text,
      'hub.challenge': Text,
    }),
    run: ({ backend, query }) => {
      const challenge = answerChallenge(backend, {
        token: query['hub.verify_token'],
        challenge: query['hub.challenge'],
      });
      return { body: new FileBody(new TextEncoder().encode(challenge), 'text/plain; charset=utf-8') };
    },
  }),
  route({
    method: 'POST',
    path: '/whatsapp',
    body: v.instance(Uint8Array),
    rawBodyMaxBytes: BODY_MAX_BYTES,
    limits: ['webhooks-address'],
    crossOrigin: true,
    run: async ({ backend, body, request }) => {
      await handleWhatsApp(backend, { body, signature: request.headers.get('x-hub-signature-256') });
      return { body: { received: true } };
    },
  }),
  route({
    method: 'POST',
    path: '/carrier',
    body: v.instance(Uint8Array),
    rawBodyMaxBytes: BODY_MAX_BYTES,
    limits: ['webhooks-address'],
    crossOrigin: true,
    run: async ({ backend, body, request, later }) => {
      const authorization = request.headers.get('authorization');
      const notify = await handleCarrierNews(backend, { body, authorization });
      if (notify !== null) later(notify());
      return { body: { received: true } };
    },
  }),
  route({
    method: 'GET',
    path: '/stop-newsletter',
    limits: ['webhooks-address'],
    query: StopQuery,
    run: ({ query: { key, locale } }) => {
      const location = localePath(stopLettersPath(key), locale);
      return { status: 303, headers: { location, 'referrer-policy': 'no-referrer' } };
    },
  }),
  route({
    method: 'POST',
    path: '/stop-newsletter',
    body: v.instance(Uint8Array),
    rawBodyMaxBytes: BODY_MAX_BYTES,
    query: StopQuery,
    limits: ['webhooks-address'],
    crossOrigin: true,
    run: async ({ backend, query: { key }, later }) => {
      await stopLetters(backend, key);
      later(notifySubscribers(backend));
      return { body: { stopped: true } };
    },
  }),
];

export default vercelFunction(serveFamily('/api/webhook', webhookRoutes, getBackend), {
  bodyMaxBytes: WEBHOOK_MAX_BYTES,
});
