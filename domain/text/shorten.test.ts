import { expect, it } from 'vitest';
import { shorten } from './shorten.js';

it.each([
  ['short enough', 20, 'short enough'],
  ['quiet at speed, and long in life', 22, 'quiet at speed…'],
  ['إطار هادئ يعيش طويلًا', 14, 'إطار هادئ…'],
  ['unbreakable-and-very-long', 12, 'unbrea…'],
  ['a😀😀😀😀😀😀', 8, 'a😀…'],
])('cuts %j to at most %i characters after a word', (text, most, cut) => {
  expect(shorten(text, most)).toBe(cut);
});
