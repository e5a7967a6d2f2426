import { expect, it, vi } from 'vitest';
import type { Customer } from '../../../domain/account/customer.js';
import type { Caller } from '../../../domain/account/identity.js';
import { ShopError } from '../../../domain/core/errors.js';
import { expectShopError } from '../../../tests/contract/support.js';
import type { Backend } from '../../ports/backend.js';
import { deleteAccount } from './deleteAccount.js';

const CALLER: Caller = { kind: 'customer', id: 7, sessionId: 's', isContact: false };

function open(getCustomer: () => Promise<Customer | null>) {
  const revokeAllSessions = vi.fn(() => Promise.resolve(1));
  const backend = { store: { customers: { getCustomer } }, state: { revokeAllSessions } };
  const leave = (caller: Caller) => deleteAccount(backend as unknown as Backend, caller, { password: 'x' });
  return { leave, revokeAllSessions };
}

it('ends the sessions that are left of an account which is gone', async () => {
  const { leave, revokeAllSessions } = open(() => Promise.resolve(null));
  await expectShopError(leave(CALLER), 'login_required');
  expect(revokeAllSessions.mock.calls).toEqual([[7]]);
});

it('ends no session of an account that cannot be read at the moment', async () => {
  const { leave, revokeAllSessions } = open(() => Promise.reject(new ShopError('store_unavailable')));
  await expectShopError(leave(CALLER), 'store_unavailable');
  expect(revokeAllSessions).not.toHaveBeenCalled();
});

it('ends no session for visitors, who have no account', async () => {
  const { leave, revokeAllSessions } = open(() => Promise.resolve(null));
  await expectShopError(leave({ kind: 'guest', id: 7, sessionId: 's' }), 'login_required');
  await expectShopError(leave({ kind: 'nobody' }), 'login_required');
  expect(revokeAllSessions).not.toHaveBeenCalled();
});
