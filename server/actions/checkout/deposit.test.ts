import { expect, it } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import type { CheckoutRequest } from './checkoutRequest.js';
import { asDepositError, requireSeenDeposit } from './deposit.js';

it('a provider that is down has a name of its own, because cash is no way out', () => {
  const cause = new Error('no answer');
  const down = asDepositError(new ShopError('payment_unavailable', {}, cause));
  expect(down).toMatchObject({ code: 'deposit_unavailable', cause });
  for (const other of [new ShopError('busy'), new Error('a mistake')])
    expect(asDepositError(other)).toBe(other);
});

it('nobody pays a deposit that they have not seen', () => {
  const check = (seenDeposit: number | null | undefined, deposit: number | null) => () =>
    requireSeenDeposit({ seenDeposit } as CheckoutRequest, deposit);
  for (const same of [check(500, 500), check(null, null), check(undefined, 500)]) expect(same).not.toThrow();
  for (const other of [check(500, 600), check(null, 500), check(500, null)])
    expect(other).toThrow(expect.objectContaining({ code: 'deposit_changed' }));
});
