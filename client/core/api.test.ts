import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { number, object } from 'valibot';
import { ERROR_STATUSES, type ErrorCode } from '../../domain/core/errors.js';
import { RETRY_STATUSES } from '../../domain/core/limits.js';
import { callApi, setApiBase } from './api.js';

const schema = object({ id: number() });
const done = () => Response.json({ id: 7 });
const refusal = (code: ErrorCode, headers = {}) =>
  Response.json({ code }, { status: ERROR_STATUSES[code], headers });

/** Mocks `fetch` with a list of responses; returns the idempotency keys sent. */
function answerWith(...answers: (() => Response)[]) {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    const answer = answers[Math.min(keys.length, answers.length) - 1];
    return answer === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(answer());
  });
  return keys;
}

const post = () => callApi('/wcPost/checkout', { method: 'POST', body: {}, schema });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('callApi', () => {
  it('calls /api under the base path that the operator has set', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return Promise.resolve(done());
    });
    await callApi('/x', { schema });
    setApiBase('/backend');
    await callApi('/x', { schema });
    setApiBase('');
    expect(asked).toEqual(['/api/x', '/backend/api/x']);
  });

  it.each(RETRY_STATUSES)(
    'retries a POST once after status %s, with the same idempotency key',
    async (status) => {
      const keys = answerWith(() => new Response('', { status }), done);
      const answer = post();
      await vi.runAllTimersAsync();
      expect(await answer).toEqual({ id: 7 });
      expect(keys).toHaveLength(2);
      expect([keys[0], keys[1] === keys[0]]).toEqual([expect.any(String), true]);
    },
  );

  it('hands over a write that got no response, with the key that was sent, but not one that was refused', async () => {
    const put = () => callApi('/wcPost/update-order', { method: 'PUT', body: { id: 1 }, schema });
    const keys: (string | null)[] = [];
    vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
      keys.push(new Headers(headers).get('idempotency-key'));
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await expect(put()).rejects.toMatchObject({
      code: 'store_unavailable',
      details: { unsent: { method: 'PUT', path: '/wcPost/update-order', body: { id: 1 } } },
    });
    await expect(post()).rejects.toMatchObject({
      details: { unsent: { key: expect.any(String) as string } },
    });
    expect(new Set(keys.slice(1)).size).toBe(1);
    await expect(callApi('/x', { schema })).rejects.toMatchObject({ details: {} });
    answerWith(() => refusal('store_unavailable'));
    await expect(put()).rejects.toMatchObject({ code: 'store_unavailable', details: {} });
  });

  it.each(['GET', 'PUT', 'DELETE'] as const)('does not retry a %s', async (method) => {
    const keys = answerWith(() => refusal('store_unavailable'));
    await expect(callApi('/x', { method, schema })).rejects.toMatchObject({ code: 'store_unavailable' });
    expect(keys).toHaveLength(1);
  });

  it('sends a POST at most twice', async () => {
    const keys = answerWith(() => refusal('store_unavailable'));
    const failure = expect(post()).rejects.toMatchObject({ code: 'store_unavailable' });
    await vi.runAllTimersAsync();
    await failure;
    expect(keys).toHaveLength(2);
  });

  it('retries a call once after a broken connection', async () => {
    const keys = answerWith();
    await expect(post()).rejects.toMatchObject({ code: 'store_unavailable' });
    expect(keys).toHaveLength(2);
  });

  it.each(['insufficient_stock', 'too_many_requests'] as const)(
    'does not retry when the shop itself refuses with %s',
    async (code) => {
      const keys = answerWith(() => refusal(code, { 'retry-after': '5' }));
      await expect(post()).rejects.toMatchObject({ code, details: { retryAfterSeconds: 5 } });
      expect(keys).toHaveLength(1);
    },
  );

  it('waits for Retry-After before it retries a write', async () => {
    const keys = answerWith(() => refusal('request_in_progress', { 'retry-after': '8' }), done);
    const answer = post();
    await vi.advanceTimersByTimeAsync(7999);
    expect(keys).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual({ id: 7 });
  });

  it('limits how long it waits for Retry-After', async () => {
    const keys = answerWith(
      () => new Response('', { status: 503, headers: { 'retry-after': '3600' } }),
      done,
    );
    const answer = post();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toEqual({ id: 7 });
    expect(keys).toHaveLength(2);
  });
});
