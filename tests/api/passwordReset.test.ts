import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mail } from '../../server/ports/mail.js';
import { afterAnswers, type Customer, openShop, PASSWORD } from './shop.js';

const shop = await openShop({ LIMIT_RESETS_ACCOUNT: '3', PUBLIC_URL: 'https://shop.example' });
const NEW_PASSWORD = 'four and twenty blackbirds';

const sent: Mail[] = [];
vi.spyOn(shop.backend.mail, 'send').mockImplementation((mail) => {
  sent.push(mail);
  return Promise.resolve();
});

let customer: Customer;

beforeEach(async () => {
  sent.length = 0;
  customer = await shop.customer();
});

async function ask(username: string, cookies = {}) {
  const reply = await shop.call('POST', '/api/post/forgot_password', { body: { username }, cookies });
  await afterAnswers();
  return reply;
}

function codeIn(mail: Mail | undefined): string {
  return /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

const reset = (username: string, code: string, password = NEW_PASSWORD) =>
  shop.call('POST', '/api/post/reset_password', { body: { username, code, password } });

const login = (username: string, password: string) =>
  shop.call('POST', '/api/post/login', { body: { username, password } });

describe('asking for a code', () => {
  it('answers the same whether there is an account or not', async () => {
    const known = await ask(customer.username);
    const unknown = await ask('nobody.at.all@example.com');
    const nonsense = await ask('no name');
    expect([known.status, unknown.status, nonsense.status]).toEqual([202, 202, 202]);
    expect(known.text).toBe(unknown.text);
    expect(sent.map(({ to }) => to)).toEqual([customer.username]);
  });

  it('mails a code and a link in the language that the shopper reads', async () => {
    await ask(customer.username, { i18n_redirected: 'ar' });
    expect(sent[0]?.text).toContain('الكود');
    expect(sent[0]?.text).toContain('https://shop.example/ar/auth/reset-password?username=');
    expect(codeIn(sent[0])).toHaveLength(8);
  });

  it('sends no more than its limit allows, and says nothing of it', async () => {
    for (let time = 0; time < 5; time += 1) expect((await ask(customer.username)).status).toBe(202);
    expect(sent).toHaveLength(3);
  });
});

describe('an account with a phone number and an email address', () => {
  it('gets its code by either name, no more than its limit in all', async () => {
    const [phone, email] = ['01066667777', 'two.names@example.com'];
    const form = { first_name: 'Aya', last_name: 'Ali', username: phone, email, password: PASSWORD };
    await shop.call('POST', '/api/post/register', { body: form });
    for (const name of [phone, email, phone, email]) await ask(name);
    expect(sent.map(({ to }) => to)).toEqual([email, email, email]);
    expect((await reset(phone, codeIn(sent[2]))).status).toBe(200);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
  });
});

describe('setting a new password', () => {
  it('takes the mailed code once, and ends every session', async () => {
    await ask(customer.username);
    const code = codeIn(sent[0]);
    expect((await reset(customer.username, code)).status).toBe(200);
    expect((await reset(customer.username, code)).status).toBe(422);
    expect((await login(customer.username, PASSWORD)).status).toBe(401);
    expect((await login(customer.username, NEW_PASSWORD)).status).toBe(200);
    expect((await customer.get(`/api/wcFetch/customers/${customer.id}`)).status).toBe(404);
  });

  it('refuses the code of somebody else', async () => {
    const other = await shop.customer();
    await ask(customer.username);
    const reply = await reset(other.username, codeIn(sent[0]));
    expect([reply.status, reply.body]).toMatchObject([
      422,
      { code: 'wrong_code', fields: { code: 'wrong_code' } },
    ]);
    expect((await login(other.username, PASSWORD)).status).toBe(200);
  });

  it('forgets the code after five wrong ones', async () => {
    await ask(customer.username);
    const code = codeIn(sent[0]);
    const wrong = code === '12345678' ? '87654321' : '12345678';
    for (let time = 0; time < 5; time += 1) expect((await reset(customer.username, wrong)).status).toBe(422);
    expect((await reset(customer.username, code)).status).toBe(422);
    expect((await login(customer.username, PASSWORD)).status).toBe(200);
  });

  it('refuses a weak password and keeps the code', async () => {
    await ask(customer.username);
    const code = codeIn(sent[0]);
    expect((await reset(customer.username, code, 'password123')).body).toMatchObject({
      code: 'weak_password',
    });
    expect((await reset(customer.username, code)).status).toBe(200);
  });

  it('keeps no code that could be read', async () => {
    await ask(customer.username);
    const { rows } = await shop.sql('SELECT * FROM one_time_codes');
    expect(JSON.stringify(rows)).not.toContain(codeIn(sent[0]));
  });
});
