import { afterAll, expect, it, vi } from 'vitest';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  array,
  length,
  literal,
  maxLength,
  object,
  pipe,
  regex,
  safeParse,
  strictObject,
  string,
  tuple,
  union,
} from 'valibot';
import { withoutPersonalData } from '../../../domain/reports/withoutPersonalData.js';
import { UnansweredMessage } from '../../ports/messages.js';
import { whatsAppMessages } from './whatsApp.js';

const TOKEN = 'EAAG-token-of-the-tests';
const text = strictObject({ type: literal('text'), text: pipe(string(), regex(/^\d{6}$/)) });

const word = strictObject({ type: literal('text'), text: pipe(string(), regex(/^\S(?:(?! {5})[^\n\t])*$/)) });
const PAYLOAD = 'confirm.10001.abcdefghijklmnopqrstuv';

/** The body that the Cloud API documents for a template with a quick-reply button. */
const Confirmation = strictObject({
  messaging_product: literal('whatsapp'),
  recipient_type: literal('individual'),
  to: pipe(string(), regex(/^20\d{10}$/)),
  type: literal('template'),
  template: strictObject({
    name: literal('confirm_order'),
    language: strictObject({ code: pipe(string(), regex(/^(?:en_US|ar)$/)) }),
    components: tuple([
      strictObject({ type: literal('body'), parameters: tuple([word, word, word]) }),
      strictObject({
        type: literal('button'),
        sub_type: literal('quick_reply'),
        index: literal('0'),
        parameters: tuple([
          strictObject({ type: literal('payload'), payload: pipe(string(), maxLength(256)) }),
        ]),
      }),
    ]),
  }),
  biz_opaque_callback_data: pipe(string(), maxLength(512)),
});

/** The body that the Cloud API documents for an authentication template; it rejects unknown parameters. */
const Code = strictObject({
  messaging_product: literal('whatsapp'),
  recipient_type: literal('individual'),
  to: pipe(string(), regex(/^20\d{10}$/)),
  type: literal('template'),
  template: strictObject({
    name: literal('login_code'),
    language: strictObject({ code: pipe(string(), regex(/^(?:en_US|ar)$/)) }),
    components: tuple([
      strictObject({ type: literal('body'), parameters: pipe(array(text), length(1)) }),
      strictObject({
        type: literal('button'),
        sub_type: literal('url'),
        index: literal('0'),
        parameters: pipe(array(text), length(1)),
      }),
    ]),
  }),
});

/** The body that the Cloud API documents for a template with a link whose end is variable. */
const News = strictObject({
  messaging_product: literal('whatsapp'),
  recipient_type: literal('individual'),
  to: pipe(string(), regex(/^20\d{10}$/)),
  type: literal('template'),
  template: strictObject({
    name: literal('order_sent'),
    language: strictObject({ code: literal('ar') }),
    components: tuple([
      strictObject({ type: literal('body'), parameters: tuple([word, word, word]) }),
      strictObject({
        type: literal('button'),
        sub_type: literal('url'),
        index: literal('0'),
        parameters: tuple([word]),
      }),
    ]),
  }),
});

const Body = union([Code, Confirmation, News]);

const refusal = (code: number) => ({ error: { message: 'not told', type: 'OAuthException', code } });

/** Faults of the next responses. */
const faults: { status: number; body: unknown }[] = [];
const bodies: unknown[] = [];
const server = createServer((request, response) => {
  const answer = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  let sent = '';
  request.on('data', (part: Buffer) => (sent += part.toString()));
  request.on('end', () => {
    const fault = faults.shift();
    if (fault !== undefined) return answer(fault.status, fault.body);
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return answer(401, refusal(190));
    if (request.method !== 'POST' || request.url !== '/v25.0/106540352242922/messages')
      return answer(400, refusal(100));
    const body: unknown = JSON.parse(sent);
    bodies.push(body);
    return safeParse(Body, body).success
      ? answer(200, { messaging_product: 'whatsapp', messages: [{ id: 'wamid.x' }] })
      : answer(400, refusal(132000));
  });
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const options = {
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v25.0`,
  token: TOKEN,
  phoneNumberId: '106540352242922',
  template: 'login_code',
  confirmTemplate: 'confirm_order',
  newsTemplates: { sent: 'order_sent' },
  languages: { en: 'en_US' },
};
const message = {
  phone: '+201012345678',
  code: '012345',
  text: '012345 is your code.',
  locale: 'ar',
  attempt: 1,
} as const;

it('sends an authentication template in the shopper’s language, with the code for text and button', async () => {
  await whatsAppMessages(options).sendCode(message);
  await whatsAppMessages(options).sendCode({ ...message, locale: 'en' });
  const template = object({ template: object({ language: object({ code: string() }) }) });
  expect(bodies.map((body) => safeParse(template, body).success)).toEqual([true, true]);
  expect(bodies).toMatchObject([
    { template: { language: { code: 'ar' } } },
    { template: { language: { code: 'en_US' } } },
  ]);
});

const news = {
  ...({ phone: '+201012345678', locale: 'ar', kind: 'sent', text: 'not sent' } as const),
  ...{ values: ['منى', '10001', 'Bosta 7400123456'] as const, path: 'ar/trackorder/10001?key=abc' },
};

it('sends news of an order with a link to it, for which there is a template', async () => {
  const whatsApp = whatsAppMessages(options);
  expect([whatsApp.tellsOf('sent'), whatsApp.tellsOf('placed')]).toEqual([true, false]);
  bodies.length = 0;
  await whatsApp.sendNews(news);
  expect(bodies).toMatchObject([
    { template: { name: 'order_sent', components: [{}, { parameters: [{ text: news.path }] }] } },
  ]);
});

it('rejects in another way if the message may have been sent', async () => {
  const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late);
  await expect(whatsAppMessages(options).sendNews(news)).rejects.toBeInstanceOf(UnansweredMessage);
  timeout.mockRestore();
  const nowhere = whatsAppMessages({ ...options, url: 'http://127.0.0.1:1' });
  await expect(nowhere.sendNews(news)).rejects.not.toBeInstanceOf(UnansweredMessage);
});

it('sends a template with a button, whose payload and failure name the order', async () => {
  bodies.length = 0;
  await whatsAppMessages(options).sendConfirmation({
    ...{ phone: '+201012345678', locale: 'en', payload: PAYLOAD, text: 'not sent', attempt: 1 },
    values: ['Mona\n\t      El Sayed', '10001', '5,400 EGP'],
  });
  expect(bodies).toMatchObject([
    {
      template: {
        name: 'confirm_order',
        language: { code: 'en_US' },
        components: [
          { parameters: [{ text: 'Mona El Sayed' }, { text: '10001' }, { text: '5,400 EGP' }] },
          { parameters: [{ type: 'payload', payload: PAYLOAD }] },
        ],
      },
      biz_opaque_callback_data: PAYLOAD,
    },
  ]);
});

it.each([
  [401, 190, 'WHATSAPP_TOKEN'],
  [400, 100, 'id of the phone number'],
  [400, 131026, 'the number is not on WhatsApp'],
  [404, 132001, 'WHATSAPP_LANGUAGES'],
  [429, 130429, 'too many messages'],
  [400, 999999, 'code 999999'],
])('rejects on status %i with code %i, without what the service says', async (status, code, hint) => {
  faults.push({ status, body: refusal(code) });
  const sending = whatsAppMessages(options).sendCode(message);
  await expect(sending).rejects.toThrow(hint);
  await expect(sending).rejects.not.toThrow(/not told|012345|EAAG/);
  const reason = await sending.catch((error: unknown) => (error as Error).message);
  expect(withoutPersonalData(String(reason)), 'the log keeps the hint').toBe(reason);
});

it('rejects on a page for people, and on a wrong token', async () => {
  faults.push({ status: 502, body: '<html>' });
  await expect(whatsAppMessages(options).sendCode(message)).rejects.toThrow('WhatsApp responds with 502');
  await expect(whatsAppMessages({ ...options, token: 'other' }).sendCode(message)).rejects.toThrow('190');
});

it('rejects if nobody answers', async () => {
  const nowhere = whatsAppMessages({ ...options, url: 'http://127.0.0.1:1' });
  await expect(nowhere.sendCode(message)).rejects.toThrow('cannot be reached');
});
