import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../bodies.js';
import { Browser, type Customer } from '../browser.js';
import { afterAnswers, type Reply } from '../call.js';
import { openShop, PASSWORD } from '../shop.js';

const shop = await openShop({
  LIMIT_WRONG_LOGINS_ACCOUNT: '25',
  LIMIT_WRONG_PASSWORDS_SESSION: '3',
  LIMIT_REGISTRATIONS_ADDRESS: '11',
});

let customer: Customer;
let addresses = 0;

beforeEach(async () => {
  shop.letters.length = 0;
  customer = await shop.customer();
});

const newAddress = () => `2001:db8:0:${(addresses += 1).toString(16)}::1`;

function logIn(browser: Browser, password: string, from: string): Promise<Reply> {
  return browser.post('/api/post/login', { username: customer.username, password }, { from });
}

/** Tries ten wrong passwords from each of that many networks. */
async function attack(networks: number): Promise<void> {
  for (let network = 0; network < networks; network += 1) {
    const from = newAddress();
    for (let time = 0; time < 10; time += 1) await logIn(new Browser(), 'wrong wrong', from);
  }
}

describe('wrong passwords', () => {
  it('locks out only the network that tries wrong passwords', async () => {
    const from = newAddress();
    const statuses: number[] = [];
    while (statuses.length < 11) {
      statuses.push((await logIn(new Browser(), 'wrong wrong', from)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    const neighbour = from.replace('::1', ':1234::5');
    expect((await logIn(new Browser(), PASSWORD, neighbour)).status, 'the same IPv6 network').toBe(429);
    expect((await logIn(new Browser(), PASSWORD, newAddress())).status).toBe(200);
  });

  it('delays unknown browsers after wrong passwords from many networks, but not the customer’s own', async () => {
    const own = new Browser();
    await logIn(own, PASSWORD, newAddress());
    await own.post('/api/post/logout', {});
    await attack(3);
    const unknown = await logIn(new Browser(), PASSWORD, newAddress());
    expect([unknown.status, codeOf(unknown)]).toEqual([429, 'too_many_requests']);
    expect((await logIn(own, PASSWORD, newAddress())).status).toBe(200);
  });

  it('lets a customer change the password while strangers try wrong ones', async () => {
    await attack(3);
    const body = { password: PASSWORD, new_password: 'four blind mice' };
    expect((await customer.post('/api/post/change_password', body)).status).toBe(200);
  });
});

describe('trusted devices', () => {
  it('limits a trusted device to ten wrong passwords too', async () => {
    const own = new Browser();
    await logIn(own, PASSWORD, newAddress());
    for (let time = 0; time < 10; time += 1) {
      expect((await logIn(own, 'wrong wrong', newAddress())).status).toBe(401);
    }
    expect((await logIn(own, PASSWORD, newAddress())).status).toBe(429);
  });

  it('trusts a device only for the customers who have logged in with it', async () => {
    const family = new Browser();
    await logIn(family, PASSWORD, newAddress());
    const first = customer;
    customer = await shop.customer();
    await attack(3);
    expect((await logIn(family, PASSWORD, newAddress())).status, 'not yet').toBe(429);
    customer = first;
    await attack(3);
    expect((await logIn(family, PASSWORD, newAddress())).status).toBe(200);
  });

  it('stops trusting a device after all sessions were ended, and when its cookie is forged', async () => {
    const own = new Browser();
    await logIn(own, PASSWORD, newAddress());
    const forged = new Browser();
    forged.cookies['device'] = `${own.cookies['device']?.slice(0, -4)}AAAA`;
    expect((await customer.post('/api/post/logout?all=1', {})).status).toBe(200);
    await attack(3);
    for (const browser of [own, forged]) {
      expect((await logIn(browser, PASSWORD, newAddress())).status).toBe(429);
    }
  });
});

describe('changes to login details', () => {
  const change = (changes: Record<string, unknown>) => customer.put('/api/wcPost/update-customer', changes);
  const account = async () => (await customer.get(`/api/wcFetch/customers/${customer.id}`)).body;

  it.each([{ email: 'thief@example.com' }, { phone: '01098765432' }])(
    'requires the password, beside a session, to change %j',
    async (changes) => {
      const before = await account();
      const without = await change(changes);
      expect([without.status, without.body]).toMatchObject([
        400,
        { code: 'invalid_fields', fields: { password: 'required' } },
      ]);
      const wrong = await change({ ...changes, password: 'wrong wrong' });
      expect([wrong.status, codeOf(wrong)]).toEqual([401, 'wrong_credentials']);
      expect(await account()).toEqual(before);
      expect((await change({ ...changes, password: PASSWORD })).status).toBe(200);
    },
  );

  it('requires no password for an update that changes nothing', async () => {
    const reply = await change({ first_name: 'Nadia', email: customer.username });
    expect([reply.status, reply.body]).toMatchObject([200, { first_name: 'Nadia' }]);
    await afterAnswers();
    expect(shop.letters).toEqual([]);
  });

  it('emails the previous address about a changed login, in both languages', async () => {
    const old = customer.username;
    await change({ email: 'moved.away@example.com', phone: '01098765432', password: PASSWORD });
    await afterAnswers();
    expect(shop.letters.map(({ to }) => to)).toEqual([old]);
    expect(shop.letters[0]?.text).toMatch(
      /البريد الإلكتروني[^]*رقم الموبايل[^]*email address[^]*mobile number/,
    );
    expect(shop.letters[0]?.text).not.toContain('moved.away');
    await customer.post('/api/post/change_password', { password: PASSWORD, new_password: 'four blind mice' });
    await afterAnswers();
    expect(shop.letters.map(({ to }) => to)).toEqual([old, 'moved.away@example.com']);
  });

  it('lets a customer change login details after weak new passwords were rejected', async () => {
    for (let time = 0; time < 4; time += 1) {
      const weak = { password: PASSWORD, new_password: 'mohamed123' };
      expect((await customer.post('/api/post/change_password', weak)).status).toBe(422);
    }
    const strong = { password: PASSWORD, new_password: 'four blind mice' };
    expect((await customer.post('/api/post/change_password', strong)).status).toBe(200);
  });

  it('counts wrong passwords and taken addresses against the session that tries to change a login', async () => {
    const { username: taken } = await shop.customer();
    expect((await change({ email: taken, password: PASSWORD })).status).toBe(409);
    expect((await change({ email: 'x@example.com', password: 'wrong wrong' })).status).toBe(401);
    const wrong = { password: 'wrong wrong', new_password: 'four blind mice' };
    expect((await customer.post('/api/post/change_password', wrong)).status).toBe(401);
    const late = await change({ email: 'x@example.com', password: PASSWORD });
    expect([late.status, codeOf(late)]).toEqual([429, 'too_many_requests']);
    const elsewhere = await shop.session('customer', customer.id);
    const right = { email: 'x@example.com', password: PASSWORD };
    expect((await elsewhere.put('/api/wcPost/update-customer', right)).status).toBe(200);
  });
});

describe('account enumeration', () => {
  it('limits registrations that probe for existing accounts, even if none succeeds', async () => {
    const from = newAddress();
    const names = { first_name: 'Nadia', last_name: 'Adel', password: PASSWORD };
    const tryName = (username: string) =>
      new Browser().post('/api/post/register', { ...names, username }, { from });
    expect((await tryName(customer.username)).status).toBe(409);
    expect((await tryName(customer.username)).status).toBe(409);
    expect((await tryName('free.one@example.com')).status).toBe(201);
    expect((await tryName('free.two@example.com')).status).toBe(429);
  });
});
