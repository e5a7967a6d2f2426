import { expect, it } from 'vitest';
import { asksForSize } from './asksForSize.js';

const SIZES = ['195/65 R15', '205/55 R16'];
const KEYS = ['195-65-R15', '205-55-R16'];
const STAGGERED = '225-40-R18_255-35-R18';

const asked = (car: string | null, sizes: string[], choices?: string[]) =>
  asksForSize({ chosen: { car }, readAs: { sizes, choices } });

it.each([
  ['toyota-corolla_2018', SIZES, KEYS, true],
  ['toyota-corolla_2018_205-55-R16', ['205/55 R16'], KEYS, false],
  [null, SIZES, undefined, true],
  [null, ['205/55 R16'], undefined, false],
  // Other tyres at the rear are no choice.
  ['bmw-3_2018', ['225/40 R18', '255/35 R18'], [STAGGERED], false],
  [`bmw-3_2018_${STAGGERED}`, ['225/40 R18', '255/35 R18'], [STAGGERED, '225-45-R17'], false],
])('asks, for the car %s with %j of %j: %s', (car, sizes, choices, isAsked) => {
  expect(asked(car, sizes, choices)).toBe(isAsked);
});
