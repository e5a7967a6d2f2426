import { FEATURE_LIMITS } from '../../features/rules.js';

/**
 * Rate limits. Mobile networks in Egypt put thousands of people behind one address, so limits by address are wide and
 * those by account narrow. Each can be overridden by its variable.
 */
export interface RateLimit {
  /** Environment variable that overrides `max`. */
  variable: string;
  max: number;
  windowSeconds: number;
  /** So many may come at the same moment, the rest of a limit by address evenly over the window; all by default. */
  atOnce?: number;
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

export const RATE_LIMITS = {
  /** For one account, from one network or from one of the customer's own devices. */
  'wrong-logins-source': { variable: 'LIMIT_WRONG_LOGINS_SOURCE', max: 10, windowSeconds: 15 * MINUTE_S },
  /** For one account, from all unknown browsers together; the customer's own devices are not affected. */
  'wrong-logins-account': { variable: 'LIMIT_WRONG_LOGINS_ACCOUNT', max: 100, windowSeconds: HOUR_S },
  /** Password confirmations of one session. */
  'wrong-passwords-session': { variable: 'LIMIT_WRONG_PASSWORDS_SESSION', max: 10, windowSeconds: HOUR_S },
  'logins-address': { variable: 'LIMIT_LOGINS_ADDRESS', max: 300, windowSeconds: 15 * MINUTE_S },
  'registrations-address': { variable: 'LIMIT_REGISTRATIONS_ADDRESS', max: 120, windowSeconds: HOUR_S },
  'contacts-address': { variable: 'LIMIT_CONTACTS_ADDRESS', max: 120, windowSeconds: HOUR_S },
  /** Contact accounts for one number, from one network. */
  'contacts-number-source': { variable: 'LIMIT_CONTACTS_NUMBER_SOURCE', max: 10, windowSeconds: DAY_S },
  /** The same from all networks together: wide, so that a stranger hardly closes this way in for a number. */
  'contacts-number': { variable: 'LIMIT_CONTACTS_NUMBER', max: 50, windowSeconds: DAY_S },
  /** Cash orders of all contact accounts for one delivery number. */
  'contact-orders-number': { variable: 'LIMIT_CONTACT_ORDERS_NUMBER', max: 5, windowSeconds: DAY_S },
  /**
   * Orders whose number nobody has proven, placed without paying or while being paid, from one network and with one
   * browser: beyond that the number has to be proven.
   */
  'unproven-orders-network': { variable: 'LIMIT_UNPROVEN_ORDERS_NETWORK', max: 20, windowSeconds: HOUR_S },
  'unproven-orders-device': { variable: 'LIMIT_UNPROVEN_ORDERS_DEVICE', max: 10, windowSeconds: HOUR_S },
  'guests-address': { variable: 'LIMIT_GUESTS_ADDRESS', max: 3000, windowSeconds: HOUR_S },
  /** Mails with a reset code, counted like wrong logins. */
  'resets-source': { variable: 'LIMIT_RESETS_SOURCE', max: 5, windowSeconds: HOUR_S },
  'resets-account': { variable: 'LIMIT_RESETS_ACCOUNT', max: 20, windowSeconds: HOUR_S },
  'resets-address': { variable: 'LIMIT_RESETS_ADDRESS', max: 60, windowSeconds: HOUR_S },
  /** Codes to log in with, counted like wrong logins. */
  'login-codes-source': { variable: 'LIMIT_LOGIN_CODES_SOURCE', max: 5, windowSeconds: HOUR_S },
  'login-codes-account': { variable: 'LIMIT_LOGIN_CODES_ACCOUNT', max: 20, windowSeconds: HOUR_S },
  'login-codes-address': { variable: 'LIMIT_LOGIN_CODES_ADDRESS', max: 60, windowSeconds: HOUR_S },
  /**
   * Codes of any kind that are sent to one mobile number, because each costs money: for all unknown browsers together,
   * and again for the customer's own devices.
   */
  'code-messages-number': { variable: 'LIMIT_CODE_MESSAGES_NUMBER', max: 20, windowSeconds: DAY_S },
  /** The same for all numbers, from one network, except to customers' own devices. */
  'code-messages-network': { variable: 'LIMIT_CODE_MESSAGES_NETWORK', max: 30, windowSeconds: HOUR_S },
  /**
   * The same for all numbers together, against floods from many networks; an hour later codes are sent again. Customers
   * whose number is proven have a limit of their own on their devices, which nobody else can use up.
   */
  'code-messages-all': { variable: 'LIMIT_CODE_MESSAGES_ALL', max: 300, windowSeconds: HOUR_S },
  /** Requests to confirm a cash order, for one number: separate from codes, which strangers could exhaust otherwise. */
  'confirm-messages-number': { variable: 'LIMIT_CONFIRM_MESSAGES_NUMBER', max: 6, windowSeconds: DAY_S },
  'confirm-messages-all': { variable: 'LIMIT_CONFIRM_MESSAGES_ALL', max: 600, windowSeconds: HOUR_S },
  /** Codes entered for one order, of a million. */
  'confirm-tries-order': { variable: 'LIMIT_CONFIRM_TRIES_ORDER', max: 5, windowSeconds: DAY_S },
  /** Text messages with a code that the customer of one order requests. */
  'confirm-repeats-order': { variable: 'LIMIT_CONFIRM_REPEATS_ORDER', max: 3, windowSeconds: DAY_S },
  /** Coupon codes that one account enters, and one network: codes can be guessed. */
  'coupons-account': { variable: 'LIMIT_COUPONS_ACCOUNT', max: 20, windowSeconds: HOUR_S },
  'coupons-address': { variable: 'LIMIT_COUPONS_ADDRESS', max: 300, windowSeconds: HOUR_S },
  /** Webhooks of the store and of WhatsApp, all from few addresses; counted before their bodies are read. */
  'webhooks-address': {
    variable: 'LIMIT_WEBHOOKS_ADDRESS',
    max: 6000,
    windowSeconds: MINUTE_S,
    atOnce: 3000,
  },
  'newsletter-address': { variable: 'LIMIT_NEWSLETTER_ADDRESS', max: 30, windowSeconds: HOUR_S },
  /** Reads of free appointments, which are not cached. */
  'slots-address': { variable: 'LIMIT_SLOTS_ADDRESS', max: 600, windowSeconds: 5 * MINUTE_S },
  'exports-address': { variable: 'LIMIT_EXPORTS_ADDRESS', max: 60, windowSeconds: HOUR_S },
  /** Steps of the operator, whose link is signed. */
  'office-address': { variable: 'LIMIT_OFFICE_ADDRESS', max: 300, windowSeconds: HOUR_S },
  'return-requests-address': {
    variable: 'LIMIT_RETURN_REQUESTS_ADDRESS',
    max: 60,
    windowSeconds: HOUR_S,
  },
  /** Words about a transfer, and those about one order: each mails the operator. */
  'proofs-address': { variable: 'LIMIT_PROOFS_ADDRESS', max: 60, windowSeconds: HOUR_S },
  'proofs-order': { variable: 'LIMIT_PROOFS_ORDER', max: 5, windowSeconds: DAY_S },
  'contact-address': { variable: 'LIMIT_CONTACT_ADDRESS', max: 30, windowSeconds: HOUR_S },
  /** A page reports at most ten errors. */
  'client-errors-address': { variable: 'LIMIT_CLIENT_ERRORS_ADDRESS', max: 300, windowSeconds: MINUTE_S },
  /** All writes of one account: carts, orders, addresses. */
  'writes-account': { variable: 'LIMIT_WRITES_ACCOUNT', max: 120, windowSeconds: MINUTE_S },
  /** All reads of an account's own data: orders, carts, delivery. */
  'reads-account': { variable: 'LIMIT_READS_ACCOUNT', max: 240, windowSeconds: MINUTE_S },
  // Each one asks the store, and every page of a logged-in shopper sends one.
  'accounts-address': { variable: 'LIMIT_ACCOUNTS_ADDRESS', max: 600, windowSeconds: MINUTE_S },
  // Rendering is the most expensive public request; the edge serves most pages.
  'pages-address': { variable: 'LIMIT_PAGES_ADDRESS', max: 600, windowSeconds: MINUTE_S, atOnce: 60 },
  'products-address': { variable: 'LIMIT_PRODUCTS_ADDRESS', max: 600, windowSeconds: MINUTE_S, atOnce: 120 },
  // Pictures of the content backend, up to 4 MB each; the image optimiser requests them for all shoppers from one
  // address.
  'media-address': { variable: 'LIMIT_MEDIA_ADDRESS', max: 1200, windowSeconds: MINUTE_S, atOnce: 200 },
  // Menus, texts and fees, which come from memory or from the edge.
  'lists-address': { variable: 'LIMIT_LISTS_ADDRESS', max: 1200, windowSeconds: MINUTE_S, atOnce: 200 },
  // Each one asks the store, and the payment provider while an order is unpaid.
  'orders-address': { variable: 'LIMIT_ORDERS_ADDRESS', max: 300, windowSeconds: MINUTE_S },
  // The whole catalogue; networks fetch each feed once an hour at most.
  'feeds-address': { variable: 'LIMIT_FEEDS_ADDRESS', max: 60, windowSeconds: HOUR_S, atOnce: 20 },
  'returns-address': { variable: 'LIMIT_RETURNS_ADDRESS', max: 120, windowSeconds: MINUTE_S },
  'cards-address': { variable: 'LIMIT_CARDS_ADDRESS', max: 600, windowSeconds: MINUTE_S, atOnce: 120 },
  'searches-address': { variable: 'LIMIT_SEARCHES_ADDRESS', max: 300, windowSeconds: MINUTE_S, atOnce: 60 },
  ...FEATURE_LIMITS,
} as const satisfies Record<string, RateLimit>;

/** Weight of a registration rejected as "taken", because it reveals who has an account. */
export const TAKEN_NAME_WEIGHT = 5;

export type LimitName = keyof typeof RATE_LIMITS;
