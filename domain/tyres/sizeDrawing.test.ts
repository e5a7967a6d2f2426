import { describe, expect, it } from 'vitest';
import { drawSize, measureSize } from './sizeDrawing.js';
import type { TyreSize } from './tyre.js';

const size = (width: number, aspect: number | null, rim: number): TyreSize => ({
  ...{ width, aspect, rim, commercial: false },
});

describe('measures of a size', () => {
  it.each([
    [size(205, 55, 16), [205, 113, 406, 632]],
    [size(175, 65, 14), [175, 114, 356, 583]],
    [size(31, 10.5, 15), [267, 203, 381, 787]],
  ])('follow from the size: %j', (given, figures) => {
    const { width, sidewall, rim, overall } = measureSize(given) ?? {};
    expect([width, sidewall, rim, overall].map((mm) => Math.round(mm ?? 0))).toEqual(figures);
  });

  it('are not invented where the size does not state the sidewall', () => {
    expect(measureSize(size(195, null, 14))).toBeNull();
    expect(measureSize(size(12, 10, 15))).toBeNull();
    expect(drawSize(size(195, null, 14), (key) => key)).toBeNull();
  });
});

const draw = (given: TyreSize) =>
  drawSize(given, (key, values = {}) => `${key} <${Object.values(values).join(' ')}>`) ?? '';

describe('the drawing of a size', () => {
  it('has its figures in millimetres, once drawn and once as text, which is escaped', () => {
    const html = draw(size(205, 55, 16));
    const figures = [...html.matchAll(/<text [^>]*>([^<]*)</g)].map(([, figure]) => figure);
    expect(figures).toEqual(['205', '632', '406 (16″)', '113']);
    expect(html).toContain('role="img" aria-label="size.figures &lt;205 113 406 632 16&gt;"');
  });

  it.each([size(205, 55, 16), size(155, 80, 13), size(275, 35, 20), size(37, 13.5, 17)])(
    'is to scale, and fits: %j',
    (given) => {
      const html = draw(given);
      const { width, rim, overall } = measureSize(given) ?? { width: 0, rim: 0, overall: 1 };
      const number = (pattern: RegExp) => Number(pattern.exec(html)?.[1]);
      const diameter = 2 * number(/class="el-rubber" cx="\d+" cy="\d+" r="(\d+)"/);
      expect(number(/<rect[^>]* height="(\d+)"/)).toBe(diameter);
      expect(number(/<rect[^>]* width="(\d+)"/) / diameter).toBeCloseTo(width / overall, 2);
      expect((2 * number(/class="el-rim"[^>]* r="(\d+)"/)) / diameter).toBeCloseTo(rim / overall, 2);
      expect(number(/<rect[^>]* x="([\d.-]+)"/)).toBeGreaterThanOrEqual(0);
    },
  );

  it('has lines of dimensions with ends that cross them in the middle', () => {
    const lines = [...draw(size(205, 55, 16)).matchAll(/class="el-line" d="([^"]+)"/g)].map(
      ([, d]) => d ?? '',
    );
    const numbers = lines.map((line) => line.match(/-?[\d.]+/g)?.map(Number) ?? []);
    expect(lines.map((line) => line.replace(/-?[\d.]+/g, ''))).toEqual([
      'M vM vM H',
      ...Array.from({ length: 3 }, () => 'M hM hM V'),
    ]);
    for (const [index, [x1 = 0, y1 = 0, first = 0, x2 = 0, y2 = 0, second = 0, x, y]] of numbers.entries()) {
      const isUpright = index > 0;
      expect([first, second].map((length) => length > 0)).toEqual([true, true]);
      expect([x, y]).toEqual(isUpright ? [x1 + first / 2, y1] : [x1, y1 + first / 2]);
      expect(isUpright ? x2 + second / 2 : y2 + second / 2).toBe(isUpright ? x : y);
    }
  });
});
