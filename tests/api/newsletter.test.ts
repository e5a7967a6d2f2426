import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ErrorCode, ShopError } from '../../domain/core/errors.js';
import { readDelimited } from '../../domain/csv/delimitedText.js';
import { subscriberFile } from '../../scripts/newsletter/subscriberFile.js';
import { notifySubscribers } from '../../server/actions/content/newsletter.js';
import { ConfigurationError } from '../../server/config/parsing/configurationError.js';
import { readEnv } from '../../server/config/env.js';
import { SENDGRID_KEY, SENDGRID_LIST, startSendGrid } from '../support/standIns/sendGridStandIn.js';
import { codeOf } from './bodies.js';
import { Browser } from './browser.js';
import { afterAnswers, call, ORIGIN } from './call.js';
import { openShop, PASSWORD, SECRET } from './shop.js';

const service = await startSendGrid();
afterAll(() => service.close());
const shop = await openShop({
  SENDGRID_URL: service.url,
  SENDGRID_API_KEY: SENDGRID_KEY,
  SENDGRID_LIST_ID: SENDGRID_LIST,
  SENDGRID_PHONE_FIELD_ID: 'w1_T',
  LIMIT_NEWSLETTER_ADDRESS: '1000',
});

const mona = await shop.customer();
beforeAll(async () => {
  await mona.put('/api/wcPost/update-customer', { phone: '01012345678', password: PASSWORD });
});
afterEach(() => void service.trouble.splice(0));

const subscribe = (body: unknown, who = new Browser()) => who.post('/api/post/add_to_sendgrid', body);

describe('newsletter subscription', () => {
  it('answers 202 to a first and to a repeated subscription alike', async () => {
    for (let time = 0; time < 2; time += 1) {
      const reply = await subscribe({ email: ' Reader@Example.com ' });
      expect([reply.status, reply.body]).toEqual([202, { status: 202 }]);
    }
    expect(service.lists.get(SENDGRID_LIST)).toEqual(['reader@example.com']);
  });

  it('sends a logged-in customer’s name and phone with the subscription', async () => {
    await subscribe({ email: 'mona@example.com' }, mona);
    expect(service.contacts.get('mona@example.com')).toEqual({
      email: 'mona@example.com',
      first_name: 'Mona',
      last_name: 'Hassan',
      custom_fields: { w1_T: '+201012345678' },
    });
  });

  it('ignores name and phone in the body of a subscription, whoever sends it', async () => {
    const claim = { first_name: 'Mallory', last_name: 'Claims', phone_number: '01199999999' };
    await subscribe({ email: 'nobody@example.com', ...claim });
    await subscribe({ email: 'guest@example.com', ...claim }, await shop.guest());
    await subscribe({ email: 'customer@example.com', ...claim }, mona);
    expect(service.contacts.get('nobody@example.com')).toEqual({ email: 'nobody@example.com' });
    expect(service.contacts.get('guest@example.com')).toEqual({ email: 'guest@example.com' });
    expect(service.contacts.get('customer@example.com')?.first_name).toBe('Mona');
    expect(JSON.stringify(service.calls)).not.toMatch(/Mallory|1199999999/);
  });

  it('subscribes without a name while the store does not answer', async () => {
    vi.spyOn(shop.backend.store.customers, 'getCustomer').mockRejectedValueOnce(
      new ShopError('store_unavailable'),
    );
    expect((await subscribe({ email: 'patient@example.com' }, mona)).status).toBe(202);
    expect(service.contacts.get('patient@example.com')).toEqual({ email: 'patient@example.com' });
  });
});

describe('consent', () => {
  const find = async (email: string) =>
    (await shop.backend.subscribers.list()).find((subscriber) => subscriber.email === email);
  const letterTo = (email: string) => shop.letters.findLast(({ to }) => to === email);
  const from = (page: string) => ({ headers: { referer: `${ORIGIN}${page}` } });
  const subscribeOn = (page: string, email: string) =>
    new Browser().post('/api/post/add_to_sendgrid', { email }, from(page));

  it('is recorded with the page, the language and the words of the form', async () => {
    await subscribeOn('/ar/faq?utm_source=x', 'aya@example.com');
    const { footer } = await shop.backend.content.getShell();
    const { description, button } = footer.newsletter;
    expect((await find('aya@example.com'))?.consent).toEqual({
      ...{ page: '/ar/faq', locale: 'ar' },
      words: `${description.ar} [${button.ar}]`,
    });
  });

  it.each(['/ar/office/secret-token', '/forms/stop-newsletter?key=secret'])(
    'does not record the address of the page %s, which holds a key',
    async (page) => {
      const email = `secret.${page.length}@example.com`;
      await subscribeOn(page, email);
      expect((await find(email))?.consent).toMatchObject({ page: null });
    },
  );

  it('is confirmed to a new subscriber once, with links to stop it', async () => {
    for (let time = 0; time < 2; time += 1) await subscribeOn('/', 'nour@example.com');
    await afterAnswers();
    const token = (await find('nour@example.com'))?.token ?? '';
    expect(shop.letters.filter(({ to }) => to === 'nour@example.com')).toHaveLength(1);
    const { text = '', stopUrl = '' } = letterTo('nour@example.com') ?? {};
    expect(text).toContain(`/forms/stop-newsletter?key=${token}`);
    expect(text).not.toContain('{');
    expect(stopUrl).toMatch(new RegExp(`^https?://.+/api/webhook/stop-newsletter\\?key=${token}&locale=en$`));
  });

  it('ends with one request of a mail program, however often, and the service is told', async () => {
    await subscribeOn('/ar', 'salma@example.com');
    await afterAnswers();
    const { pathname, search } = new URL(letterTo('salma@example.com')?.stopUrl ?? '');
    const press = () =>
      call('POST', `${pathname}${search}`, {
        body: 'List-Unsubscribe=One-Click',
        headers: { origin: undefined, 'content-type': 'application/x-www-form-urlencoded' },
      });
    for (let time = 0; time < 2; time += 1) expect((await press()).status).toBe(200);
    await afterAnswers();
    expect(await find('salma@example.com')).toBeUndefined();
    expect(service.lists.get(SENDGRID_LIST)).not.toContain('salma@example.com');
    const opened = await new Browser().get(`${pathname}${search}`);
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `/ar/forms/stop-newsletter?key=${new URLSearchParams(search).get('key')}`,
    ]);
  });

  it('ends although the service is down, which is told of it the next time', async () => {
    await subscribeOn('/', 'hana@example.com');
    const key = (await find('hana@example.com'))?.token;
    service.trouble.push({ status: 503 }, { status: 503 });
    expect((await new Browser().post('/api/post/stop_newsletter', { key })).status).toBe(200);
    await afterAnswers();
    expect(service.lists.get(SENDGRID_LIST)).toContain('hana@example.com');
    await notifySubscribers(shop.backend);
    expect(service.lists.get(SENDGRID_LIST)).not.toContain('hana@example.com');
    expect(await shop.backend.subscribers.listUnsynced()).toEqual([]);
  });

  it('ends for everyone although the service refuses the address of another who has stopped', async () => {
    for (const email of ['mona..hassan@example.com', 'منى@example.com', 'salma@example.com']) {
      await subscribe({ email });
    }
    const kept = await shop.backend.subscribers.list();
    const salma = kept.find(({ email }) => email === 'salma@example.com');
    await new Browser().post('/api/post/stop_newsletter', { key: salma?.token });
    await afterAnswers();
    await notifySubscribers(shop.backend);
    expect(service.lists.get(SENDGRID_LIST)).not.toContain('salma@example.com');
  });

  it('ends with the account of the address, of which the service is told', async () => {
    const leaver = await shop.customer();
    await leaver.put('/api/wcPost/update-customer', { email: 'leaver@example.com', password: PASSWORD });
    await subscribeOn('/', 'leaver@example.com');
    await leaver.post('/api/post/delete_account', { password: PASSWORD });
    await afterAnswers();
    expect(await find('leaver@example.com')).toBeUndefined();
    expect(service.lists.get(SENDGRID_LIST)).not.toContain('leaver@example.com');
  });

  it('is exported as CSV, without those who have stopped', async () => {
    await subscribeOn('/', 'farah@example.com');
    await subscribeOn('/', 'gone@example.com');
    await shop.backend.subscribers.stop((await find('gone@example.com'))?.token ?? '');
    const csv = subscriberFile(await shop.backend.subscribers.list(), 'https://shop.example');
    const { rows } = readDelimited(csv);
    const [columns, ...people] = rows.map(({ cells }) => cells);
    expect(columns).toEqual(expect.arrayContaining(['email', 'subscribed_at', 'page', 'words', 'stop_link']));
    expect(people.map(([email]) => email)).toContain('farah@example.com');
    expect(csv).not.toContain('gone@example.com');
  });

  it('is exported as text where a spreadsheet would compute a formula', () => {
    const person = { email: 'a@example.com', firstName: '=HYPERLINK("x")', lastName: null, token: 'x' };
    const csv = subscriberFile(
      [{ ...person, subscribedAt: new Date(), consent: null }],
      'https://shop.example',
    );
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

describe('invalid addresses', () => {
  it.each([
    '',
    ' ',
    'mona',
    'mona@',
    '@example.com',
    'mona@example',
    'a b@example.com',
    `${'a'.repeat(250)}@b.co`,
  ])('rejects the address %j with 422 before it reaches the newsletter service', async (email) => {
    const calls = service.calls.length;
    const reply = await subscribe({ email });
    expect([reply.status, codeOf(reply)]).toEqual([422, 'invalid_email']);
    expect(service.calls).toHaveLength(calls);
  });

  it('rejects an address that only the newsletter service refuses with 422', async () => {
    const errors = [{ message: 'email is invalid', field: 'contacts.email' }];
    service.trouble.push({ status: 400, body: { errors } });
    const reply = await subscribe({ email: 'odd@example.com' });
    expect([reply.status, codeOf(reply)]).toEqual([422, 'invalid_email']);
  });

  it.each([[{ email: 5 }], [{}], [{ email: 'a@example.com', list: 'x' }], [['a@example.com']]])(
    'rejects the malformed subscription %j',
    async (body) => {
      expect((await subscribe(body)).status).toBe(400);
    },
  );
});

describe('newsletter service failures', () => {
  const isKept = async (email: string) =>
    (await shop.backend.subscribers.list()).some((subscriber) => subscriber.email === email);

  it('keep no consent of whom the service did not take, and lose nobody whom it knew', async () => {
    const failure = { status: 503 };
    for (const email of ['refused@example.com', 'reader@example.com']) {
      service.trouble.push(failure, failure);
      expect((await subscribe({ email })).status).toBe(422);
    }
    await afterAnswers();
    expect(await isKept('refused@example.com')).toBe(false);
    expect(await isKept('reader@example.com')).toBe(true);
    expect(shop.letters.some(({ to }) => to === 'refused@example.com')).toBe(false);
  });

  it.each([401, 403, 404, 500, 503])(
    'answers 422 without details when the newsletter service fails with %i',
    async (status) => {
      const trouble = { status, body: { errors: [{ message: `key ${SENDGRID_KEY} is bad` }] } };
      service.trouble.push(trouble, trouble);
      const reply = await subscribe({ email: 'reader@example.com' });
      expect([reply.status, codeOf(reply)]).toEqual([422, 'newsletter_unavailable']);
      expect(reply.text + [...reply.headers.values()].join()).not.toMatch(/SG\.|SendGrid|is bad/);
    },
  );

  it('logs a failure of the newsletter service without its key or the subscriber', async () => {
    service.trouble.push({ status: 401 });
    await subscribe({ email: 'private.reader@example.com' });
    const line = shop.log.at(-1) ?? '';
    expect(JSON.parse(line)).toMatchObject({ level: 'error', code: 'newsletter_unavailable', status: 422 });
    expect(line).toContain('SENDGRID_API_KEY');
    expect(shop.log.join('\n')).not.toMatch(/SG\.key|private\.reader|reader@example/);
  });
});

describe('a subscription whose process ended before the service had it', () => {
  const CONSENT = { page: null, words: 'News', locale: 'en' } as const;
  const keep = (email: string) =>
    shop.backend.subscribers.keep({ email, firstName: 'Dina', phone: '+201012345678' }, CONSENT);
  const isUnsynced = async (email: string) =>
    (await shop.backend.subscribers.listUnsynced()).some((subscription) => subscription.email === email);

  it('reaches the service by the daily job with what is known of the subscriber, who gets the letter', async () => {
    await keep('dina@example.com');
    await notifySubscribers(shop.backend);
    expect(service.contacts.get('dina@example.com')).toEqual({
      ...{ email: 'dina@example.com', first_name: 'Dina' },
      custom_fields: { w1_T: '+201012345678' },
    });
    expect(shop.letters.filter(({ to }) => to === 'dina@example.com')).toHaveLength(1);
    expect(await isUnsynced('dina@example.com')).toBe(false);
  });

  it('is forgotten if the service refuses its address, and waits while the service is down', async () => {
    await keep('odd@example.org');
    const { newsletter, subscribers } = shop.backend;
    const fail = (code: ErrorCode) =>
      newsletter && vi.spyOn(newsletter, 'subscribe').mockRejectedValueOnce(new ShopError(code));
    fail('newsletter_unavailable');
    await notifySubscribers(shop.backend);
    expect(await isUnsynced('odd@example.org')).toBe(true);
    fail('invalid_email');
    await notifySubscribers(shop.backend);
    expect(
      (await subscribers.find(['odd@example.org'])).filter(({ stoppedAt }) => stoppedAt === null),
    ).toEqual([]);
    expect(shop.letters.some(({ to }) => to === 'odd@example.org')).toBe(false);
  });
});

describe('newsletter settings', () => {
  const read = (given: Record<string, string>) => readEnv({ SESSION_SECRET: SECRET, ...given }).sendGrid;

  it('keeps subscribers in the shop without a key, and sends them to the service with one', () => {
    expect(read({})).toBeNull();
    expect(read({ SENDGRID_API_KEY: 'SG.x' })).toMatchObject({
      url: 'https://api.sendgrid.com',
      apiKey: 'SG.x',
    });
  });

  it.each([
    ['SENDGRID_API_KEY', { SENDGRID_API_KEY: 'two words' }],
    ['SENDGRID_API_KEY', { SENDGRID_LIST_ID: SENDGRID_LIST }],
    ['SENDGRID_API_KEY', { SENDGRID_URL: 'https://api.sendgrid.com' }],
    ['SENDGRID_URL', { SENDGRID_API_KEY: 'SG.x', SENDGRID_URL: 'api.sendgrid.com' }],
    ['SENDGRID_LIST_ID', { SENDGRID_API_KEY: 'SG.x', SENDGRID_LIST_ID: 'my list' }],
  ])('stops at start on invalid newsletter settings, naming %s', (variable, given) => {
    expect(() => read(given)).toThrow(ConfigurationError);
    expect(() => read(given)).toThrow(variable);
  });

  it('never prints an invalid newsletter key', () => {
    expect(() => read({ SENDGRID_API_KEY: 'SG.secret two' })).toThrow(/^(?!.*SG\.secret)/s);
  });
});
