import { beforeEach, describe, expect, it } from 'vitest';
import { findGoods } from '../goods.js';
import { BILLING, cartBody, checkoutBody, codeOf, idOf, lineOf, orderOf } from '../bodies.js';
import { Browser } from '../browser.js';
import { afterAnswers, type CallOptions } from '../call.js';
import { openShop, PASSWORD } from '../shop.js';

const shop = await openShop({
  LIMIT_CONTACTS_NUMBER_SOURCE: '3',
  LIMIT_CONTACTS_NUMBER: '5',
  LIMIT_CONTACT_ORDERS_NUMBER: '2',
});
const { plenty } = await findGoods(shop);
await shop.items.setStock(1000, plenty.id);

let numbers = 0;
/** A number that no other test uses, and its network. */
const newNumber = () => `0101000${String((numbers += 1)).padStart(4, '0')}`;
let networks = 0;
const newNetwork = () => `198.51.100.${(networks += 1)}`;

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

const goOn = (phone: string, options: CallOptions & { name?: string; on?: Browser } = {}) => {
  const { name = 'سلمى حسن', on = browser, ...rest } = options;
  return on.post('/api/post/continue', { name, phone }, { from: newNetwork(), ...rest });
};
const me = async () => (await browser.get(`/api/wcFetch/customers/${browser.cookies['user_id']}`)).body;

async function orderFor(phone: string) {
  const cart = orderOf(await browser.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id))));
  return browser.post('/api/wcPost/checkout', checkoutBody(cart.id, { billing: { ...BILLING, phone } }));
}

describe('continuing with a name and a number', () => {
  it('begins a session of 30 days, in which the stranger orders', async () => {
    const phone = newNumber();
    const reply = await goOn(phone);
    expect(reply.status).toBe(201);
    expect(reply.setCookies.find((cookie) => cookie.startsWith('token='))).toMatch(/Max-Age=2592000/);
    expect(await me()).toMatchObject({
      first_name: 'سلمى',
      last_name: 'حسن',
      phone: `+2${phone}`,
      is_contact: true,
    });
    expect((await orderFor(phone)).status).toBe(200);
  });

  it.each([
    ['سلمى', 'سلمى', ''],
    ['  Salma   Hassan Ali ', 'Salma', 'Hassan Ali'],
  ])('splits the name %j at its first space', async (name, first_name, last_name) => {
    await goOn(newNumber(), { name });
    expect(await me()).toMatchObject({ first_name, last_name });
  });

  it('orders with a single name', async () => {
    const phone = newNumber();
    await goOn(phone, { name: 'سلمى' });
    const cart = orderOf(await browser.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id))));
    const billing = { ...BILLING, first_name: 'سلمى', last_name: '', phone };
    expect((await browser.post('/api/wcPost/checkout', checkoutBody(cart.id, { billing }))).status).toBe(200);
  });

  it.each(['+20 101 777 1111', '٠١٠١٧٧٧٢٢٢٢', '0020 (0)10 1777-3333'])(
    'reads the number %s',
    async (phone) => {
      expect((await goOn(phone)).status).toBe(201);
      expect(await me()).toMatchObject({ phone: expect.stringMatching(/^\+20101777\d{4}$/) as string });
    },
  );

  it.each([
    ['a number of another country', 'Salma', '+966 50 123 4567', { phone: 'invalid_phone' }],
    ['a landline', 'Salma', '0223456789', { phone: 'invalid_phone' }],
    ['no number', 'Salma', ' ', { phone: 'required' }],
    ['no name', ' ', '01012345678', { name: 'required' }],
    ['markup', '<b>Salma</b>', '01012345678', { name: 'invalid' }],
    ['an invisible name', '\u200b', '01012345678', { name: 'required' }],
    ['an endless name', 'x'.repeat(51), '01012345678', { name: 'too_long' }],
    ['an endless second name', `x ${'y'.repeat(51)}`, '01012345678', { name: 'too_long' }],
  ])('rejects %s', async (_, name, phone, fields) => {
    const reply = await goOn(phone, { name });
    expect([reply.status, reply.body, reply.setCookies]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_fields', fields }),
      [],
    ]);
  });

  it('changes name and number of this session’s account instead of making a second one', async () => {
    const first = await goOn(newNumber());
    const [accounts, phone] = [await shop.accounts.count(), newNumber()];
    const second = await goOn(phone, { name: 'منى' });
    expect([second.status, idOf(second), second.setCookies]).toEqual([201, idOf(first), []]);
    expect(await me()).toMatchObject({ first_name: 'منى', last_name: '', phone: `+2${phone}` });
    expect(await shop.accounts.count()).toBe(accounts);
  });

  it('changes nothing of a customer who is logged in', async () => {
    const mona = await shop.customer();
    const reply = await goOn(newNumber(), { on: mona });
    expect([reply.status, idOf(reply), reply.setCookies]).toEqual([201, mona.id, []]);
    const { body } = await mona.get(`/api/wcFetch/customers/${mona.id}`);
    expect(body).toMatchObject({ first_name: 'Mona', phone: null, is_contact: false });
  });

  it('makes one account for a request that is repeated after a lost response', async () => {
    const [phone, headers] = [newNumber(), { 'idempotency-key': 'a-key-of-one-browser' }];
    const lost = await goOn(phone, { headers, on: new Browser() });
    const repeated = await goOn(phone, { headers });
    expect(idOf(repeated)).toBe(idOf(lost));
    expect((await orderFor(phone)).status).toBe(200);
  });

  it.each([
    ['another number', {}],
    ['another name', { name: 'منى' }],
  ])('opens no account by its key alone: with %s', async (what, changes) => {
    const [phone, headers] = [newNumber(), { 'idempotency-key': 'a-key-that-was-seen' }];
    const known = await goOn(phone, { headers, on: new Browser() });
    const other = await goOn(what === 'another number' ? newNumber() : phone, { headers, ...changes });
    expect(idOf(other)).not.toBe(idOf(known));
  });

  it('rejects an endless idempotency key', async () => {
    const reply = await goOn(newNumber(), { headers: { 'idempotency-key': 'k'.repeat(256) } });
    expect([reply.status, reply.setCookies]).toEqual([400, []]);
  });
});

describe('takeover', () => {
  it('gives a stranger with the owner’s number nothing of the owner, who keeps login, cart and reset codes', async () => {
    const phone = newNumber();
    const owner = new Browser();
    await owner.post('/api/post/register', {
      ...{ first_name: 'Nadia', last_name: 'Adel', username: phone, email: 'nadia@example.com' },
      password: PASSWORD,
    });
    const ownerId = Number(owner.cookies['user_id']);
    await owner.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id, 2)));
    const [order] = await shop.ordersOf(ownerId);

    await goOn(phone);
    expect((await browser.get('/api/wcFetch/customer-orders?status=pending-cart')).body).toEqual({
      ...{ single: [], grouped: [] },
    });
    expect(await me()).toMatchObject({ addresses: [], cars: [], email: null });
    expect((await browser.get(`/api/wcFetch/customers/${ownerId}`)).status).toBe(404);
    expect((await browser.get(`/api/wcFetch/order/${order?.id}`)).status).toBe(404);
    await browser.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id, 1)));
    expect((await shop.ordersOf(ownerId)).map(({ items }) => items[0]?.quantity)).toEqual([2]);

    expect(
      (await new Browser().post('/api/post/login', { username: phone, password: PASSWORD })).body,
    ).toEqual({
      id: ownerId,
    });
    shop.letters.length = 0;
    await new Browser().post('/api/post/forgot_password', { username: phone });
    await afterAnswers();
    expect(shop.letters.map(({ to }) => to)).toEqual(['nadia@example.com']);
  });

  it('sends no code for a number that only a contact has', async () => {
    const phone = newNumber();
    await goOn(phone);
    shop.letters.length = 0;
    await new Browser().post('/api/post/forgot_password', { username: phone });
    await afterAnswers();
    expect(shop.letters).toEqual([]);
  });

  it('leaves the number for its owner to register', async () => {
    const phone = newNumber();
    await goOn(phone);
    const owner = { first_name: 'Nadia', last_name: 'Adel', username: phone, password: PASSWORD };
    expect((await new Browser().post('/api/post/register', owner)).status).toBe(201);
  });

  it('accepts neither a password nor an email address, but a new number', async () => {
    await goOn(newNumber());
    const tries = [
      await browser.post('/api/post/change_password', {
        password: PASSWORD,
        new_password: 'four calling birds',
      }),
      await browser.put('/api/wcPost/update-customer', { email: 'salma@example.com' }),
      await browser.put('/api/wcPost/update-customer', { email: 'salma@example.com', password: PASSWORD }),
    ];
    expect(tries.map((reply) => [reply.status, codeOf(reply)])).toEqual(
      tries.map(() => [403, 'account_required']),
    );
    const phone = newNumber();
    expect((await browser.put('/api/wcPost/update-customer', { phone })).status).toBe(200);
    expect(await me()).toMatchObject({ phone: `+2${phone}` });
  });
});

describe('enumeration', () => {
  it('answers alike whether or not the number has an account', async () => {
    const [taken, free] = [newNumber(), newNumber()];
    await new Browser().post('/api/post/register', {
      ...{ first_name: 'Nadia', last_name: 'Adel', username: taken, password: PASSWORD },
    });
    const shapes = [];
    for (const phone of [taken, free]) {
      const { status, body, setCookies } = await goOn(phone, { on: new Browser() });
      const cookies = setCookies.map((cookie) => cookie.replace(/=[^;]+/, '='));
      shapes.push({ status, fields: Object.keys(body as object), cookies });
    }
    expect(shapes[0]).toEqual(shapes[1]);
    const counts = [];
    for (const phone of [taken, free]) {
      let made = 1;
      const from = newNetwork();
      while ((await goOn(phone, { on: new Browser(), from })).status === 201) made += 1;
      counts.push(made);
    }
    expect(counts[0]).toBe(counts[1]);
  });
});

describe('flooding', () => {
  it('limits accounts for one number from one network, but not for other numbers', async () => {
    const [phone, from] = [newNumber(), newNetwork()];
    for (let made = 0; made < 3; made += 1) {
      expect((await goOn(phone, { on: new Browser(), from })).status).toBe(201);
    }
    const refused = await goOn(phone, { from });
    expect([refused.status, codeOf(refused), refused.setCookies]).toEqual([429, 'too_many_requests', []]);
    expect((await goOn(phone)).status).toBe(201);
    expect((await goOn(newNumber(), { on: new Browser(), from })).status).toBe(201);
  });

  it('limits accounts for one number from all networks together', async () => {
    const phone = newNumber();
    const replies = [];
    for (let made = 0; made < 6; made += 1) replies.push(await goOn(phone, { on: new Browser() }));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('limits cash orders of new accounts for one delivery number', async () => {
    const phone = newNumber();
    const statuses = [];
    for (let made = 0; made < 3; made += 1) {
      browser = new Browser();
      await goOn(newNumber());
      statuses.push((await orderFor(phone)).status);
    }
    expect(statuses).toEqual([200, 200, 409]);
    expect(codeOf(await orderFor(phone))).toBe('too_many_orders');
    expect((await orderFor(newNumber())).status).toBe(200);
  });
});

describe('old contact accounts', () => {
  /** A contact account of this age, with a cart or an order. */
  async function left(days: number, what: 'cart' | 'order'): Promise<number> {
    const phone = newNumber();
    browser = new Browser();
    const id = idOf(await goOn(phone));
    if (what === 'order') await orderFor(phone);
    else await browser.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id)));
    await shop.accounts.age(id, days);
    return id;
  }

  it('are deleted with their carts when no session of theirs can be left, unless they have ordered', async () => {
    const [old, recent, ordered] = [await left(34, 'cart'), await left(32, 'cart'), await left(34, 'order')];
    const mona = await shop.customer();
    await shop.accounts.age(mona.id, 400);
    for (let made = 0; made < 20; made += 1) await goOn(newNumber(), { on: new Browser() });
    const kept = await Promise.all([old, recent, ordered, mona.id].map(shop.accounts.exists));
    expect(kept).toEqual([false, true, true, true]);
    const counts = await Promise.all(
      [old, recent, ordered].map(async (id) => (await shop.ordersOf(id)).length),
    );
    expect(counts).toEqual([0, 1, 1]);
  });
});
