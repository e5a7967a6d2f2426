import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShopError } from '../../domain/core/errors.js';
import { ownError } from './ownError.js';

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  vi.stubEnv('DEV', false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const from = (script: string, error: Error = new TypeError('x is undefined')) =>
  Object.assign(error, { stack: `${error.name}: ${error.message}\n    at add (${script}:1:20)` });
const OWN = 'https://shop.example/assets/client.js';

it('is an error that a script of the shop threw', () => {
  const error = from(OWN);
  expect(ownError(error)).toBe(error);
});

it.each([
  ['a browser extension', from('chrome-extension://abc/content.js')],
  ['a script of another origin', from('https://tags.example/gtm.js')],
  ['a script that an extension wrote into the page', from('https://shop.example/ar/faq')],
  ['a script of another origin without details', null],
  ['a value that is no error', 'failed'],
  ['an aborted request', from(OWN, new DOMException('aborted', 'AbortError'))],
  ['a request that failed in Chrome', from(OWN, new TypeError('Failed to fetch'))],
  [
    'a request that failed in Firefox',
    from(OWN, new TypeError('NetworkError when attempting to fetch resource.')),
  ],
  ['a request that failed in Safari', from(OWN, new TypeError('Load failed'))],
  ['code that could not be loaded', from(OWN, new TypeError('Importing a module script failed.'))],
  ['an answer of the server', from(OWN, new ShopError('store_unavailable'))],
])('is not %s', (_, error) => {
  expect(ownError(error)).toBeNull();
});
