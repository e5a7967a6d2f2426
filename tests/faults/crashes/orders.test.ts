import { expect, it, vi } from 'vitest';
import { orderTotal } from '../../../domain/order/order.js';
import { cartBody, checkoutBody, lineOf, orderOf, returnBody, reviewBody } from '../../api/bodies.js';
import type { Customer } from '../../api/browser.js';
import { portOf, redirectOf, sessionOf } from '../../api/payment/card.js';
import { BRANCH, openCrashShop, PIECES, STOCK } from './crashShop.js';

/* The embedded shop's process ends before each write of an order's life; its customer asks again, or nobody does. */

const MOST_MS = 120_000;
const world = await openCrashShop();
const { shop, plenty, newCustomer, newKey, cartOf, order, stock, letters, endEverywhere } = world;
const SOLD = STOCK - PIECES;

interface Shopper {
  customer: Customer;
  id: number;
  key: ReturnType<typeof newKey>;
}

async function withCart(): Promise<Shopper> {
  const customer = await newCustomer();
  return { customer, id: await cartOf(customer), key: newKey() };
}

const checkout = ({ customer, id, key }: Shopper, changes: Record<string, unknown> = {}) =>
  customer.post('/api/wcPost/checkout', checkoutBody(id, changes), key);

/** Money and stock of an order that is a cart, or placed, and nothing in between. */
async function isWhole({ id }: Pick<Shopper, 'id'>): Promise<void> {
  const { status } = await order(id);
  expect([status, await stock()]).toEqual(status === 'pending-cart' ? [status, STOCK] : [status, SOLD]);
}

async function placed(changes: Record<string, unknown> = {}): Promise<Shopper> {
  const shopper = await withCart();
  const reply = await checkout(shopper, changes);
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
  return { ...shopper, key: newKey() };
}

it(
  'puts goods into a cart once',
  () =>
    endEverywhere({
      begin: async () => ({ customer: await newCustomer(), key: newKey() }),
      act: ({ customer, key }) =>
        customer.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id, PIECES)), key),
      end: async ({ customer }) =>
        (await shop.ordersOf(customer.id)).map(({ status, items }) => [
          status,
          items.map(({ quantity }) => quantity),
        ]),
      ends: [['pending-cart', [PIECES]]],
    }),
  MOST_MS,
);

it(
  'places a cash order with its coupon and its appointment once, and tells of it once',
  () =>
    endEverywhere({
      async begin() {
        const shopper = await withCart();
        const [slot = ''] = await world.freeSlots();
        const code = `once${shopper.id}`;
        await shop.saveCoupon(code, { kind: 'percent', amount: 1000, usageLimit: 1 });
        await shopper.customer.post('/api/wcPost/add-coupon', { order_id: shopper.id, code });
        return { ...shopper, slot, code };
      },
      act: (shopper) => checkout(shopper, { shipping_method: `pickup:${BRANCH}`, slot: shopper.slot }),
      meanwhile: isWhole,
      async end({ customer, id, code }) {
        const placedOrder = await order(id);
        const { status, coupons, delivery } = placedOrder;
        const stranger = await shop.customer();
        const cart = await cartOf(stranger);
        const used = await stranger.post('/api/wcPost/add-coupon', { order_id: cart, code });
        return {
          orders: (await shop.ordersOf(customer.id)).length,
          ...{ status, coupons: coupons.length, isVisit: delivery?.visit?.slot != null },
          isPaidInFull: orderTotal(placedOrder) === 2 * plenty.price - (coupons[0]?.discount ?? 0),
          ...{ stock: await stock(), places: await world.places(), ...letters() },
          // A message that may have been sent is not repeated; the reminder asks again.
          isAskedTwice: shop.confirmations.length > 1,
          couponAgain: used.status,
        };
      },
      ends: {
        ...{ orders: 1, status: 'processing', coupons: 1, isVisit: true, isPaidInFull: true },
        ...{ stock: SOLD, places: 1, letters: 1, told: 1, isAskedTwice: false, couponAgain: 409 },
      },
    }),
  MOST_MS,
);

it(
  'places an order that is paid by transfer once, and notes once that it was paid',
  async () => {
    const transfer = { payment_method: 'instapay' };
    const transferLetters = () => {
      const told = shop.letters.filter(({ to, text }) => to === 'desk@shop.example' && text.includes('sent'));
      const ids = told.map(({ messageId }) => messageId);
      return new Set(ids).size;
    };
    await endEverywhere({
      begin: withCart,
      act: (shopper) => checkout(shopper, transfer),
      meanwhile: isWhole,
      end: async ({ id }) => ({ status: (await order(id)).status, stock: await stock(), ...letters() }),
      ends: { status: 'on-hold', stock: SOLD, letters: 1, told: 1 },
    });
    await endEverywhere({
      begin: () => placed(transfer),
      act: ({ customer, id, key }) =>
        customer.post('/api/wcPost/say-paid', { order_id: id, text: 'sent', photo: null }, key),
      end: async ({ id }) => ({ proof: (await order(id)).payment?.proof?.text, told: transferLetters() }),
      ends: { proof: 'sent', told: 1 },
    });
    await endEverywhere({
      begin: () => placed(transfer),
      act: ({ customer, id, key }) =>
        customer.post('/api/wcPost/say-paid', { order_id: id, text: 'sent', photo: null }, key),
      isAlone: true,
      async end({ id }) {
        const isKept = (await order(id)).payment?.proof != null;
        return { isTold: transferLetters() === (isKept ? 1 : 0) };
      },
      ends: { isTold: true },
    });
  },
  MOST_MS,
);

it(
  'leads to one payment of a card order, whichever page its customer was sent to',
  () =>
    endEverywhere({
      begin: withCart,
      act: (shopper) => checkout(shopper, { payment_method: 'card' }),
      async end(shopper) {
        const page = redirectOf(await checkout(shopper, { payment_method: 'card' }));
        await shop.payments.approveUnheard(sessionOf(page));
        await world.job('reconcile');
        await world.job('reconcile');
        const { status, paymentReference } = await order(shopper.id);
        const { state } = await portOf(shop).lookUp({ reference: paymentReference ?? '', sessionId: null });
        return { status, state, stock: await stock(), ...letters() };
      },
      ends: { status: 'processing', state: 'paid', stock: SOLD, letters: 1, told: 1 },
    }),
  MOST_MS,
);

it(
  'settles a payment once without its callback being repeated',
  () =>
    endEverywhere({
      async begin() {
        const shopper = await withCart();
        const page = redirectOf(await checkout(shopper, { payment_method: 'card' }));
        await shop.payments.approveUnheard(sessionOf(page));
        return shopper;
      },
      act: ({ customer, id }) => customer.get(`/api/wcFetch/order/${id}`),
      meanwhile: async ({ id }) => {
        const { status } = await order(id);
        expect(await stock()).toBe(status === 'pending' ? STOCK : SOLD);
      },
      isAlone: true,
      end: async ({ id }) => ({ status: (await order(id)).status, stock: await stock(), ...letters() }),
      ends: { status: 'processing', stock: SOLD, letters: 1, told: 1 },
    }),
  MOST_MS,
);

it(
  'cancels an order and frees its appointment once',
  () =>
    endEverywhere({
      async begin() {
        const [slot = ''] = await world.freeSlots();
        return placed({ shipping_method: `pickup:${BRANCH}`, slot });
      },
      act: ({ customer, id, key }) => customer.post('/api/wcPost/cancel_order', { order_id: id }, key),
      meanwhile: async ({ id }) => {
        expect(await stock()).toBe((await order(id)).status === 'cancelled' ? STOCK : SOLD);
      },
      async end({ id }) {
        const { status } = await order(id);
        return { status, places: await world.places(), stock: await stock(), ...letters() };
      },
      ends: { status: 'cancelled', places: 0, stock: STOCK, letters: 2, told: 1 },
    }),
  MOST_MS,
);

it(
  'moves an appointment once',
  () =>
    endEverywhere({
      async begin() {
        const [slot = '', later = ''] = await world.freeSlots();
        return { ...(await placed({ shipping_method: `pickup:${BRANCH}`, slot })), later };
      },
      act: ({ customer, id, key, later }) =>
        customer.post('/api/wcPost/change-visit', { order_id: id, slot: later }, key),
      async end({ id, later }) {
        const slot = (await order(id)).delivery?.visit?.slot;
        const isMoved = `${slot?.date}T${slot?.from}` === later;
        return { isMoved, places: await world.places(), ...letters() };
      },
      ends: { isMoved: true, places: 1, letters: 2, told: 1 },
    }),
  MOST_MS,
);

it(
  'confirms an order by its code once',
  () =>
    endEverywhere({
      async begin() {
        const shopper = await placed();
        await vi.waitFor(() => expect(shop.confirmations).toHaveLength(1));
        const text = shop.confirmations[0]?.text.replace(/Order \d+/, '') ?? '';
        return { ...shopper, code: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
      },
      act: ({ customer, id, key, code }) =>
        customer.post('/api/wcPost/confirm-order', { order_id: id, code }, key),
      end: async ({ id }) => ({ state: (await order(id)).confirmation?.state, ...letters() }),
      ends: { state: 'confirmed', letters: 2, told: 1 },
    }),
  MOST_MS,
);

it(
  'keeps one review and one request to return goods',
  async () => {
    const delivered = async () => {
      const shopper = await placed();
      await shop.orders.setStatus(shopper.id, 'completed');
      await shop.reviews.clear();
      await shop.returns.clear();
      return shopper;
    };
    await endEverywhere({
      begin: delivered,
      act: ({ customer, id, key }) => customer.post('/api/wcPost/review', reviewBody(id, plenty.id), key),
      end: async () => (JSON.parse(await shop.contentOf('reviews')) as unknown[]).length,
      ends: 1,
    });
    await endEverywhere({
      begin: delivered,
      async act({ customer, id, key }) {
        const bought = orderOf(await customer.get(`/api/wcFetch/order/${id}`));
        await customer.post('/api/wcPost/return', returnBody(bought), key);
      },
      async end({ id }) {
        const kept = await shop.backend.returns.listOfOrder(id);
        return { kept: kept.map(({ state }) => state), told: shop.orderLetters.length > 1 };
      },
      ends: { kept: ['asked'], told: true },
    });
  },
  MOST_MS,
);
