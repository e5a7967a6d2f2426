import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { parseMobile } from '../../domain/checkout/egypt.js';
import { isEmail } from '../../domain/core/fields.js';
import { FITTING_FEE_MAX } from '../../domain/core/limits.js';
import { LOCALES } from '../../domain/core/locale.js';
import { parsePrice } from '../../domain/core/money.js';
import { isSecureOrLocal, url } from './addresses.js';
import { CARRIER_ENTRIES } from './carrierSettings.js';
import { CodRules } from './cashRules.js';
import { DeliveryCalendarSetting } from './deliveryCalendar.js';
import { InstalmentPlansSetting } from './instalmentPlans.js';
import { readNetworks } from './networks.js';
import { PaymentWaysSetting } from './paymentWays.js';
import { readHeaders } from './headers.js';
import { MESSAGE_ENTRIES } from './messageSettings.js';
import { TEST_PROVIDER } from '../cardProviders.js';
import { withoutEndSlashes } from '../../domain/core/paths.js';

/* Schemas of the environment variables; the messages are read by operators. */

const positiveInteger = (hint: string) =>
  v.pipe(v.string(), v.transform(Number), v.number(hint), v.integer(hint), v.minValue(1, hint));

const DEMO_HINT = 'must be a whole number, how many products the demonstration shop has, or `none`';
const PUBLIC_HINT = 'must be the address of the shop, without a path, such as https://shop.example';

/** An origin without path, query or fragment, because paths are appended to it. */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return true; // already reported by the URL check
  const { origin, href } = new URL(address);
  return href === `${origin}/`;
}

const LARGEST_PORT = 65_535;
const PORT_HINT = `must be a port, a whole number from 1 to ${LARGEST_PORT}`;

const STORE_HINT =
  'must be the https address of a WordPress with WooCommerce, such as https://store.example: WooCommerce accepts keys over https only (http works on this machine)';

const CONTENT_HINT = 'must be the https address of WordPress, such as https://shop.example';

/** Whether a `file:` address can be converted to a path; true for every other protocol. */
function isRemoteOrPath(address: string): boolean {
  if (!URL.canParse(address) || !address.startsWith('file:')) return true; // already reported by the URL check
  try {
    const path = address.startsWith('file://')
      ? fileURLToPath(address)
      : decodeURIComponent(address.slice('file:'.length));
    return !path.includes('\0');
  } catch {
    return false;
  }
}

function isSender(text: string): boolean {
  return isEmail(/^[^<>]*<([^<>]+)>$/.exec(text.trim())?.[1] ?? text.trim());
}

/** Zero is allowed: nothing is prerendered. */
const wholeCount = (hint: string) =>
  v.pipe(v.string(), v.transform(Number), v.number(hint), v.integer(hint), v.minValue(0, hint));

const SELLER_MAX_CHARS = 100;
const SellerFact = v.pipe(
  v.string(),
  v.maxLength(SELLER_MAX_CHARS, `must be at most ${SELLER_MAX_CHARS} characters`),
);
const LANDING_HINT = 'must be a whole number: how many landing pages the build prerenders';
const RETURN_HINT = 'must be a whole number of days from 0 to 365';
const RETURN_DAYS_MAX = 365;
const FITTING_HINT = 'must be an amount in EGP from 0 to 10000, such as 50';
const ADDRESS_MAX_CHARS = 200;

const PRERENDER_HINT = 'must be a whole number: how many product pages the build prerenders';

const ANALYTICS_HINT =
  'must be the https address that receives analytics events, such as https://events.example/shop';

const SENTRY_HINT =
  'must be the DSN of a Sentry project, https://<key>@<host>/<project number>, from Settings → Client Keys';

function isDsn(address: string): boolean {
  if (!URL.canParse(address)) return true; // already reported by the URL check
  const { username, password, pathname } = new URL(address);
  return username !== '' && password === '' && /\/\d+$/.test(pathname);
}

const COLLECTOR_HINT =
  'must be the address of an OTLP/HTTP collector, without /v1/traces, such as https://otlp.example';
const COLLECTOR_HEADERS_HINT = 'must be headers as name=value, separated by commas, such as api-key=secret';
const SAMPLE_HINT = 'must be a share from 0 to 1, such as 0.1';

const CASH_HINT = 'must be a whole number above 0';

/** Every variable that the shop reads, except those of rate limits and card providers. */
export const Environment = v.object({
  PUBLIC_URL: v.optional(
    v.pipe(
      url(['http:', 'https:'], PUBLIC_HINT),
      v.check(isOrigin, PUBLIC_HINT),
      v.transform((value) => new URL(value).origin),
    ),
  ),
  PORT: v.optional(v.pipe(positiveInteger(PORT_HINT), v.maxValue(LARGEST_PORT, PORT_HINT))),
  LOG: v.optional(v.picklist(['0', '1'], 'must be 1 (log every request) or 0 (log errors only)')),
  API_BASE_URL: v.optional(v.string()),
  TRUSTED_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => readNetworks(text) !== null,
        'must be the addresses or networks of your own proxies, separated by commas, such as 127.0.0.1, 172.16.0.0/12',
      ),
    ),
  ),
  SESSION_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minLength(32, 'must be at least 32 random characters, such as from `openssl rand -hex 32`'),
    ),
  ),
  DATABASE_URL: v.optional(
    v.pipe(
      url(
        ['file:', 'libsql:', 'http:', 'https:'],
        'must be a libSQL address: file:…, libsql://… or https://…',
      ),
      v.check(isRemoteOrPath, 'must name a file on this machine, with every % in its path written as %25'),
    ),
  ),
  DATABASE_AUTH_TOKEN: v.optional(v.string()),
  STORE_URL: v.optional(
    v.pipe(
      url(['http:', 'https:'], STORE_HINT),
      v.check(isSecureOrLocal, STORE_HINT),
      v.transform(withoutEndSlashes),
    ),
  ),
  STORE_CONSUMER_KEY: v.optional(v.pipe(v.string(), v.regex(/^ck_\w+$/, 'must be a consumer key, ck_…'))),
  STORE_CONSUMER_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^cs_\w+$/, 'must be a consumer secret, cs_…')),
  ),
  CONTENT_URL: v.optional(
    v.pipe(
      url(['http:', 'https:'], CONTENT_HINT),
      v.check(isSecureOrLocal, CONTENT_HINT),
      v.transform(withoutEndSlashes),
    ),
  ),
  WHATSAPP_NUMBER: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => (parseMobile(value) ?? value).replace(/^\+|[\s().-]/g, '')),
      v.regex(
        /^[1-9]\d{7,14}$/,
        'must be a phone number on WhatsApp with its country code, such as +20 101 234 5678',
      ),
    ),
  ),
  COUPONS: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  ORDER_LETTERS: v.optional(
    v.picklist(['shop', 'store'], 'must be shop or store: who writes to customers about their orders'),
  ),
  SMTP_URL: v.optional(
    url(['smtp:', 'smtps:'], 'must be a mail server, such as smtps://user:password@mail.example'),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.check(isSender, 'must be an email address, alone or with a name: Rasfa <shop@example.com>'),
    ),
  ),
  CONTACT_EMAIL: v.optional(
    v.pipe(
      v.string(),
      v.check(isEmail, 'must be one email address: where messages from the contact page are sent'),
    ),
  ),
  ORDER_EMAIL: v.optional(
    v.pipe(v.string(), v.check(isEmail, 'must be one email address: who is told of placed orders')),
  ),
  ORDER_DIGEST: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  ORDER_EMAIL_LANGUAGE: v.optional(v.picklist(LOCALES, `must be one of ${LOCALES.join(', ')}`)),
  ...MESSAGE_ENTRIES,
  ...CARRIER_ENTRIES,
  SENDGRID_URL: v.optional(
    url(['http:', 'https:'], 'must be the address of the service, such as https://api.sendgrid.com'),
  ),
  SENDGRID_API_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[!-~]+$/,
        'must be a key with write access to Marketing contacts, from SendGrid → Settings → API Keys',
      ),
    ),
  ),
  SENDGRID_LIST_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\w-]+$/,
        "must be a list's id, the last part of its address under SendGrid → Marketing → Contacts",
      ),
    ),
  ),
  SENDGRID_PHONE_FIELD_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\w+$/, 'must be the id of a custom text field, such as w1_T, from SendGrid → Custom Fields'),
    ),
  ),
  GTM_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be the id of a container of Google Tag Manager, GTM-…'),
    ),
  ),
  ANALYTICS_URL: v.optional(
    v.pipe(url(['http:', 'https:'], ANALYTICS_HINT), v.check(isSecureOrLocal, ANALYTICS_HINT)),
  ),
  SERVER_TIMING: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  SENTRY_DSN: v.optional(
    v.pipe(
      url(['http:', 'https:'], SENTRY_HINT),
      v.check(isSecureOrLocal, SENTRY_HINT),
      v.check(isDsn, SENTRY_HINT),
    ),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(url(['http:', 'https:'], COLLECTOR_HINT)),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => readHeaders(text) !== null, COLLECTOR_HEADERS_HINT),
    ),
  ),
  OTEL_SERVICE_NAME: v.optional(
    v.pipe(v.string(), v.maxLength(100, 'must be a name of at most 100 characters')),
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.transform(Number),
      v.number(SAMPLE_HINT),
      v.minValue(0, SAMPLE_HINT),
      v.maxValue(1, SAMPLE_HINT),
    ),
  ),
  TEST_CARD_PAGE: v.optional(TEST_PROVIDER.settings.TEST_CARD_PAGE.schema),
  CASH_PIECES_MAX: v.optional(positiveInteger(CASH_HINT)),
  CASH_ORDERS_MAX: v.optional(positiveInteger(CASH_HINT)),
  UNPROVEN_SHARE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:\d|[1-9]\d|100)$/, 'must be per cent, a whole number from 0 to 100'),
      v.transform((percent) => Number(percent) / 100),
    ),
  ),
  COD_RULES: v.optional(CodRules),
  PAYMENT_WAYS: v.optional(PaymentWaysSetting),
  INSTALMENT_PLANS: v.optional(InstalmentPlansSetting),
  DELIVERY_CALENDAR: v.optional(DeliveryCalendarSetting),
  CRON_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minLength(16, 'must be at least 16 random characters, such as from `openssl rand -hex 32`'),
    ),
  ),
  WEBHOOK_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minLength(
        16,
        'must be at least 16 random characters, the same as in the store, such as from `openssl rand -hex 32`',
      ),
    ),
  ),
  DEMO_PRODUCTS: v.optional(v.union([v.literal('none'), positiveInteger(DEMO_HINT)], DEMO_HINT)),
  PRERENDER_PRODUCTS: v.optional(wholeCount(PRERENDER_HINT)),
  RETURN_DAYS: v.optional(v.pipe(wholeCount(RETURN_HINT), v.maxValue(RETURN_DAYS_MAX, RETURN_HINT))),
  FITTING_FEE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}(\.\d{1,2})?$/, FITTING_HINT),
      v.transform((text) => parsePrice(text)),
      v.number(FITTING_HINT),
      v.maxValue(FITTING_FEE_MAX, FITTING_HINT),
    ),
  ),
  SHOP_ADDRESS: v.optional(
    v.pipe(v.string(), v.maxLength(ADDRESS_MAX_CHARS, 'must be at most 200 characters')),
  ),
  SELLER_NAME: v.optional(SellerFact),
  SELLER_REGISTER: v.optional(SellerFact),
  SELLER_TAX_NUMBER: v.optional(SellerFact),
  PRERENDER_LANDING_PAGES: v.optional(wholeCount(LANDING_HINT)),
});

export type Settings = v.InferOutput<typeof Environment>;
