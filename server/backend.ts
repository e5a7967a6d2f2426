import { processWide } from './ports/processWide.js';
import { processorsOf } from './backendProcessors.js';
import { createHmac } from 'node:crypto';
import { waitUntil } from '@vercel/functions';
import { productTag } from './ports/shared/cacheTags.js';
import { pageDataPath } from '../domain/core/paths.js';
import { readEnv, type Env } from './config/env.js';
import { sharedSettings } from './config/settings/table.js';
import { readRenewal } from './config/renewal.js';
import { readSocialCards } from './config/socialCards.js';
import { outboxMail, smtpMail } from './adapters/mail/mail.js';
import { withGoodsPictures } from './adapters/local/goodsPictures.js';
import { openMessages } from './backendMessages.js';
import { openCarrier } from './backendCarrier.js';
import { openPayments } from './backendPayments.js';
import { openStore } from './backendStores.js';
import type { OwnRecords } from './database/records/ownRecords.js';
import { sendGridNewsletter } from './adapters/sendgrid/sendgrid.js';
import { vercelPublishing } from './adapters/vercel/publishing.js';
import { measured, openTelemetry } from './backendTelemetry.js';
import { createClient } from './adapters/wpRest/client.js';
import { wordpressContent } from './adapters/wordpress/content.js';
import { wordpressLetters } from './adapters/wordpress/letters.js';
import { wordpressMedia } from './adapters/wordpress/media.js';
import { wordpressReader } from './adapters/wordpress/reader.js';
import { sendNotices } from './actions/notifications/sendNotices.js';
import { log, logFailure } from './http/telemetry/log.js';
import { createAddressLimiter } from './http/network/rateLimits.js';
import { createDevices } from './http/session/devices.js';
import { createSessions } from './http/session/session.js';
import type { OpenBackend } from './http/routing/route.js';
import type { Backend } from './ports/backend.js';
import type { ContentPort } from './ports/content.js';
import type { MailPort } from './ports/mail.js';
import { announceSales } from './ports/shared/announceSales.js';
import { NO_MEDIA } from './ports/media.js';
import type { PublishingPort } from './ports/publishing.js';
import { readOnce } from './ports/shared/readOnce.js';

/** Functions and rendered pages share one backend per process. */
const opened = processWide<Promise<OpenBackend> | undefined>('backend', undefined);

/**
 * Returns the backend of this process and opens it on the first call, with these settings in place of the environment's.
 * A failed opening is retried on the next call.
 */
export function getBackend(settings: Pick<Partial<Env>, 'catalogueFile'> = {}): Promise<OpenBackend> {
  opened.value ??= openBackend({ ...readEnv(), ...settings }).catch((error: unknown) => {
    opened.value = undefined;
    throw error;
  });
  return opened.value;
}

/** Switches this process to a backend that caches every read, for a build, which loads every page. See `readOnce`. */
export async function readBackendOnce(): Promise<void> {
  opened.value = Promise.resolve(readOnce(await getBackend()));
}

/** Discards the cached backend so that the next call opens a new one. For tests, which share a process. */
export function forgetBackend(): void {
  opened.value = undefined;
}

/** Whether the build has written the page or document at this path. */
export function isPrerendered(path: string): boolean {
  prerendered ??= new Set(readRenewal()?.pages.flatMap((page) => [page, pageDataPath(page)]));
  return prerendered.has(path);
}

let prerendered: ReadonlySet<string> | undefined;

async function openBackend(env: Env): Promise<OpenBackend> {
  const opened = await openStore(
    env,
    env.contentUrl === null ? undefined : () => backend.content.getSynonyms(),
  );
  const { store, content, state, database, ...records } = opened;
  const publishing = openPublishing(env);
  openTelemetry(env);
  /** Read for the first page, because a build opens the backend before it draws. */
  let socialCards: ReadonlySet<string> | undefined;
  const wordpress = env.contentUrl === null ? null : openWordPress(env.contentUrl, opened);
  const backend: OpenBackend = {
    settings: {
      ...sharedSettings(env),
      deploymentUrl: env.deploymentUrl,
      apiBase: env.apiBase,
      analytics: env.analytics,
      reportsErrors: env.sentry !== null,
      orders: {
        ...env.orders,
        storeUrl: env.storeAccess?.url ?? null,
        linkSecret: derivedSecret(env, 'order links'),
      },
      writesLetters: env.orderLetters === 'shop',
      // The companion plugin sends mail to customers of WordPress only.
      mailsAnyone: env.smtpUrl !== null || env.storeAccess === null,
      hasStoreWays: env.hasStoreWays,
      confirmsBy: env.confirmsBy,
      whatsAppWebhook: env.whatsAppWebhook,
      cronSecret: env.cronSecret,
      webhookSecret: env.webhookSecret,
      codeSecret: derivedSecret(env, 'reset codes'),
      processors: processorsOf(env),
      isDurable: env.isDurable,
      trial: env.trial,
      maxOf: env.maxOf,
    },
    store: {
      ...store,
      ...announceSales(store, (ids) => later(() => renewProducts(backend, ids))),
    },
    content: requireContent(wordpress?.content ?? content),
    ...records,
    state,
    newsletter: env.sendGrid === null ? null : measured('newsletter', sendGridNewsletter(env.sendGrid)),
    ...openPayments(env, database),
    mail: measured('mail', openMail(env)),
    carrier: openCarrier(env),
    messages: openMessages(env, state, report),
    publishing,
    media: withGoodsPictures(wordpress?.media ?? NO_MEDIA, database),
    hasSocialCard: (digest) => (socialCards ??= readSocialCards()).has(digest),
    sessions: createSessions(storeSecret(env), state),
    devices: createDevices(derivedSecret(env, 'devices')),
    countByAddress: createAddressLimiter(env.maxOf),
    later,
    sendNotices,
    report,
  };
  return backend;
}

/** Reads the stock that an order has reduced, and renews the pages that show it. */
async function renewProducts({ store, publishing }: Backend, ids: readonly number[]): Promise<void> {
  await store.catalogue.refresh(ids);
  await publishing.refresh(ids.map(productTag));
}

/** Work after the answer, on which nothing depends. */
function later(work: () => Promise<void>): void {
  waitUntil(work().catch((error: unknown) => report('later-work-failed', error)));
}

/** On the platform its edge; elsewhere nothing is cached, unless the local server says where. */
function openPublishing({ isPlatform, ownOrigin: origin, protectionBypass }: Env): PublishingPort {
  if (!isPlatform) return { refresh: () => Promise.resolve(0) };
  return vercelPublishing({ origin, readRenewal, protectionBypass, report });
}

function report(event: string, error: unknown): void {
  logFailure('error', event, error);
}

/** The configured SMTP server, otherwise mail through the store's WordPress, otherwise a directory of files. */
function openMail({ smtpUrl, mailFrom, outboxFolder, storeAccess }: Env): MailPort {
  if (smtpUrl !== null) return smtpMail(smtpUrl, mailFrom);
  return storeAccess === null
    ? outboxMail(outboxFolder, mailFrom)
    : wordpressLetters(createClient(storeAccess));
}

/** Customer ids are local to a store, so a session of one store must not be valid at another. */
function storeSecret({ sessionSecret, storeAccess }: Env): string {
  if (storeAccess === null) return sessionSecret;
  return createHmac('sha256', sessionSecret).update(`sessions of ${storeAccess.url}`).digest('base64url');
}

/** Derives a secret for one purpose from the session secret, so that no two purposes and no two stores share a key. */
function derivedSecret(env: Env, purpose: string): string {
  return createHmac('sha256', storeSecret(env)).update(purpose).digest('base64url');
}

/** A store always comes with a WordPress for content: its own, unless another one is configured. */
function requireContent(content: ContentPort | null): ContentPort {
  if (content === null) throw new Error('A store was opened without its WordPress');
  return content;
}

/** Reads content and media from WordPress. Problems are logged, one line each. */
function openWordPress(
  siteUrl: string,
  { store, lastTexts, notes }: Pick<Backend, 'store'> & Pick<OwnRecords, 'lastTexts' | 'notes'>,
): Pick<Backend, 'content' | 'media'> {
  const onProblem = (line: string) => log({ level: 'error', event: 'content-problem', error: line });
  const client = createClient({
    url: siteUrl,
    setting: 'CONTENT_URL',
    consumerKey: '',
    consumerSecret: '',
    onProblem,
    notes,
  });
  const listCategories = () => store.catalogue.listCategories();
  const reader = wordpressReader(client);
  return {
    content: wordpressContent({ reader, siteUrl, listCategories, lastTexts, later: waitUntil, onProblem }),
    media: wordpressMedia(siteUrl),
  };
}
