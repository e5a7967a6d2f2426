import type { PaymentsPort } from '../payments.js';

/** Base for resolving relative paths of the shop; only the path is compared. */
const SHOP = 'https://shop.invalid';

/**
 * The normalised address of a payment page if it is below one of the provider's `pagesAt`; otherwise null. Shoppers
 * enter card details there, so an upstream's response must not redirect them anywhere else.
 */
export function allowedPaymentPage({ pagesAt }: Pick<PaymentsPort, 'pagesAt'>, url: string): string | null {
  if (!URL.canParse(url, SHOP)) return null;
  const page = new URL(url, SHOP);
  const isAllowed =
    page.username === '' && page.password === '' && pagesAt.some((start) => begins(page, start));
  if (!isAllowed) return null;
  return page.origin === SHOP ? `${page.pathname}${page.search}` : page.href;
}

/** Compares whole path segments: `/pay` is not a prefix of `/payments`. */
function begins(page: URL, start: string): boolean {
  const { origin, pathname } = new URL(start, SHOP);
  const folder = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return page.origin === origin && (page.pathname === pathname || page.pathname.startsWith(folder));
}
