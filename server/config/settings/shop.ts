import * as v from 'valibot';
import { parseMobile } from '../../../domain/egypt/mobile.js';
import { FITTING_FEE_MAX, RETURN_DAYS } from '../../../domain/core/limits.js';
import { parsePrice } from '../../../domain/core/money.js';
import { url } from '../parsing/addresses.js';
import { CALENDAR_EXAMPLE, DEFAULT_CALENDAR, DeliveryCalendarSetting } from '../parsing/deliveryCalendar.js';
import { readNetworks } from '../parsing/networks.js';
import { atMostChars, passing, randomChars, wholeNumber } from './kinds.js';
import { defineSettings } from './setting.js';

const PUBLIC_HINT = 'must be the address of the shop, without a path, such as https://shop.example';
const LARGEST_PORT = 65_535;
const PORT_HINT = `must be a port, a whole number from 1 to ${LARGEST_PORT}`;
const FITTING_HINT = 'must be an amount in EGP from 0 to 10000, such as 50';
const RETURN_DAYS_MAX = 365;

/** An origin without path, query or fragment, because paths are appended to it. */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return true; // already reported by the URL check
  const { origin, href } = new URL(address);
  return href === `${origin}/`;
}

export const SHOP_SETTINGS = defineSettings({
  PUBLIC_URL: {
    schema: v.pipe(
      url(['http:', 'https:'], PUBLIC_HINT),
      v.check(isOrigin, PUBLIC_HINT),
      v.transform((value) => new URL(value).origin),
    ),
    help: "Address of the shop, for canonical links and payments; by default the deployment's own.",
    example: 'https://shop.example',
    neededBy: ['build', 'functions'],
  },
  PORT: {
    schema: wholeNumber(1, PORT_HINT, LARGEST_PORT),
    help: 'Port of the local server, 3000 by default.',
    example: '3001',
    default: 3000,
    neededBy: ['scripts'],
  },
  LOG: {
    schema: v.picklist(['0', '1'], 'must be 1 (log every request) or 0 (log errors only)'),
    help: '1 logs every request, 0 logs errors only. By default `npm start` logs errors only, everything else logs every request.',
    example: '1',
    neededBy: ['functions', 'scripts'],
  },
  API_BASE_URL: {
    schema: v.string(),
    help: 'Path prefix of /api behind a proxy; by default /api is called at the root.',
    example: '/backend',
    neededBy: ['build', 'functions'],
  },
  TRUSTED_PROXY: {
    schema: passing(
      (text) => readNetworks(text) !== null,
      'must be the addresses or networks of your own proxies, separated by commas, such as 127.0.0.1, 172.16.0.0/12',
    ),
    help: 'Addresses or networks of your own proxies, whose X-Forwarded-For names the client for rate limits; not needed on Vercel.',
    example: '127.0.0.1, 172.16.0.0/12',
  },
  SESSION_SECRET: {
    schema: randomChars(32, 'must be at least 32 random characters, such as from `openssl rand -hex 32`'),
    help: 'At least 32 random characters that sign sessions (`openssl rand -hex 32`). Required in production; a clone generates its own under .data/.',
    example: 'at-least-32-random-characters-of-your-own',
    isSecret: true,
  },
  WHATSAPP_NUMBER: {
    schema: v.pipe(
      v.string(),
      v.transform((value) => (parseMobile(value) ?? value).replace(/^\+|[\s().-]/g, '')),
      v.regex(
        /^[1-9]\d{7,14}$/,
        'must be a phone number on WhatsApp with its country code, such as +20 101 234 5678',
      ),
    ),
    help: 'Phone number of the WhatsApp chat link; without it the link opens the contact page.',
    example: '+20 100 000 0000',
    neededBy: ['build', 'functions'],
  },
  SHOP_ADDRESS: {
    schema: atMostChars(200),
    help: 'Street and city of the shop, told to search engines with its name and phone number.',
    example: '12 Example Street, Nasr City, Cairo',
    neededBy: ['build', 'functions'],
  },
  SELLER_NAME: {
    schema: atMostChars(100),
    help: 'Legal name of the seller on receipts; the name of the shop by default.',
    example: 'Example Tyres Ltd.',
    neededBy: ['build', 'functions'],
  },
  SELLER_REGISTER: {
    schema: atMostChars(100),
    help: 'Number in the commercial register, on receipts.',
    example: '123456',
    neededBy: ['build', 'functions'],
  },
  SELLER_TAX_NUMBER: {
    schema: atMostChars(100),
    help: 'Tax registration number, on receipts, which are no tax invoices.',
    example: '123-456-789',
    neededBy: ['build', 'functions'],
  },
  RETURN_DAYS: {
    schema: wholeNumber(0, 'must be a whole number of days from 0 to 365', RETURN_DAYS_MAX),
    help: 'Days within which customers can ask to return goods, also told to search engines: 14 by default, as Egyptian law grants every buyer; 0 for none. Agree with your page about returns.',
    example: '30',
    default: RETURN_DAYS,
    neededBy: ['build', 'functions'],
  },
  FITTING_FEE: {
    schema: v.pipe(
      v.string(),
      v.regex(/^\d{1,5}(\.\d{1,2})?$/, FITTING_HINT),
      v.transform((text) => parsePrice(text)),
      v.number(FITTING_HINT),
      v.maxValue(FITTING_FEE_MAX, FITTING_HINT),
    ),
    help: 'Fee in EGP for fitting a tyre at your branch, paid there: the page of a tyre states the price of four with fitting. 0 says that fitting is included, as the texts of the embedded shop do by default; without it a store says nothing.',
    example: '50',
    neededBy: ['build', 'functions'],
  },
  DELIVERY_CALENDAR: {
    schema: DeliveryCalendarSetting,
    help: 'From which delivery dates are computed: until when orders leave the same day (on the clocks of Egypt), days of the week without deliveries, public holidays, and working days by governorate for delivery methods that do not state theirs, and until an order can be collected. By default 16:00, Fridays and the public holidays of Egypt.',
    example: CALENDAR_EXAMPLE,
    default: DEFAULT_CALENDAR,
    neededBy: ['build', 'functions'],
  },
  PRERENDER_PRODUCTS: {
    schema: wholeNumber(0, 'must be a whole number: how many product pages the build prerenders'),
    help: 'Prerenders that many product pages, best sellers first; the others are rendered on demand. All by default.',
    example: '2000',
    neededBy: ['build'],
  },
});
