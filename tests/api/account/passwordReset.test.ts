import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import type { Mail } from '../../../server/ports/mail.js';
import { Browser, type Customer } from '../browser.js';
import { afterAnswers, type Cookies } from '../call.js';
import { openShop, PASSWORD } from '../shop.js';

const shop = await openShop({
  LIMIT_RESETS_SOURCE: '3',
  LIMIT_RESETS_ACCOUNT: '5',
  PUBLIC_URL: 'https://shop.example',
});
const NEW_PASSWORD = 'four and twenty blackbirds';

const sent = shop.letters;

let customer: Customer;
/** A browser without a session, as of a customer who has forgotten the password. */
let browser: Browser;

beforeEach(async () => {
  sent.length = 0;
  customer = await shop.customer();
  browser = new Browser();
});

async function ask(username: string, cookies: Cookies = {}, asking = browser, from = '203.0.113.1') {
  const reply = await asking.post('/api/post/forgot_password', { username }, { cookies, from });
  await afterAnswers();
  return reply;
}

/** The query parameters of the link in an email. */
function linkIn(mail: Mail | undefined): URLSearchParams {
  return new URL(/https:\S+reset-password\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams;
}

function codeIn(mail: Mail | undefined): string {
  return /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

const reset = (username: string, code: string, password = NEW_PASSWORD, trying = browser, ticket?: string) =>
  trying.post('/api/post/reset_password', { username, code, password, ...(ticket && { ticket }) });

const login = (username: string, password: string) => browser.post('/api/post/login', { username, password });

describe('requesting a reset code', () => {
  it('answers the same whether or not the account exists', async () => {
    const known = await ask(customer.username);
    const unknown = await ask('nobody.at.all@example.com');
    const nonsense = await ask('no name');
    expect([known.status, unknown.status, nonsense.status]).toEqual([202, 202, 202]);
    expect(known.text).toBe(unknown.text);
    expect(Object.keys(browser.cookies)).toEqual(['code_ticket']);
    expect(sent.map(({ to }) => to)).toEqual([customer.username]);
  });

  it('emails a reset code and a link in the shopper’s language', async () => {
    await ask(customer.username, { i18n_redirected: 'ar' });
    expect(sent[0]?.text).toContain('الكود');
    expect(sent[0]?.text).toContain('https://shop.example/ar/auth/reset-password?username=');
    expect(codeIn(sent[0])).toHaveLength(8);
  });

  it('limits reset emails without saying so', async () => {
    for (let time = 0; time < 5; time += 1) expect((await ask(customer.username)).status).toBe(202);
    expect(sent).toHaveLength(3);
  });
});

describe('accounts with two names', () => {
  it('limits the reset emails of an account over both of its names', async () => {
    const [phone, email] = ['01066667777', 'two.names@example.com'];
    const form = { first_name: 'Aya', last_name: 'Ali', username: phone, email, password: PASSWORD };
    await shop.call('POST', '/api/post/register', { body: form });
    for (const name of [phone, email, phone, email]) await ask(name);
    expect(sent.map(({ to }) => to)).toEqual([email, email, email]);
    expect((await reset(phone, codeIn(sent[2]))).status).toBe(200);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
  });
});

describe('resetting the password', () => {
  it('accepts an emailed reset code once, and ends every session', async () => {
    await ask(customer.username);
    const code = codeIn(sent[0]);
    expect((await reset(customer.username, code)).status).toBe(200);
    expect((await reset(customer.username, code)).status).toBe(422);
    expect((await login(customer.username, PASSWORD)).status).toBe(401);
    expect((await login(customer.username, NEW_PASSWORD)).status).toBe(200);
    expect((await customer.get(`/api/wcFetch/customers/${customer.id}`)).status).toBe(404);
  });

  it('rejects a reset code of another customer', async () => {
    const other = await shop.customer();
    await ask(customer.username);
    const reply = await reset(other.username, codeIn(sent[0]));
    expect([reply.status, reply.body]).toMatchObject([
      422,
      { code: 'wrong_code', fields: { code: 'wrong_code' } },
    ]);
    expect((await login(other.username, PASSWORD)).status).toBe(200);
  });

  it('accepts a reset code in the browser that opens the email’s link', async () => {
    await ask(customer.username);
    const link = linkIn(sent[0]);
    expect(link.get('username')).toBe(customer.username);
    const phone = new Browser();
    const code = codeIn(sent[0]);
    expect((await reset(customer.username, code, NEW_PASSWORD, phone)).status).toBe(422);
    const ticket = link.get('ticket') ?? '';
    expect((await reset(customer.username, code, NEW_PASSWORD, phone, ticket)).status).toBe(200);
    expect((await reset(customer.username, code)).status).toBe(422);
  });

  it('emails the same address about a changed password', async () => {
    await ask(customer.username);
    await reset(customer.username, codeIn(sent[0]));
    await afterAnswers();
    expect(sent.map(({ to }) => to)).toEqual([customer.username, customer.username]);
    expect(sent[1]?.text).toMatch(/كلمة المرور[^]*Your password/);
  });

  it('trusts the browser that has reset the password', async () => {
    await ask(customer.username);
    await reset(customer.username, codeIn(sent[0]));
    expect(Object.keys(browser.cookies)).toEqual(['device']);
  });

  it('invalidates a reset code after five wrong tries', async () => {
    await ask(customer.username);
    const code = codeIn(sent[0]);
    const wrong = code === '12345678' ? '87654321' : '12345678';
    for (let time = 0; time < 5; time += 1) expect((await reset(customer.username, wrong)).status).toBe(422);
    expect((await reset(customer.username, code)).status).toBe(422);
    expect((await login(customer.username, PASSWORD)).status).toBe(200);
  });

  it('rejects a weak new password and keeps the reset code valid', async () => {
    await ask(customer.username);
    const code = codeIn(sent[0]);
    expect((await reset(customer.username, code, 'password123')).body).toMatchObject({
      code: 'weak_password',
    });
    expect((await reset(customer.username, code)).status).toBe(200);
  });

  it('keeps the reset code valid while the store sets no password', async () => {
    const { customers } = shop.backend.store;
    await ask(customer.username);
    const code = codeIn(sent[0]);
    vi.spyOn(customers, 'changePassword').mockRejectedValueOnce(new ShopError('store_unavailable'));
    expect((await reset(customer.username, code)).status).toBe(503);
    expect((await reset(customer.username, code)).status).toBe(200);
    expect((await login(customer.username, NEW_PASSWORD)).status).toBe(200);
  });

  it('stores no readable reset code, nor one that could be found by trying all', async () => {
    await ask(customer.username);
    const code = codeIn(sent[0]);
    const kept = await shop.contentOf('one_time_codes');
    expect(kept).not.toContain(code);
    for (const owner of [customer.username, String(customer.id)]) {
      expect(kept).not.toContain(createHash('sha256').update(`${owner}\n${code}`).digest('hex'));
    }
  });
});

describe('attacks on the password reset', () => {
  const stranger = () => new Browser();

  it('does not let a stranger use up another browser’s reset code by wrong tries', async () => {
    await ask(customer.username);
    const thief = stranger();
    for (let time = 0; time < 20; time += 1) {
      expect((await reset(customer.username, '00000000', NEW_PASSWORD, thief)).status).toBe(422);
    }
    expect((await reset(customer.username, codeIn(sent[0]))).status).toBe(200);
  });

  it('accepts a reset code only in the browser that requested it', async () => {
    await ask(customer.username);
    expect((await reset(customer.username, codeIn(sent[0]), NEW_PASSWORD, stranger())).status).toBe(422);
  });

  it('does not let a stranger in a few networks block reset emails to unknown browsers of others', async () => {
    for (let index = 0; index < 24; index += 1) {
      await ask(customer.username, {}, stranger(), `198.51.100.${index % 8}`);
    }
    sent.length = 0;
    await ask(customer.username);
    expect(sent).toHaveLength(1);
    expect((await reset(customer.username, codeIn(sent[0]))).status).toBe(200);
  });

  it('does not let a stranger in many networks block a reset by requesting too many emails', async () => {
    for (let index = 0; index < 30; index += 1) {
      const asking = stranger();
      await ask(customer.username, {}, asking, `198.51.100.${index}`);
      for (let time = 0; time < 5; time += 1)
        await reset(customer.username, '00000000', NEW_PASSWORD, asking);
    }
    expect(sent).toHaveLength(25);
    await ask(customer.username);
    expect(sent, 'an unknown browser gets no letter of its own').toHaveLength(25);
    const letter = sent.at(-1);
    const ticket = linkIn(letter).get('ticket') ?? '';
    expect((await reset(customer.username, codeIn(letter), NEW_PASSWORD, browser, ticket)).status).toBe(200);
  });

  it('does not let a stranger block reset emails to a browser of the customer’s own', async () => {
    await login(customer.username, PASSWORD);
    for (let index = 0; index < 8; index += 1) {
      await ask(customer.username, {}, stranger(), `198.51.100.${index}`);
    }
    sent.length = 0;
    await ask(customer.username);
    expect(sent).toHaveLength(1);
    expect((await reset(customer.username, codeIn(sent[0]))).status).toBe(200);
  });
});

describe('codes', () => {
  it('invalidates reset codes when the email address or the password changes', async () => {
    await ask(customer.username);
    await customer.put('/api/wcPost/update-customer', { email: 'moved@example.com', password: PASSWORD });
    expect((await reset(customer.username, codeIn(sent[0]))).status).toBe(422);

    await ask('moved@example.com');
    const code = codeIn(sent.find(({ to }) => to === 'moved@example.com'));
    const change = { password: PASSWORD, new_password: 'five gold rings' };
    expect((await customer.post('/api/post/change_password', change)).status).toBe(200);
    expect((await reset('moved@example.com', code)).status).toBe(422);
  });
});
