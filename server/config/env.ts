import { keysOf } from '../../domain/core/byKey.js';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { safeParse } from 'valibot';
import type { AnalyticsSettings, Trial } from '../../domain/content/pageViews.js';
import { type LimitName, RATE_LIMITS } from '../../domain/core/rateLimits.js';
import { withoutEndSlashes } from '../../domain/core/paths.js';
import { isThisMachine, productionUrl, readOwnOrigin } from './parsing/addresses.js';
import { CARD_SETTINGS, readCardProviders } from './cardProvider.js';
import { readBosta } from './carrierSettings.js';
import { requireCardsForDeposit } from './parsing/cashRules.js';
import { CATALOGUE_FILE } from './catalogueFile.js';
import { ConfigurationError, refuseHalf } from './parsing/configurationError.js';
import { dataFolder, isVercelRuntime, readOrCreateSecret } from './dataFolder.js';
import { readSmsGateway, readWhatsApp, readWhatsAppWebhook } from './messageSettings.js';
import { readPayments } from './payments.js';
import { environmentOf, valuesOf } from './settings/setting.js';
import { type Settings, SETTINGS } from './settings/table.js';

/** The whole configuration: the value of each setting by its name in code, and what follows from several of them. */
export type Env = ReturnType<typeof readEnv>;

/** Reads and validates the whole configuration. Throws `ConfigurationError` with every problem, one line each. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = safeParse(environmentOf({ ...SETTINGS, ...CARD_SETTINGS }), given);
  if (!result.success) {
    const lines = result.issues.map((issue) => `${String(issue.path?.[0].key)} ${issue.message}`);
    throw new ConfigurationError(lines.join('\n'));
  }
  const settings = result.output as Settings;
  const limits = readLimits(given);
  const values = valuesOf(SETTINGS, settings);
  const publicUrl = values.publicUrl ?? productionUrl(given, values.port);
  const hasStore = settings.STORE_URL !== undefined;
  const configured = readCardProviders(result.output);
  const isDurable = !isDeployment(given) || /^(?:libsql|https?):/.test(settings.DATABASE_URL ?? '');
  // The mirror of a store and the embedded shop must not share a database file.
  const databaseUrl =
    values.databaseUrl ?? `file:${join(dataFolder(given), hasStore ? 'mirror.db' : 'shop.db')}`;
  const testCardPage = readTestCardPage(settings, given);
  // A preview that refuses the live keys asks for no deposit.
  requireCardsForDeposit(settings.COD_RULES, configured.length > 0 || (!hasStore && testCardPage));
  return {
    ...values,
    /** Origin of the shop, such as `https://shop.example`. */
    publicUrl,
    /** Whether real customers may order here: the environment says production, and not a clone. */
    isProduction: (given['VERCEL_ENV'] ?? given['NODE_ENV']) === 'production',
    /** Origin of this deployment on the platform; null elsewhere. */
    deploymentUrl: given['VERCEL_URL'] === undefined ? null : `https://${given['VERCEL_URL']}`,
    /** Path prefix before `/api` in the browser; empty for `/api` itself. */
    apiBase: readApiBase(settings, publicUrl),
    sessionSecret: values.sessionSecret ?? ownSecret(given),
    databaseUrl,
    database: { url: databaseUrl, authToken: settings.DATABASE_AUTH_TOKEN },
    /** Path of the catalogue file of the build; null outside production, where nothing is built. */
    catalogueFile: given['NODE_ENV'] === 'production' ? CATALOGUE_FILE : null,
    /** Whether data outlives this instance; false for a file in a temporary directory. */
    isDurable,
    /** null for a real shop, and on the operator's own machine. */
    trial: readTrial(given, isDurable || hasStore),
    /** WooCommerce with products, customers and orders; null for the embedded shop. */
    storeAccess: readStoreAccess(settings),
    /** Address of the WordPress that holds the content, by default the store's; null for the embedded content. */
    contentUrl: values.contentUrl ?? values.storeUrl,
    /** null: the shop has no analytics. */
    analytics: readAnalytics(settings),
    /** Sentry or a compatible service; null: errors are only logged. */
    sentry: readSentry(settings, given),
    /** Collector of traces; null: requests are not traced. */
    traces: readTraces(settings),
    /** For one tyre, in piastres. The texts of the embedded shop say that it is included; nothing is known of others. */
    fittingFee: values.fittingFee ?? (hasStore || settings.CONTENT_URL !== undefined ? null : 0),
    /** Who is told of placed orders, and in which language; `email` null: nobody. */
    orders: readOrderMail(settings),
    /** Where mail is written to if there is no server for it. */
    outboxFolder: join(dataFolder(given), 'outbox'),
    /** Who writes letters to customers about their orders. */
    orderLetters: readOrderLetters(settings),
    ...readMessages(settings),
    /** null: subscribers are stored in the shop's own database. */
    sendGrid: readSendGrid(settings),
    /** null: no deliveries are ordered from a carrier. */
    bosta: readBosta(settings),
    ...readPayments(settings, configured, { isPreview: given['VERCEL_ENV'] === 'preview', testCardPage }),
    /** Whether orders of the embedded shop can be "paid" on a test page that moves no money. */
    testCardPage,
    /** Whether shoppers can enter coupons. */
    coupons: values.coupons ?? !hasStore,
    /** Whether this is a function on Vercel. */
    isPlatform: isVercelRuntime(given),
    /** Where this very deployment or server answers, to be asked for its own pages. */
    ownOrigin: readOwnOrigin(given, publicUrl, values.port),
    /** Lets requests of the deployment itself pass Vercel's deployment protection; null: it has none. */
    protectionBypass: given['VERCEL_AUTOMATION_BYPASS_SECRET'] ?? null,
    maxOf: (limit: LimitName): number => limits[limit] ?? RATE_LIMITS[limit].max,
  };
}

/** Services for messages to mobile numbers. Throws if cash orders are to be confirmed, but nothing can ask for it. */
function readMessages(settings: Settings) {
  const whatsApp = readWhatsApp(settings);
  const smsGateway = readSmsGateway(settings);
  const hasNone = whatsApp === null && smsGateway === null;
  const writesMessages = hasNone && settings.SMTP_URL === undefined && settings.STORE_URL === undefined;
  const confirmsBy = {
    whatsApp: (whatsApp?.confirmTemplate ?? null) !== null,
    code: smsGateway !== null || writesMessages,
  };
  const asks = (settings.COD_RULES?.confirmation ?? null) !== null;
  if (asks && !confirmsBy.whatsApp && !confirmsBy.code) {
    throw new ConfigurationError(
      'COD_RULES must not have "confirm" without WHATSAPP_CONFIRM_TEMPLATE or SMS_URL: nothing would ask the customer',
    );
  }
  return {
    /** null: no messages by WhatsApp. */
    whatsApp,
    /** null: WhatsApp's webhook does not exist. */
    whatsAppWebhook: readWhatsAppWebhook(settings),
    /** null: no text messages. */
    smsGateway,
    /** Whether messages are written to files in `outboxFolder` if no service is configured. */
    writesMessages,
    /** How the customer of a cash order can confirm it. */
    confirmsBy,
  };
}

/** Where customers and orders are kept, only a preview is no real shop. */
function readTrial(given: NodeJS.ProcessEnv, areOrdersKept: boolean): Trial | null {
  if (given['VERCEL_ENV'] === 'preview') return areOrdersKept ? 'preview' : 'preview_forgets';
  return areOrdersKept ? null : 'demo_forgets';
}

/** Session cookies belong to the shop's own origin, so the API may have another path but not another origin. */
function readApiBase({ API_BASE_URL: base = '' }: Settings, publicUrl: string): string {
  const address = URL.canParse(base, publicUrl) ? new URL(base, publicUrl) : null;
  if (address?.origin !== new URL(publicUrl).origin || address.search !== '' || address.hash !== '') {
    throw new ConfigurationError(
      'API_BASE_URL must be a path of the shop such as /backend, or an address on the origin of PUBLIC_URL, which a proxy maps to /api',
    );
  }
  return base === '' ? '' : withoutEndSlashes(address.pathname);
}

const STORE_KEYS_HINT =
  'make a key with the permission Read/Write in wp-admin, under WooCommerce → Settings → Advanced → REST API';

/** A store writes its own letters unless it is told not to. WordPress sends the shop's mail to its customers only. */
function readOrderLetters(settings: Settings): 'shop' | 'store' {
  const { STORE_URL: store, SMTP_URL: smtp, ORDER_LETTERS: setting } = settings;
  if (store === undefined && setting === 'store')
    throw new ConfigurationError('ORDER_LETTERS must be shop, because no STORE_URL is set');
  if (store !== undefined && setting === 'shop' && smtp === undefined)
    throw new ConfigurationError('SMTP_URL must be set if ORDER_LETTERS is shop');
  return setting ?? (store === undefined ? 'shop' : 'store');
}

/** A store that writes letters about orders tells its operator itself. */
function readOrderMail(settings: Settings) {
  const usual = readOrderLetters(settings) === 'shop' ? settings.CONTACT_EMAIL : undefined;
  return {
    email: settings.ORDER_EMAIL ?? usual ?? null,
    locale: settings.ORDER_EMAIL_LANGUAGE ?? SETTINGS.ORDER_EMAIL_LANGUAGE.default,
    hasDigest: settings.ORDER_DIGEST !== false,
  };
}

/** All three settings or none. */
function readStoreAccess(settings: Settings) {
  const { STORE_URL: url, STORE_CONSUMER_KEY: consumerKey, STORE_CONSUMER_SECRET: consumerSecret } = settings;
  if (url !== undefined && consumerKey !== undefined && consumerSecret !== undefined) {
    return { url, consumerKey, consumerSecret };
  }
  refuseHalf(settings, ['STORE_URL', 'STORE_CONSUMER_KEY', 'STORE_CONSUMER_SECRET'], STORE_KEYS_HINT);
  return null;
}

/**
 * Off by default where real customers order, because the page would give products away: in Vercel's production
 * environment, and elsewhere in production unless PUBLIC_URL is this machine. A clone, a preview and a test have it on.
 */
function readTestCardPage(
  { TEST_CARD_PAGE: setting, PUBLIC_URL: publicUrl }: Settings,
  given: NodeJS.ProcessEnv,
): boolean {
  if (setting !== undefined) return setting;
  const deployedAs = given['VERCEL_ENV'];
  if (deployedAs !== undefined) return deployedAs !== 'production';
  // A clone names its own address when it is started: see `scripts/command/asProduction.mjs`.
  if (publicUrl === undefined) return given['NODE_ENV'] !== 'production';
  return isThisMachine(publicUrl);
}

function readAnalytics({ GTM_ID: gtmId, ANALYTICS_URL: url }: Settings): AnalyticsSettings | null {
  return gtmId === undefined && url === undefined ? null : { gtmId: gtmId ?? null, url: url ?? null };
}

function readSentry({ SENTRY_DSN: dsn }: Settings, given: NodeJS.ProcessEnv) {
  return dsn === undefined ? null : { dsn, environment: given['VERCEL_ENV'] ?? 'production' };
}

function readTraces({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers = {},
  OTEL_SERVICE_NAME: serviceName = SETTINGS.OTEL_SERVICE_NAME.default,
}: Settings) {
  return endpoint === undefined ? null : { endpoint, headers, serviceName };
}

const SENDGRID_URL = 'https://api.sendgrid.com';

function readSendGrid(settings: Settings) {
  const { SENDGRID_URL: url, SENDGRID_LIST_ID: listId, SENDGRID_PHONE_FIELD_ID: phoneFieldId } = settings;
  const apiKey = settings.SENDGRID_API_KEY;
  if (apiKey !== undefined) return { url: url ?? SENDGRID_URL, apiKey, listId, phoneFieldId };
  if (url ?? listId ?? phoneFieldId) {
    throw new ConfigurationError(
      'SENDGRID_API_KEY must be set if another SENDGRID_… setting is: from SendGrid → Settings → API Keys',
    );
  }
  return null;
}

function readLimits(given: NodeJS.ProcessEnv): Partial<Record<LimitName, number>> {
  const limits: Partial<Record<LimitName, number>> = {};
  for (const name of keysOf(RATE_LIMITS)) {
    const { variable } = RATE_LIMITS[name];
    const value = given[variable];
    if (value === undefined) continue;
    if (!/^[1-9]\d{0,8}$/.test(value))
      throw new ConfigurationError(`${variable} must be a whole number above 0`);
    limits[name] = Number(value);
  }
  return limits;
}

/** Vercel sets these variables for builds and functions alike. */
function isDeployment(given: NodeJS.ProcessEnv): boolean {
  return given['VERCEL'] === '1' && given['VERCEL_URL'] !== undefined;
}

const PREVIEW_SECRET_FILE = resolve('dist/server/preview-secret');

/**
 * Without SESSION_SECRET, a production deployment fails, a preview uses the secret of its build, and a clone generates
 * its own.
 */
function ownSecret(given: NodeJS.ProcessEnv): string {
  if (given['VERCEL_ENV'] === 'production') {
    throw new ConfigurationError(
      'SESSION_SECRET must be set for a production deployment: at least 32 random characters, such as from `openssl rand -hex 32`, under Settings → Environment Variables in Vercel',
    );
  }
  if (isVercelRuntime(given)) return readFileSync(PREVIEW_SECRET_FILE, 'utf8');
  return readOrCreateSecret(join(dataFolder(given), 'session-secret'));
}
