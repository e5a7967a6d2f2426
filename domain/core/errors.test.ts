import { describe, expect, it } from 'vitest';
import { ERROR_STATUSES, isErrorCode, ShopError } from './errors.js';

describe('an error', () => {
  it('gives each error code its HTTP status', () => {
    for (const [code, status] of Object.entries(ERROR_STATUSES)) {
      expect(isErrorCode(code)).toBe(true);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
    }
    expect(new ShopError('insufficient_stock', { available: 3 })).toMatchObject({
      status: 409,
      message: 'insufficient_stock',
      details: { available: 3 },
    });
  });

  it.each([
    '',
    'toString',
    'constructor',
    '__proto__',
    'hasOwnProperty',
    'INTERNAL_ERROR',
    null,
    undefined,
    5,
    {},
  ])('rejects %j as an error code', (code) => {
    expect(isErrorCode(code)).toBe(false);
  });
});
