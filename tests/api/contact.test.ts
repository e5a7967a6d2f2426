import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../domain/core/errors.js';
import { ConfigurationError } from '../../server/config/parsing/configurationError.js';
import { readEnv } from '../../server/config/env.js';
import type { Mail } from '../../server/ports/mail.js';
import { codeOf } from './bodies.js';
import { Browser } from './browser.js';
import { afterAnswers } from './call.js';
import { openShop, SECRET } from './shop.js';

const shop = await openShop({ CONTACT_EMAIL: 'desk@shop.example', LIMIT_CONTACT_ADDRESS: '1000' });
const { contact, mail } = shop.backend;

const letters: Mail[] = [];
const sending = vi.spyOn(mail, 'send').mockImplementation((letter) => {
  letters.push(letter);
  return Promise.resolve();
});
afterAll(() => sending.mockRestore());
beforeEach(() => void letters.splice(0));

let written = 0;

/** A message with unique content. */
function question(changes: Record<string, unknown> = {}): Record<string, unknown> {
  written += 1;
  return {
    name: 'Mona Hassan',
    phone: '٠١٠١ ٢٣٤ ٥٦٧٨',
    email: 'Mona@Example.com',
    message: `Do you fit on Fridays? (${written})`,
    ...changes,
  };
}

const write = async (body: unknown, who = new Browser(), headers: Record<string, string> = {}) => {
  const reply = await who.post('/api/post/contact', body, { headers });
  await afterAnswers();
  return reply;
};

const kept = async (message: unknown) =>
  (await contact.list(500)).filter((candidate) => candidate.message === message);

describe('a message', () => {
  it('stores an anonymous message and emails it to the shop with its sender as Reply-To', async () => {
    const body = question();
    const reply = await write(body);
    expect([reply.status, reply.body]).toEqual([201, { received: true }]);
    expect(await kept(body['message'])).toMatchObject([
      { name: 'Mona Hassan', phone: '+201012345678', email: 'mona@example.com', isSuspect: false },
    ]);
    expect((await kept(body['message']))[0]?.mailedAt).toBeInstanceOf(Date);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({
      to: 'desk@shop.example',
      replyTo: { name: 'Mona Hassan', address: 'mona@example.com' },
      subject: 'Message from Mona Hassan',
    });
    expect(letters[0]?.text).toContain('0101 234 5678');
    expect(letters[0]?.text).toContain(String(body['message']));
  });

  it('emails a message in the language in which it was written', async () => {
    const arabic = new Browser();
    arabic.cookies['i18n_redirected'] = 'ar';
    await write(question({ name: 'منى', message: 'هل تركّبون يوم الجمعة؟' }), arabic);
    expect(letters[0]?.subject).toBe('رسالة من منى');
    expect(letters[0]?.text).toContain('هل تركّبون يوم الجمعة؟');
  });

  it.each([
    ['a phone alone', { email: undefined }, undefined],
    ['a phone and an empty email', { email: ' ' }, undefined],
    ['an email alone', { phone: undefined }, 'mona@example.com'],
    ['an email and an empty phone', { phone: '' }, 'mona@example.com'],
  ])('accepts a message with %s', async (_, changes, replyTo) => {
    expect((await write(question(changes))).status).toBe(201);
    expect(letters[0]?.replyTo?.address).toBe(replyTo);
  });

  it('accepts markup characters in a message', async () => {
    const message = `Is 3 < 4? <script>alert(1)</script> ' OR 1=1; -- (${(written += 1)})`;
    expect((await write(question({ message }))).status).toBe(201);
    expect(await kept(message)).toHaveLength(1);
    expect(letters[0]?.text).toContain(message);
  });

  it('stores and emails a repeated message once, for guests and with a key', async () => {
    const body = question();
    for (let time = 0; time < 3; time += 1) expect((await write(body)).status).toBe(201);
    expect(await kept(body['message'])).toHaveLength(1);
    expect(letters).toHaveLength(1);

    const guest = await shop.guest();
    const headers = { 'idempotency-key': 'contact-once' };
    const first = await write(question({ message: 'Keyed' }), guest, headers);
    const again = await write(question({ message: 'Keyed' }), guest, headers);
    expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([
      201,
      201,
      'true',
    ]);
    expect(codeOf(await write(question({ message: 'Other' }), guest, headers))).toBe('idempotency_mismatch');
    expect(await kept('Keyed')).toHaveLength(1);
  });

  it('keeps a message in the database when its email fails, and logs that without its content', async () => {
    sending.mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
    const body = question({ name: 'Private Person' });
    expect((await write(body)).status).toBe(201);
    expect((await kept(body['message']))[0]?.mailedAt).toBeNull();
    expect(shop.log.slice(-2).join()).toContain('later-work-failed');
    expect(shop.log.join('\n')).not.toMatch(/Private Person|Do you fit|mona@example/i);
  });

  it('reports an outage when a message cannot be stored, and emails nothing', async () => {
    vi.spyOn(contact, 'keep').mockRejectedValueOnce(new ShopError('store_unavailable'));
    const reply = await write(question());
    expect([reply.status, codeOf(reply)]).toEqual([503, 'store_unavailable']);
    expect(letters).toEqual([]);
  });
});

describe('invalid messages', () => {
  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['no name', { name: undefined }, { name: 'required' }],
    ['an empty name', { name: '  ' }, { name: 'required' }],
    ['a long name', { name: 'x'.repeat(101) }, { name: 'too_long' }],
    ['no message', { message: undefined }, { message: 'required' }],
    ['an empty message', { message: '\n ' }, { message: 'required' }],
    ['a long message', { message: 'x'.repeat(2001) }, { message: 'too_long' }],
    ['nothing but a control character', { message: '\u0000' }, { message: 'required' }],
    ['no way to answer', { phone: undefined, email: undefined }, { phone: 'phone_or_email' }],
    ['empty ways to answer', { phone: ' ', email: '' }, { phone: 'phone_or_email' }],
    ['no mobile number', { phone: '0131234567' }, { phone: 'invalid_phone' }],
    ['no email address', { email: 'mona@example' }, { email: 'invalid_email' }],
    [
      'several things',
      { name: '', message: '', email: 'x' },
      { name: 'required', message: 'required', email: 'invalid_email' },
    ],
    ['a name that is no text', { name: ['Mona'] }, { name: 'invalid' }],
    ['an unknown field', { to: 'victim@example.com' }, { to: 'unknown' }],
  ])('rejects a message with %s by field, and stores nothing', async (_, changes, fields) => {
    const before = await contact.list(500);
    const reply = await write(question(changes));
    expect([reply.status, codeOf(reply)]).toEqual([400, 'invalid_fields']);
    expect(reply.body).toMatchObject({ fields });
    expect(await contact.list(500)).toEqual(before);
    expect(letters).toEqual([]);
  });

  it('rejects a message that is no JSON, too large or from another site', async () => {
    const post = (body: unknown, headers: Record<string, string> = {}) =>
      new Browser().post('/api/post/contact', body, { headers });
    expect((await post('{"name":')).status).toBe(400);
    expect((await post('name=Mona', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(
      415,
    );
    expect((await post(question({ message: 'x'.repeat(70_000) }))).status).toBe(413);
    expect((await post(question(), { origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('abuse', () => {
  it.each([
    ['a name with line breaks', { name: 'Mona\r\nBcc: victim@example.com' }],
    ['a name with a unicode line break', { name: 'Mona\u2028Bcc: victim@example.com' }],
  ])('adds no header to an email by %s', async (_, changes) => {
    expect((await write(question(changes))).status).toBe(201);
    expect(letters).toMatchObject([
      {
        to: 'desk@shop.example',
        replyTo: { name: 'Mona Bcc: victim@example.com', address: 'mona@example.com' },
        subject: 'Message from Mona Bcc: victim@example.com',
      },
    ]);
  });

  it.each(['mona@example.com\r\nBcc: victim@example.com', 'mona@example.com,victim@example.com'])(
    'rejects the sender address %j',
    async (email) => {
      expect((await write(question({ email }))).status).toBe(400);
    },
  );

  it('accepts a honeypot message silently, and stores it as spam without an email', async () => {
    const body = question({ website: 'https://links.example' });
    const reply = await write(body);
    expect([reply.status, reply.body]).toEqual([201, { received: true }]);
    expect(await kept(body['message'])).toMatchObject([{ isSuspect: true, mailedAt: null }]);
    expect(letters).toEqual([]);
  });
});

describe('the recipient of messages', () => {
  const read = (given: Record<string, string>) => readEnv({ SESSION_SECRET: SECRET, ...given }).contactEmail;

  it('emails messages only to a configured address, which must be a single one', () => {
    expect(read({})).toBeNull();
    expect(read({ CONTACT_EMAIL: 'desk@shop.example' })).toBe('desk@shop.example');
    for (const wrong of ['desk', 'a@shop.example,b@shop.example', 'Desk <desk@shop.example>']) {
      expect(() => read({ CONTACT_EMAIL: wrong })).toThrow(ConfigurationError);
      expect(() => read({ CONTACT_EMAIL: wrong })).toThrow('CONTACT_EMAIL');
    }
  });
});
