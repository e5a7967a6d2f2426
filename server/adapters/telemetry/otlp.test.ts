import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { startCollector } from '../../../tests/support/standIns/otlpCollector.js';
import type { TelemetryEvent } from '../../ports/telemetry.js';
import { otlpCollector } from './otlp.js';
import { sendTo } from './transport.js';

const collector = await startCollector();
afterAll(() => collector.close());

const SPAN: TelemetryEvent<'span'> = {
  ...{ kind: 'span', role: 'server' },
  ...{ traceId: 'a'.repeat(32), id: 'b'.repeat(16), parentId: null, name: 'GET /api/health' },
  ...{ startedAtMs: 1_700_000_000_000.25, ms: 1.5, hasFailed: false },
  attributes: { 'http.route': '/api/health', 'http.response.status_code': 200 },
};

let later: Promise<unknown>[];
let reports: string[];
let nowMs: number;
beforeEach(() => {
  [later, reports, nowMs] = [[], [], 0];
});
afterEach(() => {
  collector.behave('accepts');
  collector.takeSpans();
  collector.bodies.length = 0;
});

const open = () =>
  sendTo(
    otlpCollector({ endpoint: `${collector.url}/`, headers: { 'api-key': 'k 1' }, serviceName: 'shop' }),
    {
      later: (work) => void later.push(work),
      report: (event) => void reports.push(event),
      now: () => nowMs,
    },
  );
const exported = () => Promise.all(later.splice(0));

it('sends valid OTLP with the configured headers and name', async () => {
  open()([SPAN, { ...SPAN, id: 'c'.repeat(16), parentId: SPAN.id, role: 'client', hasFailed: true }]);
  await exported();
  expect(collector.problems).toEqual([]);
  const [request, call] = collector.takeSpans();
  expect(request).toMatchObject({
    ...{ kind: 2, startTimeUnixNano: '1700000000000250000', endTimeUnixNano: '1700000000001750000' },
    attributes: [
      { key: 'http.route', value: { stringValue: '/api/health' } },
      { key: 'http.response.status_code', value: { intValue: '200' } },
    ],
  });
  expect(call).toMatchObject({ parentSpanId: SPAN.id, kind: 3, status: { code: 2 } });
  expect(collector.headers.at(-1)).toMatchObject({ 'api-key': 'k 1', 'content-type': 'application/json' });
  expect(collector.bodies.at(-1)).toContain('{"key":"service.name","value":{"stringValue":"shop"}}');
});

it('gathers what ends during an export for the next one, in bounded batches', async () => {
  const send = open();
  for (let count = 0; count < 1200; count += 1) send([SPAN]);
  await exported();
  expect(collector.bodies).toHaveLength(3);
  expect(collector.takeSpans()).toHaveLength(1200);
});

it('drops spans beyond its queue', async () => {
  open()(Array.from({ length: 5000 }, () => SPAN));
  await exported();
  expect(collector.takeSpans()).toHaveLength(2000);
});

it('gives up on a collector that does not respond after two seconds, and leaves it alone for a while', async () => {
  collector.behave('hangs');
  const send = open();
  const startedAt = performance.now();
  send([SPAN]);
  expect(performance.now() - startedAt).toBeLessThan(50);
  await exported();
  expect(performance.now() - startedAt).toBeLessThan(3500);
  expect(reports).toEqual(['telemetry-not-sent']);
  send([SPAN]);
  expect([later.length, collector.bodies.length]).toEqual([0, 1]);
  collector.behave('accepts');
  nowMs += 31_000;
  send([SPAN]);
  await exported();
  expect(collector.takeSpans()).toHaveLength(1);
});

it('reports a collector that rejects spans, and never throws', async () => {
  collector.behave('fails');
  open()([SPAN]);
  await expect(exported()).resolves.toHaveLength(1);
  expect(reports).toEqual(['telemetry-not-sent']);
});
