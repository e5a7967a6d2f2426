import { expect, it } from 'vitest';
import { readEnv } from '../../server/config/env.js';
import { checkMail } from './mail.js';
import type { Probes } from './probes.js';

const SECRET = 'a secret of the tests that is long enough';

it('reports an embedded shop whose orders reach nobody', async () => {
  const about = async (settings: Record<string, string>) => {
    const probes = { verifyMail: () => Promise.resolve() } as unknown as Probes;
    const findings = await checkMail(readEnv({ SESSION_SECRET: SECRET, ...settings }), probes);
    return findings.map(({ kind, subject }) => `${kind} ${subject}`);
  };
  expect(await about({})).toContain('note ORDER_EMAIL');
  expect(await about({ ORDER_EMAIL: 'orders@shop.example' })).not.toContain('note ORDER_EMAIL');
  expect(await about({ CONTACT_EMAIL: 'desk@shop.example' })).not.toContain('note ORDER_EMAIL');
});
