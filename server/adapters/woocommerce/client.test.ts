import { expect, test } from 'vitest';
import { ShopError } from '../../../domain/errors.js';
import { createClient } from './client.js';

const ACCESS = { url: 'https://store.example', consumerKey: 'ck_test', consumerSecret: 'cs_test' };
const WRITE = { method: 'POST', path: 'wc/v3/orders', body: {} } as const;

test('an expired certificate is one line for the operator', async () => {
  const problems: string[] = [];
  const expired = Object.assign(new Error('x'), { code: 'CERT_HAS_EXPIRED' });
  const client = createClient({
    ...ACCESS,
    fetch: () => Promise.reject(new TypeError('fetch failed', { cause: expired })),
    onProblem: (line) => problems.push(line),
  });
  await expect(client.request(WRITE)).rejects.toMatchObject({ code: 'store_unavailable' });
  expect(problems).toEqual(['The certificate of store.example (STORE_URL) has expired: renew it']);
});

test('a store that does not answer is left in peace for a while, and tried again by one', async () => {
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
