import { expect, it } from 'vitest';
import { inSpan } from '../../ports/spans.js';
import { withTelemetry } from '../platform/withTelemetry.js';

const facts = { clientAddress: '192.0.2.1', later: () => undefined };
const query = () => inSpan('database', () => Promise.resolve());

/** The header of a response whose request makes these calls. */
async function timing(environment: NodeJS.ProcessEnv, work: () => Promise<unknown>): Promise<string | null> {
  const handle = withTelemetry(async () => {
    await work();
    return new Response('');
  }, environment);
  return (await handle(new Request('http://shop.test/'), facts)).headers.get('server-timing');
}

const DEVELOPMENT = { NODE_ENV: 'development' };

it('counts and measures the calls of a request, and nothing else of them', async () => {
  const header = await timing(DEVELOPMENT, async () => {
    await Promise.all([query(), query()]);
    await inSpan('store', () => Promise.reject(new Error('secret'))).catch(() => undefined);
  });
  expect(header).toMatch(/^total;dur=\d+\.\d, db;dur=\d+\.\d;desc="2", store;dur=\d+\.\d;desc="1"$/);
  // Of the request, not of the clock.
  expect(Number(/total;dur=([\d.]+)/.exec(header ?? '')?.[1])).toBeLessThan(60_000);
});

it('keeps the calls of concurrent requests apart', async () => {
  const headers = await Promise.all([
    timing(DEVELOPMENT, query),
    timing(DEVELOPMENT, async () => {
      await query();
      await query();
    }),
  ]);
  expect(headers).toEqual([expect.stringContaining('desc="1"'), expect.stringContaining('desc="2"')]);
});

it.each([
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', SERVER_TIMING: 'on' }, true],
  [{ NODE_ENV: 'production', VERCEL_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', VERCEL_ENV: 'preview' }, true],
  [{ NODE_ENV: 'development', SERVER_TIMING: 'off' }, false],
])('is sent with %o: %s', async (environment, isSent) => {
  expect((await timing(environment, query)) !== null).toBe(isSent);
});
