import { expect, it } from 'vitest';
import { isolateLatin } from './bidi.js';

it.each([
  ['إطار لاسا 205/55 R16 91V', 'إطار لاسا \u2066205/55 R16 91V\u2069'],
  ['إطار P Zero مقاس 225/40R18', 'إطار \u2066P Zero\u2069 مقاس 225/40R18'],
  ['زيت 5W-30', 'زيت 5W-30'],
  ['بطارية', 'بطارية'],
  ['', ''],
])('%j keeps its Latin parts in order', (text, isolated) => {
  expect(isolateLatin(text)).toBe(isolated);
});
