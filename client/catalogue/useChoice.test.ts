import { describe, expect, it } from 'vitest';
import type { VariationView } from '../../domain/catalogue/catalogueViews.js';
import { chosenOf } from './useChoice.js';

const variation = (id: number): VariationView => ({
  id,
  label: `205/55 R${id} 91V`,
  size: `205/55 R${id}`,
  marking: '91V',
  specs: {},
  price: 100_000,
  formerPrice: null,
  salePercent: null,
  stock: 8,
  image: null,
});
const SIZES = [variation(15), variation(16)];

describe('the preselected variation', () => {
  it('preselects no variation when there are several', () => {
    expect(chosenOf(SIZES, Number(null))).toBeNull();
    expect(chosenOf(SIZES, Number('x'))).toBeNull();
    expect(chosenOf(SIZES, 17)).toBeNull();
  });

  it('preselects the variation that the URL names, or the only one', () => {
    expect(chosenOf(SIZES, 16)?.id).toBe(16);
    expect(chosenOf([variation(15)], 0)?.id).toBe(15);
    expect(chosenOf([], 0)).toBeNull();
  });
});
