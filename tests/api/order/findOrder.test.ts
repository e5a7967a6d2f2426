import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALE_COOKIE } from '../../../domain/core/limits.js';
import type { Order } from '../../../domain/order/order.js';
import { BILLING, cartBody, checkoutBody, codeOf, lineOf, orderOf } from '../bodies.js';
import { Browser } from '../browser.js';
import { afterAnswers } from '../call.js';
import { findGoods } from '../goods.js';
import { openShop } from '../shop.js';

const shop = await openShop({
  LIMIT_LOGIN_CODES_SOURCE: '3',
  LIMIT_CODE_MESSAGES_NUMBER: '4',
  LIMIT_CONTACT_ORDERS_NUMBER: '1000',
});
const { backend, messages, letters } = shop;
const { plenty } = await findGoods(shop);
await shop.items.setStock(1000, plenty.id);

let numbers = 0;
let phone: string;
let email: string;
/** Another device than the one that ordered. */
let browser: Browser;

beforeEach(async () => {
  await shop.limits.clear();
  numbers += 1;
  phone = `0101500${String(numbers).padStart(4, '0')}`;
  email = `buyer.${numbers}@example.com`;
  browser = new Browser();
  messages.length = 0;
  letters.length = 0;
});

/** Orders as this shopper with the number and the address of this test. */
async function ordered(who: Browser): Promise<Order> {
  const cart = orderOf(await who.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id))));
  const billing = { ...BILLING, phone, email };
  expect((await who.post('/api/wcPost/checkout', checkoutBody(cart.id, { billing }))).status).toBe(200);
  await afterAnswers();
  letters.length = 0;
  const order = await backend.store.orders.getOrder(cart.id);
  if (order === null) throw new Error('The order is missing');
  return order;
}

async function orderedByStranger(): Promise<Order> {
  const stranger = new Browser();
  await stranger.post('/api/post/continue', { name: 'سلمى حسن', phone });
  return ordered(stranger);
}

async function ask(order: string | number, contact: string, asking = browser) {
  const reply = await asking.post('/api/post/find_order', { order: String(order), contact });
  await afterAnswers();
  return reply;
}

const open = (order: number, code: string, who = browser) =>
  who.post('/api/post/open_order', { order: String(order), code });

const messaged = () => messages.at(-1)?.code ?? '';
const mailed = () => /\b\d{8}\b/.exec(letters.at(-1)?.text ?? '')?.[0] ?? '';

describe('an order is found by its number', () => {
  it('with the number of a stranger’s order, from another device, by a code that is sent there', async () => {
    const order = await orderedByStranger();
    expect((await ask(order.id, phone)).status).toBe(202);
    expect(messages.map(({ phone: to }) => to)).toEqual([`+2${phone}`]);
    expect(letters).toEqual([]);
    const reply = await open(order.id, messaged());
    expect([reply.status, reply.body]).toEqual([200, { order_id: order.id, key: order.key }]);
    expect((await browser.get(`/api/wcFetch/order/${order.id}?key=${order.key}`)).status).toBe(200);
  });

  it('with the address of the order, by a mail in the language of the page', async () => {
    const order = await orderedByStranger();
    browser.cookies[LOCALE_COOKIE] = 'ar';
    await ask(order.id, ` ${email.toUpperCase()} `);
    expect(messages).toEqual([]);
    expect(letters.map(({ to, subject }) => [to, subject])).toEqual([[email, 'كود الاطلاع على طلبك']]);
    expect((await open(order.id, mailed())).body).toMatchObject({ key: order.key });
  });

  it('with the number or the address of the account that ordered', async () => {
    const customer = await shop.customer();
    const order = await ordered(customer);
    await ask(order.id, customer.username);
    expect(letters.map(({ to }) => to)).toEqual([customer.username]);
    expect((await open(order.id, mailed())).status).toBe(200);
  });

  it('in Arabic digits, as it is pasted from a message', async () => {
    const order = await orderedByStranger();
    const arabic = (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    await ask(`\u2067طلب #${arabic(String(order.id))}\u2069`, `+20 ${arabic(phone.slice(1))}`);
    expect((await open(order.id, arabic(messaged()))).status).toBe(200);
  });

  it('begins no session and gives access to no other order', async () => {
    const order = await orderedByStranger();
    const other = await orderedByStranger();
    await ask(order.id, phone);
    const reply = await open(order.id, messaged());
    expect(reply.setCookies.filter((cookie) => /^(token|device)=/.test(cookie))).toEqual([]);
    expect((await browser.get(`/api/wcFetch/order/${other.id}?key=${order.key}`)).status).toBe(404);
  });
});

describe('whoever has neither the number nor the address', () => {
  it('gets the same answer, and no code, for a wrong contact, an unknown order and a cart', async () => {
    const order = await orderedByStranger();
    const customer = await shop.customer();
    const cart = orderOf(await customer.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id))));
    const right = await ask(order.id, phone);
    messages.length = 0;
    for (const [id, contact] of [
      [order.id, '01099998888'],
      [order.id, 'somebody@example.com'],
      [987_654_321, phone],
      [cart.id, customer.username],
    ] as const) {
      const reply = await ask(id, contact, new Browser());
      expect([reply.status, reply.body]).toEqual([right.status, { order_id: id }]);
    }
    expect([messages, letters]).toEqual([[], []]);
  });

  it('causes the same work for a right, a wrong and an unknown order', async () => {
    const { messages: port, mail, state, store } = backend;
    if (port === null) throw new Error('The shop sends no messages');
    const order = await orderedByStranger();
    const spies = {
      kept: vi.spyOn(state, 'saveCode'),
      counted: vi.spyOn(state, 'countEvent'),
      used: vi.spyOn(state, 'useCode'),
      orders: vi.spyOn(store.orders, 'getOrder'),
      customers: vi.spyOn(store.customers, 'getCustomer'),
    };
    const work = async (id: number, contact: string) => {
      await shop.limits.clear();
      for (const spied of [
        ...Object.values(spies),
        port.sendCode,
        port.rehearseCode,
        mail.send,
        mail.rehearse,
      ])
        vi.mocked(spied).mockClear();
      const who = new Browser();
      await ask(id, contact, who);
      await open(id, '000000', who);
      const calls = (...made: readonly object[]) =>
        made.reduce((sum, spied) => sum + vi.mocked(spied as typeof mail.send).mock.calls.length, 0);
      return {
        messaged: calls(port.sendCode, port.rehearseCode),
        mailed: calls(mail.send, mail.rehearse),
        ...Object.fromEntries(Object.entries(spies).map(([name, spied]) => [name, calls(spied)])),
      };
    };
    const unknown = await work(987_654_321, '01099996666');
    expect(unknown).toMatchObject({ messaged: 1, mailed: 1 });
    expect(await work(order.id, phone)).toEqual(unknown);
    expect(await work(order.id, '01099995555')).toEqual(unknown);
    for (const spied of Object.values(spies)) spied.mockRestore();
  });

  it('cannot use a code in another browser, for another order, twice or after five tries', async () => {
    const order = await orderedByStranger();
    const other = await orderedByStranger();
    await ask(order.id, phone);
    const refused = async (reply: ReturnType<typeof open>) => {
      expect([(await reply).status, codeOf(await reply)]).toEqual([422, 'wrong_code']);
    };
    await refused(open(order.id, messaged(), new Browser()));
    await refused(open(other.id, messaged()));
    expect((await open(order.id, messaged())).status).toBe(200);
    await refused(open(order.id, messaged()));
    await ask(order.id, phone);
    for (let time = 0; time < 5; time += 1) await refused(open(order.id, 'wrong'));
    await refused(open(order.id, messaged()));
  });

  it('cannot use a code after the contact has changed', async () => {
    const customer = await shop.customer();
    const order = await ordered(customer);
    await ask(order.id, customer.username);
    await backend.store.customers.updateCustomer(customer.id, { email: 'new.address@example.com' });
    expect((await open(order.id, mailed())).status).toBe(422);
  });

  it('can have few codes sent', async () => {
    const order = await orderedByStranger();
    for (let time = 0; time < 6; time += 1) expect((await ask(order.id, phone)).status).toBe(202);
    expect(messages).toHaveLength(3);
  });
});

it.each([
  [{ order: 'mine', contact: 'mona@example.com' }, { order: 'invalid_order' }],
  [{ order: '10001', contact: 'mona' }, { contact: 'invalid_username' }],
  [
    { order: '', contact: '' },
    { order: 'required', contact: 'required' },
  ],
])('says what is wrong with %j', async (body, fields) => {
  const reply = await browser.post('/api/post/find_order', body);
  expect([reply.status, reply.body]).toEqual([400, expect.objectContaining({ fields })]);
});

it('mails the code where the shop sends no messages, and says when the budget is used up', async () => {
  const order = await orderedByStranger();
  const { messages: port } = backend;
  if (port === null) throw new Error('The shop sends no messages');
  const spy = vi.spyOn(port, 'isUsedUp').mockResolvedValue(true);
  expect(codeOf(await ask(order.id, phone))).toBe('messages_used_up');
  spy.mockRestore();
  Object.assign(backend, { messages: null });
  await ask(order.id, phone);
  Object.assign(backend, { messages: port });
  expect(letters.map(({ to }) => to)).toEqual([email]);
  expect((await open(order.id, mailed())).status).toBe(200);
});
