import { instance } from 'valibot';
import { serveFamily } from '../server/http/family.js';
import { route } from '../server/http/route.js';
import { vercelFunction } from '../server/http/vercel.js';
import { getBackend } from '../server/backend.js';
import { handleWebhook } from '../server/actions/catalogue/storeChanges.js';
import { WEBHOOK_MAX_BYTES } from '../domain/core/limits.js';

/** Webhooks of other systems. */
export const webhookRoutes = [
  route({
    method: 'POST',
    path: '/store',
    body: instance(Uint8Array),
    rawBodyMaxBytes: WEBHOOK_MAX_BYTES,
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
];

export default vercelFunction(serveFamily('/api/webhook', webhookRoutes, getBackend), WEBHOOK_MAX_BYTES);
