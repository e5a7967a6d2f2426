import { splitLocale, withoutPageData } from '../core/paths.js';

/**
 * Why a page is not public. `key-in-path`, `key-in-query`: its address gives access to a draft, an order, requests or an
 * account. `personal`: it shows or asks for personal data. `momentary`: it only makes sense at the moment.
 */
type Privacy = 'key-in-path' | 'key-in-query' | 'personal' | 'momentary';

/** By the beginning of the path without locale; all other pages are public. */
const PRIVATE_PAGES: Readonly<Record<string, Privacy>> = {
  'auth/reset-password': 'key-in-query',
  auth: 'personal',
  'cart/mobile': 'personal',
  checkout: 'personal',
  drafts: 'key-in-path',
  'find-order': 'personal',
  'forms/open-cart': 'key-in-query',
  'forms/stop-newsletter': 'key-in-query',
  forms: 'personal',
  'login-success': 'personal',
  office: 'key-in-path',
  offline: 'momentary',
  profile: 'personal',
  receipt: 'key-in-query',
  'stock-requests': 'key-in-query',
  thanks: 'key-in-query',
  'thanks-cod': 'key-in-query',
  trackorder: 'key-in-query',
  'went-wrong': 'momentary',
};

/** Pages whose address holds a key, as in `PRIVATE_PAGES`. */
export const SECRET_PAGES = Object.keys(PRIVATE_PAGES).filter((page) =>
  ['key-in-path', 'key-in-query'].includes(PRIVATE_PAGES[page] ?? ''),
);

/** Headers of pages whose address holds a key: no cache, search engine or linked site learns it. */
export const SECRET_PAGE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

/** The privacy of a page or its data, by its path with locale. */
export function privacyOf(pathname: string): Privacy | 'public' {
  const path = splitLocale(withoutPageData(pathname)).path.slice(1);
  const page = Object.keys(PRIVATE_PAGES).find((start) => path === start || path.startsWith(`${start}/`));
  return page === undefined ? 'public' : (PRIVATE_PAGES[page] ?? 'public');
}

/** Whether the address of a page or its data holds a key. */
export function isSecretPage(pathname: string): boolean {
  return ['key-in-path', 'key-in-query'].includes(privacyOf(pathname));
}
