import { afterAll, beforeEach, expect, it } from 'vitest';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { smsGatewayMessages } from './smsGateway.js';

interface Call {
  method: string | undefined;
  url: string | undefined;
  type: string | undefined;
  key: unknown;
  body: string;
}

const calls: Call[] = [];
let reply = { status: 200, body: '{"code":"1901"}' };
const server = createServer(({ method, url, headers }, response) => {
  const request = response.req;
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    calls.push({ method, url, type: headers['content-type'], key: headers['api-key'], body });
    response.writeHead(reply.status).end(reply.body);
  });
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  calls.length = 0;
  reply = { status: 200, body: '{"code":"1901"}' };
});

const TEXT = '012345 هو الكود "الخاص" <بك> & لا تعطه لأحد';
const message = { phone: '+201012345678', code: '012345', text: TEXT, locale: 'ar', attempt: 1 } as const;
const gateway = (options: Partial<Parameters<typeof smsGatewayMessages>[0]>) =>
  smsGatewayMessages({
    ...{ url: `${origin}/send`, body: null, headers: {}, phone: '+20', languages: {}, accepted: /"1901"/ },
    tellsOf: [],
    ...options,
  });

it('fills in the address of a GET', async () => {
  const url = `${origin}/send?to={phone}&text={text}&lang={language}`;
  await gateway({ url, phone: '20', languages: { ar: '2' } }).sendCode(message);
  const query = new URL(calls[0]?.url ?? '', origin).searchParams;
  expect(calls[0]?.method).toBe('GET');
  expect(Object.fromEntries(query)).toEqual({ to: '201012345678', text: TEXT, lang: '2' });
});

it('escapes values as the format of the body requires', async () => {
  await gateway({ body: '{"to":"{phone}","message":"{text}","id":"{id}"}', phone: '0' }).sendCode(message);
  await gateway({ body: 'mobile={phone}&message={text}' }).sendCode(message);
  await gateway({ body: '<sms><to>{phone}</to><text>{text}</text></sms>' }).sendCode(message);
  const [json, form, xml] = calls;
  expect(JSON.parse(json?.body ?? '')).toMatchObject({ to: '01012345678', message: TEXT });
  expect(new URLSearchParams(form?.body).get('message')).toBe(TEXT);
  expect(xml?.body).toContain('<text>012345 هو الكود &#34;الخاص&#34; &#60;بك&#62; &#38; لا تعطه لأحد</text>');
  expect(calls.map(({ type }) => type)).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
    'application/xml',
  ]);
});

it('sends the operator’s headers, instead of its own where they are the same', async () => {
  await gateway({
    body: '{"to":"{phone}"}',
    headers: { 'api-key': 'k', 'content-type': 'text/json' },
  }).sendCode(message);
  expect(calls[0]).toMatchObject({ key: 'k', type: 'text/json' });
});

it('rejects a response that does not say that the message was accepted, whatever its status', async () => {
  reply = { status: 200, body: '{"code":"1906","message":"no credit for 012345"}' };
  const refused = gateway({}).sendCode(message);
  await expect(refused).rejects.toThrow('SMS_ACCEPTED');
  await expect(refused).rejects.not.toThrow('012345');
  reply = { status: 500, body: '"1901"' };
  await expect(gateway({}).sendCode(message)).rejects.toThrow('500');
  await expect(gateway({ url: 'http://127.0.0.1:1' }).sendCode(message)).rejects.toThrow('cannot be reached');
});
