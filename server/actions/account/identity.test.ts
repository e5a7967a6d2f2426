import { describe, expect, it, vi } from 'vitest';
import type { Customer } from '../../../domain/account/customer.js';
import type { Caller } from '../../../domain/account/identity.js';
import { expectShopError } from '../../../tests/contract/support.js';
import type { Backend } from '../../ports/backend.js';
import type { Source } from '../../ports/shared/source.js';
import { login, logout, readOwnAccount } from './identity.js';

const MONA = { id: 7, username: 'mona' } as Customer;
const CALLER: Caller = { kind: 'customer', id: 7, sessionId: 's', isContact: false };
const SOURCE: Source = {
  network: '192.0.2.1',
  deviceOf: () => Promise.resolve(null),
  device: () => Promise.resolve(null),
};

/** `answers` are the owners of the password that the store names, one after the other. */
function open({ owner = MONA, answers = [MONA], count = 1 }: Given = {}) {
  const verifyPassword = vi.fn();
  for (const answer of answers) verifyPassword.mockResolvedValueOnce(answer);
  const clearEvents = vi.fn(() => Promise.resolve());
  const backend = {
    store: {
      customers: {
        findByUsername: () => Promise.resolve(owner),
        verifyPassword,
        getCustomer: vi.fn(() => Promise.resolve(owner)),
      },
    },
    state: {
      sessionEpoch: (id: number) => Promise.resolve(id),
      countEvent: () => Promise.resolve({ count, resetsInSeconds: 60 }),
      clearEvents,
      revokeAllSessions: vi.fn(),
      revokeSession: vi.fn(),
    },
    settings: { maxOf: () => 5 },
    later: (work: () => Promise<void>) => void work(),
  };
  return { backend: backend as unknown as Backend, fake: backend, clearEvents };
}

interface Given {
  owner?: Customer | null;
  answers?: (Customer | null)[];
  count?: number;
}

const enter = ({ backend }: { backend: Backend }) =>
  login(backend, { username: 'mona', password: 'x' }, SOURCE);

describe('a login', () => {
  it('forgets the wrong attempts before it from the same place, and no others', async () => {
    const shop = open();
    expect(await enter(shop)).toEqual({ customer: MONA, epoch: 7 });
    expect(shop.clearEvents.mock.calls).toEqual([['wrong-logins network 192.0.2.1 account 7']]);
  });

  it('forgets nothing after a wrong password', async () => {
    const shop = open({ answers: [null] });
    await expectShopError(enter(shop), 'wrong_credentials');
    expect(shop.clearEvents).not.toHaveBeenCalled();
  });

  it('checks no password after too many wrong ones, and says how long', async () => {
    const shop = open({ count: 6 });
    await expectShopError(enter(shop), 'too_many_requests', { retryAfterSeconds: 60 });
    expect(shop.fake.store.customers.verifyPassword).not.toHaveBeenCalled();
  });

  it('by a name that only the store knows is checked again, after the session epoch is known', async () => {
    const twice = open({ owner: null, answers: [MONA, MONA] });
    expect(await enter(twice)).toEqual({ customer: MONA, epoch: 7 });
    for (const again of [null, { ...MONA, id: 8 }])
      await expectShopError(enter(open({ owner: null, answers: [MONA, again] })), 'wrong_credentials');
  });
});

describe('the own account', () => {
  it('is the caller’s, with their session', async () => {
    expect(await readOwnAccount(open().backend, CALLER)).toEqual({ session: CALLER, customer: MONA });
  });

  it('needs a login once it is gone, and for visitors, whatever their number', async () => {
    await expectShopError(readOwnAccount(open({ owner: null }).backend, CALLER), 'login_required');
    await expectShopError(readOwnAccount(open().backend, { kind: 'nobody' }), 'login_required');
    const guest = { kind: 'guest', id: 7, sessionId: 's' } as const;
    await expectShopError(readOwnAccount(open().backend, guest), 'login_required');
  });
});

it('ends this session at a logout, and all others if that is wished', async () => {
  const { backend, fake } = open();
  await logout(backend, CALLER, false);
  expect(fake.state.revokeSession.mock.calls).toEqual([['s', expect.any(Date)]]);
  expect(fake.state.revokeAllSessions).not.toHaveBeenCalled();
  await logout(backend, CALLER, true);
  expect(fake.state.revokeAllSessions.mock.calls).toEqual([[7]]);
  await logout(backend, { kind: 'guest', id: 7, sessionId: 'g' }, true);
  expect(fake.state.revokeSession).toHaveBeenCalledTimes(2);
});
