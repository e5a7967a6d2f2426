import { afterEach, describe, expect, test, vi } from 'vitest';
import { findMiddleware } from './middleware.js';

describe('route middleware', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('leaves a page without route middleware public', () => {
    expect(findMiddleware(undefined)).toBeNull();
  });

  test('throws on an unknown route middleware', () => {
    expect(() => findMiddleware('nobody')).toThrow('Unknown route middleware');
  });

  test('redirects guests from a protected page to the login, with a return path', () => {
    vi.stubGlobal('document', { cookie: 'visitor_id=1000000000001' });
    expect(findMiddleware('auth')?.('/profile?tab=orders')).toBe(
      '/auth/login?next=%2Fprofile%3Ftab%3Dorders',
    );
  });

  test('lets customers open a protected page', () => {
    vi.stubGlobal('document', { cookie: 'a=b; user_id=12' });
    expect(findMiddleware('auth')?.('/profile')).toBeNull();
  });
});
