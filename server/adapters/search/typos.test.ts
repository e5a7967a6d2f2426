import { expect, test } from 'vitest';
import { soundKey } from './soundKey.js';
import { editDistance, nearTerms } from './typos.js';

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
  expect(nearTerms('oil', ['oils', 'foil'])).toEqual([]);
  expect(nearTerms('2055516', ['2055517'])).toEqual([]);
  expect(nearTerms('lasa', ['lassa', 'bosch'])).toEqual(['lassa']);
  expect(nearTerms('brigeston', ['bridgestone', 'firestone'])).toEqual(['bridgestone']);
});

test('the beginning of a word may be misspelt while it is typed', () => {
  expect(nearTerms('brigde', ['bridgestone', 'firestone'])).toEqual(['bridgestone']);
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
  expect(nearTerms(latin, [arabic])).toEqual([arabic]);
});
