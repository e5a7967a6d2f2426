import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { readEnv } from './config/env.js';
import { openMessages } from './backendMessages.js';
import { type MessagesPort, UnansweredMessage } from './ports/messages.js';

const SECRET = 'a-session-secret-of-32-characters-or-more';
const message = { phone: '+201012345678', code: '012345', text: '012345', locale: 'ar' } as const;

/** The services that were asked, in order. */
const asked: string[] = [];
/** The services that refuse messages. */
const refusing = new Set<string>();
const server = createServer(({ url }, response) => {
  const service = url === '/sms' ? 'sms' : 'whatsApp';
  asked.push(service);
  response.writeHead(refusing.has(service) ? 500 : 200).end('accepted');
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  asked.length = 0;
  refusing.clear();
});

const confirmation = {
  ...({ phone: '+201012345678', locale: 'ar', payload: 'confirm.1.x', text: 'Confirm: 012345' } as const),
  values: ['Mona', '10001', '5,400'] as const,
};

function open(settings: Record<string, string> = {}): MessagesPort {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = readEnv({
    SESSION_SECRET: SECRET,
    WHATSAPP_TOKEN: 'token',
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_CODE_TEMPLATE: 'login_code',
    WHATSAPP_API_URL: url,
    SMS_URL: `${url}/sms`,
    SMS_BODY: 'to={phone}&text={text}',
    SMS_ACCEPTED: 'accepted',
    ...settings,
  });
  const messages = openMessages(env, () => undefined);
  if (messages === null) throw new Error('No service for messages');
  return messages;
}

it('asks WhatsApp, and the gateway only if that rejects', async () => {
  const messages = open();
  await messages.sendCode({ ...message, attempt: 1 });
  expect(asked).toEqual(['whatsApp']);
  refusing.add('whatsApp');
  await messages.sendCode({ ...message, attempt: 1 });
  expect(asked).toEqual(['whatsApp', 'whatsApp', 'sms']);
});

it('asks the gateway first when a customer requests a second code, as WhatsApp may not have delivered', async () => {
  const messages = open();
  for (const attempt of [2, 3]) await messages.sendCode({ ...message, attempt });
  expect(asked).toEqual(['sms', 'whatsApp']);
  refusing.add('sms');
  await messages.sendCode({ ...message, attempt: 2 });
  expect(asked.slice(2)).toEqual(['sms', 'whatsApp']);
});

it('rejects if no service accepts the message', async () => {
  refusing.add('sms').add('whatsApp');
  await expect(open().sendCode({ ...message, attempt: 1 })).rejects.toThrow('SMS gateway');
});

const CONFIRMING = {
  WHATSAPP_CONFIRM_TEMPLATE: 'confirm_order',
  WHATSAPP_APP_SECRET: '0123456789abcdef0123456789abcdef',
  WHATSAPP_VERIFY_TOKEN: 'a-token-of-the-tests',
};

it('asks to confirm an order by WhatsApp, and by text message what WhatsApp does not deliver', async () => {
  const messages = open(CONFIRMING);
  await messages.sendConfirmation({ ...confirmation, attempt: 1 });
  await messages.sendConfirmation({ ...confirmation, attempt: 2 });
  expect(asked).toEqual(['whatsApp', 'sms']);
});

it('asks to confirm an order by text message if WhatsApp has no template for that', async () => {
  await open().sendConfirmation({ ...confirmation, attempt: 1 });
  expect(asked).toEqual(['sms']);
});

const TELLING = { WHATSAPP_ORDER_TEMPLATES: 'placed=order_placed,sent=order_sent', SMS_ORDERS: 'on' };
const news = {
  ...({ phone: '+201012345678', locale: 'ar', path: 'trackorder/1', text: 'On its way' } as const),
  values: ['Mona', '10001', 'Bosta'] as const,
};

it('tells of an order by WhatsApp, and by text message only what a customer must know', async () => {
  const messages = open(TELLING);
  await messages.sendNews({ ...news, kind: 'placed' });
  refusing.add('whatsApp');
  await messages.sendNews({ ...news, kind: 'sent' });
  expect(asked).toEqual(['whatsApp', 'whatsApp', 'sms']);
  await expect(messages.sendNews({ ...news, kind: 'placed' })).rejects.toThrow('WhatsApp');
  await messages.sendNews({ ...news, kind: 'cancelled' });
  expect(asked.slice(3)).toEqual(['whatsApp', 'sms']);
  const kinds = ['placed', 'sent', 'cancelled', 'delivered'] as const;
  expect(kinds.map((kind) => messages.tellsOf(kind))).toEqual([true, true, true, false]);
  expect(
    kinds.map((kind) => open().tellsOf(kind)),
    'unasked',
  ).toEqual([false, false, false, false]);
});

it('does not send by text message what WhatsApp may have sent', async () => {
  const messages = open(TELLING);
  const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late);
  await expect(messages.sendNews({ ...news, kind: 'sent' })).rejects.toBeInstanceOf(UnansweredMessage);
  expect(timeout).toHaveBeenCalledTimes(1);
  timeout.mockRestore();
});
