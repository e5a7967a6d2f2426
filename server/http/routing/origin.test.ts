import { expect, it } from 'vitest';
import { requireSameOrigin } from './origin.js';

const isTaken = (headers: Record<string, string>) => {
  try {
    requireSameOrigin(new Request('https://shop.example/api/x', { method: 'POST', headers }));
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'forbidden_origin' });
    return false;
  }
};

const SAME = { 'sec-fetch-site': 'same-origin' };

it.each<[Record<string, string>, boolean]>([
  [{ origin: 'https://shop.example' }, true],
  [{ origin: 'http://shop.example' }, true],
  [{ origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' }, true],
  [SAME, true],
  [{ origin: 'null', ...SAME }, true],
  [{}, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'null' }, false],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: '', ...SAME }, false],
  [{ origin: 'shop.example', ...SAME }, false],
  [{ origin: 'https://evil.example', ...SAME }, false],
  [{ origin: 'https://shop.example:8443', ...SAME }, false],
])('takes a write with %j: %s', (headers, expected) => {
  expect(isTaken(headers)).toBe(expected);
});
