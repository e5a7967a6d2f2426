import { expect, test } from 'vitest';
import { soundKey } from './soundKey.js';
import { editDistance, nearTerms, vocabularyOf } from './typos.js';

const near = (term: string, known: string[], options?: { isAlone: boolean }) =>
  nearTerms(term, vocabularyOf(known), options);

test.each([
  ['michelin', 'michelin', 0],
  ['michlin', 'michelin', 1],
  ['michellin', 'michelin', 1],
  ['mochelin', 'michelin', 1],
  ['mcihelin', 'michelin', 1],
  ['ميشيلان', 'ميشلان', 1],
  ['mochelan', 'michelin', 2],
  ['oil', 'michelin', 3],
])('measures the edit distance of %s and %s as %d', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
});

test('allows no typos in short words and figures, and two in long words', () => {
  expect(near('oil', ['oils', 'foil'])).toEqual([]);
  expect(near('2055516', ['2055517'])).toEqual([]);
  expect(near('lasa', ['lassa', 'bosch'])).toEqual(['lassa']);
  expect(near('brigeston', ['bridgestone', 'firestone'])).toEqual(['bridgestone']);
});

test('tolerates a typo in a short word beside a longer one', () => {
  expect(near('ميه', ['مياه', 'جبنه'])).toEqual([]);
  expect(near('ميه', ['مياه', 'جبنه'], { isAlone: false })).toEqual(['مياه']);
});

test.each([
  ['chinese', 'china', 'chin'],
  ['korean', 'korea', 'korea'],
  ['صيني', 'الصين صين', 'صين'],
  ['مساحات', 'مساحه', 'مساح'],
])('treats %s and %s as the same stem', (term, known, stem) => {
  expect(near(term, known.split(' '))).toEqual([stem]);
});

test('matches Arabic in Latin letters, including short words and digits for letters', () => {
  expect(near('zeit', ['زيت', 'بوش'])).toEqual(['زيت']);
  expect(near('3agal', ['عجل', 'جل'])).toEqual(['عجل']);
  expect(near('massa7a', ['مساحه'])).toEqual(['مساحه']);
  expect(near('5w30', ['وزن'])).toEqual([]);
});

test('tolerates a typo in a prefix', () => {
  expect(near('brigde', ['bridgestone', 'firestone'])).toEqual(['bridgestone']);
});

test.each([
  ['michelin', 'ميشلان'],
  ['bridgestone', 'بريدجستون'],
  ['continental', 'كونتيننتال'],
  ['goodyear', 'جوديير'],
  ['hankook', 'هانكوك'],
  ['yokohama', 'يوكوهاما'],
  ['maxxis', 'ماكسيس'],
  ['pirelli', 'بيريللي'],
  ['firestone', 'فايرستون'],
  ['falken', 'فالكن'],
  ['petlas', 'بتلاس'],
  ['kawetsh', 'كاوتش'],
])('matches %s with %s by sound', (latin, arabic) => {
  expect(soundKey(latin)).toBe(soundKey(arabic));
  expect(near(latin, [arabic])).toEqual([arabic]);
});
