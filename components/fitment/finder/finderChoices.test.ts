import { describe, expect, it } from 'vitest';
import type { FinderSizes } from '../../../domain/catalogue/catalogueViews.js';
import { choicesOf } from './finderChoices.js';

const SIZES: FinderSizes = [
  [31, 10.5, 15],
  [175, 65, 14],
  [205, 55, 16],
];

describe('the size finder', () => {
  it('lists flotation sizes after all others in the size finder', () => {
    const choices = choicesOf(SIZES, { width: '', aspect: '', rim: '' });
    expect(choices).toEqual({
      width: ['175', '205', '31'],
      aspect: ['55', '65', '10.5'],
      rim: ['14', '15', '16'],
    });
  });
});
