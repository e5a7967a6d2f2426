import { expect, it } from 'vitest';
import { readEnv } from '../../server/config/env.js';
import { checkCarrier } from './carrier.js';
import type { Probes } from './probes.js';

const SECRET = { SESSION_SECRET: 'a secret of the tests that is long enough' };
const BOSTA = { BOSTA_API_KEY: 'key-of-the-tests' };

/** The findings if Bosta responds with this status; null: it does not respond. */
async function findings(settings: Record<string, string>, status: number | null = 200): Promise<string[]> {
  const get: Probes['get'] = (url, headers) => {
    expect([url, headers]).toEqual([
      'https://app.bosta.co/api/v2/pickup-locations',
      { authorization: 'key-of-the-tests' },
    ]);
    return status === null
      ? Promise.reject(new Error('down'))
      : Promise.resolve({ status, body: '', date: null });
  };
  const found = await checkCarrier(readEnv({ ...SECRET, ...settings }), { get } as Probes);
  expect(JSON.stringify(found)).not.toContain('key-of-the-tests');
  return found.map(({ kind, subject }) => `${kind} ${subject}`);
}

it('says nothing of a carrier that is not configured', async () => {
  expect(await findings({})).toEqual([]);
});

it.each([
  [200, 'ok BOSTA_API_KEY'],
  [401, 'fix BOSTA_API_KEY'],
  [500, 'fix BOSTA_URL'],
  [null, 'fix BOSTA_URL'],
])('judges the key by the response of Bosta: %s', async (status, finding) => {
  expect(await findings({ ...BOSTA, BOSTA_WEBHOOK_SECRET: 'sixteen-characters-' }, status)).toEqual([
    finding,
  ]);
});

it('notes that nothing reports what was delivered', async () => {
  expect(await findings(BOSTA)).toEqual(['ok BOSTA_API_KEY', 'note BOSTA_WEBHOOK_SECRET']);
});
