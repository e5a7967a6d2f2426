import { describe, expect, it } from 'vitest';
import { sizeRange } from './sizeRange.js';

const size = (width: number, rim: number) => ({ width, aspect: 55, rim, commercial: false });

describe('the sizes of a product', () => {
  it('are counted, with the smallest and the largest rim', () => {
    expect(sizeRange([size(205, 16), size(185, 14), size(225, 17)])).toEqual({ count: 3, rims: 'R14–R17' });
  });

  it('name one rim where all have the same', () => {
    expect(sizeRange([size(205, 16), size(195, 16)])).toEqual({ count: 2, rims: 'R16' });
  });

  it('count a size once that is sold in several ways', () => {
    expect(sizeRange([size(205, 16), size(205, 16), size(225, 16)])?.count).toBe(2);
  });

  it('are not said of a product with a single size, or with none', () => {
    expect(sizeRange([size(205, 16), size(205, 16)])).toBeNull();
    expect(sizeRange([null, null])).toBeNull();
  });
});
