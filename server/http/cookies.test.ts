import { expect, it } from 'vitest';
import { parseCookies } from './cookies.js';

it('reads cookies by name, with whatever their values hold', () => {
  expect(Object.fromEntries(parseCookies('a=1; b=x=y; c='))).toEqual({ a: '1', b: 'x=y', c: '' });
  expect(parseCookies('').get('a')).toBeUndefined();
});

it('takes the first of several cookies with one name, which is the closest to the page', () => {
  expect(parseCookies('a=near; a=far').get('a')).toBe('near');
});
