import type { PaymentsPort } from './payments.js';

/** Paths of the shop are resolved against it; the shop's own address does not matter for them. */
const SHOP = 'https://shop.invalid';

/**
 * The address of a payment page in its plain form, once the provider's adapter vouches for it; null for any other.
 * A shopper enters a card there, so no answer of an upstream may lead them elsewhere.
 */
export function vouchedPage({ pagesAt }: Pick<PaymentsPort, 'pagesAt'>, url: string): string | null {
  if (!URL.canParse(url, SHOP)) return null;
  const page = new URL(url, SHOP);
  const isVouched =
    page.username === '' && page.password === '' && pagesAt.some((start) => begins(page, start));
  if (!isVouched) return null;
  return page.origin === SHOP ? `${page.pathname}${page.search}` : page.href;
}

/** Whole segments are compared: `/pay` is no beginning of `/payments`. */
function begins(page: URL, start: string): boolean {
  const { origin, pathname } = new URL(start, SHOP);
  const folder = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return page.origin === origin && (page.pathname === pathname || page.pathname.startsWith(folder));
}
