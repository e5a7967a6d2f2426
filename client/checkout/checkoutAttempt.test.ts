import { isUndecided } from '../core/isUndecided.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../domain/core/errors.js';
import { fakeStorage } from '../../tests/support/fakeStorage.js';
import { attemptFor, pendingAttempt } from './checkoutAttempt.js';

describe('attemptFor', () => {
  it('reuses the idempotency key while the order is unchanged', () => {
    const first = attemptFor({ order_id: 7, billing: { city: 'Giza' } }, null);
    expect(attemptFor({ order_id: 7, billing: { city: 'Giza' } }, first)).toBe(first);
  });

  it('creates a new idempotency key as soon as the order differs', () => {
    const first = attemptFor({ order_id: 7, billing: { city: 'Giza' } }, null);
    const second = attemptFor({ order_id: 7, billing: { city: 'Dokki' } }, first);
    expect(second.key).not.toBe(first.key);
  });
});

describe('pendingAttempt', () => {
  beforeEach(() => void vi.stubGlobal('sessionStorage', fakeStorage()));

  it('keeps the pending checkout attempt over a reload until it is cleared', () => {
    const attempt = attemptFor({ order_id: 7 }, null);
    pendingAttempt.write(attempt);
    expect(pendingAttempt.read()).toEqual(attempt);
    pendingAttempt.write(null);
    expect(pendingAttempt.read()).toBeNull();
  });

  it.each(['{"key":7}', '{', 'null'])('has no pending checkout attempt when storage holds %s', (text) => {
    sessionStorage.setItem('checkoutAttempt', text);
    expect(pendingAttempt.read()).toBeNull();
  });
});

describe('isUndecided', () => {
  it('treats the outcome of an order as unknown after an outage or a lost response', () => {
    for (const code of [
      'store_unavailable',
      'internal_error',
      'too_many_requests',
      'request_in_progress',
    ] as const) {
      expect(isUndecided(new ShopError(code))).toBe(true);
    }
    expect(isUndecided(new TypeError('network'))).toBe(true);
  });

  it('treats a refused order as decided, so that a retry gets a new key', () => {
    for (const code of ['insufficient_stock', 'price_changed', 'order_not_open', 'invalid_fields'] as const) {
      expect(isUndecided(new ShopError(code))).toBe(false);
    }
  });
});
