import { expect, it } from 'vitest';
import { parseCookies } from './cookies.js';

it('parses cookies by name, whatever their values contain', () => {
  expect(Object.fromEntries(parseCookies('a=1; b=x=y; c='))).toEqual({ a: '1', b: 'x=y', c: '' });
  expect(parseCookies('').get('a')).toBeUndefined();
  expect(Object.fromEntries(parseCookies(' a =1;nameless;=2;b= 3 '))).toEqual({ a: '1', b: '3' });
});

it('takes the first of several cookies with the same name, which has the most specific path', () => {
  expect(parseCookies('a=near; a=far').get('a')).toBe('near');
});
