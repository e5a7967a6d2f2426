import { afterEach, expect, it, vi } from 'vitest';
import { readCookie } from './cookies.js';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a=b; user_id=12', '12'],
  ['user_id=12; user_id_old=7', '12'],
  ['user_id=', ''],
  ['user_idx=12', null],
  ['', null],
])('reads from the cookie header %j the user id %j', (cookie, value) => {
  vi.stubGlobal('document', { cookie });
  expect(readCookie('user_id')).toBe(value);
});

it('returns a malformed cookie value undecoded, without an error', () => {
  vi.stubGlobal('document', { cookie: 'user_id=%E0%A4%A' });
  expect(readCookie('user_id')).toBe('%E0%A4%A');
});
