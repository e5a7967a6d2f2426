import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser, type Customer } from '../browser.js';
import { openShop, PASSWORD } from '../shop.js';

/* A single wrong password from an unknown browser makes unknown browsers wait: then only trusted devices log in. */
const shop = await openShop({ LIMIT_WRONG_LOGINS_ACCOUNT: '1' });
const NEW_PASSWORD = 'four blind mice';

let customer: Customer;
let networks = 0;

beforeEach(async () => {
  customer = await shop.customer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Each login comes from a new network, so that only the counter of the account can delay it. */
async function logIn(browser: Browser, password = PASSWORD): Promise<number> {
  const from = `2001:db8:1:${(networks += 1).toString(16)}::1`;
  const { username } = customer;
  return (await browser.post('/api/post/login', { username, password }, { from })).status;
}

async function isLoggedIn(browser: Browser): Promise<boolean> {
  return (
    (await shop.call('GET', '/api/wcFetch/customer-orders', { cookies: browser.cookies })).status === 200
  );
}

/** Whether the browser may log in while strangers try wrong passwords. */
async function isTrusted(browser: Browser, password = PASSWORD): Promise<boolean> {
  await logIn(new Browser(), 'wrong wrong');
  const status = await logIn(browser, password);
  expect([200, 429]).toContain(status);
  return status === 200;
}

/** The clock of the instance that answers the next requests. */
function setClock(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: ms });
}

describe.each([
  ['has stepped back by 4 ms', -4],
  ['stands still', 0],
  ['of another instance is a minute behind', -60_000],
  ['of another instance is a minute ahead', 60_000],
])('if the clock %s', (_, differenceMs) => {
  it('logging out everywhere ends the sessions so far and the trust in devices', async () => {
    const own = new Browser();
    const startMs = Date.now();
    setClock(startMs);
    expect(await logIn(own)).toBe(200);
    setClock(startMs + differenceMs);
    expect((await customer.post('/api/post/logout?all=1', {})).status).toBe(200);
    expect(await isLoggedIn(own)).toBe(false);
    expect(await isTrusted(own)).toBe(false);
  });

  it('a login after logging out everywhere lasts, also at the other instance', async () => {
    const own = new Browser();
    const startMs = Date.now();
    setClock(startMs);
    expect((await customer.post('/api/post/logout?all=1', {})).status).toBe(200);
    setClock(startMs + differenceMs);
    expect(await logIn(own)).toBe(200);
    expect(await isLoggedIn(own)).toBe(true);
    setClock(startMs);
    expect(await isLoggedIn(own)).toBe(true);
    expect(await isTrusted(own)).toBe(true);
  });

  it('a change of password keeps the session that made it, and its device', async () => {
    const own = new Browser();
    const startMs = Date.now();
    setClock(startMs);
    expect(await logIn(own)).toBe(200);
    setClock(startMs + differenceMs);
    const body = { password: PASSWORD, new_password: NEW_PASSWORD };
    expect((await own.post('/api/post/change_password', body)).status).toBe(200);
    expect([await isLoggedIn(own), await isLoggedIn(customer)]).toEqual([true, false]);
    expect(await isTrusted(own, NEW_PASSWORD)).toBe(true);
  });
});

describe('a login that overlaps a change of password', () => {
  /** Runs the work between the check of the next password and its result. */
  function afterCheck(work: () => Promise<unknown>): void {
    const { customers } = shop.backend.store;
    const verify = customers.verifyPassword.bind(customers);
    vi.spyOn(customers, 'verifyPassword').mockImplementationOnce(async (...given) => {
      const verified = await verify(...given);
      await work();
      return verified;
    });
  }

  it('begins no session and trusts no device with the old password', async () => {
    const own = new Browser();
    const body = { password: PASSWORD, new_password: NEW_PASSWORD };
    afterCheck(async () => expect((await customer.post('/api/post/change_password', body)).status).toBe(200));
    expect(await logIn(own)).toBe(200);
    expect(await isLoggedIn(own)).toBe(false);
    expect(await isLoggedIn(customer)).toBe(true);
    expect(await isTrusted(own, NEW_PASSWORD)).toBe(false);
  });

  it('begins no session either if the store finds the customer by the password only', async () => {
    const own = new Browser();
    vi.spyOn(shop.backend.store.customers, 'findByUsername').mockResolvedValueOnce(null);
    const change = { password: PASSWORD, new_password: NEW_PASSWORD };
    afterCheck(async () =>
      expect((await customer.post('/api/post/change_password', change)).status).toBe(200),
    );
    expect(await logIn(own)).toBe(401);
    expect(own.cookies).toEqual({});
  });

  it('begins a session that can be revoked if the store finds the customer by the password only', async () => {
    const own = new Browser();
    await customer.post('/api/post/logout?all=1', {});
    vi.spyOn(shop.backend.store.customers, 'findByUsername').mockResolvedValueOnce(null);
    expect(await logIn(own)).toBe(200);
    expect(await isLoggedIn(own)).toBe(true);
    await own.post('/api/post/logout?all=1', {});
    expect(await isLoggedIn(own)).toBe(false);
  });
});

it('reads an epoch for an unknown user name too, which would otherwise be refused sooner', async () => {
  const read = vi.spyOn(shop.backend.state, 'sessionEpoch');
  const unknown = { username: 'nobody.knows@example.com', password: PASSWORD };
  expect((await new Browser().post('/api/post/login', unknown)).status).toBe(401);
  expect(read).toHaveBeenCalledOnce();
});

describe('a registration', () => {
  it('begins a session if its id was used before and revoked', async () => {
    const fields = { first_name: 'Nadia', last_name: 'Adel', password: PASSWORD };
    const { createCustomer } = shop.backend.store.customers;
    vi.spyOn(shop.backend.store.customers, 'createCustomer').mockImplementationOnce(async (form) => {
      const created = await createCustomer(form);
      await shop.backend.state.revokeAllSessions(created.id);
      return created;
    });
    const browser = new Browser();
    const reply = await browser.post('/api/post/register', { ...fields, username: 'nadia.new@example.com' });
    expect(reply.status).toBe(201);
    expect(await isLoggedIn(browser)).toBe(true);
  });
});
