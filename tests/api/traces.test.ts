import { afterAll, expect, it, vi } from 'vitest';
import { postRoutes } from '../../api/post.js';
import { wcPostRoutes } from '../../api/wcPost.js';
import { getBackend } from '../../server/backend.js';
import { serveFamily } from '../../server/http/routing/family.js';
import { withTelemetry } from '../../server/http/platform/withTelemetry.js';
import { required } from '../contract/support.js';
import { type CollectedSpan, startCollector } from '../support/standIns/otlpCollector.js';
import { SENDGRID_KEY, startSendGrid } from '../support/standIns/sendGridStandIn.js';
import { BILLING, cartBody, checkoutBody, lineOf, orderOf } from './bodies.js';
import { findGoods } from './goods.js';
import { openShop } from './shop.js';

/** `SPAN_KIND_SERVER` */
const SERVER = 2;
/** More than an export takes, on a busy machine too. */
const EXPORT_MS = 10_000;

const collector = await startCollector();
afterAll(() => collector.close());
const sendGrid = await startSendGrid();
afterAll(() => sendGrid.close());
const shop = await openShop({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  SENDGRID_URL: sendGrid.url,
  SENDGRID_API_KEY: SENDGRID_KEY,
});
const handle = withTelemetry(serveFamily('/api/wcPost', wcPostRoutes, getBackend));

it('exports one trace of an order with its database calls, and nothing about the shopper', async () => {
  const mona = await shop.customer();
  const { plenty } = await findGoods(shop);
  const cart = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id))));
  const request = new Request('http://shop.test/api/wcPost/checkout', {
    method: 'POST',
    headers: {
      origin: 'http://shop.test',
      'content-type': 'application/json',
      'idempotency-key': 'secret-key',
      cookie: Object.entries(mona.cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    },
    body: JSON.stringify(checkoutBody(cart.id)),
  });
  const response = await handle(request, { clientAddress: '203.0.113.1', later: () => undefined });
  expect(response.status).toBe(200);
  const spans: CollectedSpan[] = [];
  await vi.waitFor(() => {
    spans.push(...collector.takeSpans());
    expect(spans.map(({ name }) => name)).toContain('POST /api/wcPost/checkout');
  }, EXPORT_MS);
  const root = required(spans.find(({ kind }) => kind === SERVER));
  const calls = spans.filter(({ name }) => name === 'database');
  expect(calls.length).toBeGreaterThan(2);
  expect(new Set(calls.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([root.spanId]));
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  expect(collector.problems).toEqual([]);
  const text = collector.bodies.join('\n');
  for (const secret of [...Object.values(BILLING), required(mona.cookies['token']), 'secret-key']) {
    expect(text).not.toContain(secret);
  }
  for (const id of [cart.id, mona.id]) expect(text).not.toContain(`"${id}"`);
});

it('exports the call of a subscription to SendGrid, without the address', async () => {
  const address = 'reader@example.com';
  const request = new Request('http://shop.test/api/post/add_to_sendgrid', {
    method: 'POST',
    headers: { origin: 'http://shop.test', 'content-type': 'application/json' },
    body: JSON.stringify({ email: address }),
  });
  const post = withTelemetry(serveFamily('/api/post', postRoutes, getBackend));
  const response = await post(request, { clientAddress: '203.0.113.1', later: () => undefined });
  expect(response.status).toBe(202);
  const spans: CollectedSpan[] = [];
  await vi.waitFor(() => {
    spans.push(...collector.takeSpans());
    expect(spans.map(({ name }) => name)).toContain('newsletter');
  }, EXPORT_MS);
  const root = required(spans.find(({ kind }) => kind === SERVER));
  expect(spans.find(({ name }) => name === 'newsletter')?.parentSpanId).toBe(root.spanId);
  expect(collector.problems).toEqual([]);
  expect(collector.bodies.join('\n')).not.toContain(address);
});
