import { describe, expect, it } from 'vitest';
import { addedQuantity, plateOf, priceOfSet, setDiscountPercent } from './plate.js';

const ATTRIBUTES = {
  load_index: { en: '91' },
  speed_index: { en: 'V' },
  origin: { en: 'Turkey', ar: 'تركيا' },
  made: { en: '2026-W14' },
};

describe('a plate', () => {
  it('says where and when a tyre was made, and what is written after its size', () => {
    expect(plateOf({ brand: { logo: '/lassa.webp' }, attributes: ATTRIBUTES, stock: 8 }, 'ar')).toEqual({
      ...{ logo: '/lassa.webp', marking: '91V', origin: 'تركيا' },
      made: { week: '14', year: '2026' },
    });
  });

  it('tells no production week of what is sold out, and nothing that is unknown', () => {
    expect(plateOf({ brand: null, attributes: ATTRIBUTES, stock: 0 }, 'en').made).toBeNull();
    expect(plateOf({ brand: null, attributes: {}, stock: true }, 'en')).toEqual({
      ...{ logo: null, marking: '', origin: null, made: null },
    });
  });

  it.each([
    ['four of what is in stock', { stock: 8 }, 4],
    ['four of uncounted stock', { stock: true }, 4],
    ['one where three are left', { stock: 3 }, 1],
    ['the fewest that are sold where four are not', { stock: 20, quantityRule: { least: 6, step: 2 } }, 6],
    ['four of what is sold in pairs', { stock: 20, quantityRule: { least: 2, step: 2 } }, 4],
    ['one where at most two are sold', { stock: 20, quantityRule: { least: 1, step: 1, most: 2 } }, 1],
  ] as const)('adds %s', (_, offered, pieces) => {
    expect(addedQuantity(offered)).toBe(pieces);
  });

  it('prices four by the price in quantity', () => {
    const quantityPrices = [{ from: 4, price: 900_00 }];
    expect(priceOfSet({ price: 1000_00, quantityPrices, stock: 8 })).toBe(3600_00);
  });

  it('says by how much four are cheaper than four times one, where four can be ordered', () => {
    const quantityPrices = [{ from: 4, price: 960_00 }];
    expect(setDiscountPercent({ price: 1000_00, quantityPrices, stock: 8 })).toBe(4);
    expect(setDiscountPercent({ price: 1000_00, quantityPrices, stock: 3 })).toBe(0);
    expect(setDiscountPercent({ price: 1000_00, stock: 8 })).toBe(0);
  });
});
