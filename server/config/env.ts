import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { safeParse } from 'valibot';
import type { AnalyticsSettings, Trial } from '../../domain/content/pageViews.js';
import {
  CASH_ORDERS_MAX,
  CASH_PIECES_MAX,
  MESSAGES_A_DAY,
  PRERENDERED_LANDINGS,
  RETURN_DAYS,
  UNPROVEN_SHARE,
} from '../../domain/core/limits.js';
import { DEFAULT_LOCALE, type Locale } from '../../domain/core/locale.js';
import { type LimitName, RATE_LIMITS } from '../../domain/core/rateLimits.js';
import type { CashRules } from '../../domain/checkout/cashRules.js';
import type { DeliveryCalendar } from '../../domain/checkout/deliveryPromise.js';
import { requireCardsForDeposit } from './cashRules.js';
import { isThisMachine, productionUrl, readOwnOrigin } from './addresses.js';
import { CATALOGUE_FILE } from './catalogueFile.js';
import { CardEnvironment, type ConfiguredProvider, readCardProviders } from './cardProvider.js';
import { dataFolder, isVercelRuntime, readOrCreateSecret } from './dataFolder.js';
import { Environment, type Settings } from './environment.js';
import { DEFAULT_CALENDAR } from './deliveryCalendar.js';
import { readHeaders } from './headers.js';
import { ConfigurationError, refuseHalf } from './configurationError.js';
import { readPayments } from './payments.js';
import type { InstalmentPlan } from '../../domain/payment/instalmentPlan.js';
import type { PaymentWay } from '../../domain/payment/ways.js';
import { readBosta } from './carrierSettings.js';
import { readSmsGateway, readWhatsApp, readWhatsAppWebhook } from './messageSettings.js';
import { withoutEndSlashes } from '../../domain/core/paths.js';

export interface Env {
  /** Origin of the shop, such as `https://shop.example`. */
  publicUrl: string;
  /** Port on which the local server listens. */
  port: number;
  /** Whether real customers may order here: the environment says production, and not a clone. */
  isProduction: boolean;
  /** Origin of this deployment on the platform; null elsewhere. */
  deploymentUrl: string | null;
  /** Path prefix before `/api` in the browser; empty for `/api` itself. */
  apiBase: string;
  sessionSecret: string;
  databaseUrl: string;
  databaseAuthToken: string | undefined;
  /** Path of the catalogue file of the build; null outside production, where nothing is built. */
  catalogueFile: string | null;
  /** Whether data outlives this instance; false for a file in a temporary directory. */
  isDurable: boolean;
  /** null for a real shop, and on the operator's own machine. */
  trial: Trial | null;
  /** WooCommerce with products, customers and orders; null for the embedded shop. */
  storeAccess: { url: string; consumerKey: string; consumerSecret: string } | null;
  /** Address of the WordPress that holds the content, by default the store's; null for the embedded content. */
  contentUrl: string | null;
  /** E.164 without the plus, as WhatsApp links require; null if there is none. */
  whatsAppNumber: string | null;
  /** Whether browsers keep pages for reading offline; otherwise the service worker removes itself. */
  hasServiceWorker: boolean;
  /** null: the shop has no analytics. */
  analytics: AnalyticsSettings | null;
  /** Sentry or a compatible service; null: errors are only logged. */
  sentry: { dsn: string; environment: string } | null;
  /** Collector of traces; null: requests are not traced. */
  traces: { endpoint: string; headers: Record<string, string>; serviceName: string } | null;
  /** `none`: a new database begins without products. */
  demoProducts: number | 'none' | undefined;
  /** How many products the build prerenders; null for all. */
  prerenderProducts: number | null;
  prerenderLandings: number;
  returnDays: number;
  /** For one tyre, in piastres. */
  fittingFee: number | null;
  shopAddress: string | null;
  /** Null for what is not set. */
  seller: { name: string | null; register: string | null; taxNumber: string | null };
  /** null: mail is written to files in `outboxFolder`. */
  smtpUrl: string | null;
  mailFrom: string;
  contactEmail: string | null;
  /** Who is told of placed orders, and in which language; `email` null: nobody. */
  orders: { email: string | null; locale: Locale; hasDigest: boolean };
  outboxFolder: string;
  /** Who writes letters to customers about their orders. */
  orderLetters: 'shop' | 'store';
  /** null: no deliveries are ordered from a carrier. */
  bosta: ReturnType<typeof readBosta>;
  /** null: no messages by WhatsApp. */
  whatsApp: ReturnType<typeof readWhatsApp>;
  /** null: WhatsApp's webhook does not exist. */
  whatsAppWebhook: ReturnType<typeof readWhatsAppWebhook>;
  /** null: no text messages. */
  smsGateway: ReturnType<typeof readSmsGateway>;
  /** Budget of paid messages to mobile numbers in 24 hours. */
  messagesPerDay: number;
  /** Whether messages are written to files in `outboxFolder` if no service is configured. */
  writesMessages: boolean;
  /** How the customer of a cash order can confirm it. */
  confirmsBy: { whatsApp: boolean; code: boolean };
  /** null: subscribers are stored in the shop's own database. */
  sendGrid: {
    url: string;
    apiKey: string;
    listId: string | undefined;
    phoneFieldId: string | undefined;
  } | null;
  /** Empty: cards are paid on the shop's own test page, if that is enabled. */
  cardProviders: readonly ConfiguredProvider[];
  /** Names of providers whose live keys are not used, because this is a preview; null: none. */
  cardsRefused: string | null;
  /** Ways to pay, in the order in which they are offered. */
  paymentWays: readonly PaymentWay[];
  /** Whether ways to pay without a provider are those of the store. */
  hasStoreWays: boolean;
  /** Plans of ways to pay, of which some may not be offered; empty: nothing is said of instalments. */
  instalmentPlans: readonly InstalmentPlan[];
  /** Whether orders of the embedded shop can be "paid" on a test page that moves no money. */
  testCardPage: boolean;
  /** Limits per customer on unpaid cash on delivery: pieces of one product, and orders. */
  cashLimits: { pieces: number; orders: number };
  /** What orders without a proven number may take together, 0 to 1. */
  unprovenShare: number;
  /** null: every order may be paid in cash. */
  cashRules: CashRules | null;
  /** Whether shoppers can enter coupons. */
  takesCoupons: boolean;
  deliveryCalendar: DeliveryCalendar;
  cronSecret: string | null;
  /** Secret with which the store and the companion plugin sign webhooks; null: none are accepted. */
  webhookSecret: string | null;
  /** Whether this is a function on Vercel. */
  isPlatform: boolean;
  /** Where this very deployment or server answers, to be asked for its own pages. */
  ownOrigin: string;
  /** Lets requests of the deployment itself pass Vercel's deployment protection; null: it has none. */
  protectionBypass: string | null;
  maxOf: (limit: LimitName) => number;
}

/** Reads and validates the whole configuration. Throws `ConfigurationError` with every problem, one line each. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = safeParse(Environment, given);
  const cards = safeParse(CardEnvironment, given);
  if (!result.success || !cards.success) {
    const issues = [...(result.issues ?? []), ...(cards.issues ?? [])];
    const lines = issues.map((issue) => `${String(issue.path?.[0].key)} ${issue.message}`);
    throw new ConfigurationError(lines.join('\n'));
  }
  const settings = result.output;
  const limits = readLimits(given);
  const port = settings.PORT ?? DEFAULT_PORT;
  const publicUrl = settings.PUBLIC_URL ?? productionUrl(given, port);
  const configured = readCardProviders(cards.output);
  const isDurable = !isDeployment(given) || /^(?:libsql|https?):/.test(settings.DATABASE_URL ?? '');
  const testCardPage = readTestCardPage(settings, given);
  // A preview that refuses the live keys asks for no deposit.
  requireCardsForDeposit(
    settings.COD_RULES,
    configured.length > 0 || (settings.STORE_URL === undefined && testCardPage),
  );
  return {
    publicUrl,
    port,
    isProduction: (given['VERCEL_ENV'] ?? given['NODE_ENV']) === 'production',
    deploymentUrl: given['VERCEL_URL'] === undefined ? null : `https://${given['VERCEL_URL']}`,
    apiBase: readApiBase(settings, publicUrl),
    sessionSecret: settings.SESSION_SECRET ?? ownSecret(given),
    // The mirror of a store and the embedded shop must not share a database file.
    databaseUrl:
      settings.DATABASE_URL ??
      `file:${join(dataFolder(given), settings.STORE_URL === undefined ? 'shop.db' : 'mirror.db')}`,
    databaseAuthToken: settings.DATABASE_AUTH_TOKEN,
    catalogueFile: given['NODE_ENV'] === 'production' ? CATALOGUE_FILE : null,
    isDurable,
    trial: readTrial(given, isDurable || settings.STORE_URL !== undefined),
    storeAccess: readStoreAccess(settings),
    contentUrl: settings.CONTENT_URL ?? settings.STORE_URL ?? null,
    whatsAppNumber: settings.WHATSAPP_NUMBER ?? null,
    hasServiceWorker: settings.SERVICE_WORKER !== 'off',
    analytics: readAnalytics(settings),
    ...{ sentry: readSentry(settings, given), traces: readTraces(settings) },
    demoProducts: settings.DEMO_PRODUCTS,
    prerenderProducts: settings.PRERENDER_PRODUCTS ?? null,
    returnDays: settings.RETURN_DAYS ?? RETURN_DAYS,
    fittingFee: settings.FITTING_FEE ?? fittingFeeOfTexts(settings),
    shopAddress: settings.SHOP_ADDRESS ?? null,
    seller: {
      name: settings.SELLER_NAME ?? null,
      register: settings.SELLER_REGISTER ?? null,
      taxNumber: settings.SELLER_TAX_NUMBER ?? null,
    },
    prerenderLandings: settings.PRERENDER_LANDING_PAGES ?? PRERENDERED_LANDINGS,
    smtpUrl: settings.SMTP_URL ?? null,
    contactEmail: settings.CONTACT_EMAIL ?? null,
    orders: readOrderMail(settings),
    mailFrom: settings.MAIL_FROM ?? 'shop@localhost',
    outboxFolder: join(dataFolder(given), 'outbox'),
    orderLetters: readOrderLetters(settings),
    ...readMessages(settings),
    ...{ sendGrid: readSendGrid(settings), bosta: readBosta(settings) },
    ...readPayments(settings, configured, { isPreview: given['VERCEL_ENV'] === 'preview', testCardPage }),
    testCardPage,
    cashLimits: {
      pieces: settings.CASH_PIECES_MAX ?? CASH_PIECES_MAX,
      orders: settings.CASH_ORDERS_MAX ?? CASH_ORDERS_MAX,
    },
    unprovenShare: settings.UNPROVEN_SHARE ?? UNPROVEN_SHARE,
    cashRules: settings.COD_RULES ?? null,
    takesCoupons: (settings.COUPONS ?? (settings.STORE_URL === undefined ? 'on' : 'off')) === 'on',
    deliveryCalendar: settings.DELIVERY_CALENDAR ?? DEFAULT_CALENDAR,
    cronSecret: settings.CRON_SECRET ?? null,
    webhookSecret: settings.WEBHOOK_SECRET ?? null,
    isPlatform: isVercelRuntime(given),
    ownOrigin: readOwnOrigin(given, publicUrl, port),
    protectionBypass: given['VERCEL_AUTOMATION_BYPASS_SECRET'] ?? null,
    maxOf: (limit) => limits[limit] ?? RATE_LIMITS[limit].max,
  };
}

/** Services for messages to mobile numbers. Throws if cash orders are to be confirmed, but nothing can ask for it. */
function readMessages(
  settings: Settings,
): Pick<
  Env,
  'whatsApp' | 'whatsAppWebhook' | 'smsGateway' | 'messagesPerDay' | 'writesMessages' | 'confirmsBy'
> {
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
    ...{ whatsApp, smsGateway, writesMessages, confirmsBy },
    whatsAppWebhook: readWhatsAppWebhook(settings),
    messagesPerDay: settings.SMS_BUDGET ?? MESSAGES_A_DAY,
  };
}

/** The texts of the embedded shop say that fitting is included; nothing is known of others. */
function fittingFeeOfTexts({ STORE_URL: store, CONTENT_URL: content }: Settings): number | null {
  return store === undefined && content === undefined ? 0 : null;
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
function readOrderLetters(settings: Settings): Env['orderLetters'] {
  const { STORE_URL: store, SMTP_URL: smtp, ORDER_LETTERS: setting } = settings;
  if (store === undefined && setting === 'store')
    throw new ConfigurationError('ORDER_LETTERS must be shop, because no STORE_URL is set');
  if (store !== undefined && setting === 'shop' && smtp === undefined)
    throw new ConfigurationError('SMTP_URL must be set if ORDER_LETTERS is shop');
  return setting ?? (store === undefined ? 'shop' : 'store');
}

/** A store that writes letters about orders tells its operator itself. */
function readOrderMail(settings: Settings): Env['orders'] {
  const usual = readOrderLetters(settings) === 'shop' ? settings.CONTACT_EMAIL : undefined;
  return {
    email: settings.ORDER_EMAIL ?? usual ?? null,
    locale: settings.ORDER_EMAIL_LANGUAGE ?? DEFAULT_LOCALE,
    hasDigest: settings.ORDER_DIGEST !== 'off',
  };
}

/** All three settings or none. */
function readStoreAccess(settings: Settings): Env['storeAccess'] {
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
  if (setting !== undefined) return setting === 'on';
  const deployedAs = given['VERCEL_ENV'];
  if (deployedAs !== undefined) return deployedAs !== 'production';
  // A clone names its own address when it is started: see `scripts/command/asProduction.mjs`.
  if (publicUrl === undefined) return given['NODE_ENV'] !== 'production';
  return isThisMachine(publicUrl);
}

function readAnalytics({ GTM_ID: gtmId, ANALYTICS_URL: url }: Settings): AnalyticsSettings | null {
  return gtmId === undefined && url === undefined ? null : { gtmId: gtmId ?? null, url: url ?? null };
}

function readSentry({ SENTRY_DSN: dsn }: Settings, given: NodeJS.ProcessEnv): Env['sentry'] {
  return dsn === undefined ? null : { dsn, environment: given['VERCEL_ENV'] ?? 'production' };
}

const SERVICE_NAME = 'storefront';

function readTraces(settings: Settings): Env['traces'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = settings;
  if (endpoint === undefined) return null;
  const serviceName = settings.OTEL_SERVICE_NAME ?? SERVICE_NAME;
  return { endpoint, headers: readHeaders(headers) ?? {}, serviceName };
}

const SENDGRID_URL = 'https://api.sendgrid.com';

function readSendGrid(settings: Settings): Env['sendGrid'] {
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
  for (const name of Object.keys(RATE_LIMITS) as LimitName[]) {
    const { variable } = RATE_LIMITS[name];
    const value = given[variable];
    if (value === undefined) continue;
    if (!/^[1-9]\d{0,8}$/.test(value))
      throw new ConfigurationError(`${variable} must be a whole number above 0`);
    limits[name] = Number(value);
  }
  return limits;
}

const DEFAULT_PORT = 3000;

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
