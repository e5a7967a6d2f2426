import { describe, expect, test } from 'vitest';
import { readSearch } from './readSearch.js';

const SIZE = { width: 205, aspect: 55, rim: 16 };
const first = (text: string) => readSearch(text).readings[0];

describe('what a shopper typed', () => {
  test.each([
    ['205/55R16', []],
    ['ميشلان 205/55 R16', ['ميشلان']],
    ['205 55 16 lassa', ['lassa']],
    ['مقاس ٢٠٥/٥٥ر١٦', []],
    ['P205/55R16 XL', []],
    ['LAS-GRW-2055516', ['las', 'grw']],
    ['كاوتش 205 على 55 جنط 16', ['كاوتش']],
    ['مقاس205 في 55 في 16', []],
    ['205 / 55 / R 16', []],
  ])('%s names a size and other words', (text, terms) => {
    expect(first(text)).toEqual({ marking: SIZE, terms });
    expect(readSearch(text).namesSize).toBe(true);
  });

  test.each([['205/55 R16 91V'], ['205/55R1691V'], ['205/55R16 91 v'], ['٢٠٥/٥٥ ر ١٦ 91V']])(
    '%s names load and speed, too, and the size alone will do',
    (text) => {
      expect(readSearch(text).readings).toEqual([
        { marking: { ...SIZE, loadIndex: '91', speedIndex: 'V' }, terms: [] },
        { marking: SIZE, terms: [] },
      ]);
    },
  );

  test('van and flotation sizes', () => {
    expect(first('195 R14C 106/104R')?.marking).toEqual({
      ...{ width: 195, aspect: null, rim: 14, commercial: true },
      ...{ loadIndex: '106/104', speedIndex: 'R' },
    });
    for (const text of ['31x10.5r15', '31*10.50*15', '31 10.5 15', '31×10.5 R15'])
      expect(first(text)?.marking).toEqual({ width: 31, aspect: 10.5, rim: 15 });
  });

  test.each([
    ['205/55', { width: 205, aspect: 55 }, []],
    ['205/55r1', { width: 205, aspect: 55 }, []],
    ['michelin r16', { rim: 16 }, ['michelin']],
    ['r16 205/55', { width: 205, aspect: 55, rim: 16 }, []],
    ['31x10.5', { width: 31, aspect: 10.5 }, []],
  ])('%s is a part of a size, or words after all', (text, marking, terms) => {
    const { readings, namesSize } = readSearch(text);
    expect(readings[0]).toEqual({ marking, terms });
    expect(readings[1]?.marking).toBeNull();
    expect(namesSize).toBe(false);
  });

  test.each(['5w-30', 'pt515', 'mobil 1', '12v', 'dot 4'])('%s names none', (text) => {
    expect(readSearch(text).readings).toHaveLength(1);
    expect(first(text)?.marking).toBeNull();
  });

  test.each([
    ['كاوتش 16', { rim: 16 }, ['كاوتش']],
    ['كاوتش16', { rim: 16 }, ['كاوتش']],
    ['ميشلان ٢٠٥', { width: 205 }, ['ميشلان']],
    ['195 14 فان', { width: 195, rim: 14 }, ['فان']],
  ])('a figure of %s may be a tyre’s, where goods are named so', (text, marking, terms) => {
    const { readings } = readSearch(text);
    expect(readings[0]).toEqual({ marking, terms, isNamed: true });
    expect(readings.slice(1).every((reading) => reading.marking === null)).toBe(true);
  });

  test('the rim of «كاوتش جنط 16» is a tyre’s only if no goods are called by all the words', () => {
    expect(readSearch('كاوتش جنط 16').readings).toEqual([
      { marking: { rim: 16 }, terms: ['كاوتش', 'جنط'], isNamed: true },
      { marking: null, terms: ['كاوتش', 'جنط', '16'], isNamed: true },
      { marking: { rim: 16 }, terms: ['كاوتش'], isNamed: true },
      { marking: null, terms: ['كاوتش', 'جنط', '16'] },
    ]);
  });

  test.each(['iphone 15 16', '205', '16', '2 كاوتش'])('the figures of %s are words', (text) => {
    expect(readSearch(text).readings).toHaveLength(1);
  });
});
