import { expect, it } from 'vitest';
import { isolateLatin, UNBROKEN } from './bidi.js';

it.each([
  ['إطار لاسا 205/55 R16 91V', 'إطار لاسا \u2066205/55 R16 91V\u2069'],
  ['إطار P Zero مقاس 225/40R18', 'إطار \u2066P Zero\u2069 مقاس 225/40R18'],
  ['إطار بيريللي P7 225/45 R17 91Y', 'إطار بيريللي P7 \u2066225/45 R17 91Y\u2069'],
  ['إطار هانكوك فينتوس برايم 4 31x10.5 R15', 'إطار هانكوك فينتوس برايم 4 \u206631x10.5 R15\u2069'],
  ['إطار بريماسي 4 195 R14C 106/104R', 'إطار بريماسي 4 \u2066195 R14C 106/104R\u2069'],
  ['إطار بريماسي SUV+', 'إطار بريماسي \u2066SUV+\u2069'],
  ['زيت 5W-30', 'زيت 5W-30'],
  ['بطارية', 'بطارية'],
  ['', ''],
])('isolates the Latin parts of %j', (text, isolated) => {
  expect(isolateLatin(text)).toBe(isolated);
});

it.each([
  ['Castrol GTX 20W-50 engine oil', ['20W-50']],
  ['Lassa 205/55 R16 91V, or 195 R14C', ['205/55 R16', '195 R14C']],
  ['31x10.5 R15 and 225/40ZR18', ['31x10.5 R15', '225/40ZR18']],
  ['API CI-4, not a full-synthetic T-shirt', ['CI-4']],
  ['زيت شل 20W-50 عبوة', ['20W-50']],
  ['VERY-LONG-WORDS-WITHOUT-FIGURES', []],
  ['1234567890123456-1', []],
])('keeps, in %j, this part on one line: %j', (text, codes) => {
  expect(text.split(UNBROKEN).filter((_, place) => place % 2 === 1)).toEqual(codes);
});
