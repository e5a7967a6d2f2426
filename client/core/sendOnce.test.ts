import { afterEach, expect, it, vi } from 'vitest';
import { unknown } from 'valibot';
import { sendOnce } from './sendOnce.js';

afterEach(() => vi.unstubAllGlobals());

/** Answers each call with the next of these, and returns the keys that were sent; null is no answer. */
function answerWith(answers: (Response | null)[]) {
  const keys: string[] = [];
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'] ?? '');
    const answer = answers.shift() ?? null;
    return answer === null ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(answer);
  });
  return keys;
}

const send = (code: string) => sendOnce('/post/open_order', { body: { code }, schema: unknown() });

it('sends a form again with the same key while it is not answered, and another with its own', async () => {
  const keys = answerWith([null, null, Response.json({}), Response.json({})]);
  await expect(send('111111')).rejects.toMatchObject({ code: 'store_unavailable' });
  await send('111111');
  await send('111111');
  expect(keys[2]).toBe(keys[0]);
  expect(keys[3]).not.toBe(keys[0]);
});

it('gives a corrected form a key of its own', async () => {
  const keys = answerWith([null, null, Response.json({})]);
  await expect(send('111111')).rejects.toMatchObject({ code: 'store_unavailable' });
  await send('222222');
  expect(keys[2]).not.toBe(keys[0]);
});

it('gives a form that was refused a new key', async () => {
  const keys = answerWith([Response.json({ code: 'wrong_code' }, { status: 422 }), Response.json({})]);
  await expect(send('111111')).rejects.toMatchObject({ code: 'wrong_code' });
  await send('111111');
  expect(keys[1]).not.toBe(keys[0]);
});
