import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { log } from '../../server/http/telemetry/log.js';
import { startSentry } from '../support/standIns/sentryStandIn.js';
import { Browser } from './browser.js';
import { openShop } from './shop.js';

const service = await startSentry();
afterAll(() => service.close());
await openShop({ SENTRY_DSN: service.dsn, LIMIT_CLIENT_ERRORS_ADDRESS: '3' });
beforeEach(() => void service.events.splice(0));

let addresses = 0;
const newAddress = () => `198.51.100.${(addresses += 1)}`;

let reported = 0;
const fault = (changes: Record<string, unknown> = {}) => {
  reported += 1;
  return { type: `Fault${reported}`, message: 'It failed', stack: '', page: '/faq', ...changes };
};
const report = (body: unknown, from = newAddress()) =>
  new Browser().post('/api/post/client-error', body, { from });

const PRIVATE = [
  'mona.private@example.com',
  '01012345678',
  '+20 101 234 5678',
  '٠١٠١٢٣٤٥٦٧٨',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI1In0.c2lnbmF0dXJl',
  'https://shop.example/trackorder/7?key=4f9d2c',
  '/search?name=Mona',
];

it.each(PRIVATE)('forwards an error of a browser without %s', async (secret) => {
  const stack = `TypeError: ${secret}\n    at pay (https://shop.example/assets/a.js?key=${encodeURIComponent(secret)}:3:14)`;
  const reply = await report(fault({ message: `Failed: ${secret}`, stack, page: `/thanks/${secret}` }));
  expect(reply.status).toBe(202);
  await vi.waitFor(() => expect(service.events).toHaveLength(1));
  const [event] = service.events;
  expect(event?.platform).toBe('javascript');
  expect(event?.exception.values[0]?.stacktrace?.frames).toMatchObject([
    { function: 'pay', filename: '/assets/a.js', lineno: 3, colno: 14 },
  ]);
  const text = service.texts.at(-1) ?? '';
  expect(text).not.toContain(secret);
  expect(text).not.toContain('key=4f9d2c');
  expect(text).not.toContain('name=Mona');
});

it('forwards an error of an inline script in a draft without the key in its address', async () => {
  const stack = 'TypeError: x\n    at https://shop.example/ar/drafts/post-7-1790000000-0a1b2c:3:14';
  await report(fault({ stack }));
  await vi.waitFor(() => expect(service.events).toHaveLength(1));
  const [event] = service.events;
  expect(event?.exception.values[0]?.stacktrace?.frames).toMatchObject([
    { filename: '/ar/drafts/:token', lineno: 3, colno: 14 },
  ]);
});

it('accepts only bounded reports of this shop’s own pages', async () => {
  const wrong = [
    fault({ message: 'x'.repeat(301) }),
    fault({ stack: 'x'.repeat(6001) }),
    fault({ user: 'Mona' }),
    {},
  ];
  for (const body of wrong) expect((await report(body)).status).toBe(400);
  const headers = { origin: 'https://elsewhere.example' };
  const foreign = await new Browser().post('/api/post/client-error', fault(), { headers });
  expect(foreign.status).toBe(403);
  expect(service.events).toEqual([]);
});

it('forwards the web vitals of a page without personal data', async () => {
  const vitals = { page: '/thanks/mona.private@example.com', lcp: 1250, cls: 0.01 };
  expect((await new Browser().post('/api/post/web-vitals', vitals, { from: newAddress() })).status).toBe(202);
  await vi.waitFor(() => expect(service.events).toHaveLength(1));
  expect(service.events[0]?.measurements).toMatchObject({ lcp: { value: 1250 }, cls: { value: 0.01 } });
  expect(service.texts.at(-1)).not.toContain('mona.private');
});

it.each([
  { lcp: -1 },
  { lcp: 1e9 },
  { cls: 1000 },
  { lcp: 'fast' },
  { user: 'Mona' },
  { page: 'x'.repeat(201) },
])('rejects web vitals that no page has: %j', async (changes) => {
  const reply = await new Browser().post(
    '/api/post/web-vitals',
    { page: '/faq', ...changes },
    {
      from: newAddress(),
    },
  );
  expect(reply.status).toBe(400);
  expect(service.events).toEqual([]);
});

it('limits the reports from one address', async () => {
  const from = newAddress();
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await report(fault(), from)).status);
  expect(statuses).toEqual([202, 202, 202, 429]);
});

it('sends errors that the server logs, and nothing else', async () => {
  const error = 'TypeError: a fault of ours\n    at read (/var/task/api/post.js:10:5)';
  log({ level: 'info', event: 'request', error: 'not an error' });
  log({ level: 'error', event: 'request', route: '/api/post/contact', requestId: 'r-9', status: 500, error });
  const ofServer = () => service.events.filter(({ platform }) => platform === 'node');
  await vi.waitFor(() => expect(ofServer()).not.toEqual([]));
  expect(ofServer()).toMatchObject([
    {
      platform: 'node',
      transaction: '/api/post/contact',
      tags: { request_id: 'r-9' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'a fault of ours',
            stacktrace: { frames: [{ function: 'read', filename: '/var/task/api/post.js', lineno: 10 }] },
          },
        ],
      },
    },
  ]);
});
