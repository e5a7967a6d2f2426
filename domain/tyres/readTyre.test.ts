import { describe, expect, it, test } from 'vitest';
import { foldSearchText } from '../text/fold.js';
import { formatSize, type TyreSize } from './tyre.js';
import { readTyre } from './readTyre.js';
import spellings from './spellings.json' with { type: 'json' };

/** Text, `width/aspect/rim` (null: no size), load index, speed index, marks; aspect `-` for full-profile sizes. */
type Spelling = [text: string, size: string | null, load: string | null, speed: string | null, marks: string];

const figuresOf = ({ width, aspect, rim, commercial }: TyreSize) =>
  `${width}/${aspect ?? '-'}/${rim}${commercial ? 'C' : ''}`;

const read = (text: string) => {
  const tyre = readTyre(text);
  return tyre === null
    ? [null, null, null, '']
    : [figuresOf(tyre.size), tyre.loadIndex, tyre.speedIndex, tyre.marks.join(' ')];
};

describe('readTyre', () => {
  test.each(spellings as Spelling[])('reads "%s" as %s', (text, size, load, speed, marks) => {
    expect(read(text)).toEqual([size, load, speed, marks]);
    // Searches fold letters and accents first.
    expect(read(foldSearchText(text))).toEqual([size, load, speed, marks]);
  });

  test('the list holds hundreds of different spellings, and texts that are no size', () => {
    const all = (spellings as Spelling[]).map(([text]) => text);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(800);
    expect((spellings as Spelling[]).filter(([, size]) => size === null).length).toBeGreaterThan(100);
  });

  test('blanks out what was read, and keeps the place of everything else', () => {
    expect(readTyre('إطار Pirelli P7 225/45RF17 91W XL 2021 أسود')?.rest.split(/\s+/)).toEqual([
      ...['إطار', 'Pirelli', 'P7', 'أسود'],
    ]);
    const name = 'Lassa \u200f٢٠٥/٥٥ ر ١٦ ٩١V Greenways';
    const { start, end } = readTyre(name) ?? {};
    expect(name.slice(start, end)).toBe('٢٠٥/٥٥ ر ١٦ ٩١V');
  });

  test('reads the first of two sizes with its own marking, and names the other', () => {
    const tyre = readTyre('225/40R18 92Y + 255/35R18 94Y');
    expect(tyre).toMatchObject({ loadIndex: '92', others: [{ width: 255, aspect: 35, rim: 18 }] });
    expect(readTyre('205/55R16 91V (205/55 R16)')?.others).toEqual([]);
  });

  test.each<TyreSize>([
    { width: 155, aspect: 80, rim: 13, commercial: false },
    { width: 165, aspect: null, rim: 13, commercial: true },
    { width: 255, aspect: 35, rim: 19, commercial: false },
    { width: 215, aspect: 75, rim: 17.5, commercial: true },
    { width: 31, aspect: 10.5, rim: 15, commercial: false },
    { width: 7.5, aspect: null, rim: 16, commercial: false },
    { width: 11, aspect: null, rim: 22.5, commercial: false },
    { width: 80, aspect: 90, rim: 17, commercial: false },
  ])('reads back %j as formatSize writes it', (size) => {
    expect(readTyre(formatSize(size))?.size).toEqual(size);
  });

  const TWIN_MARKS = [
    ...['95H/99V', '95 H / 99 V', '(95H) (99V)', '99V/95H', '95H أو 99V', '95H+99V', '٩٥H/٩٩V', '95/99H'],
    ...['121R/118R', '121 / 118 R', '109/107T (106H)', '109/107 T / 106 H'],
  ];

  it.each([...TWIN_MARKS, '95H/V', '95H/99'])('reads all of %s behind a size', (mark) => {
    const { rest, end } = readTyre(`Lassa 225/60R17 ${mark}`) ?? {};
    expect([rest?.trim(), end]).toEqual(['Lassa', 'Lassa 225/60R17 '.length + mark.length]);
  });

  it.each(TWIN_MARKS)('reads all of %s before a size', (mark) => {
    expect(readTyre(`${mark} 225/60R17 Lassa`)?.rest.trim()).toBe('Lassa');
  });

  it('reads oversized nonsense in linear time', () => {
    const startedAtMs = performance.now();
    for (const piece of [
      '205 ',
      '2',
      '205/55 ',
      '95H/99V ',
      '95H / ',
      '31x',
      '205/55 r',
      ' ',
      '7.50',
      'LT',
      '91V ',
    ])
      readTyre(`205${piece.repeat(400)}`);
    expect(performance.now() - startedAtMs).toBeLessThan(1000);
  });
});
