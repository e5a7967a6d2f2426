import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { OperatorProblem } from '../../../server/ports/problem.js';
import { BILLING, cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import { Browser } from '../browser.js';
import { afterAnswers, ORIGIN } from '../call.js';
import { findGoods } from '../goods.js';
import { openShop, PASSWORD } from '../shop.js';

const shop = await openShop({
  LIMIT_LOGIN_CODES_SOURCE: '3',
  LIMIT_CODE_MESSAGES_NUMBER: '4',
});
const { plenty } = await findGoods(shop);
await shop.items.setStock(1000, plenty.id);

const { letters, messages } = shop;
const NEW_PASSWORD = 'four and twenty blackbirds';

let numbers = 0;
/** User name of an account without a mail address. */
let phone: string;
/** A browser without a session. */
let browser: Browser;

const e164 = (username: string) => `+2${username}`;

beforeEach(async () => {
  await shop.limits.clear();
  phone = `0102000${String((numbers += 1)).padStart(4, '0')}`;
  await new Browser().post('/api/post/register', {
    ...{ first_name: 'Mona', last_name: 'Elsayed' },
    ...{ username: phone, password: PASSWORD },
  });
  browser = new Browser();
  letters.length = 0;
  messages.length = 0;
});

async function ask(username: string, asking = browser, from = '203.0.113.1', cookies = {}) {
  const reply = await asking.post('/api/post/send_code', { username }, { from, cookies });
  await afterAnswers();
  return reply;
}

/** Changes the account in another browser of the customer. */
async function changeAccount(changes: { phone: string }) {
  const owner = new Browser();
  await owner.post('/api/post/login', { username: phone, password: PASSWORD });
  const reply = await owner.put('/api/wcPost/update-customer', { ...changes, password: PASSWORD });
  expect(reply.status).toBe(200);
}

/** Changes the account as the operator does in the store itself. */
async function changeInStore(changes: { phone: string | null }) {
  const { customers } = shop.backend.store;
  await customers.updateCustomer((await customers.findByUsername(phone))?.id ?? 0, changes);
}

const enter = (username: string, code: string, entering = browser) =>
  entering.post('/api/post/login_by_code', { username, code });

const lastCode = () => messages.at(-1)?.code ?? '';
const wrongCode = () => (lastCode() === '123456' ? '654321' : '123456');

describe('requesting a login code', () => {
  it('answers the same whether or not the account exists', async () => {
    const known = await ask(phone);
    const unknown = await ask('01099998888', new Browser());
    const nonsense = await ask('no name', new Browser());
    expect([known.status, unknown.status, nonsense.status]).toEqual([202, 202, 202]);
    expect(known.text).toBe(unknown.text);
    expect(messages.map(({ phone: to }) => to)).toEqual([e164(phone)]);
  });

  it('sets the same cookie for every name, and no header tells them apart', async () => {
    const shape = async (username: string) => {
      const { status, headers, setCookies } = await ask(username, new Browser());
      const cookies = setCookies.map((cookie) => cookie.replace(/=[\w-]{22};/, '=…;'));
      return { status, names: [...headers.keys()], cookies };
    };
    const known = await shape(phone);
    expect(known.cookies).toEqual([expect.stringMatching(/^code_ticket=…; .*HttpOnly/)]);
    expect(await shape('01099998888')).toEqual(known);
    expect(await shape('no name')).toEqual(known);
  });

  it('answers before the service for messages does', async () => {
    const { messages: port } = shop.backend;
    if (port === null) throw new Error('The shop sends no messages');
    let accept: () => void = () => undefined;
    vi.mocked(port.sendCode).mockReturnValueOnce(new Promise((resolve) => (accept = resolve)));
    expect((await browser.post('/api/post/send_code', { username: phone })).status).toBe(202);
    await vi.waitFor(() => {
      expect(port.sendCode).toHaveBeenLastCalledWith(expect.objectContaining({ phone: e164(phone) }));
    });
    accept();
    await afterAnswers();
  });

  it('logs neither the number nor the code if a message cannot be sent', async () => {
    const { messages: port } = shop.backend;
    if (port === null) throw new Error('The shop sends no messages');
    shop.log.length = 0;
    vi.mocked(port.sendCode).mockImplementationOnce((message) => {
      messages.push(message);
      return Promise.reject(new Error(`refused ${message.phone} ${message.code}`));
    });
    await ask(phone);
    expect(shop.log.join()).toContain('later-work-failed');
    expect(shop.log.join()).not.toContain(phone.slice(1));
    expect(shop.log.join()).not.toContain(lastCode());
  });

  it('sends six digits in the shopper’s language', async () => {
    await ask(phone, browser, '203.0.113.1', { i18n_redirected: 'ar' });
    expect(messages[0]).toMatchObject({ locale: 'ar', phone: e164(phone) });
    expect(lastCode()).toMatch(/^\d{6}$/);
    expect(messages[0]?.text).toContain(`${lastCode()} هو الكود`);
  });

  it('sends it in the language of the page that asks, even on a first visit', async () => {
    for (const [page, locale] of [
      [`${ORIGIN}/ar/auth/login`, 'ar'],
      [`${ORIGIN}/auth/login`, 'en'],
      ['https://elsewhere.example/ar', 'en'],
    ] as const) {
      await new Browser().post('/api/post/send_code', { username: phone }, { headers: { referer: page } });
      await afterAnswers();
      expect(messages.at(-1)?.locale, page).toBe(locale);
    }
  });

  it('mails the code to an account that is known by an address', async () => {
    const { username } = await shop.customer();
    await ask(username);
    expect(messages).toEqual([]);
    const code = /\b\d{8}\b/.exec(letters[0]?.text ?? '')?.[0] ?? '';
    expect((await enter(username, code)).status).toBe(200);
  });

  it('sends nothing for a number that only a contact has', async () => {
    const contact = `0155${phone.slice(4)}`;
    await new Browser().post('/api/post/continue', { name: 'Salma Hassan', phone: contact });
    await ask(contact);
    expect([messages, letters]).toEqual([[], []]);
  });

  it('sends it to the number of today after a change of the number, not to the one in the user name', async () => {
    const changed = `0112${phone.slice(4)}`;
    await changeAccount({ phone: changed });
    await ask(phone);
    expect(messages.map(({ phone: to }) => to)).toEqual([e164(changed)]);
    expect((await enter(phone, lastCode())).status).toBe(200);
  });

  it('sends no code of any kind to a number that is only in the user name', async () => {
    await changeInStore({ phone: null });
    await ask(phone);
    await browser.post('/api/post/forgot_password', { username: phone });
    await afterAnswers();
    expect([messages, letters]).toEqual([[], []]);
  });

  it('counts the messages that one browser requests for a number, so that another service is tried', async () => {
    await ask(phone);
    await ask(phone);
    await ask(phone, new Browser());
    expect(messages.map(({ attempt }) => attempt)).toEqual([1, 2, 1]);
  });

  it('loses nothing if no message can be sent', async () => {
    const { messages: port } = shop.backend;
    if (port === null) throw new Error('The shop sends no messages');
    vi.mocked(port.sendCode).mockRejectedValueOnce(new OperatorProblem('WhatsApp cannot be reached'));
    expect((await ask(phone)).status).toBe(202);
    expect(shop.log.join()).toContain('WhatsApp cannot be reached');
    await ask(phone);
    expect((await enter(phone, lastCode())).status).toBe(200);
  });
});

describe('logging in with a code', () => {
  it('begins a session, once', async () => {
    await ask(phone);
    const code = lastCode();
    const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    const reply = await enter(phone, ` ${arabic} `);
    expect(reply.status).toBe(200);
    const { id } = reply.body as { id: number };
    expect((await browser.get(`/api/wcFetch/customers/${id}`)).status).toBe(200);
    expect((await enter(phone, code)).status).toBe(422);
  });

  it('rejects the code of another account, and the code of another browser', async () => {
    const { username } = await shop.customer();
    await ask(phone);
    expect((await enter(username, lastCode())).body).toMatchObject({ fields: { code: 'wrong_code' } });
    expect((await enter(phone, lastCode(), new Browser())).status).toBe(422);
    expect((await enter(phone, lastCode())).status).toBe(200);
  });

  it('rejects the right code after five wrong ones', async () => {
    await ask(phone);
    const wrong = wrongCode();
    for (let time = 0; time < 5; time += 1) expect((await enter(phone, wrong)).status).toBe(422);
    expect((await enter(phone, lastCode())).status).toBe(422);
  });

  it('rejects a code after five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await ask(phone);
    vi.advanceTimersByTime(5 * 60_000 + 1000);
    expect((await enter(phone, lastCode())).status).toBe(422);
    vi.useRealTimers();
  });

  it('accepts no login code for a new password, and no reset code for a login', async () => {
    await ask(phone);
    const password = { username: phone, password: NEW_PASSWORD };
    expect((await browser.post('/api/post/reset_password', { ...password, code: lastCode() })).status).toBe(
      422,
    );
    await browser.post('/api/post/forgot_password', { username: phone });
    await afterAnswers();
    const code = lastCode();
    expect((await enter(phone, code)).status).toBe(422);
    expect((await browser.post('/api/post/reset_password', { ...password, code })).status).toBe(200);
    expect((await browser.post('/api/post/login', password)).status).toBe(200);
  });

  it('rejects codes from before a change of the password', async () => {
    await ask(phone);
    const other = new Browser();
    await other.post('/api/post/login', { username: phone, password: PASSWORD });
    await other.post('/api/post/change_password', { password: PASSWORD, new_password: NEW_PASSWORD });
    expect((await enter(phone, lastCode())).status).toBe(422);
  });

  it.each(['123-456', '123 456', '\u200e١٢٣ ٤٥٦\u200f'])(
    'reads a code as people write it: %s',
    async (written) => {
      await ask(phone);
      const digits = lastCode().match(/\d/g) ?? [];
      const code = written.replace(/\p{Nd}/gu, () => digits.shift() ?? '');
      expect((await enter(phone, code)).status).toBe(200);
    },
  );

  it('rejects codes from before a change of the number, even if the store made the change', async () => {
    await ask(phone);
    await changeInStore({ phone: '+201155550000' });
    expect((await enter(phone, lastCode())).status).toBe(422);
  });

  it('rejects codes from before the end of all sessions', async () => {
    await ask(phone);
    const other = new Browser();
    await other.post('/api/post/login', { username: phone, password: PASSWORD });
    expect((await other.post('/api/post/logout?all=1', {})).status).toBe(200);
    expect((await enter(phone, lastCode())).status).toBe(422);
  });

  it('lets only one of two concurrent requests use a code', async () => {
    await ask(phone);
    const replies = await Promise.all([enter(phone, lastCode()), enter(phone, lastCode())]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('replaces a code by the next one that the same browser requests', async () => {
    await ask(phone);
    await ask(phone);
    const [first, second] = messages.map(({ code }) => code);
    if (first !== second) expect((await enter(phone, first ?? '')).status).toBe(422);
    expect((await enter(phone, second ?? '')).status).toBe(200);
  });

  it('keeps the code for another try if the store fails while what a contact has is joined', async () => {
    await browser.post('/api/post/continue', { name: 'Mona Elsayed', phone });
    await ask(phone);
    vi.spyOn(shop.backend.store.customers, 'getCustomer').mockRejectedValueOnce(
      new ShopError('store_unavailable'),
    );
    expect((await enter(phone, lastCode())).status).toBe(503);
    vi.mocked(shop.backend.store.customers.getCustomer).mockRestore();
    expect((await enter(phone, lastCode())).status).toBe(200);
  });

  it('joins what a contact with the number has ordered in this browser', async () => {
    await browser.post('/api/post/continue', { name: 'Mona Elsayed', phone });
    const { id } = orderOf(await browser.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id, 1))));
    const billing = { ...BILLING, phone };
    expect((await browser.post('/api/wcPost/checkout', checkoutBody(id, { billing }))).status).toBe(200);
    await ask(phone);
    expect((await enter(phone, lastCode())).status).toBe(200);
    expect((await browser.get(`/api/wcFetch/order/${id}`)).status).toBe(200);
  });
});
