import { expect, it } from 'vitest';
import { readingMinutes } from './readingTime.js';

it('counts words, not dashes and bullets, at the speed of the language', () => {
  const text = 'word – word • '.repeat(228);
  expect(readingMinutes(text, 'en')).toBe(2);
  expect(readingMinutes(text, 'ar')).toBe(3);
});

it('is never less than a minute', () => {
  expect(readingMinutes('', 'en')).toBe(1);
  expect(readingMinutes('كلمة', 'ar')).toBe(1);
});
