import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../domain/core/errors.js';
import { fakeStorage } from '../../tests/support/fakeStorage.js';
import { attemptFor, isUndecided, pendingAttempt } from './checkoutAttempt.js';

describe('attemptFor', () => {
  it('keeps its key while the order stays the same', () => {
    const first = attemptFor({ order_id: 7, billing: { city: 'Giza' } }, null);
    expect(attemptFor({ order_id: 7, billing: { city: 'Giza' } }, first)).toBe(first);
  });

  it('is a new one as soon as anything differs', () => {
    const first = attemptFor({ order_id: 7, billing: { city: 'Giza' } }, null);
    const second = attemptFor({ order_id: 7, billing: { city: 'Dokki' } }, first);
    expect(second.key).not.toBe(first.key);
  });
});

describe('the attempt that is kept', () => {
  beforeEach(() => void vi.stubGlobal('sessionStorage', fakeStorage()));

  it('outlives a reload until it is forgotten', () => {
    const attempt = attemptFor({ order_id: 7 }, null);
    pendingAttempt.write(attempt);
    expect(pendingAttempt.read()).toEqual(attempt);
    pendingAttempt.write(null);
    expect(pendingAttempt.read()).toBeNull();
  });

  it.each(['{"key":7}', '{', 'null'])('is none where the browser holds %s', (text) => {
    sessionStorage.setItem('checkoutAttempt', text);
    expect(pendingAttempt.read()).toBeNull();
  });
});

describe('isUndecided', () => {
  it('is so after outages and unanswered calls', () => {
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

  it('is not so after a refusal, whose key would only repeat it', () => {
    for (const code of ['insufficient_stock', 'price_changed', 'order_not_open', 'invalid_fields'] as const) {
      expect(isUndecided(new ShopError(code))).toBe(false);
    }
  });
});
