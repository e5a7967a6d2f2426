import { decoded } from './decoded.js';
import { DEFAULT_LOCALE, type Locale, TRANSLATIONS } from './locale.js';
import type { UnpaidReason } from '../payment/payment.js';
import type { ProductType } from '../catalogue/product.js';

/** Addresses of the shop, without their locale. */
export const PATHS = {
  home: '/',
  search: '/search',
  profile: '/profile',
  checkout: '/checkout',
  login: '/auth/login',
  register: '/auth/register',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  loginSuccess: '/login-success',
  cart: '/cart',
  cartUserInfo: '/cart/mobile/userinfo',
  cartAddress: '/cart/mobile/address',
  cartCheckout: '/cart/mobile/checkout',
  cartPayment: '/cart/mobile/payment',
  tips: '/tips-and-tricks',
  faq: '/faq',
  contact: '/contact',
  wentWrong: '/went-wrong',
} as const;

/** Whether an address without its locale belongs to the checkout, on one page or in the steps of a phone. */
export function isCheckoutPath(path: string): boolean {
  return path === PATHS.checkout || path.startsWith('/cart/mobile/');
}

/** The articles' feed, which each language has under its own address. */
export const feedPath = '/feed.xml';

/** What a home screen learns about the shop, under its own address in each language. */
export const webManifestPath = '/manifest.webmanifest';

/** The login page, which leads to `next` afterwards. */
export function loginPath(next: string): string {
  return `${PATHS.login}?next=${encodeURIComponent(next)}`;
}

/** The registration page, which leads to `next` afterwards. */
export function registerPath(next: string): string {
  return `${PATHS.register}?next=${encodeURIComponent(next)}`;
}

/** A variation has no page of its own: `id` is then its parent's, whose page shows it chosen where it is named. */
export function productPath(type: ProductType, id: number, variationId: number | null = null): string {
  const path = `/product/${type === 'simple' ? 'simple' : 'variable'}/${id}`;
  return variationId === null ? path : `${path}?${VARIATION_KEY}=${variationId}`;
}

/** Names the variation in the address of a product's page. */
export const VARIATION_KEY = 'variation';

/** A category's listing. */
export function categoryPath(id: number): string {
  return `/category/${id}`;
}

/** An article. */
export function tipPath(id: number): string {
  return `${PATHS.tips}/${id}`;
}

/** Where an order is: for its owner, and with its key for anybody. */
export function trackOrderPath(id: number, key?: string): string {
  return withKey(`/trackorder/${id}`, key);
}

/** The thanks for an order that is paid to the courier. */
export function thanksCodPath(id: number, key?: string): string {
  return withKey(`/thanks-cod/${id}`, key);
}

/** The thanks for an order that was paid by card. */
export function thanksPath(id: number, key?: string): string {
  return withKey(`/thanks/${id}`, key);
}

/** The pages of the checkout on which an order is sent: where there is room, and on phones. */
export const CHECKOUT_PAGES = [PATHS.checkout, PATHS.cartPayment] as const;
export type CheckoutPage = (typeof CHECKOUT_PAGES)[number];

/** The checkout after a card that brought no money. */
export function unpaidPath(checkoutPage: CheckoutPage, reason: UnpaidReason, orderId: number): string {
  return `${checkoutPage}?payment=${reason}&order=${orderId}`;
}

function withKey(path: string, key: string | undefined): string {
  return key === undefined ? path : `${path}?key=${encodeURIComponent(key)}`;
}

/** Slug of a content page, a category or tips: an empty slug and `home` mean the root. */
export function pagePath(slug: string): string {
  return slug === '' || slug === 'home' ? PATHS.home : `/${slug}`;
}

/** `/cart` → `/ar/cart` in Arabic; the default locale has no prefix. */
export function localePath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  if (path === '/') return `/${locale}`;
  return /^\/[?#]/.test(path) ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** What may stand before a path: `/ar`. */
const LOCALE_PREFIX = new RegExp(`^/(${TRANSLATIONS.join('|')})(?![^/?#])`);

/** Splits an address (path with query and hash) into its locale and the rest: `/ar/cart?a` → ar, `/cart?a`. */
export function splitLocale(url: string): { locale: Locale; path: string } {
  const match = LOCALE_PREFIX.exec(url);
  if (!match) return { locale: DEFAULT_LOCALE, path: url };
  const rest = url.slice(match[0].length);
  return { locale: match[1] as Locale, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The same page in another language, query and hash kept. */
export function switchLocale(url: string, locale: Locale): string {
  return localePath(splitLocale(url).path, locale);
}

const CONTROL_OR_BACKSLASH = /[\u0000-\u001f\u007f\\]/;
const LONGEST_RETURN_PATH_CHARS = 500;

/**
 * A path within the shop to return to, taken from a query. Anything that a browser could read as another
 * origin (`//evil`, `/\evil`, `https:…`, encoded slashes) is refused with null.
 */
export function safeReturnPath(target: string | null | undefined): string | null {
  if (target === null || target === undefined || target.length > LONGEST_RETURN_PATH_CHARS) return null;
  if (!target.startsWith('/') || CONTROL_OR_BACKSLASH.test(target)) return null;
  const readable = decoded(target) ?? target;
  if (CONTROL_OR_BACKSLASH.test(readable) || (readable.split(/[?#]/)[0] ?? '').includes('//')) return null;
  if (!/^\/(?:[\p{L}\p{N}]|$|[?#])/u.test(readable)) return null;
  const base = 'http://shop.invalid';
  const url = URL.canParse(target, base) ? new URL(target, base) : null;
  return url?.origin === base ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** Neither seen nor harmless: control characters, and marks that turn the text around them. */
const UNREADABLE = /[\p{C}\u2028\u2029]/u;

/** `/%D8%B2%D9%8A%D8%AA` → `/زيت`: the path as people read it; as it came where it cannot be read. */
export function readablePath(path: string): string {
  try {
    const readable = decodeURI(path);
    return UNREADABLE.test(readable) ? path : readable;
  } catch {
    return path;
  }
}
