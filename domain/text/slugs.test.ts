import { expect, test } from 'vitest';
import { findBySlug, readableSlug, slugKey } from './slugs.js';

const ENCODED = '%d8%a5%d8%b7%d8%a7%d8%b1-%d8%b4%d8%aa%d9%88%d9%8a';

test.each([
  [ENCODED, 'إطار-شتوي'],
  [ENCODED.toUpperCase(), 'إطار-شتوي'],
  ['إطار-شتوي', 'إطار-شتوي'],
  ['%d8%a5%d8%b7%d8', 'إط'],
  ['%d8%a5%d8%b7%', 'إط'],
  ['%d8%a5%d8%b7%f0%9f%9a', 'إط'],
  ['winter-tyre', 'winter-tyre'],
  ['100%-cotton', '100%-cotton'],
  ['%ff', '%ff'],
  ['', ''],
])('reads the slug %s as %s', (slug, readable) => {
  expect(readableSlug(slug)).toBe(readable);
});

test.each([
  ['upper-case escapes', ENCODED.toUpperCase()],
  ['lower-case escapes', ENCODED],
  ['escapes of escapes', encodeURIComponent(ENCODED)],
  ['diacritics', 'إِطَار-شِتْوِيّ'],
  ['no hamza', 'اطار-شتوي'],
  ['tatweel', 'إطـــار-شتوي'],
  ['another alef maqsura', 'إطار-شتوى'],
  ['decomposed letters', 'إطار-شتوي'.normalize('NFD')],
  ['direction marks', '\u200fإطار-شتوي\u200e'],
])('knows a slug with %s', (_, spelling) => {
  const entries = [{ slug: 'other' }, { slug: ENCODED }];
  expect(slugKey(decodeURIComponent(spelling))).toBe(slugKey(ENCODED));
  expect(findBySlug(entries, spelling)).toBe(entries[1]);
});

test('prefers the exact spelling', () => {
  const entries = [{ slug: 'اطار' }, { slug: '%d8%a5%d8%b7%d8%a7%d8%b1' }];
  expect(findBySlug(entries, 'إطار')).toBe(entries[1]);
  expect(findBySlug(entries, 'اطار')).toBe(entries[0]);
});

test.each(['غير-موجود', '', '%ff'])('finds nothing for %s', (slug) => {
  expect(findBySlug([{ slug: ENCODED }], slug)).toBeUndefined();
});
