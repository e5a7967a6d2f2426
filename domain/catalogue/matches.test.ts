import { describe, expect, it } from 'vitest';
import { markMatches } from './matches.js';

const marked = (name: string, keyword: string) =>
  markMatches(name, keyword)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('markMatches', () => {
  it.each([
    ['Michelin Primacy 4', 'michelin', '[Michelin] Primacy 4'],
    ['Michelin Primacy 4', 'prim mich', '[Michelin] [Primacy] 4'],
    ['Michelin e.Primacy 205/55 R16 91V', '205/55R16', 'Michelin e.Primacy [205/55] [R16] 91V'],
    ['Michelin e.Primacy 205/55 R16 91V', '٢٠٥', 'Michelin e.Primacy [205/55] R16 91V'],
    ['إطار ميشلان أجيليس 3', 'ميشلان اجيليس', 'إطار [ميشلان] [أجيليس] 3'],
    ['Lassa Greenways', 'tyre', 'Lassa Greenways'],
    ['Lassa Greenways', ' / ', 'Lassa Greenways'],
  ])('highlights whole words in %s for the keyword %s: %s', (name, keyword, expected) => {
    expect(marked(name, keyword)).toBe(expected);
  });

  it('highlights matches without losing or adding text', () => {
    const name = '<b>Lassa</b>  &amp;  205/55 R16';
    for (const keyword of ['<b>', 'lassa', '.*', '(', '', '205/55 R16'])
      expect(
        markMatches(name, keyword)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name);
  });
});
