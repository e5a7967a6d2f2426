import { expect, it } from 'vitest';
import { readingMinutes } from './readingTime.js';

it('estimates reading time from words, not dashes or bullets, at the language’s speed', () => {
  const text = 'word – word • '.repeat(228);
  expect(readingMinutes(text, 'en')).toBe(2);
  expect(readingMinutes(text, 'ar')).toBe(3);
});

it('estimates a reading time of at least one minute', () => {
  expect(readingMinutes('', 'en')).toBe(1);
  expect(readingMinutes('كلمة', 'ar')).toBe(1);
});
