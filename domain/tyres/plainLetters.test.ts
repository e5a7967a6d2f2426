import { expect, it } from 'vitest';
import { plainLetters } from './plainLetters.js';

it.each([
  ['２０５／５５ Ｒ１６', '205/55 R16'],
  ['٢٠٥/٥٥ ر١٦ 91v', '205/55 R16 91V'],
  ['205\u00a055\u200fr16', '205 55 R16'],
])('writes %j as the patterns of sizes read it, each character in its place', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
  expect(plain).toHaveLength(text.length);
});
