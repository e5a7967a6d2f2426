import { afterEach, describe, expect, test, vi } from 'vitest';
import { findMiddleware } from './middleware.js';

describe('route middleware', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('a page that names none is open to all', () => {
    expect(findMiddleware(undefined)).toBeNull();
  });

  test('an unknown name is an error', () => {
    expect(() => findMiddleware('nobody')).toThrow('Unknown route middleware');
  });

  test('auth sends who is not logged in to the login, which leads back', () => {
    vi.stubGlobal('document', { cookie: 'visitor_id=1000000000001' });
    expect(findMiddleware('auth')?.('/profile?tab=orders')).toBe(
      '/auth/login?next=%2Fprofile%3Ftab%3Dorders',
    );
  });

  test('auth lets customers in', () => {
    vi.stubGlobal('document', { cookie: 'a=b; user_id=12' });
    expect(findMiddleware('auth')?.('/profile')).toBeNull();
  });
});
