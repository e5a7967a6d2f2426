import { describe, expect, it } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { ERROR_MESSAGES } from './errorMessages.js';
import { answerResponse, errorBody, jsonResponse } from './respond.js';
import { type Answer, type CachePolicy, FileBody, StreamBody } from './route.js';

const found = (cache?: CachePolicy, params: Record<string, string> = {}) => ({
  route: { method: 'GET' as const, path: '/x', ...(cache && { cache }), run: () => ({}) },
  params,
});

const respond = (answer: Answer, cache?: CachePolicy, params?: Record<string, string>) =>
  answerResponse(answer, found(cache, params), []);

const GUARDS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' };
const JSON_TYPE = 'application/json; charset=utf-8';

const PUBLIC = { kind: 'public', edgeSeconds: 60, staleSeconds: 600 } as const;

describe('an answer', () => {
  it('is JSON that nobody keeps, unless its route says more', async () => {
    const response = respond({ body: { a: 'ع' } });
    expect([response.status, await response.text()]).toEqual([200, '{"a":"ع"}']);
    expect(Object.fromEntries(response.headers)).toEqual({
      ...{ ...GUARDS, 'content-type': JSON_TYPE, 'cache-control': 'private, no-store' },
    });
  });

  it('may be empty, with a status and headers of its own', async () => {
    const response = respond({ status: 303, headers: { location: '/x', 'cache-control': 'no-cache' } });
    expect([response.status, await response.text()]).toEqual([303, '']);
    expect(response.body).toBeNull();
    expect(response.headers.get('location')).toBe('/x');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await respond({ body: null }).text()).toBe('null');
  });

  it.each<[CachePolicy, string]>([
    [{ kind: 'private' }, 'private, no-store'],
    [PUBLIC, 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'],
    [{ kind: 'immutable' }, 'public, max-age=31536000, immutable'],
  ])('is kept as its route says: %j', (cache, expected) => {
    expect(respond({}, cache).headers.get('cache-control')).toBe(expected);
  });

  it('has the tags that its parameters give', () => {
    const tagsOf = (cache?: CachePolicy) => respond({}, cache, { id: '7' }).headers.get('vercel-cache-tag');
    expect(tagsOf({ ...PUBLIC, tags: ({ id }) => [`product-${id}`, 'all'] })).toBe('product-7,all');
    expect(tagsOf({ ...PUBLIC, tags: () => [] })).toBeNull();
    for (const cache of [PUBLIC, { kind: 'immutable' } as const, undefined]) expect(tagsOf(cache)).toBeNull();
  });

  it('may be a file', async () => {
    const response = respond({ body: new FileBody(new Uint8Array([0, 255]), 'image/png') });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([0, 255]));
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.has('x-accel-buffering')).toBe(false);
  });
});

describe('a streamed answer', () => {
  /** A stream of these pieces, which knows whether its reader has left. */
  function stream(pieces: string[], failure?: Error) {
    const seen = { hasEnded: false };
    async function* chunks() {
      try {
        for (const piece of pieces) yield await Promise.resolve(piece);
        if (failure !== undefined) throw failure;
      } finally {
        seen.hasEnded = true;
      }
    }
    return { seen, response: respond({ body: new StreamBody(chunks(), 'application/xml') }) };
  }

  it('is sent as it is written, and not gathered first', async () => {
    const { response } = stream(['<a>', 'ع', '</a>']);
    expect(response.headers.get('content-type')).toBe('application/xml');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(await response.text()).toBe('<a>ع</a>');
  });

  it('ends with its reader', async () => {
    const { seen, response } = stream(['<a>', 'x', '</a>']);
    const reader = response.body?.getReader();
    await reader?.read();
    expect(seen.hasEnded).toBe(false);
    await reader?.cancel();
    expect(seen.hasEnded).toBe(true);
  });

  it('breaks off where it fails', async () => {
    await expect(stream(['<a>'], new Error('gone')).response.text()).rejects.toThrow('gone');
  });
});

it('sets new cookies, and clears those that it does not set anew', () => {
  const answer = { cookies: ['token=new; Path=/', 'user_id=7'] };
  const clearing = ['token=; Max-Age=0', 'visitor_token=; Max-Age=0', 'tokens=; Max-Age=0'];
  const { headers } = answerResponse(answer, found(), clearing);
  expect(headers.getSetCookie()).toEqual([
    ...['visitor_token=; Max-Age=0', 'tokens=; Max-Age=0'],
    ...['token=new; Path=/', 'user_id=7'],
  ]);
  expect(answerResponse({}, found(), ['token=; Max-Age=0']).headers.getSetCookie()).toEqual([
    'token=; Max-Age=0',
  ]);
});

it('answers JSON that is already text, with headers of its own', async () => {
  const response = jsonResponse(503, '{"a":1}', { 'retry-after': '5' });
  expect([response.status, await response.text()]).toEqual([503, '{"a":1}']);
  expect(Object.fromEntries(response.headers)).toEqual({
    ...{ ...GUARDS, 'content-type': JSON_TYPE, 'retry-after': '5' },
  });
});

describe('an error', () => {
  const bodyOf = (error: unknown): unknown => JSON.parse(errorBody(error, 'r-1').body);

  it('says its code, and only the details that callers may read', () => {
    const error = new ShopError('coupon_refused', {
      ...{ fields: { a: 'invalid' }, available: 0, pieces: 4, missing: 12_050, retryAfterSeconds: 5 },
    });
    const said = { statusCode: 409, code: 'coupon_refused', message: ERROR_MESSAGES.coupon_refused };
    expect(bodyOf(error)).toEqual({
      ...{ ...said, requestId: 'r-1', fields: { a: 'invalid' }, available: 0, pieces: 4, missing: '120.50' },
    });
    expect(errorBody(error, 'r-1')).toMatchObject({ status: 409, code: 'coupon_refused' });
  });

  it('says nothing of what nobody expected', () => {
    for (const error of [new Error('a secret'), 'a secret', undefined]) {
      expect(bodyOf(error)).toEqual({
        ...{ statusCode: 500, code: 'internal_error', message: 'Internal error.', requestId: 'r-1' },
      });
    }
  });
});
