import { expect, it } from 'vitest';
import { rimsOf } from './carKey.js';

it.each([
  ['205-55-R16', [16]],
  ['225-40-R18_255-35-R18', [18]],
  ['225-40-R18_255-35-R19', [18, 19]],
  ['11-R22.5', [22.5]],
  ['195-R14C', [14]],
])('reads the rims of %s', (size, rims) => {
  expect(rimsOf(size)).toEqual(rims);
});
