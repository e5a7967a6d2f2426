import { expect, it } from 'vitest';
import type { Customer } from '../../../domain/account/customer.js';
import { countersFor } from './passwordTries.js';

const NAMES = {
  event: 'logins',
  perSource: 'login-codes-source',
  perAccount: 'login-codes-account',
} as const;
const owner = { id: 7 } as unknown as Customer;
const source = (device: string | null) => ({
  ...{ network: '192.0.2.1', device: () => Promise.resolve(device) },
  deviceOf: ({ id }: { id: number }) => Promise.resolve(id === owner.id ? device : null),
});
const keysOf = async (entered: { owner: Customer | null }, device: string | null) =>
  (await countersFor(NAMES, { username: 'mona', epoch: 1, ...entered }, source(device))).map(
    ({ key }) => key,
  );

it('counts tries on each known device of an account apart', async () => {
  expect(await keysOf({ owner }, 'd1')).toEqual(['logins device d1 account 7']);
  expect(await keysOf({ owner }, 'd2')).toEqual(['logins device d2 account 7']);
});

it('counts tries elsewhere by network and all together, also for a name that nobody has', async () => {
  expect(await keysOf({ owner }, null)).toEqual(['logins network 192.0.2.1 account 7', 'logins account 7']);
  expect(await keysOf({ owner: null }, 'd1')).toEqual([
    'logins network 192.0.2.1 name mona',
    'logins name mona',
  ]);
});
