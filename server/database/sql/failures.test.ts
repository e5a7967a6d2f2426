import { LibsqlError } from '@libsql/client';
import { describe, expect, it } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { databaseError, isOverloaded, isRolledBack, isUnanswered } from './failures.js';

describe('databaseError', () => {
  it.each([
    ['a connection that breaks', new TypeError('fetch failed')],
    ['a response that breaks off', new TypeError('terminated')],
    ['the time limit', new DOMException('The operation was aborted', 'TimeoutError')],
    ['a gateway without its database', new LibsqlError('Server returned HTTP status 503', 'SERVER_ERROR')],
  ])('treats %s as unanswered, also in an outage', (_, error) => {
    const mapped = databaseError(error);
    expect(isUnanswered(mapped)).toBe(true);
    expect(isUnanswered(new ShopError('store_unavailable', {}, mapped))).toBe(true);
  });

  it('knows an overloaded database, which has executed nothing', () => {
    const mapped = databaseError(new LibsqlError('Server returned HTTP status 429', 'SERVER_ERROR'));
    expect([isOverloaded(mapped), isUnanswered(mapped)]).toEqual([true, false]);
  });

  it('knows a transaction that a database was started again without', () => {
    const mapped = databaseError(
      new LibsqlError('Server returned HTTP status 400: Received an invalid baton', 'SERVER_ERROR'),
    );
    expect([isRolledBack(mapped), isUnanswered(mapped)]).toEqual([true, false]);
  });

  it.each([
    ['a mistake in the code', new TypeError('rows.map is not a function')],
    ['a violated constraint', new LibsqlError('UNIQUE constraint failed: orders.id', 'SQLITE_CONSTRAINT')],
  ])('returns %s unchanged', (_, error) => {
    expect(databaseError(error)).toBe(error);
    expect(isUnanswered(error)).toBe(false);
  });
});
