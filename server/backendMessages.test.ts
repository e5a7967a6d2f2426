import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from './config/env.js';
import { openMessages } from './backendMessages.js';
import type { BudgetState } from './backendMessageBudget.js';
import { type MessagesPort, UnansweredMessage } from './ports/messages.js';

const SECRET = 'a-session-secret-of-32-characters-or-more';
const message = {
  ...{ phone: '+201012345678', code: '012345', text: '012345' },
  ...({ locale: 'ar', share: 'anyone' } as const),
};

/** What the shop has counted. */
const counts = new Map<string, number>();
const notes: string[] = [];
const reported: string[] = [];
const state: BudgetState = {
  countEvent(key) {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return Promise.resolve({ count, resetsInSeconds: 3600 });
  },
  countOf: (key) => Promise.resolve(counts.get(key) ?? 0),
  leaveNotes(names) {
    notes.push(...names);
    return Promise.resolve();
  },
};

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
  counts.clear();
  notes.length = 0;
  reported.length = 0;
});

const confirmation = {
  ...({ phone: '+201012345678', locale: 'ar', payload: 'confirm.1.x', text: 'Confirm: 012345' } as const),
  ...({ share: 'anyone' } as const),
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
  const messages = openMessages(env, state, (event) => reported.push(event));
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

describe('the budget of a day', () => {
  const known = { ...message, share: 'proven', attempt: 1 } as const;
  const unknown = { ...message, attempt: 1 };

  it('keeps a quarter for customers who have proven their number', async () => {
    const messages = open({ SMS_BUDGET: '8', ...TELLING });
    for (let sent = 0; sent < 6; sent += 1) await messages.sendCode(unknown);
    expect(await messages.isUsedUp('anyone')).toBe(true);
    await expect(messages.sendCode(unknown)).rejects.toThrow('messages_used_up');
    await expect(messages.sendConfirmation({ ...confirmation, attempt: 1 })).rejects.toThrow(
      'messages_used_up',
    );
    await expect(messages.sendNews({ ...news, kind: 'sent' })).rejects.toThrow('messages_used_up');
    expect(await messages.isUsedUp('proven')).toBe(false);
    for (let sent = 0; sent < 2; sent += 1) await messages.sendCode(known);
    await expect(messages.sendCode(known)).rejects.toThrow('messages_used_up');
    expect(asked).toHaveLength(8);
  });

  it('counts every service that is paid for one message', async () => {
    refusing.add('whatsApp');
    const messages = open({ SMS_BUDGET: '4' });
    await messages.sendCode(unknown);
    await expect(messages.sendCode(unknown)).rejects.toThrow('messages_used_up');
    expect(asked).toEqual(['whatsApp', 'sms', 'whatsApp']);
  });

  it('is told to the operator once', async () => {
    const messages = open({ SMS_BUDGET: '4' });
    for (let sent = 0; sent < 9; sent += 1) await messages.sendCode(unknown).catch(() => undefined);
    expect(reported).toEqual(['message-budget-used-up']);
    expect(notes).toEqual(['message budget used up anyone']);
  });

  it('costs nothing for what is only rehearsed', async () => {
    const messages = open({ SMS_BUDGET: '1' });
    for (let time = 0; time < 3; time += 1) await messages.rehearseCode(unknown);
    expect(counts.size).toBe(0);
  });

  it.each(['0', '-1', '1.5', 'many'])('cannot be %s', (SMS_BUDGET) => {
    expect(() => open({ SMS_BUDGET })).toThrow(
      'SMS_BUDGET must be a number of messages in 24 hours, above 0',
    );
  });
});
