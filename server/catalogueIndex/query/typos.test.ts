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
])('%s is as far from %s as %d', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
});

test('short words and figures have no neighbours, long ones may have two letters wrong', () => {
  expect(near('oil', ['oils', 'foil'])).toEqual([]);
  expect(near('2055516', ['2055517'])).toEqual([]);
  expect(near('lasa', ['lassa', 'bosch'])).toEqual(['lassa']);
  expect(near('brigeston', ['bridgestone', 'firestone'])).toEqual(['bridgestone']);
});

test('a short word is forgiven beside a longer one', () => {
  expect(near('ميه', ['مياه', 'جبنه'])).toEqual([]);
  expect(near('ميه', ['مياه', 'جبنه'], { isAlone: false })).toEqual(['مياه']);
});

test.each([
  ['chinese', 'china', 'chin'],
  ['korean', 'korea', 'korea'],
  ['صيني', 'الصين صين', 'صين'],
  ['مساحات', 'مساحه', 'مساح'],
])('%s is %s with another ending', (term, known, stem) => {
  expect(near(term, known.split(' '))).toEqual([stem]);
});

test('Arabic in Latin letters is understood, short words and figures for letters among them', () => {
  expect(near('zeit', ['زيت', 'بوش'])).toEqual(['زيت']);
  expect(near('3agal', ['عجل', 'جل'])).toEqual(['عجل']);
  expect(near('massa7a', ['مساحه'])).toEqual(['مساحه']);
  expect(near('5w30', ['وزن'])).toEqual([]);
});

test('the beginning of a word may be misspelt while it is typed', () => {
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
])('%s sounds like %s', (latin, arabic) => {
  expect(soundKey(latin)).toBe(soundKey(arabic));
  expect(near(latin, [arabic])).toEqual([arabic]);
});
