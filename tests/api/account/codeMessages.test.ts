import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '../browser.js';
import { afterAnswers } from '../call.js';
import { openShop, PASSWORD } from '../shop.js';

const PER_NETWORK = 30;

const shop = await openShop({
  LIMIT_LOGIN_CODES_SOURCE: '3',
  LIMIT_CODE_MESSAGES_NUMBER: '4',
  LIMIT_CODE_MESSAGES_NETWORK: String(PER_NETWORK),
});
const { messages } = shop;

let numbers = 0;
/** User name of an account without a mail address. */
let phone: string;
/** A browser without a session. */
let browser: Browser;

const e164 = (username: string) => `+2${username}`;

beforeEach(async () => {
  await shop.limits.clear();
  phone = `0102100${String((numbers += 1)).padStart(4, '0')}`;
  await new Browser().post('/api/post/register', {
    ...{ first_name: 'Mona', last_name: 'Elsayed' },
    ...{ username: phone, password: PASSWORD },
  });
  browser = new Browser();
  messages.length = 0;
});

async function ask(username: string, asking = browser, from = '203.0.113.1') {
  const reply = await asking.post('/api/post/send_code', { username }, { from });
  await afterAnswers();
  return reply;
}

const enter = (username: string, code: string) => browser.post('/api/post/login_by_code', { username, code });

const lastCode = () => messages.at(-1)?.code ?? '';

describe('messages with codes, which cost money', () => {
  it('limits the messages that one network requests for any numbers, but not those to proven numbers', async () => {
    const from = '203.0.113.77';
    await ask(phone);
    await enter(phone, lastCode());
    messages.length = 0;
    for (let index = 0; index < 40; index += 1) {
      const invented = `0100555${String(index).padStart(4, '0')}`;
      await new Browser().post('/api/post/register', {
        ...{ first_name: 'Mona', last_name: 'Elsayed', username: invented, password: PASSWORD },
      });
      await ask(invented, new Browser(), from);
    }
    expect(messages).toHaveLength(PER_NETWORK);
    await ask(phone, new Browser(), from);
    expect(messages).toHaveLength(PER_NETWORK);
    await ask(phone, browser, from);
    expect(messages.at(-1)?.phone).toBe(e164(phone));
    expect(messages.at(-1)?.share).toBe('proven');
  });

  it('sends to a proven number on its customer’s device when strangers have used up all others', async () => {
    await ask(phone);
    await enter(phone, lastCode());
    messages.length = 0;
    const { maxOf } = shop.backend.settings;
    vi.spyOn(shop.backend.settings, 'maxOf').mockImplementation((name) =>
      name === 'code-messages-all' ? 0 : maxOf(name),
    );
    await ask(phone, new Browser());
    expect(messages).toEqual([]);
    await ask(phone);
    expect(messages.map(({ phone: to }) => to)).toEqual([e164(phone)]);
    vi.mocked(shop.backend.settings.maxOf).mockRestore();
  });

  it('sends people to another way when the budget is used up, alike for every number', async () => {
    const { messages: port } = shop.backend;
    if (port === null) throw new Error('The shop sends no messages');
    await ask(phone);
    await enter(phone, lastCode());
    messages.length = 0;
    const spy = vi.spyOn(port, 'isUsedUp').mockImplementation((share) => Promise.resolve(share === 'anyone'));
    const unknown = await ask('01099997777', new Browser());
    const known = await ask(phone, new Browser());
    expect(unknown.body).toMatchObject({ statusCode: 503, code: 'messages_used_up' });
    expect({ ...(known.body as object), requestId: '' }).toEqual({
      ...(unknown.body as object),
      requestId: '',
    });
    expect((await new Browser().post('/api/post/forgot_password', { username: phone })).status).toBe(503);
    expect((await ask('somebody@example.com', new Browser())).status).toBe(202);
    expect((await ask(phone)).status).toBe(202);
    expect(messages).toHaveLength(1);
    spy.mockResolvedValue(true);
    expect((await ask(phone)).status).toBe(503);
    spy.mockRestore();
  });

  it('does the same work for every number: one message and one mail, of which at most one is sent', async () => {
    const { messages: port, mail } = shop.backend;
    if (port === null) throw new Error('The shop sends no messages');
    const work = async (username: string, path: string) => {
      for (const spied of [port.sendCode, port.rehearseCode, mail.send, mail.rehearse])
        vi.mocked(spied).mockClear();
      const { saveCode, countEvent } = shop.backend.state;
      const kept = vi.spyOn(shop.backend.state, 'saveCode').mockImplementation(saveCode);
      const counted = vi.spyOn(shop.backend.state, 'countEvent').mockImplementation(countEvent);
      await new Browser().post(`/api/post/${path}`, { username });
      await afterAnswers();
      const messaged =
        vi.mocked(port.sendCode).mock.calls.length + vi.mocked(port.rehearseCode).mock.calls.length;
      const mailed = vi.mocked(mail.send).mock.calls.length + vi.mocked(mail.rehearse).mock.calls.length;
      const counts = { messaged, mailed, kept: kept.mock.calls.length, counted: counted.mock.calls.length };
      kept.mockRestore();
      counted.mockRestore();
      return counts;
    };
    for (const path of ['send_code', 'forgot_password']) {
      const unknown = await work('01099996666', path);
      expect(unknown).toMatchObject({ messaged: 1, mailed: 1 });
      expect(await work(phone, path), path).toEqual(unknown);
    }
  });

  it('limits codes by source, and by number and day, without saying so', async () => {
    for (let time = 0; time < 5; time += 1) expect((await ask(phone)).status).toBe(202);
    expect(messages).toHaveLength(3);
    for (let index = 0; index < 5; index += 1) await ask(phone, new Browser(), `198.51.100.${index}`);
    expect(messages).toHaveLength(4);
  });

  it('does not let strangers use up the messages to a browser of the customer’s own', async () => {
    await browser.post('/api/post/login', { username: phone, password: PASSWORD });
    for (let index = 0; index < 6; index += 1) await ask(phone, new Browser(), `198.51.100.${index}`);
    expect(messages).toHaveLength(4);
    await ask(phone);
    expect(messages).toHaveLength(5);
    expect((await enter(phone, lastCode())).status).toBe(200);
  });

  it('limits the messages of the whole shop, and tells the operator', async () => {
    const { maxOf } = shop.backend.settings;
    vi.spyOn(shop.backend.settings, 'maxOf').mockImplementation((name) =>
      name === 'code-messages-all' ? 0 : maxOf(name),
    );
    expect((await ask(phone)).status).toBe(202);
    vi.mocked(shop.backend.settings.maxOf).mockRestore();
    expect(messages).toEqual([]);
    expect(shop.log.join()).toContain('LIMIT_CODE_MESSAGES_ALL');
  });
});
