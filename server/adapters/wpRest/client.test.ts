import { expect, test } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { createClient } from './client.js';

const ACCESS = { url: 'https://store.example', consumerKey: 'ck_test', consumerSecret: 'cs_test' };
const WRITE = { method: 'POST', path: 'wc/v3/orders', body: {} } as const;

/** A client whose requests all fail with this system error, and the line that its operator reads. */
function failingWith(code: string) {
  const problems: string[] = [];
  const cause = Object.assign(new Error('x'), { code });
  const client = createClient({
    ...ACCESS,
    fetch: () => Promise.reject(new TypeError('fetch failed', { cause })),
    onProblem: (line) => problems.push(line),
  });
  return { client, problems };
}

test.each([
  ['CERT_HAS_EXPIRED', 'The certificate of store.example (STORE_URL) has expired: renew it'],
  [
    'CERT_NOT_YET_VALID',
    'The certificate of store.example (STORE_URL) is not valid yet: check the clock of the server',
  ],
  ['ERR_TLS_CERT_ALTNAME_INVALID', expect.stringMatching(/is for another host name/)],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', expect.stringMatching(/is self-signed/)],
  ['SELF_SIGNED_CERT_IN_CHAIN', expect.stringMatching(/unknown authority/)],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', expect.stringMatching(/intermediate certificates/)],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', expect.stringMatching(/full chain/)],
  ['ENOTFOUND', 'The host store.example does not exist: check STORE_URL'],
  ['ECONNREFUSED', 'store.example (STORE_URL) refuses connections: is the store running?'],
])('reports %s to the operator in one line, as a request that wrote nothing', async (code, line) => {
  const { client, problems } = failingWith(code);
  await expect(client.request(WRITE)).rejects.toMatchObject({ code: 'store_unavailable' });
  expect(problems).toEqual([line]);
});

test('reports a broken connection as a write with unknown outcome', async () => {
  const { client, problems } = failingWith('ECONNRESET');
  await expect(client.request(WRITE)).rejects.toMatchObject({ code: 'outcome_unknown' });
  expect(problems).toEqual(['The connection to the store at store.example was interrupted (ECONNRESET)']);
});

test('tells the operator of a failed draft without the key in its address', async () => {
  const problems: string[] = [];
  const client = createClient({
    ...ACCESS,
    fetch: () => Promise.resolve(new Response('{}', { status: 503 })),
    onProblem: (line) => problems.push(line),
  });
  const path = 'wc-storefront/v1/drafts/post-7-1790000000-0a1b2c3d4e5f60718293a4b5c6d7e8f9';
  await expect(client.request({ method: 'GET', path, timeoutMs: 1 })).rejects.toBeInstanceOf(ShopError);
  expect(problems).toEqual([
    'The store at store.example responds with 503 to GET wc-storefront/v1/drafts/{token}',
  ]);
});

test('opens the circuit after five failures, and lets a single trial request through', async () => {
  let asked = 0;
  let now = 0;
  const client = createClient({
    ...ACCESS,
    now: () => now,
    fetch: () => {
      asked += 1;
      return Promise.reject(new TypeError('fetch failed'));
    },
  });
  const ask = () => client.request(WRITE).catch((error: unknown) => error);
  for (let tries = 0; tries < 8; tries += 1) expect(await ask()).toBeInstanceOf(ShopError);
  expect(asked).toBe(5);
  now += 10_001;
  await Promise.all([ask(), ask(), ask()]);
  expect(asked).toBe(6);
});

test('reads past a proxy that keeps answers, but lets it answer what everybody may read', async () => {
  const kept = new Map<string, Response>();
  let pieces = 3;
  const client = createClient({
    ...ACCESS,
    fetch: (address) => {
      const fresh = Response.json([{ stock_quantity: pieces }]);
      const answer = kept.get(address as string) ?? fresh;
      kept.set(address as string, answer.clone());
      return Promise.resolve(answer);
    },
  });
  const read = async (as: 'keys' | 'none') =>
    (await client.request({ method: 'GET', path: 'wc/v3/products', query: { include: '7' }, as })).body;
  expect([await read('keys'), await read('none')]).toEqual([
    [{ stock_quantity: 3 }],
    [{ stock_quantity: 3 }],
  ]);
  pieces = 0;
  expect([await read('keys'), await read('none')]).toEqual([
    [{ stock_quantity: 0 }],
    [{ stock_quantity: 3 }],
  ]);
});

test('tries a bulk read once, and does not take the store for down when it fails', async () => {
  let asked = 0;
  const client = createClient({
    ...ACCESS,
    now: () => 0,
    fetch: (address) => {
      asked += 1;
      const isBulk = (address as string).includes('per_page=100');
      return isBulk ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(Response.json([]));
    },
  });
  const bulk = { method: 'GET', path: 'wc/v3/products', query: { per_page: 100 }, isBulk: true } as const;
  for (let tries = 0; tries < 8; tries += 1) {
    await expect(client.request(bulk)).rejects.toMatchObject({ code: 'store_unavailable' });
  }
  expect(asked).toBe(8);
  expect(await client.request({ method: 'GET', path: 'wp/v2/pages' })).toMatchObject({ body: [] });
});

test('ends the trial of an open circuit although a bulk read was it', async () => {
  const store = storeThatComesBack();
  for (let tries = 0; tries < 5; tries += 1) await store.write();
  store.wait(10_001);
  await expect(store.bulk()).rejects.toMatchObject({ code: 'store_unavailable' });
  store.comeBack();
  store.wait(10_001);
  expect(await store.read()).toMatchObject({ body: [] });
});

/** A client of a store that is down until it is brought back. */
function storeThatComesBack() {
  let now = 0;
  let isBack = false;
  const client = createClient({
    ...ACCESS,
    now: () => now,
    fetch: () =>
      isBack ? Promise.resolve(Response.json([])) : Promise.reject(new TypeError('fetch failed')),
  });
  return {
    read: () => client.request({ method: 'GET', path: 'wp/v2/pages' }),
    bulk: () => client.request({ method: 'GET', path: 'wp/v2/pages', isBulk: true }),
    write: () => client.request(WRITE).catch((error: unknown) => error),
    comeBack: () => (isBack = true),
    wait: (ms: number) => (now += ms),
  };
}

test('closes the circuit for all parallel requests once the store is back', async () => {
  const store = storeThatComesBack();
  for (let tries = 0; tries < 5; tries += 1) await store.write();
  store.comeBack();
  store.wait(10_001);
  const replies = await Promise.all([store.read(), store.read(), store.read(), store.read()]);
  expect(replies).toHaveLength(4);
});

test('limits a read to one time budget including retries when the store never answers', async () => {
  let asked = 0;
  const client = createClient({
    ...ACCESS,
    fetch: (_, init) => {
      asked += 1;
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    },
  });
  const startedAtMs = performance.now();
  const read = client.request({ method: 'GET', path: 'wp/v2/pages', timeoutMs: 100 });
  await expect(read).rejects.toMatchObject({ code: 'store_unavailable' });
  expect(performance.now() - startedAtMs).toBeLessThan(250);
  expect(asked).toBe(1);
});

test.each([
  ['a page of a firewall as JSON', '{"message":"Forbidden"}'],
  ['a refusal that nobody expects', '{"code":"rest_forbidden_context"}'],
])('takes %s for an outage, whatever its status', async (_, body) => {
  for (const status of [400, 404, 418]) {
    const client = createClient({ ...ACCESS, fetch: () => Promise.resolve(new Response(body, { status })) });
    for (const call of [WRITE, { method: 'GET', path: 'wc/v3/orders/7' } as const]) {
      await expect(client.request(call)).rejects.toMatchObject({ code: 'store_unavailable' });
    }
  }
});
