import { expect, test } from 'vitest';
import { nameWithTagline } from './nameWithTagline.js';

test.each([
  ['Tyres at home', 'Nile Tyres – Tyres at home'],
  ['', 'Nile Tyres'],
  [' ', 'Nile Tyres'],
])('tells the name with the tagline %j as %s', (tagline, whole) => {
  expect(
    nameWithTagline({ shopName: { en: 'Nile Tyres', ar: null }, tagline: { en: tagline, ar: null } }, 'en'),
  ).toBe(whole);
});
