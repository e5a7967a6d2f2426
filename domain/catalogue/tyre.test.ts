import { describe, expect, it } from 'vitest';
import { foldSearchText } from '../core/fold.js';
import { parseSize } from './parseSize.js';
import { formatSize, loadKg, speedKmh } from './tyre.js';

const read = (text: string) => {
  const size = parseSize(foldSearchText(text));
  return size === null ? null : formatSize(size);
};

describe('parseSize', () => {
  it.each([
    '205/55 R16',
    '205/55R16',
    '205/55r16 91V',
    '205/55ZR16',
    '205 55 16',
    '205-55-16',
    '205.55.16',
    '205x55x16',
    '205,55,16',
    '2055516',
    '205/55/16',
    '205/55-R16',
    'كاوتش 205/55ر16',
    '٢٠٥/٥٥ ر١٦',
    '۲۰۵/۵۵ R۱۶',
    'tyre 205\\55 R 16',
    'michelin 205/55r16 primacy 4',
    '２０５／５５Ｒ１６',
    '205*55*16',
    '205_55_16',
    '٢٠٥،٥٥،١٦',
    '205 / 55 / R 16',
  ])('finds 205/55 R16 in "%s"', (text) => {
    expect(read(text)).toBe('205/55 R16');
  });

  it.each([
    ['195R14C', '195 R14C'],
    ['195 R 14 C', '195 R14C'],
    ['195 r14', '195 R14'],
    ['195/R14', '195 R14'],
    ['205/70 R15C', '205/70 R15C'],
    ['205/65R16C 107/105T', '205/65 R16C'],
    ['31x10.5R15', '31x10.5 R15'],
    ['31X10.5 R15 LT', '31x10.5 R15'],
    ['31×10.5-15', '31x10.5 R15'],
    ['315/80R22.5', '315/80 R22.5'],
    ['33x12.50R20', '33x12.5 R20'],
    ['205/55 R16 car', '205/55 R16'],
  ])('parses the tyre size %s as %s', (text, size) => {
    expect(read(text)).toBe(size);
  });

  it.each([
    ...['', 'tyre', '205', '205/55', '205 55', '16', '2055', '01012345678', '+20 101 234 5678', '20555161'],
    ...['205/55 R99', '205/55 R07', '205/05 R16', '10W40', '5W-30', '12V 70Ah', '70Ah', '1995', '100.000'],
  ])('finds no tyre size in "%s"', (text) => {
    expect(read(text)).toBeNull();
  });

  it('parses back every size that formatSize wrote', () => {
    for (const size of [
      { width: 155, aspect: 80, rim: 13, commercial: false },
      { width: 165, aspect: null, rim: 13, commercial: true },
      { width: 255, aspect: 35, rim: 19, commercial: false },
      { width: 215, aspect: 75, rim: 17.5, commercial: true },
      { width: 31, aspect: 10.5, rim: 15, commercial: false },
    ]) {
      expect(parseSize(formatSize(size))).toEqual(size);
    }
  });

  it('parses oversized nonsense in linear time', () => {
    const startedAtMs = performance.now();
    for (const piece of ['205 ', '2', '205/55 ', '31x', '205/55 r', ' '])
      parseSize(`205${piece.repeat(400)}`);
    expect(performance.now() - startedAtMs).toBeLessThan(1000);
  });
});

describe('loadKg', () => {
  it.each([
    ['20', 80],
    ['91', 615],
    ['100', 800],
    ['107/105', 975],
    ['121', 1450],
    ['150', 3350],
  ])('maps load index %s to %d kg', (index, kg) => {
    expect(loadKg(index)).toBe(kg);
  });

  it.each(['', 'V', '19', '151', '0', '-91', 'constructor'])('has no load for the index "%s"', (index) => {
    expect(loadKg(index)).toBeNull();
  });

  it('maps a higher load index never to a lower load', () => {
    for (let index = 21; index <= 150; index += 1) {
      expect(loadKg(String(index))).toBeGreaterThan(loadKg(String(index - 1)) ?? Infinity);
    }
  });
});

describe('speedKmh', () => {
  it('maps speed symbols to km/h in either case, with H out of alphabetical order', () => {
    expect(['T', 'U', 'H', 'V', 'w', 'Y'].map(speedKmh)).toEqual([190, 200, 210, 240, 270, 300]);
  });

  it.each(['', 'O', 'VV', '__proto__', 'toString'])('has no speed for the symbol "%s"', (symbol) => {
    expect(speedKmh(symbol)).toBeNull();
  });
});
