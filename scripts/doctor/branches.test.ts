import { expect, it } from 'vitest';
import { readEnv } from '../../server/config/env.js';
import { checkBranches } from './branches.js';
import type { Probes } from './probes.js';

const ENV = readEnv({
  SESSION_SECRET: 'f3c1a9e07b5d2846f3c1a9e07b5d2846',
  CONTENT_URL: 'https://words.example',
});
const BRANCH = {
  ...{ slug: 'dokki', name: { en: 'Dokki', ar: null }, address: { en: '1 Nile Street', ar: null } },
  ...{
    governorate: 'EGGZ',
    map: '',
    opens: '10:00',
    closes: '18:00',
    slots: 'hour',
    capacity: 1,
    fitting: '',
  },
};

async function findings(body: unknown, status = 200): Promise<string[]> {
  const answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body), date: null };
  const probes = { get: () => Promise.resolve(answer) } as unknown as Probes;
  return (await checkBranches(ENV, probes)).map(({ kind, text }) => `${kind} ${text}`);
}

it('names the branch and the field of a typing error, and where it is written', async () => {
  expect(await findings({ branches: [BRANCH, { ...BRANCH, slug: 'maadi', opens: 'ten' }] })).toEqual([
    'fix Branch 2 (maadi) is left out: opens: must be a time such as 10:00 (Storefront → Branches)',
  ]);
});

it('counts valid branches, and says nothing where there are none', async () => {
  expect(await findings({ branches: [BRANCH] })).toEqual(['ok 1 take appointments']);
  expect(await findings({})).toEqual([]);
  expect(await findings('<html>')).toEqual([]);
  expect(await findings({}, 404)).toEqual([]);
});
