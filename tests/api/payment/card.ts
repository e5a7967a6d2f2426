import { afterEach, beforeEach, vi } from 'vitest';
import type { Order } from '../../../domain/order/order.js';
import type { PaymentsPort } from '../../../server/ports/payments.js';
import { required } from '../../contract/support.js';
import { findGoods } from '../goods.js';
import { cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import type { Customer } from '../browser.js';
import { ORIGIN, type Reply } from '../call.js';
import { openShop, type Shop } from '../shop.js';

export type Button = 'approve' | 'decline' | 'cancel' | 'timeout';

/** A callback as the embedded provider sends it, with its signature in a header. */
export interface SentCallback {
  body: string;
  headers: Record<string, string>;
}

/** Delivers the embedded provider's callbacks to the shop under test, unless they are to get lost. */
function connectCallbacks(shop: Shop) {
  const link = { isUp: true, replies: [] as Reply[], sent: [] as SentCallback[] };
  const realFetch = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const { pathname, origin } = new URL(address as string);
    if (origin !== ORIGIN) return realFetch(address, init);
    const callback = { body: init?.body as string, headers: init?.headers as Record<string, string> };
    link.sent.push(callback);
    if (!link.isUp) throw new TypeError('The connection is lost');
    const reply = await report(shop, callback, pathname);
    link.replies.push(reply);
    return new Response(reply.text, { status: reply.status });
  });
  return link;
}

/** Delivers a callback to the shop, without an Origin, as providers do. */
export function report(
  shop: Shop,
  { body, headers }: SentCallback,
  path = '/api/payment/callback',
): Promise<Reply> {
  return shop.call('POST', path, { body, headers: { ...headers, origin: undefined } });
}

/** The shop's only provider. */
export function portOf({ backend }: Pick<Shop, 'backend'>): PaymentsPort {
  return required([...backend.payments.values()][0]);
}

export function redirectOf({ body }: Reply): string {
  return (body as { redirect: string }).redirect;
}

export function sessionOf(page: string): string {
  return required(new URL(page, ORIGIN).searchParams.get('session'));
}

/** Presses a button of the card page; returns the URL that the provider redirects to. */
export async function press(shop: Shop, page: string, outcome: Button): Promise<string> {
  const reply = await shop.call('POST', '/api/payment/card', {
    body: new URLSearchParams({ session: sessionOf(page), outcome }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  if (reply.status !== 303) throw new Error(`The card page answers ${reply.status}: ${reply.text}`);
  const { pathname, search } = new URL(required(reply.headers.get('location')));
  return `${pathname}${search}`;
}

/** Follows the return URL; returns the page on which the shopper ends. */
export async function comeBack(customer: Customer, address: string): Promise<string> {
  const reply = await customer.get(address);
  return `${reply.status} ${reply.headers.get('location')}`;
}

export const CRON_SECRET = 'the secret of the daily caller';
export const STOCK = 9;
/** Quantity of `goods.plenty` in the cart at the start of each test. */
export const PIECES = 2;
const MINUTE_MS = 60_000;

/** A shop with a customer whose cart can be paid by card, new for each test. */
export async function openCardShop(environment: Record<string, string> = {}) {
  const shop = await openShop({
    CRON_SECRET,
    CONTACT_EMAIL: 'operator@example.com',
    PUBLIC_URL: ORIGIN,
    TEST_CARD_PAGE: 'on',
    ...environment,
  });
  const link = connectCallbacks(shop);
  const letters = vi.spyOn(shop.backend.mail, 'send').mockResolvedValue();
  // Only mail to the operator is sent here.
  vi.spyOn(shop.backend.notices, 'take').mockResolvedValue(null);
  const state: { mona: Customer; cartId: number } = { mona: await shop.customer(), cartId: 0 };
  const goods = await findGoods(shop);

  const addToCart = (quantity: number, productId = goods.plenty.id) =>
    state.mona.post('/api/wcPost/place-order', cartBody(lineOf(productId, quantity)));
  const checkout = (changes: Record<string, unknown> = {}) =>
    state.mona.post(
      '/api/wcPost/checkout',
      checkoutBody(state.cartId, { payment_method: 'card', ...changes }),
    );
  const order = async (id = state.cartId): Promise<Order> =>
    required((await shop.ordersOf(state.mona.id)).find((one) => one.id === id));

  async function restart(): Promise<void> {
    await shop.orders.clear();
    await shop.payments.clear();
    await shop.limits.clear();
    await shop.items.setStock(STOCK, goods.plenty.id, goods.other.id);
    state.mona = await shop.customer();
    state.cartId = orderOf(await addToCart(PIECES)).id;
    Object.assign(link, { isUp: true, replies: [], sent: [] });
    letters.mockClear();
  }
  beforeEach(restart);
  afterEach(() => {
    vi.useRealTimers();
  });

  return Object.assign(state, {
    shop,
    link,
    letters,
    goods,
    addToCart,
    checkout,
    order,
    /** Another customer with a new cart, as before each test. */
    restart,
    /** Starts a card checkout; returns the payment page. */
    pay: async () => redirectOf(await checkout()),
    stock: () => shop.stockOf(goods.plenty.id),
    /** Reference of the current or last attempt. */
    reference: async () => required((await order()).paymentReference),
    thanks: async () => `303 /thanks/${state.cartId}?key=${(await order()).key}`,
    unpaid: (reason: string) => `303 /checkout?payment=${reason}&order=${state.cartId}`,
    told: () => letters.mock.calls.length,
    /** Subjects of the emails to the operator. */
    firstWords: () => letters.mock.calls.map(([{ text }]) => required(text.split('\n')[0])),
    reconcile: (secret = CRON_SECRET) =>
      shop.call('GET', '/api/payment/reconcile', { headers: { authorization: `Bearer ${secret}` } }),
    /** Advances the shop's clock, but not the database's. */
    letPass(minutes: number): void {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * MINUTE_MS });
    },
  });
}
