import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../../domain/account/identity.js';
import { ShopError } from '../../../domain/core/errors.js';
import { overload } from '../../../tests/support/overload.js';
import { type Recording, recordSpans } from '../../ports/spans.js';
import type { Identity } from '../session/session.js';
import { serveFamily } from './family.js';
import { type Answer, type CachePolicy, type OpenBackend, type Route, StreamBody } from './route.js';

const ORIGIN = 'http://shop.test';
const FROM = '203.0.113.9';
const MONA: Caller = { kind: 'customer', id: 7, sessionId: 's', isContact: false };
const CLEARING = 'user_id=; Max-Age=0';
const PUBLIC: CachePolicy = { kind: 'public', edgeSeconds: 60, staleSeconds: 600 };

interface Given {
  caller?: Caller;
  /** Answers of the check of the session, one for each time that the caller is identified. */
  live?: boolean[];
  /** Seconds to wait, by limit. */
  waits?: Record<string, number>;
}

interface Asked {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

let lines: Record<string, unknown>[] = [];

beforeEach(() => {
  lines = [];
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: string) => {
      lines.push(JSON.parse(line) as Record<string, unknown>);
    });
  }
});
afterEach(() => vi.restoreAllMocks());

/** A family of these routes, for callers of this kind. */
function openFamily(routes: Route[], { caller = MONA, live = [], waits = {} }: Given = {}) {
  const counted: [string, string][] = [];
  const deferred: Promise<unknown>[] = [];
  const identify = vi.fn((): Promise<Identity> => {
    const isLive = live.shift() ?? true;
    return Promise.resolve({ caller, cookies: [CLEARING], isLive: Promise.resolve(isLive) });
  });
  const backend = {
    sessions: { identify },
    countByAddress: (limit: string, address: string) => {
      counted.push([limit, address]);
      return waits[limit] ?? null;
    },
    state: { withLocks: (_: unknown, work: () => unknown) => work() },
  } as unknown as OpenBackend;
  const serve = serveFamily('/api/x', routes, () => Promise.resolve(backend));
  const ask = async ({ method = 'GET', path = '/a', headers = {}, body }: Asked = {}) => {
    const request = new Request(`${ORIGIN}/api/x${path}`, {
      method,
      headers: { ...(method === 'GET' ? {} : { origin: ORIGIN }), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const response = await serve(request, { clientAddress: FROM, later: (work) => deferred.push(work) });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? null : JSON.parse(text)) as unknown,
    };
  };
  return { ask, counted, deferred, identify };
}

const read = (run: Route['run'] = () => ({ body: {} }), more: Partial<Route> = {}): Route => ({
  ...{ method: 'GET', path: '/a', run },
  ...more,
});
const write = (run: Route['run'] = () => ({ body: {} }), more: Partial<Route> = {}): Route =>
  read(run, { method: 'POST', ...more });

const failing = (error: unknown) => vi.fn<() => Promise<Answer>>().mockRejectedValue(error);

describe('an answer of a route', () => {
  it('has the request’s id, which the log has too, with the pattern of the address', async () => {
    const { ask } = openFamily([read(({ params }) => ({ body: params }), { path: '/a/:id' })]);
    const { status, headers, body } = await ask({ path: '/a/4711' });
    expect([status, body]).toEqual([200, { id: '4711' }]);
    const requestId = headers.get('x-request-id');
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(lines).toEqual([
      {
        ...{ time: expect.any(String) as string, level: 'info', event: 'request', requestId },
        ...{ method: 'GET', route: '/api/x/a/:id', status: 200, ms: expect.any(Number) as number },
      },
    ]);
  });

  it('is measured, by the pattern of its route', async () => {
    const recording: Recording = { trace: null, route: null, onSpan: () => undefined };
    vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValue(1250.4);
    await recordSpans(recording, () =>
      openFamily([read(undefined, { path: '/a/:id' })]).ask({ path: '/a/1' }),
    );
    expect([recording.route, lines[0]?.['ms']]).toEqual(['/api/x/a/:id', 250]);
  });

  it('may have an address of 8000 characters', async () => {
    const query = v.object({ q: v.string() });
    const path = '/a?q='.padEnd(8000 - '/api/x'.length, 'x');
    expect((await openFamily([read(undefined, { query })]).ask({ path })).status).toBe(200);
  });

  it('clears cookies of a broken session, and answers public reads without one', async () => {
    const own = openFamily([read()]);
    expect((await own.ask()).headers.getSetCookie()).toEqual([CLEARING]);
    const shared = openFamily([read(({ caller }) => ({ body: caller }), { cache: PUBLIC })]);
    const { headers, body } = await shared.ask();
    expect([headers.getSetCookie(), body]).toEqual([[], { kind: 'nobody' }]);
    expect(shared.identify).not.toHaveBeenCalled();
  });

  it('is made with who asked, from where, and the parsed input', async () => {
    const seen: unknown[] = [];
    const route = write(
      ({ caller, clientAddress, query, body }) => {
        seen.push([caller, clientAddress, query, body]);
        return {};
      },
      { query: v.object({ q: v.string() }), body: v.object({ b: v.number() }) },
    );
    await openFamily([route]).ask({
      ...{ method: 'POST', path: '/a?q=1', body: '{"b":2}' },
      headers: { 'content-type': 'application/json' },
    });
    expect(seen).toEqual([[MONA, FROM, { q: '1' }, { b: 2 }]]);
  });
});

describe('a request that is refused', () => {
  it.each<[string, Asked, number, string, Record<string, string>]>([
    ['of a path that no route has', { path: '/b' }, 404, 'not_found', {}],
    ['of a method that the path lacks', { method: 'PUT' }, 405, 'method_not_allowed', { allow: 'GET, POST' }],
    ['that is too long', { path: `/a?${'x'.repeat(8000)}` }, 414, 'address_too_long', {}],
    [
      'from a foreign page',
      { method: 'POST', headers: { origin: 'http://evil' } },
      403,
      'forbidden_origin',
      {},
    ],
  ])('%s runs no route, and is kept by nobody', async (_, asked, status, code, headers) => {
    const run = vi.fn(() => ({}));
    const { ask, identify } = openFamily([read(run), write(run)]);
    const reply = await ask(asked);
    const requestId = reply.headers.get('x-request-id');
    expect([reply.status, reply.body]).toEqual([status, expect.objectContaining({ code, requestId })]);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.headers.get('allow')).toBe(headers['allow'] ?? null);
    expect(reply.headers.get('retry-after')).toBeNull();
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect([run.mock.calls.length, identify.mock.calls.length]).toEqual([0, 0]);
    expect(lines).toMatchObject([{ level: 'info', status, code, requestId }]);
  });

  it('is logged without its path if no route has it', async () => {
    await openFamily([read()]).ask({ path: '/mona@example.com' });
    expect(lines).toMatchObject([{ route: '/api/x/?' }]);
  });

  it('may be a write of another system, if the route is for one', async () => {
    const { ask } = openFamily([write(undefined, { crossOrigin: true })]);
    expect((await ask({ method: 'POST', headers: { origin: 'http://evil' } })).status).toBe(200);
    const reads = openFamily([read()]);
    expect((await reads.ask({ headers: { origin: 'http://evil' } })).status).toBe(200);
  });
});

describe('limits', () => {
  const limits = ['logins-address', 'contact-address'] as const;

  it('count each request by its address, and a customer’s by the account', async () => {
    const { ask, counted } = openFamily([read(undefined, { limits }), write()]);
    await ask();
    await ask({ method: 'POST' });
    expect(counted).toEqual([
      ['logins-address', FROM],
      ['contact-address', FROM],
      ['reads-account', 'account 7'],
      ['writes-account', 'account 7'],
    ]);
  });

  it('have no account to count for nobody', async () => {
    const { ask, counted } = openFamily([read(), write()], { caller: { kind: 'nobody' } });
    await ask();
    await ask({ method: 'POST' });
    expect(counted).toEqual([]);
  });

  it.each(['contact-address', 'reads-account'])('say when to ask again: %s', async (limit) => {
    const run = vi.fn(() => ({}));
    const { ask } = openFamily([read(run, { limits })], { waits: { [limit]: 30 } });
    const { status, headers, body } = await ask();
    expect([status, headers.get('retry-after')]).toEqual([429, '30']);
    expect(body).toMatchObject({ code: 'too_many_requests' });
    expect(run).not.toHaveBeenCalled();
  });

  it('of the route itself are by network', async () => {
    const networks: (string | undefined)[] = [];
    const limiter: Route['limiter'] = (work, network) => {
      networks.push(network);
      return work();
    };
    const { ask } = openFamily([read(undefined, { limiter })]);
    await ask();
    expect(networks).toEqual([FROM]);
  });
});

describe('a failure', () => {
  it.each<[string, unknown, number, string | null, string]>([
    ['while the store is down', new ShopError('store_unavailable'), 503, '5', 'error'],
    ['of unknown outcome, which is not to be repeated', new ShopError('outcome_unknown'), 503, null, 'error'],
    ['under load, which is no error', new ShopError('busy', { retryAfterSeconds: 3 }), 503, '3', 'info'],
    ['that nobody expected', new Error('a mistake'), 500, null, 'error'],
    ['that is no error', 'a mistake', 500, null, 'error'],
    ['of a service, whatever its status', new ShopError('newsletter_unavailable'), 422, null, 'error'],
    ['that is the caller’s', new ShopError('order_not_found'), 404, null, 'info'],
  ])('%s', async (_, error, status, retryAfter, level) => {
    const { ask } = openFamily([read(failing(error))]);
    const { headers, body, ...reply } = await ask();
    expect([reply.status, headers.get('retry-after')]).toEqual([status, retryAfter]);
    expect(headers.getSetCookie()).toEqual([CLEARING]);
    const { code, requestId } = body as { code: string; requestId: string };
    expect(lines).toEqual([expect.objectContaining({ level, status, code, requestId })]);
    const isDescribed = level === 'error' && error instanceof Error;
    expect(typeof lines[0]?.['error']).toBe(isDescribed ? 'string' : 'undefined');
  });

  it('of work after the response is logged, and fails nothing else', async () => {
    const { ask, deferred } = openFamily([
      read(({ later }) => {
        later(Promise.reject(new TypeError('No letter')));
        later(failing('a secret')());
        later(Promise.resolve());
        return {};
      }),
    ]);
    expect((await ask()).status).toBe(200);
    await Promise.all(deferred);
    const failures = lines.filter(({ event }) => event === 'later-work-failed');
    expect(failures).toMatchObject([
      { level: 'error', error: expect.stringMatching(/^TypeError: No letter/) as string },
      { level: 'error', error: 'unknown' },
    ]);
    expect(deferred).toHaveLength(3);
  });
});

describe('a session that turns out to be revoked', () => {
  it('writes nothing, and its request is answered for who remains', async () => {
    const run = vi.fn(() => ({}));
    const route = write(run, { body: v.object({ b: v.number() }) });
    const { ask, identify } = openFamily([route], { live: [false, true] });
    const headers = { 'content-type': 'application/json' };
    expect((await ask({ method: 'POST', headers, body: '{"b":2}' })).status).toBe(200);
    expect([run.mock.calls.length, identify.mock.calls.length]).toEqual([1, 2]);
  });

  it('reads again, as a read does no harm', async () => {
    const run = vi.fn(() => ({}));
    const { ask } = openFamily([read(run)], { live: [false, true] });
    expect((await ask()).status).toBe(200);
    expect(run).toHaveBeenCalledTimes(2);
  });
});

describe('requests at once', () => {
  /** Runs that are asked for at once, and how many of them ran. */
  async function runsOf(route: (run: Route['run']) => Route) {
    let free = (): void => undefined;
    const held = new Promise<void>((resolve) => (free = resolve));
    const run = vi.fn(async (): Promise<Answer> => {
      await held;
      return { body: {} };
    });
    const { ask } = openFamily([route(run)], { caller: { kind: 'nobody' } });
    const method = route(run).method;
    const replies = Promise.all([ask({ method }), ask({ method })]);
    await vi.waitFor(() => expect(run).toHaveBeenCalled());
    await new Promise((resolve) => setImmediate(resolve));
    free();
    expect((await replies).map(({ status }) => status)).toEqual([200, 200]);
    return run.mock.calls.length;
  }

  it('are answered by one read if anybody may see it, and else each for itself', async () => {
    expect(await runsOf((run) => read(run, { cache: PUBLIC }))).toBe(1);
    expect(await runsOf((run) => read(run))).toBe(2);
    expect(await runsOf((run) => read(run, { cache: { kind: 'private' } }))).toBe(2);
    expect(await runsOf((run) => write(run, { cache: PUBLIC }))).toBe(2);
  });

  it('are rejected under load if they can wait', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const end = await overload();
    const statusOf = async (route: Route) => (await openFamily([route]).ask({ method: route.method })).status;
    expect(await statusOf(read(undefined, { cache: PUBLIC }))).toBe(503);
    expect(await statusOf(read(undefined, { cache: PUBLIC, isNeverShed: true }))).toBe(200);
    expect(await statusOf(read())).toBe(200);
    expect(await statusOf(write(undefined, { cache: PUBLIC }))).toBe(200);
    end();
  });

  it('of a stream are each written', async () => {
    async function* chunks() {
      yield await Promise.resolve('{}');
    }
    const run = vi.fn(() => ({ body: new StreamBody(chunks(), 'application/json') }));
    const { ask } = openFamily([read(run, { cache: PUBLIC })]);
    const replies = await Promise.all([ask(), ask()]);
    expect(replies.map(({ body }) => body)).toEqual([{}, {}]);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
