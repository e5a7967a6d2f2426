import { expect, it } from 'vitest';
import { endOfWord } from './endOfWord.js';

it.each([
  ['Mobil 1 ESP', 'mobil', 5],
  ['زيت موبيل ١', 'موبيل', 9],
  ['Mobilube Mobil', 'Mobil', 14],
  ['Mobil1', 'Mobil', 5],
  ['Mobilube', 'Mobil', -1],
  ['Castrol', 'Mobil', -1],
  ['', 'Mobil', -1],
])('finds where a word ends, not only a part of a word: in “%s”, “%s” at %d', (text, word, end) => {
  expect(endOfWord(text, word)).toBe(end);
});
