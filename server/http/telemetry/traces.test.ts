import { afterEach, describe, expect, it } from 'vitest';
import { inSpan, nameRoute } from '../../ports/spans.js';
import { sendTelemetryTo, type TelemetryEvent } from '../../ports/telemetry.js';
import { startTrace } from './traces.js';
import { withTelemetry } from '../platform/withTelemetry.js';

const ON = { NODE_ENV: 'production', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector' };
const [TRACE, CALLER] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
const facts = { clientAddress: '192.0.2.1', later: () => undefined };

describe('startTrace', () => {
  it.each([
    ['not enabled', { NODE_ENV: 'production' }, 0, false],
    ['all by default', ON, 0.999, true],
    ['within the share', { ...ON, OTEL_TRACES_SAMPLER_ARG: '0.1' }, 0.09, true],
    ['outside the share', { ...ON, OTEL_TRACES_SAMPLER_ARG: '0.1' }, 0.1, false],
    ['share of none', { ...ON, OTEL_TRACES_SAMPLER_ARG: '0' }, 0, false],
  ])('samples a request: %s', (_, environment, random, isTraced) => {
    expect(startTrace(null, environment, () => random) !== null).toBe(isTraced);
  });

  it('continues the trace of a caller who samples, whatever the share', () => {
    const environment = { ...ON, OTEL_TRACES_SAMPLER_ARG: '0' };
    const trace = startTrace(`00-${TRACE}-${CALLER}-01`, environment);
    expect(trace).toMatchObject({ id: TRACE, callerSpanId: CALLER });
    expect(startTrace(`00-${TRACE}-${CALLER}-00`, ON)).toBeNull();
  });

  it.each([
    '',
    'x',
    `00-${TRACE}-${CALLER}`,
    `00-${TRACE.toUpperCase()}-${CALLER}-01`,
    `00-${'0'.repeat(32)}-${CALLER}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `ff-${TRACE}-${CALLER}-01`,
    `00-${TRACE}-${CALLER}-01-more`,
    `00-${TRACE}-${CALLER}-01, 00-${TRACE}-${CALLER}-01`,
  ])('begins a trace of its own after an invalid header: %s', (header) => {
    const trace = startTrace(header, ON);
    expect(trace?.id).toMatch(/^[0-9a-f]{32}$/);
    expect([trace?.id === TRACE, trace?.callerSpanId]).toEqual([false, null]);
  });
});

describe('withTelemetry', () => {
  afterEach(() => sendTelemetryTo(null));

  /** Handles one request and returns its spans. */
  async function trace(
    work: () => Promise<Response>,
    headers: Record<string, string> = {},
  ): Promise<TelemetryEvent<'span'>[]> {
    const spans: TelemetryEvent<'span'>[] = [];
    sendTelemetryTo((events) => spans.push(...events.filter((event) => event.kind === 'span')));
    const request = new Request('http://shop.test/api/orders/4711?key=secret', { headers });
    await withTelemetry(work, ON)(request, facts).catch(() => undefined);
    await new Promise((resolve) => setImmediate(resolve));
    return spans;
  }

  it('exports one span for the request and one for each call, without ids, keys and messages', async () => {
    const sent: Record<string, string>[] = [];
    const spans = await trace(
      async () => {
        nameRoute('/api/orders/:id');
        await inSpan('database', () => Promise.resolve());
        await inSpan('store', (headers) => {
          sent.push(headers);
          return Promise.reject(new Error('a secret'));
        }).catch(() => undefined);
        return new Response('', { status: 503 });
      },
      { traceparent: `00-${TRACE}-${CALLER}-01`, cookie: 'token=secret' },
    );
    const [request, database, store] = spans;
    expect(request).toMatchObject({
      ...{ traceId: TRACE, parentId: CALLER, role: 'server', name: 'GET /api/orders/:id', hasFailed: true },
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/orders/:id',
        'http.response.status_code': 503,
      },
    });
    expect(database).toMatchObject({ traceId: TRACE, parentId: request?.id, hasFailed: false });
    expect(store).toMatchObject({
      ...{ parentId: request?.id, name: 'store', role: 'client', hasFailed: true },
      attributes: { 'peer.service': 'store' },
    });
    expect(sent).toEqual([{ traceparent: `00-${TRACE}-${store?.id}-01` }]);
    expect(JSON.stringify(spans)).not.toMatch(/secret|4711/);
  });

  it('exports rendering as the shop’s own work, and a request without a route by its method', async () => {
    const [request, render] = await trace(async () => {
      await inSpan('render', () => Promise.resolve());
      return new Response('', { status: 499 });
    });
    expect(request).toMatchObject({ name: 'GET', hasFailed: false, parentId: null });
    expect(Object.keys(request?.attributes ?? {})).not.toContain('http.route');
    expect(render).toMatchObject({ name: 'render', role: 'internal', attributes: {} });
    expect(Object.keys(render?.attributes ?? {})).toEqual([]);
  });

  it('exports calls that go on after the response', async () => {
    let finish: () => void = () => undefined;
    const mail = new Promise<void>((resolve) => (finish = resolve));
    const spans = await trace(() => {
      void inSpan('mail', () => mail);
      setImmediate(finish);
      return Promise.resolve(new Response(''));
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(spans.map(({ name }) => name)).toEqual(['GET', 'mail']);
  });

  it('exports a request whose handler throws as failed', async () => {
    const spans = await trace(() => Promise.reject(new Error('surprise')));
    expect(spans).toMatchObject([{ hasFailed: true, attributes: { 'http.response.status_code': 500 } }]);
  });
});
