import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../domain/account/identity.js';
import { type ErrorCode, ShopError } from '../../../domain/core/errors.js';
import type { Complete, Completion, KeyOutcome, StatePort, KeyRequest } from '../../ports/records/state.js';
import { givenKey, runOnce } from './idempotency.js';
import type { Answer, Route, WriteContext } from './route.js';

const MONA: Caller = { kind: 'customer', id: 7, sessionId: 's', isContact: false };
const SECRET = 'a-secret-key-of-the-sender';
const ROUTE: Route = {
  ...{ method: 'POST', path: '/x', idempotent: 'once', writesOrders: true },
  run: () => ({ body: {} }),
};

/** Keeps outcomes by name, as the database does. */
function openState() {
  const wanted: KeyRequest[] = [];
  const held: (readonly string[])[] = [];
  const kept = new Map<string, { fingerprint: string; outcome: KeyOutcome }>();
  const state = {
    async withLocks<T>(names: readonly string[], work: () => Promise<T>) {
      held.push(names);
      return work();
    },
    async runExclusive<T>(
      { key, locks = [] }: { key?: KeyRequest; locks?: readonly string[] },
      work: (complete: Complete) => Promise<T>,
    ) {
      if (key === undefined) throw new Error('There is no key');
      wanted.push(key);
      held.push(locks);
      const before = kept.get(key.name);
      if (before !== undefined && before.fingerprint !== key.fingerprint) return { state: 'mismatch' };
      if (before?.outcome === 'unknown') return { state: 'running', leaseEndsInSeconds: 42 };
      if (before !== undefined && before.outcome !== 'released')
        return { state: 'answered', answer: before.outcome };
      const complete = (outcome: KeyOutcome) => {
        kept.set(key.name, { fingerprint: key.fingerprint, outcome });
        return { outcome } as Completion;
      };
      return { state: 'done', value: await work(complete) };
    },
  } as unknown as StatePort;
  return { state, wanted, held, kept };
}

type Kept = [string, { fingerprint: string; outcome: KeyOutcome }];

interface Sent {
  key?: string | null;
  caller?: Caller;
  body?: unknown;
  search?: string;
  route?: Partial<Route>;
  requestId?: string;
}

function openShop() {
  const records = openState();
  const contexts: WriteContext[] = [];
  const send = (
    answer: () => Answer | Promise<Answer>,
    { key = SECRET, caller = MONA, body = { a: 1 }, search = '', route = {}, requestId = 'r-1' }: Sent = {},
  ) =>
    runOnce(
      {
        ...{ route: { ...ROUTE, ...route }, requestId, caller, body },
        request: new Request(`http://x/${search}`, {
          method: 'POST',
          headers: key === null ? {} : { 'idempotency-key': key },
        }),
      },
      records,
      async (context) => {
        contexts.push(context);
        return answer();
      },
    );
  return { ...records, contexts, send };
}

const placed = () => ({ status: 201, body: { order: 'for Mona' } });
const refuse = (code: ErrorCode) => () => Promise.reject(new ShopError(code));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof ShopError ? error.code : 'thrown'),
  );

describe('a write with a key', () => {
  it('is done once, and its answer is given again', async () => {
    const { send, contexts } = openShop();
    expect(await send(placed)).toEqual(placed());
    expect(await send(placed)).toEqual({ ...placed(), headers: { 'idempotency-replayed': 'true' } });
    expect(contexts).toHaveLength(1);
    const plain = openShop();
    await plain.send(() => ({ body: {} }));
    expect(await plain.send(placed)).toMatchObject({ status: 200, body: {} });
  });

  it('is another one for another key, sender or route', async () => {
    const { send, contexts } = openShop();
    await send(placed);
    await send(placed, { key: 'another' });
    await send(placed, { caller: { ...MONA, id: 8 } });
    await send(placed, { route: { path: '/y' } });
    await send(placed, { route: { method: 'PUT' } });
    expect(new Set(contexts.map(({ mark }) => mark)).size).toBe(5);
  });

  it.each<[string, Sent]>([
    ['body', { body: { a: 2 } }],
    ['absence of a body', { body: null }],
    ['query', { search: '?a=1' }],
  ])('is refused with another %s', async (_, other) => {
    const { send, contexts } = openShop();
    await send(placed);
    expect(await codeOf(send(placed, other))).toBe('idempotency_mismatch');
    expect(contexts).toHaveLength(1);
  });

  it('has a mark of its own, which is the same for each repeat', async () => {
    const { send, contexts } = openShop();
    await codeOf(send(refuse('store_unavailable')));
    await send(placed);
    const [first, again] = contexts.map(({ mark }) => mark);
    expect(first).toMatch(/^[\w-]{16}$/);
    expect(again).toBe(first);
  });

  it('keeps neither the key nor what was answered in the clear', async () => {
    const { send, wanted, kept } = openShop();
    await send(placed);
    const [{ name, fingerprint } = { name: '', fingerprint: '' }] = wanted;
    expect(name).toMatch(/^7 [\w-]{43}$/);
    expect(fingerprint).toMatch(/^[\da-f]{64}$/);
    const stored = JSON.stringify([...kept]);
    for (const clear of [SECRET, 'Mona', Buffer.from('Mona').toString('base64url')])
      expect(stored).not.toContain(clear);
  });

  it('replays no answer that somebody has changed', async () => {
    const { send, kept } = openShop();
    await send(placed);
    for (const [name, { fingerprint, outcome }] of kept) {
      if (typeof outcome === 'string') continue;
      const bytes = Buffer.from(outcome.body, 'base64url');
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      kept.set(name, { fingerprint, outcome: { ...outcome, body: bytes.toString('base64url') } });
    }
    expect(await codeOf(send(placed))).toBe('thrown');
  });

  it('keeps an answer that no other key opens', async () => {
    const { send, kept } = openShop();
    await send(placed);
    await send(() => ({ body: 'for Nadia' }), { key: 'another', caller: { ...MONA, id: 77 } });
    const [[mona, first], [nadia, second]] = [...kept] as [Kept, Kept];
    expect([mona, nadia]).toEqual([expect.stringMatching(/^7 /), expect.stringMatching(/^77 /)]);
    kept.set(mona, { ...first, outcome: second.outcome });
    expect(await codeOf(send(placed))).toBe('thrown');
  });

  it('keeps a refusal, which names the request that asked again', async () => {
    const { send, contexts } = openShop();
    expect(await codeOf(send(refuse('order_not_found')))).toBe('order_not_found');
    const again = await send(placed, { requestId: 'r-2' });
    expect(again).toMatchObject({ status: 404, body: { code: 'order_not_found', requestId: 'r-2' } });
    expect(contexts).toHaveLength(1);
    await codeOf(send(refuse('invalid_fields'), { key: 'another' }));
    const other = await send(placed, { key: 'another', requestId: 'r-3' });
    expect(other).toMatchObject({ status: 400, body: { requestId: 'r-3' } });
  });

  it.each<ErrorCode>(['store_unavailable', 'too_many_requests', 'busy', 'internal_error'])(
    'may be tried again after %s',
    async (code) => {
      const { send } = openShop();
      expect(await codeOf(send(refuse(code)))).toBe(code);
      expect(await send(placed)).toEqual(placed());
    },
  );

  it('may be tried again after what nobody expected, and not while its outcome is unknown', async () => {
    const { send } = openShop();
    expect(await codeOf(send(() => Promise.reject(new Error('a mistake'))))).toBe('thrown');
    expect(await codeOf(send(refuse('outcome_unknown')))).toBe('outcome_unknown');
    const waiting = send(placed);
    await expect(waiting).rejects.toMatchObject({
      code: 'request_in_progress',
      details: { retryAfterSeconds: 42 },
    });
  });

  it('is locked for longer where a repeat would write twice', async () => {
    const { send, wanted } = openShop();
    await send(placed);
    await send(placed, { key: 'another', route: { idempotent: 'repeatable' } });
    expect(wanted.map(({ leaseSeconds }) => leaseSeconds)).toEqual([60, 10]);
  });

  it('gives the store what to commit with it', async () => {
    const { send, contexts, kept } = openShop();
    let committed: unknown[] = [];
    await send(() => {
      contexts[0]?.onCommit(() => placed())?.('written');
      committed = [...kept.values()];
      return placed();
    });
    expect(committed).toMatchObject([{ outcome: { status: 201 } }]);
  });
});

describe('a write without a key', () => {
  it.each<[string, Sent]>([
    ['of nobody', { caller: { kind: 'nobody' } }],
    ['of a route that knows none', { route: { idempotent: undefined } as unknown as Partial<Route> }],
    ['that was sent without', { key: null }],
  ])('%s is done each time', async (_, sent) => {
    const { send, contexts, wanted } = openShop();
    await send(placed, sent);
    await send(placed, sent);
    expect([contexts.length, wanted.length]).toEqual([2, 0]);
    expect(contexts[0]?.mark).toBeUndefined();
    expect(contexts[0]?.onCommit(() => placed())).toBeUndefined();
  });

  it('holds the lock of a customer’s orders, if it writes them', async () => {
    const { send, held } = openShop();
    await send(placed);
    await send(placed, { key: null });
    await send(placed, { key: null, route: { writesOrders: false } });
    await send(placed, { key: 'another', route: { writesOrders: false } });
    await send(placed, { key: 'a third', caller: { kind: 'guest', id: 10 ** 12, sessionId: 's' } });
    expect(held).toEqual([['orders of 7'], ['orders of 7'], [], []]);
  });
});

it('takes keys of 1 to 255 characters', () => {
  const given = (key: string | null) =>
    givenKey(new Request('http://x', { headers: key === null ? {} : { 'idempotency-key': key } }));
  expect([given(null), given('k'), given('k'.repeat(255))]).toEqual([null, 'k', 'k'.repeat(255)]);
  for (const key of ['', 'k'.repeat(256)]) {
    expect(() => given(key)).toThrow(
      expect.objectContaining({
        code: 'invalid_fields',
        details: { fields: { 'Idempotency-Key': 'invalid' } },
      }),
    );
  }
});
