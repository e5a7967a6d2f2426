import { FEATURE_PAGES } from '../../features/facts.js';
import type { Privacy } from '../../features/feature.js';
import { splitLocale, withoutPageData } from '../core/paths.js';

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
  profile: 'personal',
  receipt: 'key-in-query',
  thanks: 'key-in-query',
  'thanks-cod': 'key-in-query',
  trackorder: 'key-in-query',
  'went-wrong': 'momentary',
  ...Object.fromEntries(
    FEATURE_PAGES.flatMap(({ path, privacy }) => (privacy === undefined ? [] : [[path.slice(1), privacy]])),
  ),
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
