import { expect, it } from 'vitest';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { BidiText } from './BidiText.js';
import type { Locale } from '../../../domain/core/locale.js';

const draw = (text: string, locale: Locale) => renderStatic(<BidiText>{text}</BidiText>, { locale });

it('draws a lone number of an Arabic name without an element, which would jump to another line by itself', () => {
  const drawn = draw('إطار فينتوس برايم 4', 'ar');
  expect(drawn.text).toBe('إطار فينتوس برايم 4');
  expect(drawn.querySelectorAll('bdi')).toEqual([]);
});

it.each([
  ['en', 'Castrol GTX 20W-50 engine oil', ['20W-50']],
  ['en', 'Lassa 205/55 R16 91V', ['205/55 R16']],
  ['ar', 'زيت كاسترول GTX 20W-50', ['20W-50']],
  ['ar', 'إطار لاسا 205/55 R16 91V', ['205/55 R16']],
] as const)('keeps, in %s, the sizes and grades of %j on one line', (locale, text, whole) => {
  const drawn = draw(text, locale);
  expect(drawn.text).toBe(text);
  expect(drawn.querySelectorAll('.el-unbroken').map((part) => part.text)).toEqual(whole);
});

it.each([
  ['زيت كاسترول GTX 20W-50 عبوة', ['GTX 20W-50']],
  ['زيت موبيل 1 5W-30', ['5W-30']],
  ['زيت موبيل 1 ESP 5W-30', ['1 ESP 5W-30']],
  ['إطار بريماسي 4 205/55 R16 91V', ['205/55 R16 91V']],
])("isolates the Latin parts of %s, without moving a model's figure", (name, parts) => {
  const runs = draw(name, 'ar').querySelectorAll('bdi[dir=ltr]');
  expect(runs.map((run) => run.text)).toEqual(parts);
});
