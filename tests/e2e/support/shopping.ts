import type { Locator, Page } from '@playwright/test';
import { type Locale, inLocale } from '../../../domain/core/locale.js';
import { IDENTITY_COOKIES } from '../../../domain/account/identity.js';
import { formatPrice, parsePrice, type Piastres } from '../../../domain/core/money.js';
import { isCheckoutPath, splitLocale } from '../../../domain/core/paths.js';
import type { WireProduct } from '../../../domain/catalogue/wireProduct.js';
import type { MessageKey } from '../../../locales/keys.js';
import { SHOP_PORT } from '../../support/addresses.js';
import { expect } from '../fixtures.js';

export type Words = (key: MessageKey, values?: Record<string, string | number>) => string;

/** The shop's origin, which writes require. */
export const ORIGIN = `http://localhost:${SHOP_PORT}`;

/** The header's cart with that quantity and, if given, that total. */
export function cartEntry(page: Page, t: Words, count: number, total?: string): Locator {
  const header = page.getByRole('banner');
  if (total !== undefined) {
    return header.getByRole('link', { name: t('cart.link', { count, total }), exact: true });
  }
  const [name = ''] = t('cart.link', { count, total: '@' }).split('@');
  return header.getByRole('link', { name: name.trim() });
}

interface ExpectedCart {
  pieces: number;
  total?: string;
  withinMs?: number;
}

/**
 * Scrolls up to the header, which is hidden on scroll down, and checks the cart there. The checkout's header has no
 * cart, so the quantity is read from the store.
 */
export async function expectCart(page: Page, t: Words, cart: ExpectedCart): Promise<void> {
  if (isCheckoutPath(splitLocale(new URL(page.url()).pathname).path)) {
    await expect.poll(() => piecesInStore(page)).toBe(cart.pieces);
    if (cart.total !== undefined)
      await expect(page.getByText(cart.total).filter({ visible: true }).first()).toBeVisible();
    return;
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  const timeout = cart.withinMs === undefined ? {} : { timeout: cart.withinMs };
  await expect(cartEntry(page, t, cart.pieces, cart.total)).toBeVisible(timeout);
}

/** The quantity in the customer's carts in the store. */
async function piecesInStore(page: Page): Promise<number> {
  const cookies = await page.context().cookies();
  const id = cookies.find(({ name }) => name === IDENTITY_COOKIES.customer.id)?.value ?? '';
  const response = await page.request.get(`/api/wcFetch/customer-orders?status=pending-cart&user_id=${id}`);
  const { single } = (await response.json()) as { single: { items: { quantity: number }[] }[] };
  return single.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
}

interface Listing {
  items: WireProduct[];
  pages: number;
}

/** Pieces that remain for a test while others order the same product at the same time. */
export const PLENTY = 10;

/** The first simple product with tracked and sufficient stock; a test that orders asks for plenty. */
export async function findProduct(
  page: Pick<Page, 'request'>,
  isEnough: (stock: number, product: WireProduct) => boolean = (stock) => stock >= PLENTY,
): Promise<WireProduct> {
  let pages = 1;
  for (let number = 1; number <= pages; number += 1) {
    const response = await page.request.get(`/api/wcFetch/products?per_page=24&page=${number}`);
    const listing = (await response.json()) as Listing;
    const found = listing.items.find(
      (product) =>
        product.type === 'simple' && typeof product.stock === 'number' && isEnough(product.stock, product),
    );
    if (found !== undefined) return found;
    pages = listing.pages;
  }
  throw new Error('The shop under test has no such product');
}

export function priceOf({ price }: WireProduct): Piastres {
  return parsePrice(price) ?? 0;
}

export function amountOf(product: WireProduct, pieces: number): string {
  return formatPrice(priceOf(product) * pieces);
}

export function nameOf({ name, name_ar }: WireProduct, locale: Locale): string {
  return inLocale({ en: name, ar: name_ar }, locale);
}

/** Adds to the customer's cart, as from another device. */
export async function putInCart(
  page: Page,
  product: Pick<WireProduct, 'id'>,
  quantity = 1,
  variationId: number | null = null,
): Promise<void> {
  const response = await page.request.post('/api/wcPost/place-order', {
    headers: { origin: ORIGIN },
    data: {
      status: 'pending-cart',
      line_items: [{ product_id: product.id, variation_id: variationId, quantity }],
    },
  });
  if (!response.ok()) throw new Error(`Nothing was put into the cart: ${await response.text()}`);
}

/** Places an order of a customer to pay in cash, as from another device; returns its number and key. */
export async function placeOrder(
  page: Page,
  { id: product_id }: Pick<WireProduct, 'id'>,
  { quantity = 1, phone = '01012345678' } = {},
): Promise<{ id: string; key: string }> {
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`/api/wcPost/${path}`, { headers: { origin: ORIGIN }, data });
    if (!response.ok()) throw new Error(`Nothing was ordered: ${await response.text()}`);
    return response.json() as Promise<unknown>;
  };
  const line = { product_id, variation_id: null, quantity };
  const cart = (await post('place-order', { status: 'pending-cart', line_items: [line] })) as { id: number };
  const { redirect } = (await post('checkout', {
    order_id: cart.id,
    payment_method: 'cod',
    billing: {
      first_name: 'Mona',
      last_name: 'Elsayed',
      phone,
      governorate: 'EGC',
      city: 'مدينة نصر',
      address_1: '12 شارع الطيران',
    },
  })) as { redirect: string };
  return { id: String(cart.id), key: new URL(redirect, ORIGIN).searchParams.get('key') ?? '' };
}
