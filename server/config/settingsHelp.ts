import { TEST_PROVIDER } from '../cardProviders.js';
import type { SettingHelp } from '../ports/cardProvider.js';
import { CARD_SETTINGS } from './cardProvider.js';
import type { Settings } from './environment.js';

/** Help for every setting except those of card providers; the compiler reports a missing one. */
const SETTINGS_HELP: Record<keyof Settings, SettingHelp> = {
  PUBLIC_URL: {
    help: "Address of the shop, for canonical links and payments; by default the deployment's own.",
    example: 'https://shop.example',
  },
  PORT: { help: 'Port of the local server, 3000 by default.', example: '3001' },
  LOG: {
    help: '1 tells every request, 0 only what goes wrong; `npm start` tells them with 1 alone, all else unless it is 0.',
    example: '1',
  },
  API_BASE_URL: {
    help: 'Path under which a proxy leads to /api; by default /api is called at the root.',
    example: '/backend',
  },
  SESSION_SECRET: {
    help: 'At least 32 random characters that sign sessions (`openssl rand -hex 32`). Required in production; a clone makes its own under .data/.',
    example: 'at-least-32-random-characters-of-your-own',
  },
  WHATSAPP_NUMBER: {
    help: 'Phone number that the chat link opens on WhatsApp; without it the link leads to the contact page.',
    example: '+20 100 000 0000',
  },
  PRERENDER_PRODUCTS: {
    help: 'Builds pages of that many products, the best-selling ones; the others are rendered when they are first asked for. By default all.',
    example: '2000',
  },
  DATABASE_URL: {
    help: 'A libSQL database, file:… or libsql://…; by default .data/shop.db (.data/mirror.db in front of a store).',
    example: 'libsql://shop-yourname.turso.io',
  },
  DATABASE_AUTH_TOKEN: { help: 'Token of a hosted database.', example: 'eyJ…' },
  DEMO_PRODUCTS: {
    help: 'Grows the demonstration shop to that many products, the same ones each time.',
    example: '1000',
  },
  STORE_URL: {
    help: 'https address of a WooCommerce that keeps products, customers and orders. Needs a key, the JWT login plugin and wordpress/storefront-companion.',
    example: 'https://store.example',
  },
  STORE_CONSUMER_KEY: {
    help: 'Read/Write key, from WooCommerce → Settings → Advanced → REST API.',
    example: 'ck_…',
  },
  STORE_CONSUMER_SECRET: { help: 'The secret of that key.', example: 'cs_…' },
  CONTENT_URL: { help: "A WordPress for texts, if not the store's.", example: 'https://blog.example' },
  WEBHOOK_SECRET: {
    help: 'At least 16 random characters that the store and the companion plugin sign their messages with; without it none are heard.',
    example: 'at-least-16-random-characters',
  },
  DEPLOY_HOOK_URL: {
    help: 'Builds static pages anew when the store changes, from Vercel → Settings → Git → Deploy Hooks.',
    example: 'https://api.vercel.com/v1/integrations/deploy/…',
  },
  TEST_CARD_PAGE: TEST_PROVIDER.settings.TEST_CARD_PAGE,
  CASH_PIECES_MAX: {
    help: 'Pieces of one product that an account may have on the way unpaid, 12 by default.',
    example: '12',
  },
  CASH_ORDERS_MAX: {
    help: 'Orders that an account may have on the way unpaid, 5 by default.',
    example: '5',
  },
  CRON_SECRET: {
    help: 'At least 16 random characters for the daily reconciliation of payments; without it the address is not there.',
    example: 'at-least-16-random-characters',
  },
  SMTP_URL: {
    help: "A mail server for the shop's letters; without it they go out through the store's WordPress, or stay as files under .data/outbox.",
    example: 'smtps://user:password@mail.example',
  },
  MAIL_FROM: { help: 'Sender of the letters.', example: 'Shop <shop@example.com>' },
  CONTACT_EMAIL: {
    help: 'Where messages of the contact page and payment alarms are mailed; without it messages are kept in the database only.',
    example: 'shop@example.com',
  },
  SENDGRID_API_KEY: {
    help: "A key that may write Marketing contacts; without it subscribers stay in the shop's database.",
    example: 'SG.…',
  },
  SENDGRID_LIST_ID: {
    help: 'The list that subscribers join; without it they are contacts of no list.',
    example: '00000000-0000-0000-0000-000000000000',
  },
  SENDGRID_PHONE_FIELD_ID: {
    help: 'A custom text field for the phone number; without it the number is not sent.',
    example: 'w1_T',
  },
  SENDGRID_URL: {
    help: 'Another address of the service, for accounts kept in the EU.',
    example: 'https://api.eu.sendgrid.com',
  },
};

const told = (...names: (keyof Settings)[]): [string, SettingHelp][] =>
  names.map((name) => [name, SETTINGS_HELP[name]]);

/** Settings grouped by subject, in the order of `.env.example`. */
export const SETTING_GROUPS: readonly { title: string; settings: readonly [string, SettingHelp][] }[] = [
  {
    title: 'The shop',
    settings: told(
      'PUBLIC_URL',
      'PORT',
      'LOG',
      'API_BASE_URL',
      'SESSION_SECRET',
      'WHATSAPP_NUMBER',
      'PRERENDER_PRODUCTS',
    ),
  },
  { title: 'Database', settings: told('DATABASE_URL', 'DATABASE_AUTH_TOKEN', 'DEMO_PRODUCTS') },
  {
    title: 'Store and content (WooCommerce, WordPress)',
    settings: told(
      'STORE_URL',
      'STORE_CONSUMER_KEY',
      'STORE_CONSUMER_SECRET',
      'CONTENT_URL',
      'WEBHOOK_SECRET',
      'DEPLOY_HOOK_URL',
    ),
  },
  {
    title: 'Payments',
    settings: [
      ...CARD_SETTINGS,
      ...told('TEST_CARD_PAGE', 'CASH_PIECES_MAX', 'CASH_ORDERS_MAX', 'CRON_SECRET'),
    ],
  },
  { title: 'Mail', settings: told('SMTP_URL', 'MAIL_FROM', 'CONTACT_EMAIL') },
  {
    title: 'Newsletter',
    settings: told('SENDGRID_API_KEY', 'SENDGRID_LIST_ID', 'SENDGRID_PHONE_FIELD_ID', 'SENDGRID_URL'),
  },
];
