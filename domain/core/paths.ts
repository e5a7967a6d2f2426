import { parsedUrl } from './parsedUrl.js';
import { decoded } from '../text/decoded.js';
import { DEFAULT_LOCALE, type Locale, TRANSLATIONS } from './locale.js';

/** Paths of the shop, without locale. */
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
  findOrder: '/find-order',
  cart: '/cart',
  cartUserInfo: '/cart/mobile/userinfo',
  /** The first step whose answers are not known yet. */
  cartFirstStep: '/cart/mobile/userinfo?from=cart',
  cartAddress: '/cart/mobile/address',
  cartCheckout: '/cart/mobile/checkout',
  cartPayment: '/cart/mobile/payment',
  tips: '/tips-and-tricks',
  faq: '/faq',
  contact: '/contact',
  branches: '/branches',
  wentWrong: '/went-wrong',
} as const;

/** Whether a path without locale belongs to the checkout, on one page or in the steps for phones. */
export function isCheckoutPath(path: string): boolean {
  return path === PATHS.checkout || path.startsWith('/cart/mobile/');
}

/** Whether a path without locale is a form of the login, or of finding an order without one. */
export function isLoginPath(path: string): boolean {
  return path.startsWith('/auth/') || path === PATHS.findOrder;
}

/** Path of the articles' feed, without locale. */
export const feedPath = '/feed.xml';

/** The index of the sitemaps. */
export const sitemapPath = '/sitemap.xml';

/** One of the sitemaps, which list the pages of all languages; the first is 1. */
export function sitemapPartPath(part: number): string {
  return `/sitemaps/${part}.xml`;
}

/** The number of the sitemap at a path; null if it is none. */
export function sitemapPartOf(path: string): number | null {
  const part = /^\/sitemaps\/([1-9]\d{0,5})\.xml$/.exec(path)?.[1];
  return part === undefined ? null : Number(part);
}

/** Path of the web app manifest, without locale. */
export const webManifestPath = '/manifest.webmanifest';

/** Where researchers look for the address to report a vulnerability to (RFC 9116). */
export const securityTextPath = '/.well-known/security.txt';

/** The login page, which redirects to `next` afterwards. */
export function loginPath(next: string): string {
  return `${PATHS.login}?next=${encodeURIComponent(next)}`;
}

/** The registration page, which redirects to `next` afterwards. */
export function registerPath(next: string): string {
  return `${PATHS.register}?next=${encodeURIComponent(next)}`;
}

/** Path of a category's listing. */
export function categoryPath(id: number): string {
  return `/category/${id}`;
}

/** Path of an article. */
export function tipPath(id: number): string {
  return `${PATHS.tips}/${id}`;
}

/** Path for the slug of a content page, a category or the tips: an empty slug and `home` give the root. */
export function pagePath(slug: string): string {
  return slug === '' || slug === 'home' ? PATHS.home : `/${slug}`;
}

/** `/cart` → `/ar/cart` in Arabic; the default locale has no prefix. */
export function localePath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  if (path === '/') return `/${locale}`;
  return /^\/[?#]/.test(path) ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** The data of a page, below the page's own address, for browsers that navigate there. */
const PAGE_DATA_FILE = 'page.json';

/** `/ar/faq` → `/ar/faq/page.json` */
export function pageDataPath(path: string): string {
  return `${path === '/' ? '' : path}/${PAGE_DATA_FILE}`;
}

/** Whether a path is that of a page's data. */
export function isPageData(path: string): boolean {
  return path.endsWith(`/${PAGE_DATA_FILE}`);
}

/** The page whose data a path is; the path itself where it is none of data. */
export function withoutPageData(path: string): string {
  return isPageData(path) ? path.slice(0, -PAGE_DATA_FILE.length - 1) || '/' : path;
}

/** `https://store.example//` → `https://store.example` */
export function withoutEndSlashes(address: string): string {
  return address.replace(/(?<!\/)\/+$/, '');
}

/** Where the text of a page is for programs, which read Markdown more easily than HTML. */
const MARKDOWN_SUFFIX = '.md';

/** `/ar/faq` → `/ar/faq.md` */
export function markdownPath(path: string): string {
  return `${path}${MARKDOWN_SUFFIX}`;
}

/** The page whose Markdown a path is; null where it is none of Markdown. */
export function pageOfMarkdown(path: string): string | null {
  return path.endsWith(MARKDOWN_SUFFIX) ? path.slice(0, -MARKDOWN_SUFFIX.length) : null;
}

/** The page that a path shows, or whose data or Markdown it is. */
export function pageShownAt(path: string): string {
  return pageOfMarkdown(path) ?? withoutPageData(path);
}

/** What programs find in the shop and how to read it (https://llmstxt.org). */
export const agentsTextPath = '/llms.txt';

/** Whether a path is that of a text for programs. */
export function isForAgents(path: string): boolean {
  return pageOfMarkdown(path) !== null || splitLocale(path).path === agentsTextPath;
}

/** The API in the form of OpenAPI. */
export const apiDescriptionPath = '/openapi.json';

/** Locale prefix of a path: `/ar`. */
const LOCALE_PREFIX = new RegExp(`^/(${TRANSLATIONS.join('|')})(?![^/?#])`);

/** Splits an address (path with query and hash) into locale and rest: `/ar/cart?a` → ar, `/cart?a`. */
export function splitLocale(url: string): { locale: Locale; path: string } {
  const match = LOCALE_PREFIX.exec(url);
  if (!match) return { locale: DEFAULT_LOCALE, path: url };
  const rest = url.slice(match[0].length);
  const locale = TRANSLATIONS.find((each) => each === match[1]) ?? DEFAULT_LOCALE;
  return { locale, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The same page in another language, keeping query and hash. */
export function switchLocale(url: string, locale: Locale): string {
  return localePath(splitLocale(url).path, locale);
}

const CONTROL_OR_BACKSLASH = /[\u0000-\u001f\u007f\\]/;
const LONGEST_RETURN_PATH_CHARS = 500;

/**
 * Validates a return path from a query, against open redirects. Anything that a browser could interpret as another
 * origin (`//evil`, `/\evil`, `https:…`, encoded slashes) gives null.
 */
export function safeReturnPath(target: string | null | undefined): string | null {
  if (target === null || target === undefined || target.length > LONGEST_RETURN_PATH_CHARS) return null;
  if (!target.startsWith('/') || CONTROL_OR_BACKSLASH.test(target)) return null;
  const readable = decoded(target) ?? target;
  if (CONTROL_OR_BACKSLASH.test(readable) || (readable.split(/[?#]/)[0] ?? '').includes('//')) return null;
  if (!/^\/(?:[\p{L}\p{N}]|$|[?#])/u.test(readable)) return null;
  const base = 'http://shop.invalid';
  const url = parsedUrl(target, base);
  return url?.origin === base ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** Invisible or harmful: control characters, and bidi marks that reorder the surrounding text. */
const UNREADABLE = /[\p{C}\u2028\u2029]/u;

/** `/%D8%B2%D9%8A%D8%AA` → `/زيت`: the decoded path, or the original if it cannot be decoded. */
export function readablePath(path: string): string {
  try {
    const readable = decodeURI(path);
    return UNREADABLE.test(readable) ? path : readable;
  } catch {
    return path;
  }
}
