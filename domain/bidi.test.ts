import { expect, it } from 'vitest';
import { isolateLatin } from './bidi.js';

it.each([
  ['إطار لاسا 205/55 R16 91V', 'إطار لاسا \u2066205/55 R16 91V\u2069'],
  ['إطار P Zero مقاس 225/40R18', 'إطار \u2066P Zero\u2069 مقاس 225/40R18'],
  ['إطار بيريللي P7 225/45 R17 91Y', 'إطار بيريللي P7 \u2066225/45 R17 91Y\u2069'],
  ['إطار هانكوك فينتوس برايم 4 31x10.5 R15', 'إطار هانكوك فينتوس برايم 4 \u206631x10.5 R15\u2069'],
  ['إطار بريماسي 4 195 R14C 106/104R', 'إطار بريماسي 4 \u2066195 R14C 106/104R\u2069'],
  ['زيت 5W-30', 'زيت 5W-30'],
  ['بطارية', 'بطارية'],
  ['', ''],
])('%j keeps its Latin parts in order', (text, isolated) => {
  expect(isolateLatin(text)).toBe(isolated);
});
