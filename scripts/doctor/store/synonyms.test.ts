import { expect, it } from 'vitest';
import { readEnv } from '../../../server/config/env.js';
import type { Probes } from '../probes.js';
import { checkSynonyms } from './synonyms.js';

const SECRET = { SESSION_SECRET: 'f3c1a9e07b5d2846f3c1a9e07b5d2846' };
const told = async (work: ReturnType<typeof checkSynonyms>) =>
  (await work).map(({ kind, subject, text }) => `${kind} ${subject}: ${text}`);

it('tells how many synonyms of the embedded shop are used, and which lines are refused', async () => {
  const find = (text: string | null) =>
    told(checkSynonyms(readEnv(SECRET), { readSynonyms: () => Promise.resolve(text) } as Probes));
  expect(await find('mats, moquette\nalone\nshoes, kicks')).toEqual([
    'ok Synonyms: 2 groups are used',
    'fix Synonyms: line 2: there is only one word: separate synonyms by commas (`npm run search -- import`)',
  ]);
  expect(await find(null)).toEqual([]);
});

it('reads those of WordPress where texts come from there', async () => {
  const env = readEnv({ ...SECRET, CONTENT_URL: 'https://words.example' });
  const find = (body: string, status = 200) =>
    told(
      checkSynonyms(env, { get: () => Promise.resolve({ status, body, date: null }) } as unknown as Probes),
    );
  expect(await find(JSON.stringify({ search: { synonyms: 'mats, moquette\r\nx, yy' } }))).toEqual([
    'ok Synonyms: 1 groups are used',
    'fix Synonyms: line 2: “x” has fewer than 2 letters or digits (Storefront → Search)',
  ]);
  for (const body of ['{}', '<html>', '{"search":[]}', '{"search":{"synonyms":5}}'])
    expect(await find(body)).toEqual([]);
});
