import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSentry } from '../../../tests/support/standIns/sentryStandIn.js';
import type { TelemetryEvent } from '../../ports/telemetry.js';
import { sentry } from './sentry.js';
import { sendTo } from './transport.js';

let service: Awaited<ReturnType<typeof startSentry>>;
let work: Promise<unknown>[];
let failures: string[];
let now: number;

beforeEach(async () => {
  service = await startSentry();
  work = [];
  failures = [];
  now = Date.parse('2026-03-01T12:00:00Z');
});
afterEach(() => service.close());

const REPORT: TelemetryEvent<'error'> = {
  kind: 'error',
  platform: 'node',
  type: 'TypeError',
  message: 'x is not a function',
  frames: [
    { function: 'inner', file: '/shop/a.js', line: 3, column: 5 },
    { function: 'outer', file: '/shop/node_modules/b.js', line: 9, column: 1 },
  ],
  place: '/api/wcFetch/product/:id',
  requestId: 'r-1',
};

const open = () =>
  sendTo(sentry({ dsn: service.dsn, environment: 'preview' }), {
    later: (promise) => work.push(promise),
    report: (event) => failures.push(event),
    now: () => now,
  });
const sent = () => Promise.all(work.splice(0));

it('sends an error as an event in an envelope, the outermost frame first', async () => {
  open()([REPORT]);
  await sent();
  expect(service.faults).toEqual([]);
  expect(service.events).toMatchObject([
    {
      platform: 'node',
      level: 'error',
      environment: 'preview',
      timestamp: '2026-03-01T12:00:00.000Z',
      transaction: '/api/wcFetch/product/:id',
      tags: { request_id: 'r-1' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'x is not a function',
            stacktrace: {
              frames: [
                {
                  function: 'outer',
                  filename: '/shop/node_modules/b.js',
                  lineno: 9,
                  colno: 1,
                  in_app: false,
                },
                { function: 'inner', filename: '/shop/a.js', lineno: 3, colno: 5, in_app: true },
              ],
            },
          },
        ],
      },
    },
  ]);
});

it('sends the same error once a minute, and at most 30 errors', async () => {
  const send = open();
  send([REPORT, REPORT]);
  send([REPORT]);
  await sent();
  expect(service.events).toHaveLength(1);
  for (let index = 0; index < 40; index += 1) send([{ ...REPORT, message: String(index) }]);
  await sent();
  expect(service.events).toHaveLength(30);
  now += 60_001;
  send([REPORT]);
  await sent();
  expect(service.events).toHaveLength(31);
});

it('pauses when the service limits the rate, and never fails its caller', async () => {
  service.answerWith(429);
  const send = open();
  send([REPORT]);
  await sent();
  send([{ ...REPORT, message: 'another' }]);
  expect(work).toEqual([]);
  expect(service.events).toHaveLength(1);
  await service.close();
  now += 60_001;
  send([REPORT]);
  await sent();
  expect(failures).toEqual(['telemetry-not-sent', 'telemetry-not-sent']);
});

it('sends web vitals as the measurements of a transaction', async () => {
  open()([{ kind: 'vitals', page: '/category/:id', lcp: 1250.5, inp: 96, cls: 0.003 }]);
  await sent();
  expect(service.faults).toEqual([]);
  expect(service.events).toMatchObject([
    {
      type: 'transaction',
      environment: 'preview',
      transaction: '/category/:id',
      measurements: {
        lcp: { value: 1250.5, unit: 'millisecond' },
        inp: { value: 96, unit: 'millisecond' },
        cls: { value: 0.003, unit: 'none' },
      },
    },
  ]);
});

it('sends at most 60 web vitals a minute, and errors beside them', async () => {
  const send = open();
  for (let count = 0; count < 61; count += 1) send([{ kind: 'vitals', page: '/', lcp: count }]);
  send([REPORT]);
  await sent();
  expect(service.events).toHaveLength(61);
  now += 61_000;
  send([{ kind: 'vitals', page: '/', lcp: 1 }]);
  await sent();
  expect(service.events).toHaveLength(62);
});
