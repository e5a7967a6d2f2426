import { describe, expect, it } from 'vitest';
import { codeOf, idOf } from '../bodies.js';
import { Browser, clearedBy } from '../browser.js';
import { openShop, PASSWORD } from '../shop.js';

const shop = await openShop();
const EVERY_COOKIE = ['token', 'user_id', 'visitor_id', 'visitor_token'];

const mona = await shop.customer();

let forms = 0;
function form(changes: Record<string, unknown> = {}) {
  forms += 1;
  return {
    first_name: 'Nadia',
    last_name: 'Adel',
    username: `nadia.${forms}@example.com`,
    password: PASSWORD,
    ...changes,
  };
}

/** Whether the session may read its own customer. */
async function isLoggedIn(browser: Browser, id = mona.id): Promise<boolean> {
  return (await browser.get(`/api/wcFetch/customers/${id}`)).status === 200;
}

describe('registration', () => {
  it('registers and logs in a customer, and stores the phone in its international form', async () => {
    const browser = new Browser();
    const reply = await browser.post('/api/post/register', form({ username: '+20 ١٠١ ٢٣٤ ٥٦٧٠' }));
    expect(reply.status).toBe(201);
    const id = idOf(reply);
    expect((await browser.get(`/api/wcFetch/customers/${id}`)).body).toEqual({
      id,
      first_name: 'Nadia',
      last_name: 'Adel',
      username: '01012345670',
      is_contact: false,
      email: null,
      phone: '+201012345670',
      addresses: [],
      cars: [],
    });
  });

  it.each([
    ['0101 234 5670', 'username_taken'],
    ['00201012345670', 'username_taken'],
    [' MONA.1@Example.com ', 'username_taken'],
    ['ｍona.1@example.com', 'username_taken'],
  ])('rejects the registration of %s, which is another spelling of an account', async (username, code) => {
    const reply = await new Browser().post('/api/post/register', form({ username }));
    expect([reply.status, codeOf(reply), reply.setCookies]).toEqual([409, code, []]);
  });

  it('rejects the registration of an email address that another account logs in with', async () => {
    const reply = await new Browser().post(
      '/api/post/register',
      form({ username: '01112345678', email: mona.username.toUpperCase() }),
    );
    expect([reply.status, codeOf(reply)]).toEqual([409, 'email_taken']);
  });

  it.each([
    ['without a first name', { first_name: ' ' }, { first_name: 'required' }],
    ['with markup in a name', { last_name: '<b>Adel</b>' }, { last_name: 'invalid' }],
    ['with a name that does not end', { last_name: 'x'.repeat(51) }, { last_name: 'too_long' }],
    [
      'with a user name that is neither phone nor email',
      { username: 'nadia' },
      { username: 'invalid_username' },
    ],
    ['with a landline for a user name', { username: '0223456789' }, { username: 'invalid_username' }],
    ['with a broken email address', { email: 'nadia@' }, { email: 'invalid_email' }],
    ['with a short password', { password: 'seven77' }, { password: 'password_too_short' }],
    ['with an endless password', { password: 'x'.repeat(129) }, { password: 'password_too_long' }],
    ['with a password that is no text', { password: ['secret-secret'] }, { password: 'invalid' }],
    ['as an administrator', { role: 'administrator' }, { role: 'unknown' }],
    ['under an id of its own choice', { id: 1 }, { id: 'unknown' }],
  ])('rejects a registration %s', async (_, changes, fields) => {
    const reply = await new Browser().post('/api/post/register', form(changes));
    expect([reply.status, reply.setCookies]).toEqual([400, []]);
    expect(reply.body).toMatchObject({ code: 'invalid_fields', fields });
  });

  it.each(['password123', 'PassWord123', 'ｐassword123', 'aaaaaaaaaa', 'weak.user@example.com'])(
    'rejects a registration with the weak password %s',
    async (password) => {
      const reply = await new Browser().post(
        '/api/post/register',
        form({ username: 'weak.user@example.com', password }),
      );
      expect(reply.status).toBe(422);
      expect(reply.body).toMatchObject({ code: 'weak_password', fields: { password: 'weak_password' } });
    },
  );
});

describe('login', () => {
  it('logs in with the user name in any spelling', async () => {
    for (const username of [mona.username, ` ${mona.username.toUpperCase()} `]) {
      const browser = new Browser();
      expect((await browser.post('/api/post/login', { username, password: PASSWORD })).status).toBe(200);
      expect(await isLoggedIn(browser)).toBe(true);
    }
  });

  it('gives one answer for a wrong password, an unknown account and an invalid name', async () => {
    const replies = await Promise.all(
      [
        { username: mona.username, password: 'wrong wrong' },
        { username: 'nobody@example.com', password: PASSWORD },
        { username: "' OR 1=1 --", password: PASSWORD },
        { username: '\u0000', password: PASSWORD },
      ].map((body) => new Browser().post('/api/post/login', body)),
    );
    const seen = replies.map(({ status, body, setCookies }) => ({ status, body, setCookies }));
    for (const reply of seen) {
      expect(reply).toEqual({
        status: 401,
        setCookies: [],
        body: {
          statusCode: 401,
          code: 'wrong_credentials',
          message: 'The user name or the password is wrong.',
          requestId: expect.any(String) as string,
        },
      });
    }
  });

  it.each([{}, { username: 'a@b.co' }, { username: '', password: 'x' }, { username: {}, password: 'x' }])(
    'requires user name and password to log in: %j',
    async (body) => {
      const reply = await new Browser().post('/api/post/login', body);
      expect([reply.status, codeOf(reply)]).toEqual([400, 'invalid_fields']);
    },
  );
});

describe('logout', () => {
  it('clears every cookie at logout and revokes the session, so that a copied token is worthless', async () => {
    const browser = await shop.session('customer', mona.id);
    const copy = { ...browser.cookies };
    const reply = await browser.post('/api/post/logout');
    expect(reply.status).toBe(200);
    expect(clearedBy(reply.setCookies).sort()).toEqual(EVERY_COOKIE);
    expect(browser.cookies).toEqual({});
    const again = await shop.call('GET', `/api/wcFetch/customers/${mona.id}`, { cookies: copy });
    expect([again.status, clearedBy(again.setCookies)]).toEqual([404, ['token', 'user_id']]);
    const write = await shop.call('PUT', '/api/wcPost/update-customer', {
      cookies: copy,
      body: { last_name: 'X' },
    });
    expect(write.status).toBe(401);
  });

  it('ends only the current session at logout, or every session with all=1', async () => {
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => shop.session('customer', mona.id)));
    if (!first || !second || !third) throw new Error('no sessions');
    await first.post('/api/post/logout', {});
    expect(await isLoggedIn(second)).toBe(true);
    await second.post('/api/post/logout?all=1', {});
    expect(await isLoggedIn(third)).toBe(false);
    const fresh = new Browser();
    await fresh.post('/api/post/login', { username: mona.username, password: PASSWORD });
    expect(await isLoggedIn(fresh)).toBe(true);
  });

  it('cannot log out other people’s sessions', async () => {
    const nadia = await shop.customer();
    await nadia.post('/api/post/logout?all=1', {});
    expect(await isLoggedIn(await shop.session('customer', mona.id))).toBe(true);
    expect((await mona.post(`/api/post/logout?all=${mona.id}`)).status).toBe(400);
    expect((await mona.post('/api/post/logout', { user_id: mona.id })).status).toBe(400);
  });

  it('accepts a logout without a session', async () => {
    expect((await new Browser().post('/api/post/logout')).body).toEqual({ logged_out: true });
  });
});

describe('changing the password', () => {
  it('ends every other session after a change of password, and logs in with the new one only', async () => {
    const nadia = await shop.customer();
    const elsewhere = await shop.session('customer', nadia.id);
    const old = { ...nadia.cookies };
    const body = { password: PASSWORD, new_password: 'four blind mice' };
    expect((await nadia.post('/api/post/change_password', body)).status).toBe(200);
    expect(await isLoggedIn(nadia, nadia.id)).toBe(true);
    expect(await isLoggedIn(elsewhere, nadia.id)).toBe(false);
    expect((await shop.call('GET', '/api/wcFetch/customer-orders', { cookies: old })).status).toBe(401);
    const tryWith = async (password: string) =>
      (await new Browser().post('/api/post/login', { username: nadia.username, password })).status;
    expect([await tryWith(PASSWORD), await tryWith('four blind mice')]).toEqual([401, 200]);
  });

  it.each([
    ['the old one is wrong', { password: 'wrong wrong', new_password: 'four blind mice' }, 401],
    ['the new one is short', { password: PASSWORD, new_password: 'mice' }, 400],
    ['the new one is easy', { password: PASSWORD, new_password: 'mohamed123' }, 422],
  ])('rejects a change of password when %s, and keeps the session', async (_, body, status) => {
    const nadia = await shop.customer();
    const reply = await nadia.post('/api/post/change_password', body);
    expect([reply.status, reply.setCookies]).toEqual([status, []]);
    expect(await isLoggedIn(nadia, nadia.id)).toBe(true);
    expect(
      (await new Browser().post('/api/post/login', { username: nadia.username, password: PASSWORD })).status,
    ).toBe(200);
  });
});
