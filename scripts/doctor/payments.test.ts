import { expect, it } from 'vitest';
import { readEnv } from '../../server/config/env.js';
import { checkPayments } from './payments.js';
import type { Probes } from './probes.js';

const SETTINGS = {
  SESSION_SECRET: 'f3c1a9e07b5d2846f3c1a9e07b5d2846',
  GEIDEA_URL: 'https://api.merchant.geidea.net',
  GEIDEA_PUBLIC_KEY: '11111111-2222',
  GEIDEA_API_PASSWORD: 'password',
  COD_RULES: '{"deposit_above":5000,"deposit_percent":25}',
};
const PROBES = { askCardProvider: () => Promise.resolve() } as unknown as Probes;

it.each([
  [{}, 'ok', 'asks for a deposit of 25 % by card on cash orders above 5,000 EGP'],
  [{ VERCEL_ENV: 'preview' }, 'note', 'asks for no deposit here, because this preview takes no cards'],
])('says when cash orders need a deposit (%j)', async (environment, kind, text) => {
  const findings = await checkPayments(readEnv({ ...SETTINGS, ...environment }), PROBES);
  expect(findings.filter(({ subject }) => subject === 'COD_RULES')).toEqual([
    { subject: 'COD_RULES', kind, text },
  ]);
});

it('says nothing of deposits in a shop that asks for none', async () => {
  const findings = await checkPayments(readEnv({ ...SETTINGS, COD_RULES: '' }), PROBES);
  expect(findings.map(({ subject }) => subject)).not.toContain('COD_RULES');
});
