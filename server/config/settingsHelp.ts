import { TEST_PROVIDER } from '../cardProviders.js';
import type { SettingHelp } from '../ports/cardProvider.js';
import { CARD_SETTINGS } from './cardProvider.js';
import { CALENDAR_EXAMPLE } from './deliveryCalendar.js';
import type { Settings } from './environment.js';
import { PLANS_EXAMPLE } from './instalmentPlans.js';
import { CARRIER_HELP } from './carrierSettings.js';
import { MESSAGE_HELP } from './messageSettings.js';
import { WAYS_EXAMPLE } from './paymentWays.js';

/** Help for every setting except those of card providers; the compiler reports a missing one. */
const SETTINGS_HELP: Record<keyof Settings, SettingHelp> = {
  PUBLIC_URL: {
    help: "Address of the shop, for canonical links and payments; by default the deployment's own.",
    example: 'https://shop.example',
  },
  PORT: { help: 'Port of the local server, 3000 by default.', example: '3001' },
  LOG: {
    help: '1 logs every request, 0 logs errors only. By default `npm start` logs errors only, everything else logs every request.',
    example: '1',
  },
  API_BASE_URL: {
    help: 'Path prefix of /api behind a proxy; by default /api is called at the root.',
    example: '/backend',
  },
  TRUSTED_PROXY: {
    help: 'Addresses or networks of your own proxies, whose X-Forwarded-For names the client for rate limits; not needed on Vercel.',
    example: '127.0.0.1, 172.16.0.0/12',
  },
  SESSION_SECRET: {
    help: 'At least 32 random characters that sign sessions (`openssl rand -hex 32`). Required in production; a clone generates its own under .data/.',
    example: 'at-least-32-random-characters-of-your-own',
  },
  WHATSAPP_NUMBER: {
    help: 'Phone number of the WhatsApp chat link; without it the link opens the contact page.',
    example: '+20 100 000 0000',
  },
  SERVICE_WORKER: {
    help: '`off` removes the service worker, with the pages that it has kept, from every browser at its next visit. For the build.',
    example: 'off',
  },
  PRERENDER_PRODUCTS: {
    help: 'Prerenders that many product pages, best sellers first; the others are rendered on demand. All by default.',
    example: '2000',
  },
  SHOP_ADDRESS: {
    help: 'Street and city of the shop, told to search engines with its name and phone number.',
    example: '12 Example Street, Nasr City, Cairo',
  },
  SELLER_NAME: {
    help: 'Legal name of the seller on receipts; the name of the shop by default.',
    example: 'Example Tyres Ltd.',
  },
  SELLER_REGISTER: {
    help: 'Number in the commercial register, on receipts.',
    example: '123456',
  },
  SELLER_TAX_NUMBER: {
    help: 'Tax registration number, on receipts, which are no tax invoices.',
    example: '123-456-789',
  },
  RETURN_DAYS: {
    help: 'Days within which customers can ask to return goods, also told to search engines: 14 by default, as Egyptian law grants every buyer; 0 for none. Agree with your page about returns.',
    example: '30',
  },
  FITTING_FEE: {
    help: 'Fee in EGP for fitting a tyre at your branch, paid there: the page of a tyre states the price of four with fitting. 0 says that fitting is included, as the texts of the embedded shop do by default; without it a store says nothing. Set it for the build too.',
    example: '50',
  },
  PRERENDER_LANDING_PAGES: {
    help: 'Prerenders that many landing pages of sizes, brands and cars in each language, those with most products first; the others are rendered on demand. 60 by default.',
    example: '200',
  },
  DATABASE_URL: {
    help: 'A libSQL database, file:… or libsql://…; by default .data/shop.db (.data/mirror.db with a store).',
    example: 'libsql://shop-yourname.turso.io',
  },
  DATABASE_AUTH_TOKEN: { help: 'Access token of a hosted database.', example: 'eyJ…' },
  DEMO_PRODUCTS: {
    help: 'Generates a demonstration shop of that many products, deterministically; with none, a new database begins without products.',
    example: '1000',
  },
  STORE_URL: {
    help: 'https address of a WooCommerce store for products, customers and orders. Requires a REST API key, the JWT login plugin and wordpress/storefront-companion.',
    example: 'https://store.example',
  },
  STORE_CONSUMER_KEY: {
    help: 'Read/Write key, from WooCommerce → Settings → Advanced → REST API.',
    example: 'ck_…',
  },
  STORE_CONSUMER_SECRET: { help: 'The secret of that key.', example: 'cs_…' },
  CONTENT_URL: { help: "A WordPress for content, if not the store's.", example: 'https://blog.example' },
  WEBHOOK_SECRET: {
    help: 'At least 16 random characters with which the store and the companion plugin sign webhooks; without it webhooks are disabled.',
    example: 'at-least-16-random-characters',
  },
  TEST_CARD_PAGE: TEST_PROVIDER.settings.TEST_CARD_PAGE,
  CASH_PIECES_MAX: {
    help: "Maximum pieces of one product in an account's unpaid cash orders, 12 by default.",
    example: '12',
  },
  CASH_ORDERS_MAX: {
    help: 'Maximum number of unpaid orders of an account, over all ways to pay, 5 by default.',
    example: '5',
  },
  UNPROVEN_SHARE: {
    help: 'Per cent of a product’s stock, and of a branch’s appointments of a day, that orders whose number nobody has proven may take together in a day without paying: 75 by default. Beyond that the checkout asks for a code that is sent to the number, unless the customer has bought before or pays by card. 100: never. Without a service for messages nothing is asked.',
    example: '50',
  },
  COD_RULES: {
    help: 'When cash on delivery is refused: highest total in EGP, the same for a first order, governorates by code, and how many refused deliveries (cash orders marked as failed) an account may have. Above "deposit_above" (EGP), "deposit_percent" of the total is paid by card before the order stands, and the rest in cash; that needs a card provider. With "confirm" the customer of a cash order is asked by message to confirm it, reminded after remind_hours (24), and the order is cancelled after cancel_hours (48). Without it every order may be paid in cash, and none needs confirmation.',
    example:
      '{"max": 10000, "first_order_max": 4000, "not_in": ["EGMT"], "refusals_max": 1, "deposit_above": 5000, "deposit_percent": 25, "confirm": true}',
  },
  PAYMENT_WAYS: {
    help: 'The ways to pay, in the order in which they are offered; without it cash and, with a provider, cards, or in front of a store the cash, bank transfer and cheque that are switched on there. "kind" is cash, card, wallet, valu, instalments, kiosk, transfer, instapay or cheque; "by" names the provider (geidea or paymob) where there are two; "integrations" are Paymob’s ids for this way. Optional: "key" (of a second way of a kind), "name" and "text" in both languages, "min" and "max" of the total in EGP, "fee" in EGP and "fee_percent", which the shopper pays in addition (fees on cash or cards may be regulated: ask before you set one). A transfer or cheque needs "pay_to": the account or address in both languages; transfers, cheques and kiosks may have "hours", after which an unpaid order is cancelled (48, at most 336).',
    example: WAYS_EXAMPLE,
  },
  INSTALMENT_PLANS: {
    help: 'Plans of instalments, of which product pages and the cart name the one with the lowest instalment; without it they say nothing. "way" is the key of a way of PAYMENT_WAYS on whose page the shopper chooses the plan, "months" from 2 to 60, "interest" per cent a year of the whole price (not of the rest that is still owed; 0 by default), "fee" in EGP once. Optional: "name" in both languages, if it is not the way’s, "min" and "max" of the total in EGP. A fee of the way is added. Set it for the build too, and agree with what the lender charges: it is shown as the price of the credit.',
    example: PLANS_EXAMPLE,
  },
  DELIVERY_CALENDAR: {
    help: 'From which delivery dates are computed: until when orders leave the same day (on the clocks of Egypt), days of the week without deliveries, public holidays, and working days by governorate for delivery methods that do not state theirs, and until an order can be collected. By default 16:00, Fridays and the public holidays of Egypt. Set it for the build too.',
    example: CALENDAR_EXAMPLE,
  },
  CRON_SECRET: {
    help: 'At least 16 random characters that authorise the scheduled jobs (payments, notices, unconfirmed cash orders); without it their routes are disabled.',
    example: 'at-least-16-random-characters',
  },
  SMTP_URL: {
    help: "SMTP server for outgoing mail; without it mail is sent through the store's WordPress, or written to .data/outbox.",
    example: 'smtps://user:password@mail.example',
  },
  COUPONS: {
    help: '`on` lets shoppers enter a coupon in the cart and at the checkout, `off` does not. By default on in the embedded shop, whose coupons `npm run coupons` keeps, and off with a store, whose coupons are its own.',
    example: 'on',
  },
  ORDER_LETTERS: {
    help: 'Who writes to customers about their orders: shop (default, and the only choice without a store) or store (default with WooCommerce, which sends its own mail).',
    example: 'shop',
  },
  MAIL_FROM: { help: 'From address of outgoing mail.', example: 'Shop <shop@example.com>' },
  CONTACT_EMAIL: {
    help: 'Recipient of contact messages and payment alarms; without it messages are only stored in the database.',
    example: 'shop@example.com',
  },
  ORDER_EMAIL: {
    help: 'Who is told of each placed order at once, with what to do next. By default CONTACT_EMAIL; with a store that writes the letters nobody, as it has a mail of its own.',
    example: 'orders@example.com',
  },
  ORDER_DIGEST: {
    help: 'off: no mail each morning to that address about open orders, appointments, sold-out goods and messages.',
    example: 'off',
  },
  ORDER_EMAIL_LANGUAGE: {
    help: "Language of that mail and of the order's page behind it; by default that of the shop.",
    example: 'ar',
  },
  ...CARRIER_HELP,
  ...MESSAGE_HELP,
  SENDGRID_API_KEY: {
    help: "API key with write access to Marketing contacts; without it subscribers are stored in the shop's database.",
    example: 'SG.…',
  },
  SENDGRID_LIST_ID: {
    help: 'Contact list for subscribers; without it they are added to no list.',
    example: '00000000-0000-0000-0000-000000000000',
  },
  SENDGRID_PHONE_FIELD_ID: {
    help: 'Custom text field for the phone number; without it the number is not sent.',
    example: 'w1_T',
  },
  SENDGRID_URL: {
    help: 'Another API address, for accounts hosted in the EU.',
    example: 'https://api.eu.sendgrid.com',
  },
  GTM_ID: {
    help: 'Container of Google Tag Manager, which gets GA4 e-commerce events once a shopper has accepted; also opens the Content-Security-Policy to it. Set it for the build too.',
    example: 'GTM-ABC1234',
  },
  ANALYTICS_URL: {
    help: 'An address that gets the same events as JSON once a shopper has accepted. Set it for the build too.',
    example: 'https://events.example/shop',
  },
  SERVER_TIMING: {
    help: 'on sends the header Server-Timing in production too; off sends it nowhere. By default it is sent in development and previews.',
    example: 'on',
  },
  SENTRY_DSN: {
    help: 'Sends errors of functions and browsers to Sentry or a compatible service; without it they are only logged, those of browsers nowhere. Set it for the build too.',
    example: 'https://key@errors.example/1',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    help: 'Exports a trace of each request to an OpenTelemetry collector (OTLP/HTTP, JSON); without it nothing is traced. https, or http within your own network.',
    example: 'https://otlp.example',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    help: 'Headers for the collector, percent-encoded.',
    example: 'api-key=secret',
  },
  OTEL_SERVICE_NAME: { help: 'Name of the shop in traces, storefront by default.', example: 'shop' },
  OTEL_TRACES_SAMPLER_ARG: {
    help: 'Share of the requests that are traced, from 0 to 1 (default).',
    example: '0.1',
  },
};

const helpFor = (...names: (keyof Settings)[]): [string, SettingHelp][] =>
  names.map((name) => [name, SETTINGS_HELP[name]]);

/** Settings grouped by subject, in the order of `.env.example`. */
export const SETTING_GROUPS: readonly { title: string; settings: readonly [string, SettingHelp][] }[] = [
  {
    title: 'The shop',
    settings: helpFor(
      'PUBLIC_URL',
      'PORT',
      'LOG',
      'API_BASE_URL',
      'TRUSTED_PROXY',
      'SESSION_SECRET',
      'WHATSAPP_NUMBER',
      'SHOP_ADDRESS',
      'SELLER_NAME',
      'SELLER_REGISTER',
      'SELLER_TAX_NUMBER',
      'RETURN_DAYS',
      'FITTING_FEE',
      'DELIVERY_CALENDAR',
      'PRERENDER_PRODUCTS',
      'PRERENDER_LANDING_PAGES',
      'SERVICE_WORKER',
    ),
  },
  { title: 'Database', settings: helpFor('DATABASE_URL', 'DATABASE_AUTH_TOKEN', 'DEMO_PRODUCTS') },
  {
    title: 'Store and content (WooCommerce, WordPress)',
    settings: helpFor(
      'STORE_URL',
      'STORE_CONSUMER_KEY',
      'STORE_CONSUMER_SECRET',
      'CONTENT_URL',
      'WEBHOOK_SECRET',
    ),
  },
  {
    title: 'Payments',
    settings: [
      ...CARD_SETTINGS,
      ...helpFor(
        'PAYMENT_WAYS',
        'INSTALMENT_PLANS',
        'TEST_CARD_PAGE',
        'CASH_PIECES_MAX',
        'CASH_ORDERS_MAX',
        'UNPROVEN_SHARE',
        'COD_RULES',
        'COUPONS',
        'CRON_SECRET',
      ),
    ],
  },
  {
    title: 'Mail',
    settings: helpFor(
      ...(['SMTP_URL', 'MAIL_FROM', 'CONTACT_EMAIL'] as const),
      ...(['ORDER_EMAIL', 'ORDER_EMAIL_LANGUAGE', 'ORDER_DIGEST', 'ORDER_LETTERS'] as const),
    ),
  },
  { title: 'Delivery', settings: Object.entries(CARRIER_HELP) },
  { title: 'Messages to mobile numbers', settings: Object.entries(MESSAGE_HELP) },
  {
    title: 'Newsletter',
    settings: helpFor('SENDGRID_API_KEY', 'SENDGRID_LIST_ID', 'SENDGRID_PHONE_FIELD_ID', 'SENDGRID_URL'),
  },
  {
    title: 'Monitoring',
    settings: helpFor(
      ...([
        'SENTRY_DSN',
        'SERVER_TIMING',
        'OTEL_EXPORTER_OTLP_ENDPOINT',
        'OTEL_EXPORTER_OTLP_HEADERS',
      ] as const),
      ...(['OTEL_SERVICE_NAME', 'OTEL_TRACES_SAMPLER_ARG'] as const),
    ),
  },
  { title: 'Analytics', settings: helpFor('GTM_ID', 'ANALYTICS_URL') },
];
