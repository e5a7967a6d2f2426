/**
 * Everything that the shop stores in browsers, with its purpose: the privacy page is written from these tables, and
 * nothing can be stored that is missing in them.
 */
import {
  CACHE_PREFIX,
  COOKIE_MAX_AGE_S,
  DEVICE_COOKIE_MAX_AGE_S,
  LOCALE_COOKIE,
  LOCALE_COOKIE_MAX_AGE_S,
  MAILED_CODE_LIFE_S,
} from '../core/limits.js';
import { FEATURES, type FeatureStorage } from '../../features/facts.js';
import type { StorageEntry } from '../../features/feature.js';

type CookiePurpose = 'language' | 'login' | 'visitor' | 'device' | 'code';

interface Cookie {
  purpose: CookiePurpose;
  maxAgeS: number;
}

export const COOKIES = {
  [LOCALE_COOKIE]: { purpose: 'language', maxAgeS: LOCALE_COOKIE_MAX_AGE_S },
  token: { purpose: 'login', maxAgeS: COOKIE_MAX_AGE_S },
  user_id: { purpose: 'login', maxAgeS: COOKIE_MAX_AGE_S },
  visitor_token: { purpose: 'visitor', maxAgeS: COOKIE_MAX_AGE_S },
  visitor_id: { purpose: 'visitor', maxAgeS: COOKIE_MAX_AGE_S },
  device: { purpose: 'device', maxAgeS: DEVICE_COOKIE_MAX_AGE_S },
  code_ticket: { purpose: 'code', maxAgeS: MAILED_CODE_LIFE_S },
} as const satisfies Record<string, Cookie>;

export type CookieName = keyof typeof COOKIES;

const OWN_STORAGE = {
  cart: { purpose: 'cart', place: 'browser' },
  seenPrices: { purpose: 'cart', place: 'browser' },
  waitingWrites: { purpose: 'cart', place: 'browser' },
  loginIntent: { purpose: 'cart', place: 'tab' },
  userData: { purpose: 'checkout', place: 'browser' },
  additionalAddress: { purpose: 'checkout', place: 'browser' },
  selectedAddress: { purpose: 'checkout', place: 'browser' },
  governorate: { purpose: 'checkout', place: 'browser' },
  checkoutForm: { purpose: 'checkout', place: 'tab' },
  checkoutAttempt: { purpose: 'checkout', place: 'tab' },
  continueForm: { purpose: 'checkout', place: 'tab' },
  orderToPay: { purpose: 'checkout', place: 'tab' },
  recentlySeen: { purpose: 'lists', place: 'browser' },
  cars: { purpose: 'cars', place: 'browser' },
  carsAgreed: { purpose: 'cars', place: 'browser' },
  fitAnswers: { purpose: 'cars', place: 'browser' },
  contactForm: { purpose: 'forms', place: 'tab' },
  codeRequest: { purpose: 'forms', place: 'tab' },
  hiddenSearch: { purpose: 'forms', place: 'tab' },
  consent: { purpose: 'analytics', place: 'browser' },
  purchases: { purpose: 'analytics', place: 'browser' },
  begunCheckout: { purpose: 'analytics', place: 'tab' },
  visited: { purpose: 'loading', place: 'tab' },
  [CACHE_PREFIX]: { purpose: 'copies', place: 'browser' },
} as const satisfies Record<string, StorageEntry>;

/** By name, with that of the optional features. */
export const STORAGE: Readonly<Record<string, StorageEntry>> = Object.fromEntries(
  [OWN_STORAGE, ...FEATURES.map(({ storage }) => storage)].flatMap((table) =>
    Object.entries<StorageEntry>(table),
  ),
);

/** The names in one place. */
export type StorageName<Place extends StorageEntry['place']> = NamesIn<
  typeof OWN_STORAGE | FeatureStorage,
  Place
>;

type NamesIn<Table, Place> = Table extends unknown
  ? { [Name in keyof Table]: Table[Name] extends { place: Place } ? Name : never }[keyof Table]
  : never;

/** Who gets personal data to work for the shop, besides whoever delivers. */
export const PROCESSOR_KINDS = [
  'hosting',
  'database',
  'store',
  'delivery',
  'mail',
  'newsletter',
  'messages',
  'payment',
  'errors',
  'analytics',
] as const;

export interface Processor {
  kind: (typeof PROCESSOR_KINDS)[number];
  /** Its name or host. */
  name: string;
}
