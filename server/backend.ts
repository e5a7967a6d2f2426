import { createHmac } from 'node:crypto';
import { readEnv, type Env } from './env.js';
import { outboxMail } from './adapters/mail/outbox.js';
import { smtpMail } from './adapters/mail/smtp.js';
import { geideaPayments } from './adapters/geidea/geidea.js';
import type { GeideaKeys } from './adapters/geidea/signature.js';
import { openEmbedded } from './adapters/embedded/embedded.js';
import { sendGridNewsletter } from './adapters/sendgrid/sendgrid.js';
import { vercelPublishing } from './adapters/vercel/publishing.js';
import { createClient } from './adapters/woocommerce/client.js';
import { wordpressContent } from './adapters/wordpress/content.js';
import { wordpressMedia } from './adapters/wordpress/media.js';
import { wordpressReader } from './adapters/wordpress/reader.js';
import { describeError, log } from './http/log.js';
import { createAddressLimiter } from './http/rateLimits.js';
import { createSessions } from './http/session.js';
import type { Gate } from './http/family.js';
import type { Backend } from './ports/backend.js';
import type { StorePort } from './ports/store.js';
import { NO_MEDIA } from './ports/media.js';

/** The backend together with what guards the doors to it. */
export type OpenBackend = Backend & Gate;

/** One backend a process, also where functions and rendered pages are bundled apart. */
const OPENED = Symbol.for('storefront.backend');
const shared = globalThis as { [OPENED]?: Promise<OpenBackend> | undefined };

/** The backend of this process, opened at the first call. A failed opening is tried again at the next. */
export function getBackend(): Promise<OpenBackend> {
  shared[OPENED] ??= openBackend(readEnv()).catch((error: unknown) => {
    shared[OPENED] = undefined;
    throw error;
  });
  return shared[OPENED];
}

async function openBackend(env: Env): Promise<OpenBackend> {
  const { store, content, state, newsletter, contact, cardPayments } = await openEmbedded({
    url: env.databaseUrl,
    authToken: env.databaseAuthToken,
    demoProducts: env.demoProducts,
  });
  const wordpress = env.contentUrl === null ? null : openWordPress(env.contentUrl, store);
  return {
    settings: {
      publicUrl: env.publicUrl,
      whatsAppNumber: env.whatsAppNumber,
      contactEmail: env.contactEmail,
      cronSecret: env.cronSecret,
      webhookSecret: env.webhookSecret,
      maxOf: env.maxOf,
    },
    store,
    content: wordpress?.content ?? content,
    newsletter: env.sendGrid === null ? newsletter : sendGridNewsletter(env.sendGrid),
    contact,
    ...(env.geidea === null
      ? cardPayments(testKeys(env.sessionSecret))
      : { payments: geideaPayments(env.geidea), testCardPage: null }),
    mail:
      env.smtpUrl === null ? outboxMail(env.outboxFolder, env.mailFrom) : smtpMail(env.smtpUrl, env.mailFrom),
    publishing: vercelPublishing(env.deployHookUrl),
    media: wordpress?.media ?? NO_MEDIA,
    state,
    sessions: createSessions(env.sessionSecret, state),
    countByAddress: createAddressLimiter(env.maxOf),
    report: (event, error) =>
      log({ level: 'error', event, error: error instanceof Error ? describeError(error) : 'unknown' }),
  };
}

/** Content and pictures of a WordPress. What is wrong with it is told in the log, a line each. */
function openWordPress(siteUrl: string, { catalogue }: StorePort): Pick<Backend, 'content' | 'media'> {
  const client = createClient({
    url: siteUrl,
    consumerKey: '',
    consumerSecret: '',
    onProblem: (line) => log({ level: 'error', event: 'content-problem', error: line }),
  });
  const listCategories = () => catalogue.listCategories();
  return {
    content: wordpressContent({ reader: wordpressReader(client), siteUrl, listCategories }),
    media: wordpressMedia(siteUrl),
  };
}

/** What the embedded provider and the shop share; no secret serves two purposes. */
function testKeys(sessionSecret: string): GeideaKeys {
  const password = createHmac('sha256', sessionSecret).update('embedded payments').digest('base64url');
  return { publicKey: 'test-payments', password };
}
