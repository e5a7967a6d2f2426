import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import {
  RETURN_DAYS,
  RETURN_PHOTO_MAX_CHARS,
  RETURN_TEXT_MAX_CHARS,
  RETURNS_PER_ORDER_MAX,
} from '../../../domain/core/limits.js';
import { ORDER_STATUSES, type OrderStatus } from '../../../domain/order/order.js';
import { sendNotices } from '../../../server/actions/notifications/sendNotices.js';
import { BILLING, cartBody, checkoutBody, codeOf, lineOf, orderOf, returnBody } from '../bodies.js';
import { Browser } from '../browser.js';
import { afterAnswers } from '../call.js';
import { findGoods } from '../goods.js';
import { openShop, PASSWORD } from '../shop.js';

const DESK = 'desk@shop.example';
const LIMIT = 200;
const shop = await openShop({ CONTACT_EMAIL: DESK, LIMIT_RETURN_REQUESTS_ADDRESS: String(LIMIT) });
const { backend, orderLetters: letters } = shop;
const { plenty } = await findGoods(shop);
const [mona, nadia] = [await shop.customer(), await shop.customer()];
const nobody = new Browser();

beforeEach(async () => {
  backend.settings.returnDays = RETURN_DAYS;
  await shop.limits.clear();
  await shop.orders.clear();
  await shop.returns.clear();
  await shop.items.setStock(50, plenty.id);
  await shop.outbox.clear();
  letters.length = 0;
});

type Bought = ReturnType<typeof orderOf>;

async function order(status: OrderStatus = 'completed', pieces = 4): Promise<Bought> {
  const { id } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id, pieces))));
  await mona.post('/api/wcPost/checkout', checkoutBody(id));
  await afterAnswers();
  await shop.orders.setStatus(id, status);
  letters.length = 0;
  return orderOf(await mona.get(`/api/wcFetch/order/${id}`));
}

const ASK = '/api/wcPost/return';
const ask = (bought: Bought, changes: object = {}, by: Browser = mona) =>
  by.post(ASK, returnBody(bought, changes));
const pieces = (bought: Bought, quantity: unknown) => ({
  lines: [{ line_item_id: bought.items[0]?.line_item_id, quantity }],
});
const read = async ({ id }: Bought) => (await mona.get(`/api/wcFetch/order-returns/${id}`)).body;
const kept = ({ id }: Bought) => backend.returns.listOfOrder(id);
const openOf = async (bought: Bought) => (await kept(bought))[0]?.id ?? 0;

describe('a request to return goods', () => {
  it('is kept, shown on the order, and told to the operator and the customer, once', async () => {
    const bought = await order();
    const text = 'It is <wider> than my rim'.replace(/[<>]/g, '"');
    const reply = await ask(bought, { text, photo: ' https://photos.example/a?b=c ' });
    expect(reply.status).toBe(201);
    const line_item_id = bought.items[0]?.line_item_id;
    const request = { state: 'asked', reason: 'fit', lines: [{ line_item_id, quantity: 1 }], answer: null };
    expect(reply.body).toMatchObject({ lines: [], requests: [request] });
    expect(await read(bought)).toEqual(reply.body);
    expect(await kept(bought)).toMatchObject([{ text, photo: 'https://photos.example/a?b=c' }]);
    await afterAnswers();
    await sendNotices(backend);
    expect(letters.map(({ to }) => to).sort()).toEqual([DESK, BILLING.email]);
    const [toDesk] = letters.filter(({ to }) => to === DESK);
    for (const words of [text, 'https://photos.example/a?b=c', `1 × ${plenty.name.en}`, String(bought.id)]) {
      expect(toDesk?.text).toContain(words);
    }
    const toMona = letters.find(({ to }) => to === BILLING.email);
    expect(toMona?.text).not.toContain('rim');
  });

  it('can be made by a holder of the order’s link, without a login', async () => {
    const bought = await order();
    expect((await ask(bought, { key: bought.key }, nobody)).status).toBe(201);
    const seen = await nobody.get(`/api/wcFetch/order-returns/${bought.id}?key=${bought.key}`);
    expect(seen.body).toEqual(await read(bought));
  });

  it('is refused to everybody else as if the order did not exist', async () => {
    const bought = await order();
    const { key: wrongKey } = await order();
    for (const [by, key] of [
      [nobody, undefined],
      [nadia, undefined],
      [nadia, wrongKey],
      [nobody, wrongKey],
    ] as const) {
      expect(codeOf(await ask(bought, { key }, by))).toBe('order_not_found');
    }
    expect(await kept(bought)).toEqual([]);
  });

  it.each<[OrderStatus, string]>([
    ['pending', 'order_not_delivered'],
    ['processing', 'order_not_delivered'],
    ['on-hold', 'order_not_delivered'],
    ['cancelled', 'return_not_possible'],
    ['refunded', 'return_not_possible'],
    ['failed', 'return_not_possible'],
  ])('is refused for an order that is %s: %s', async (status, code) => {
    expect(ORDER_STATUSES).toContain(status);
    const bought = await order(status);
    expect(codeOf(await ask(bought))).toBe(code);
    expect(await read(bought)).toEqual({ until: null, lines: [], requests: [] });
  });

  it('is accepted up to the last day, and refused after it', async () => {
    const bought = await order();
    await shop.orders.deliveredBefore(bought.id, RETURN_DAYS + 1);
    expect(codeOf(await ask(bought))).toBe('return_too_late');
    expect(await read(bought)).toMatchObject({ until: null, lines: [] });
    await shop.orders.deliveredBefore(bought.id, RETURN_DAYS);
    expect((await ask(bought)).status).toBe(201);
  });

  it('is not possible in a shop that takes nothing back', async () => {
    const bought = await order();
    backend.settings.returnDays = 0;
    expect(codeOf(await ask(bought))).toBe('return_not_possible');
    expect(await read(bought)).toMatchObject({ until: null });
  });

  it('names no more pieces than were bought and are not back yet', async () => {
    const bought = await order();
    expect((await ask(bought, pieces(bought, 5))).body).toMatchObject({
      code: 'return_too_many',
      available: 4,
    });
    expect((await ask(bought, pieces(bought, 3))).status).toBe(201);
    await backend.returns.decide(await openOf(bought), 'done', null);
    expect(await read(bought)).toMatchObject({ lines: [{ quantity: 1 }] });
    expect((await ask(bought, pieces(bought, 2))).body).toMatchObject({
      code: 'return_too_many',
      available: 1,
    });
    expect((await ask(bought, pieces(bought, 1))).status).toBe(201);
  });

  it('waits for its end before the same line can be asked for again; a refused one does not count', async () => {
    const bought = await order();
    await ask(bought);
    expect(codeOf(await ask(bought))).toBe('return_open');
    const id = await openOf(bought);
    await backend.returns.decide(id, 'accepted', null);
    expect(codeOf(await ask(bought))).toBe('return_open');
    await backend.returns.decide(id, 'refused', null);
    expect((await ask(bought, pieces(bought, 4))).status).toBe(201);
  });

  it('is kept once, of ten at the same time, with one letter for each of operator and customer', async () => {
    const bought = await order();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0 ? ask(bought) : ask(bought, { key: bought.key }, nobody),
      ),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter((reply) => reply.status !== 201).map(codeOf)).toEqual(
      Array.from({ length: 9 }, () => 'return_open'),
    );
    expect(await kept(bought)).toHaveLength(1);
    await afterAnswers();
    expect(letters).toHaveLength(2);
  });

  it('is kept once even if the lock fails', async () => {
    const bought = await order();
    const request = { orderId: bought.id, lines: [{ lineItemId: 7, quantity: 1 }], reason: 'fit' } as const;
    const asked = await Promise.all(
      Array.from({ length: 5 }, () =>
        backend.returns.ask({ ...request, lines: [...request.lines], text: null, photo: null }),
      ),
    );
    expect(asked.filter((each) => each !== null)).toHaveLength(1);
  });

  it('has an end: an order has so many requests at most', async () => {
    const bought = await order();
    for (let count = 0; count < RETURNS_PER_ORDER_MAX; count += 1) {
      expect((await ask(bought)).status).toBe(201);
      await backend.returns.decide(await openOf(bought), 'refused', null);
    }
    expect(codeOf(await ask(bought))).toBe('too_many_returns');
  });

  it.each<[string, object, string, string]>([
    ['no reason', { reason: undefined }, 'reason', 'required'],
    ['an empty reason', { reason: '' }, 'reason', 'required'],
    ['an unknown reason', { reason: 'boredom' }, 'reason', 'invalid'],
    ['no line', { lines: [] }, 'lines', 'required'],
    ['a line of another order', { lines: [{ line_item_id: 1, quantity: 1 }] }, 'lines', 'invalid'],
    ['a text that is too long', { text: 'x'.repeat(RETURN_TEXT_MAX_CHARS + 1) }, 'text', 'too_long'],
    ['markup', { text: '<script>' }, 'text', 'invalid'],
    ['an http address', { photo: 'http://photos.example/7' }, 'photo', 'invalid_link'],
    ['a script', { photo: 'javascript:alert(1)' }, 'photo', 'invalid_link'],
    ['an address with a name', { photo: 'https://bank.example@evil.example' }, 'photo', 'invalid_link'],
    ['no host', { photo: 'https://localhost/x' }, 'photo', 'invalid_link'],
    ['two lines', { photo: 'https://a.example/\nhttps://b.example' }, 'photo', 'invalid_link'],
    [
      'a long address',
      { photo: `https://a.example/${'x'.repeat(RETURN_PHOTO_MAX_CHARS)}` },
      'photo',
      'too_long',
    ],
  ])('is refused with %s', async (_, changes, field, code) => {
    const bought = await order();
    expect((await ask(bought, changes)).body).toMatchObject({
      code: 'invalid_fields',
      fields: { [field]: code },
    });
    expect(await kept(bought)).toEqual([]);
  });

  it.each([0, -1, 1.5, 10_000, 'many'])('is refused for %s pieces', async (quantity) => {
    const bought = await order();
    expect(codeOf(await ask(bought, pieces(bought, quantity)))).toBe('invalid_fields');
  });

  it('is refused if it names a line twice', async () => {
    const bought = await order();
    const [line] = returnBody(bought).lines;
    expect((await ask(bought, { lines: [line, line] })).body).toMatchObject({ fields: { lines: 'invalid' } });
  });

  it('says clearly that the shop’s database is down, and can be sent again', async () => {
    const bought = await order();
    vi.spyOn(backend.returns, 'ask').mockRejectedValueOnce(new ShopError('store_unavailable'));
    expect(codeOf(await ask(bought))).toBe('store_unavailable');
    expect((await ask(bought)).status).toBe(201);
  });

  it('is limited by address', async () => {
    const bought = await order('processing');
    const statuses: number[] = [];
    for (let count = 0; count <= LIMIT; count += 1) {
      statuses.push((await nobody.post(ASK, returnBody(bought), { from: '203.0.113.9' })).status);
    }
    expect(statuses.slice(0, LIMIT).every((status) => status === 404)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('letters about a return', () => {
  it('are written in the customer’s language, with the operator’s answer and none from before', async () => {
    const bought = await order();
    await ask(bought);
    await afterAnswers();
    letters.length = 0;
    await backend.returns.decide(await openOf(bought), 'accepted', 'We collect it on Monday.');
    await sendNotices(backend);
    expect(letters).toMatchObject([
      { to: BILLING.email, subject: expect.stringMatching(/^Your return \d+ is accepted$/) as string },
    ]);
    for (const text of [letters[0]?.text, letters[0]?.html]) expect(text).toContain('Monday');
    await backend.returns.decide(await openOf(bought), 'refused', null);
    await sendNotices(backend);
    expect(letters[1]?.subject).toBe(`About your return request for order #${bought.id}`);
    expect(letters[1]?.text).not.toContain('Monday');
    expect(await read(bought)).toMatchObject({ requests: [{ state: 'refused', answer: null }] });
    const [kept] = await backend.returns.listOfOrder(bought.id);
    expect(kept).toMatchObject({ state: 'refused', answer: 'We collect it on Monday.' });
  });

  it('are not sent once they are out of date', async () => {
    const bought = await order();
    vi.mocked(backend.later).mockReturnValueOnce();
    await ask(bought);
    await backend.returns.decide(await openOf(bought), 'done', null);
    await sendNotices(backend);
    expect(letters.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your return \d+ has arrived$/),
    ]);
  });
});

describe('the account', () => {
  it('exports its returns with the customer’s words, and forgets the words when it is deleted', async () => {
    const nour = await shop.customer();
    const cart = orderOf(await nour.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id))));
    await nour.post('/api/wcPost/checkout', checkoutBody(cart.id));
    await shop.orders.setStatus(cart.id, 'completed');
    await ask(cart, { text: 'My secret reason', photo: 'https://photos.example/me' }, nour);
    await afterAnswers();
    const exported = await nour.get('/api/wcFetch/account-export');
    expect(exported.body).toMatchObject({
      returns: [{ order_id: cart.id, text: 'My secret reason', photo: 'https://photos.example/me' }],
    });
    expect((await nour.post('/api/post/delete_account', { password: PASSWORD })).status).toBe(200);
    expect(await kept(cart)).toMatchObject([{ text: null, photo: null, state: 'asked', reason: 'fit' }]);
    expect(await shop.contentOf('returns')).not.toMatch(/secret|photos/);
    expect(await shop.contentOf('notices')).not.toMatch(/secret|photos/);
  });
});
