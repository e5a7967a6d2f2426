import { describe, expect, test } from 'vitest';
import { readSearch } from './readSearch.js';

const SIZE = { width: 205, aspect: 55, rim: 16 };
const first = (text: string) => readSearch(text).readings[0];

describe('readSearch', () => {
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
    ['r16 205/55', []],
    ['205/55R16 2016', []],
  ])('splits %s into a size and other words', (text, terms) => {
    expect(first(text)).toEqual({ marking: SIZE, terms });
    expect(readSearch(text).namesSize).toBe(true);
  });

  test.each([['205/55 R16 91V'], ['205/55R1691V'], ['205/55R16 91 v'], ['٢٠٥/٥٥ ر ١٦ 91V']])(
    'reads load and speed index from %s, with the size alone as fallback',
    (text) => {
      expect(readSearch(text).readings).toEqual([
        { marking: { ...SIZE, loadIndex: '91', speedIndex: 'V' }, terms: [] },
        { marking: SIZE, terms: [] },
      ]);
    },
  );

  test.each(['run flat 225/45R17', '225/45R17 RFT', 'رن فلات 225/45 R17'])(
    'prefers run-flat tyres for %s, and falls back to every tyre of the size',
    (text) => {
      const marking = { width: 225, aspect: 45, rim: 17 };
      expect(readSearch(text).readings).toEqual([
        { marking, terms: ['runflat'] },
        { marking, terms: [] },
      ]);
    },
  );

  test.each(['205/55HR16', '205/55RF16', '205/55ZRF16', 'P205/55D16'])(
    'finds every tyre of the size for %s',
    (text) => {
      expect(readSearch(text).readings).toEqual([{ marking: SIZE, terms: [] }]);
    },
  );

  test('recognises truck sizes', () => {
    expect(first('7.50R16 14PR')).toEqual({ marking: { width: 7.5, aspect: null, rim: 16 }, terms: [] });
    expect(first('كاوتش نقل 11R22.5')?.marking).toEqual({ width: 11, aspect: null, rim: 22.5 });
  });

  test('recognises van and flotation sizes', () => {
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
    ['225/45rf', { width: 225, aspect: 45 }, []],
    ['p225/45', { width: 225, aspect: 45 }, []],
    ['31x10,5', { width: 31, aspect: 10.5 }, []],
    ['205 على 55', { width: 205, aspect: 55 }, []],
    ['31x10.5', { width: 31, aspect: 10.5 }, []],
  ])('reads %s as a partial size, or as words', (text, marking, terms) => {
    const { readings, namesSize } = readSearch(text);
    expect(readings[0]).toEqual({ marking, terms });
    expect(readings[1]?.marking).toBeNull();
    expect(namesSize).toBe(false);
  });

  test.each(['5w-30', 'pt515', 'mobil 1', '12v', 'dot 4'])('recognises no size in %s', (text) => {
    expect(readSearch(text).readings).toHaveLength(1);
    expect(first(text)?.marking).toBeNull();
  });

  test.each([
    ['كاوتش 16', { rim: 16 }, ['كاوتش']],
    ['كاوتش16', { rim: 16 }, ['كاوتش']],
    ['ميشلان ٢٠٥', { width: 205 }, ['ميشلان']],
    ['195 14 فان', { width: 195, rim: 14 }, ['فان']],
  ])('reads the figure of %s as a tyre size where a product word precedes it', (text, marking, terms) => {
    const { readings } = readSearch(text);
    expect(readings[0]).toEqual({ marking, terms, isNamed: true });
    expect(readings.slice(1).every((reading) => reading.marking === null)).toBe(true);
  });

  test('reads the rim in «كاوتش جنط 16» as a tyre’s only if no product matches all words', () => {
    expect(readSearch('كاوتش جنط 16').readings).toEqual([
      { marking: { rim: 16 }, terms: ['كاوتش', 'جنط'], isNamed: true },
      { marking: null, terms: ['كاوتش', 'جنط', '16'], isNamed: true },
      { marking: { rim: 16 }, terms: ['كاوتش'], isNamed: true },
      { marking: null, terms: ['كاوتش', 'جنط', '16'] },
    ]);
  });

  test.each(['iphone 15 16', '205', '16', '2 كاوتش'])('reads the figures of %s as words', (text) => {
    expect(readSearch(text).readings).toHaveLength(1);
  });
});
