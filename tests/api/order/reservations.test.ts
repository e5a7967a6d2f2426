import { beforeEach, describe, expect, it, vi } from 'vitest';
import { required } from '../../contract/support.js';
import { BILLING, cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import { Browser } from '../browser.js';
import { afterAnswers, type Reply } from '../call.js';
import { findGoods } from '../goods.js';
import { openShop } from '../shop.js';

const PER_NETWORK = 6;
const BRANCH = 'nasr-city';
const CAPACITY = 2;

const shop = await openShop({
  TEST_CARD_PAGE: 'on',
  UNPROVEN_SHARE: '75',
  LIMIT_UNPROVEN_ORDERS_NETWORK: String(PER_NETWORK),
  LIMIT_UNPROVEN_ORDERS_DEVICE: '3',
});
const { plenty, other } = await findGoods(shop);
const { messages } = shop;

let people = 0;
let networks = 0;
const newNumber = () => `0127${String((people += 1)).padStart(7, '0')}`;
const newNetwork = () => `203.0.113.${(networks += 1)}`;

beforeEach(async () => {
  await shop.orders.clear();
  await shop.limits.clear();
  await shop.backend.bookings.forget('2100-01-01');
  await shop.items.setStock(1000, plenty.id, other.id);
  messages.length = 0;
});

/** A shopper with a name and a number, which may be invented, and a cart. */
async function stranger(quantity = 1, product = plenty.id) {
  const phone = newNumber();
  const browser = new Browser();
  expect((await browser.post('/api/post/continue', { name: 'Salma Hassan', phone })).status).toBe(201);
  const cart = orderOf(await browser.post('/api/wcPost/place-order', cartBody(lineOf(product, quantity)))).id;
  return { browser, phone, cart };
}

type Shopper = Awaited<ReturnType<typeof stranger>>;

const order = (
  { browser, phone, cart }: Shopper,
  changes: object = {},
  from = newNetwork(),
): Promise<Reply> =>
  browser.post('/api/wcPost/checkout', checkoutBody(cart, { billing: { ...BILLING, phone }, ...changes }), {
    from,
  });

async function prove({ browser, phone }: Pick<Shopper, 'browser' | 'phone'>): Promise<Reply> {
  expect((await browser.post('/api/post/send_number_code', { phone })).status).toBe(202);
  await afterAnswers();
  const { code } = required(messages.at(-1));
  return browser.post('/api/post/prove_number', { phone, code });
}

const outcome = (reply: Reply) => (reply.status === 200 ? 'ordered' : codeOf(reply));

describe('orders whose number nobody has proven', () => {
  it.each(['cod', 'card'])('are few from one network, paid by %s', async (payment_method) => {
    const from = newNetwork();
    const outcomes = [];
    for (let index = 0; index < PER_NETWORK + 1; index += 1) {
      outcomes.push(outcome(await order(await stranger(), { payment_method }, from)));
    }
    expect(outcomes.slice(0, -1)).toEqual(Array.from({ length: PER_NETWORK }, () => 'ordered'));
    expect(outcomes.at(-1)).toBe('number_unproven');
    expect(outcome(await order(await stranger(), { payment_method }))).toBe('ordered');
  });

  it('go on when the number is proven by a code', async () => {
    const from = newNetwork();
    for (let index = 0; index < PER_NETWORK; index += 1) await order(await stranger(), {}, from);
    const shopper = await stranger();
    expect(outcome(await order(shopper, {}, from))).toBe('number_unproven');
    expect((await prove(shopper)).status).toBe(200);
    expect(outcome(await order(shopper, {}, from))).toBe('ordered');
  });

  it('do not count again while the same payment is repeated', async () => {
    const from = newNetwork();
    const shopper = await stranger();
    for (let time = 0; time < PER_NETWORK + 2; time += 1) {
      expect(outcome(await order(shopper, { payment_method: 'card' }, from))).toBe('ordered');
      await shopper.browser.post('/api/payment/cancel', { order_id: shopper.cart });
    }
  });

  it('are few from one browser, whatever networks it uses', async () => {
    const browser = new Browser();
    const outcomes = [];
    for (let index = 0; index < 4; index += 1) {
      const phone = newNumber();
      const name = { first_name: 'Salma', last_name: 'Hassan' };
      await browser.post('/api/post/register', { ...name, username: phone, password: 'three blind mice' });
      const cart = orderOf(await browser.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id, 1)))).id;
      outcomes.push(outcome(await order({ browser, phone, cart })));
      await browser.post('/api/post/logout', {});
    }
    expect(outcomes).toEqual(['ordered', 'ordered', 'ordered', 'number_unproven']);
  });

  it('are taken back when they are not placed', async () => {
    const from = newNetwork();
    for (let time = 0; time < PER_NETWORK + 2; time += 1) {
      const shopper = await stranger();
      expect(
        outcome(
          await order(shopper, { shipping_method: `pickup:${BRANCH}`, slot: '2020-01-01T10:00' }, from),
        ),
      ).toBe('slot_taken');
    }
    expect(outcome(await order(await stranger(), {}, from))).toBe('ordered');
  });

  it('are only refused, with no way that does not work, in a shop that sends no messages', async () => {
    const from = newNetwork();
    for (let index = 0; index < PER_NETWORK; index += 1) await order(await stranger(), {}, from);
    const shopper = await stranger();
    const { messages: port } = shop.backend;
    Object.assign(shop.backend, { messages: null });
    expect(outcome(await order(shopper, {}, from))).toBe('too_many_orders');
    expect((await shopper.browser.post('/api/post/send_number_code', { phone: shopper.phone })).status).toBe(
      404,
    );
    Object.assign(shop.backend, { messages: port });
  });
});

describe('the last pieces', () => {
  it('are for those who have proven their number, have bought before or pay', async () => {
    await shop.items.setStock(8, plenty.id);
    expect(outcome(await order(await stranger(3)))).toBe('ordered');
    expect(outcome(await order(await stranger(3)))).toBe('ordered');
    const third = await stranger(1);
    expect(outcome(await order(third))).toBe('number_unproven');
    expect(await shop.stockOf(plenty.id)).toBe(2);
    expect(outcome(await order(third, { payment_method: 'card' }))).toBe('ordered');
    const proven = await stranger(1);
    await prove(proven);
    expect(outcome(await order(proven))).toBe('ordered');
    const regular = await shop.customer();
    const before = orderOf(await regular.post('/api/wcPost/place-order', cartBody(lineOf(other.id, 1)))).id;
    await regular.post('/api/wcPost/checkout', checkoutBody(before));
    await shop.orders.setStatus(before, 'completed');
    const cart = orderOf(await regular.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id, 1)))).id;
    expect(outcome(await order({ browser: regular, phone: newNumber(), cart }))).toBe('ordered');
    expect(await shop.stockOf(plenty.id)).toBe(0);
  });

  it('are for the first order of a day, even all of them', async () => {
    await shop.items.setStock(4, plenty.id);
    expect(outcome(await order(await stranger(4)))).toBe('ordered');
  });

  it('are left when strangers ask at the same moment', async () => {
    await shop.items.setStock(8, plenty.id);
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => stranger(1)));
    const outcomes = await Promise.all(shoppers.map(async (shopper) => outcome(await order(shopper))));
    expect(outcomes.filter((each) => each === 'ordered').length).toBeLessThanOrEqual(6);
    expect(await shop.stockOf(plenty.id)).toBeGreaterThanOrEqual(2);
  });
});

describe('appointments of a day', () => {
  it('cannot all be held by payments that nobody finishes', async () => {
    const reply = await shop.call('GET', `/api/wcFetch/slots?branch=${BRANCH}`);
    const free = reply.body as { date: string; from: string }[];
    const date = required(free.at(-1)).date;
    const slots = free.filter((slot) => slot.date === date);
    const held: string[] = [];
    for (const { from } of [...slots, ...slots]) {
      const changes = {
        payment_method: 'card',
        shipping_method: `pickup:${BRANCH}`,
        slot: `${date}T${from}`,
      };
      held.push(outcome(await order(await stranger(), changes)));
    }
    const places = slots.length * CAPACITY;
    expect(held.filter((each) => each === 'ordered')).toHaveLength(Math.floor(places * 0.75));
    expect(held.at(-1)).toBe('number_unproven');
    const honest = await stranger();
    await prove(honest);
    const changes = {
      ...{ payment_method: 'cod', shipping_method: `pickup:${BRANCH}` },
      slot: `${date}T${required(slots.at(-1)).from}`,
    };
    expect(outcome(await order(honest, changes))).toBe('ordered');
  }, 60_000);
});

describe('proving a number', () => {
  it('needs the code that was sent to it, in this browser and this account', async () => {
    const shopper = await stranger();
    await shopper.browser.post('/api/post/send_number_code', { phone: shopper.phone });
    await afterAnswers();
    const { code, phone } = required(messages.at(-1));
    expect(phone).toBe(`+2${shopper.phone}`);
    const enter = (browser: Browser, body: object) => browser.post('/api/post/prove_number', body);
    expect((await enter(shopper.browser, { phone: newNumber(), code })).status, 'another number').toBe(422);
    expect((await enter((await stranger()).browser, { phone: shopper.phone, code })).status).toBe(422);
    expect((await enter(shopper.browser, { phone: shopper.phone, code })).status).toBe(200);
    expect((await enter(shopper.browser, { phone: shopper.phone, code })).status, 'again').toBe(422);
  });

  it('gives a repeat the answer that was lost', async () => {
    const { browser, phone } = await stranger();
    await browser.post('/api/post/send_number_code', { phone });
    await afterAnswers();
    const { code } = required(messages.at(-1));
    const headers = { 'idempotency-key': 'the repeat of a lost answer' };
    for (let time = 0; time < 2; time += 1)
      expect((await browser.post('/api/post/prove_number', { phone, code }, { headers })).status).toBe(200);
  });

  it('believes nobody after five wrong codes', async () => {
    const shopper = await stranger();
    await shopper.browser.post('/api/post/send_number_code', { phone: shopper.phone });
    await afterAnswers();
    const { code } = required(messages.at(-1));
    const wrong = code === '111111' ? '222222' : '111111';
    const { browser, phone } = shopper;
    for (let time = 0; time < 5; time += 1)
      await browser.post('/api/post/prove_number', { phone, code: wrong });
    expect((await browser.post('/api/post/prove_number', { phone, code })).status).toBe(422);
  });

  it('says at once that no message can be sent', async () => {
    const shopper = await stranger();
    const spy = vi.spyOn(required(shop.backend.messages), 'isUsedUp').mockResolvedValue(true);
    const reply = await shopper.browser.post('/api/post/send_number_code', { phone: shopper.phone });
    spy.mockRestore();
    expect([reply.status, codeOf(reply)]).toEqual([503, 'messages_used_up']);
  });
});
