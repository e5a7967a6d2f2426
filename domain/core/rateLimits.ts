/**
 * How often things may be done. Mobile networks in Egypt put thousands of people behind one address, so
 * limits by address are wide and those by account narrow. Each can be set by its variable.
 */
export interface RateLimit {
  /** Environment variable that overrides `max`. */
  variable: string;
  max: number;
  windowSeconds: number;
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

export const RATE_LIMITS = {
  /** At one account, from one network or from one of the customer's own devices. */
  'wrong-logins-source': { variable: 'LIMIT_WRONG_LOGINS_SOURCE', max: 10, windowSeconds: 15 * MINUTE_S },
  /** At one account from all unknown browsers together; the customer's own devices go on. */
  'wrong-logins-account': { variable: 'LIMIT_WRONG_LOGINS_ACCOUNT', max: 100, windowSeconds: HOUR_S },
  /** When a session is asked for its password again. */
  'wrong-passwords-session': { variable: 'LIMIT_WRONG_PASSWORDS_SESSION', max: 10, windowSeconds: HOUR_S },
  'logins-address': { variable: 'LIMIT_LOGINS_ADDRESS', max: 300, windowSeconds: 15 * MINUTE_S },
  'registrations-address': { variable: 'LIMIT_REGISTRATIONS_ADDRESS', max: 120, windowSeconds: HOUR_S },
  'guests-address': { variable: 'LIMIT_GUESTS_ADDRESS', max: 3000, windowSeconds: HOUR_S },
  /** Letters with a code, as with wrong logins. */
  'resets-source': { variable: 'LIMIT_RESETS_SOURCE', max: 5, windowSeconds: HOUR_S },
  'resets-account': { variable: 'LIMIT_RESETS_ACCOUNT', max: 20, windowSeconds: HOUR_S },
  'resets-address': { variable: 'LIMIT_RESETS_ADDRESS', max: 60, windowSeconds: HOUR_S },
  'newsletter-address': { variable: 'LIMIT_NEWSLETTER_ADDRESS', max: 30, windowSeconds: HOUR_S },
  'contact-address': { variable: 'LIMIT_CONTACT_ADDRESS', max: 30, windowSeconds: HOUR_S },
  /** Everything that one account writes: carts, orders, addresses. */
  'writes-account': { variable: 'LIMIT_WRITES_ACCOUNT', max: 120, windowSeconds: MINUTE_S },
  /** Everything that one account reads of its own: orders, carts, delivery. */
  'reads-account': { variable: 'LIMIT_READS_ACCOUNT', max: 240, windowSeconds: MINUTE_S },
  // Each asks the store; every page of a shopper who is logged in does.
  'accounts-address': { variable: 'LIMIT_ACCOUNTS_ADDRESS', max: 600, windowSeconds: MINUTE_S },
  'pictures-address': { variable: 'LIMIT_PICTURES_ADDRESS', max: 300, windowSeconds: MINUTE_S },
  // Rendering costs more than anything else that a stranger may ask for; the edge answers most pages.
  'pages-address': { variable: 'LIMIT_PAGES_ADDRESS', max: 600, windowSeconds: MINUTE_S },
  'products-address': { variable: 'LIMIT_PRODUCTS_ADDRESS', max: 600, windowSeconds: MINUTE_S },
  // Pictures of the content backend, up to 4 MB each; the image optimiser asks for all shoppers from one address.
  'media-address': { variable: 'LIMIT_MEDIA_ADDRESS', max: 1200, windowSeconds: MINUTE_S },
  // Menus, texts and fees, which are in memory or at the edge.
  'lists-address': { variable: 'LIMIT_LISTS_ADDRESS', max: 1200, windowSeconds: MINUTE_S },
  // Each asks the store, and the payment provider while an order waits for its money.
  'orders-address': { variable: 'LIMIT_ORDERS_ADDRESS', max: 300, windowSeconds: MINUTE_S },
  'returns-address': { variable: 'LIMIT_RETURNS_ADDRESS', max: 120, windowSeconds: MINUTE_S },
  'cards-address': { variable: 'LIMIT_CARDS_ADDRESS', max: 600, windowSeconds: MINUTE_S },
  'searches-address': { variable: 'LIMIT_SEARCHES_ADDRESS', max: 300, windowSeconds: MINUTE_S },
} as const satisfies Record<string, RateLimit>;

/** A registration that is told "taken" counts as so many, for it tells who has an account. */
export const TAKEN_NAME_WEIGHT = 5;

export type LimitName = keyof typeof RATE_LIMITS;
