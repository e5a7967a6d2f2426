import { describe, expect, it } from 'vitest';
import { byComputation, type CouponLine, discountLines } from './couponDiscounts.js';
import { couponTerms } from './couponTerms.js';

const line = (price: number, quantity = 1, more: Partial<CouponLine> = {}): CouponLine => ({
  ...{ productId: price, variationId: null, quantity, price, categoryIds: [], isOnSale: false },
  ...more,
});
const nothing = (lines: readonly CouponLine[]) => lines.map(() => 0);

describe('a share of the price', () => {
  it.each([
    [
      'rounds down by line and adds the missing piastres to the dearest',
      1000,
      [line(105), line(105)],
      [11, 10],
    ],
    ['rounds half a piastre of the whole down', 1000, [line(105)], [10]],
    ['rounds more than half a piastre of the whole up', 1000, [line(106)], [11]],
    ['takes hundredths of a per cent', 1250, [line(100_000)], [12_500]],
    ['takes everything', 10_000, [line(33_333, 3)], [99_999]],
    ['is exact where binary fractions are not', 5700, [line(100)], [57]],
  ])('%s', (_, amount, lines, shares) => {
    expect(discountLines(couponTerms({ kind: 'percent', amount }), lines, nothing(lines))).toEqual(shares);
  });

  it('lowers no more pieces than its limit, the dearest line first', () => {
    const lines = [line(1000, 2), line(5000, 2)];
    const terms = couponTerms({ kind: 'percent', amount: 1000, itemLimit: 3 });
    expect(discountLines(terms, lines, nothing(lines))).toEqual([100, 1000]);
  });

  it.each([
    [
      'pieces at the highest price',
      couponTerms({ kind: 'percent', amount: 1000, itemLimit: 2 }),
      [0, 0, 1000],
    ],
    [
      'lines with the most pieces and the highest total before WooCommerce 10',
      couponTerms({ kind: 'percent', amount: 1000, itemLimit: 2, limitsByLine: true }),
      [600, 0, 0],
    ],
  ])('reaches the %s first with its limit', (_, terms, shares) => {
    const lines = [line(3000, 5), line(1000, 3), line(5000, 2)];
    expect(discountLines(terms, lines, nothing(lines))).toEqual(shares);
  });

  it('is computed from the full price, and takes no more than another coupon leaves', () => {
    const lines = [line(1000)];
    const terms = couponTerms({ kind: 'percent', amount: 5000 });
    expect(discountLines(terms, lines, [300])).toEqual([500]);
    expect(discountLines(terms, lines, [800])).toEqual([200]);
  });
});

describe('an amount for each piece', () => {
  it.each([
    ['takes it off every piece', 500, null, [line(2000, 4)], [2000]],
    ['never takes more than the price', 5000, null, [line(2000, 2)], [4000]],
    ['has no limit if it is 0', 500, 0, [line(2000, 4)], [2000]],
    ['stops at its limit of pieces', 500, 3, [line(2000, 2), line(3000, 2)], [500, 1000]],
  ])('%s', (_, amount, itemLimit, lines, shares) => {
    const terms = couponTerms({ kind: 'fixed_product', amount, itemLimit });
    expect(discountLines(terms, lines, nothing(lines))).toEqual(shares);
  });
});

it('comes after others by its kind, then by its limit, then by its amount', () => {
  const order = [
    { kind: 'fixed_product', itemLimit: 1, amount: 900 },
    { kind: 'fixed_product', itemLimit: 2, amount: 100 },
    { kind: 'fixed_product', itemLimit: 2, amount: 300 },
    { kind: 'percent', itemLimit: null, amount: 500 },
    { kind: 'percent', itemLimit: null, amount: 700 },
    { kind: 'fixed_cart', itemLimit: null, amount: 50 },
  ] as const;
  const coupons = order.map((terms) => ({ terms: couponTerms(terms) }));
  expect([...coupons].reverse().sort(byComputation)).toEqual(coupons);
});

describe('an amount for the cart', () => {
  it.each([
    ['is spread evenly over the pieces', 1000, [line(1000, 2), line(3000, 2)], [500, 500]],
    ['gives the rest piastre by piastre', 100, [line(1000), line(2000), line(3000)], [33, 33, 34]],
    ['lets dear lines take what cheap ones cannot', 1000, [line(100), line(5000)], [100, 900]],
    ['takes no more than there is', 9999, [line(100), line(200, 2)], [100, 400]],
    ['gives less than a piastre per piece to some', 2, [line(1000, 3)], [2]],
  ])('%s', (_, amount, lines, shares) => {
    expect(discountLines(couponTerms({ kind: 'fixed_cart', amount }), lines, nothing(lines))).toEqual(shares);
  });
});

describe('which lines it lowers', () => {
  const lines = [
    line(1000, 1, { productId: 1, categoryIds: [5, 9] }),
    line(1000, 1, { productId: 2, variationId: 22, categoryIds: [6] }),
    line(1000, 1, { productId: 3, isOnSale: true }),
  ];

  it.each([
    ['all', {}, [100, 100, 100]],
    ['a product', { productIds: [1] }, [100, 0, 0]],
    ['all variations of a product', { productIds: [2] }, [0, 100, 0]],
    ['one variation', { productIds: [22] }, [0, 100, 0]],
    ['a category above', { categoryIds: [9] }, [100, 0, 0]],
    ['a product and a category', { productIds: [2], categoryIds: [5] }, [100, 100, 0]],
    ['all but a product', { excludedProductIds: [1] }, [0, 100, 100]],
    ['all but a variation', { excludedProductIds: [22] }, [100, 0, 100]],
    ['all but a category', { excludedCategoryIds: [6] }, [100, 0, 100]],
    ['nothing on sale', { excludesSale: true }, [100, 100, 0]],
  ])('%s', (_, more, shares) => {
    const terms = couponTerms({ kind: 'percent', amount: 1000, ...more });
    expect(discountLines(terms, lines, nothing(lines))).toEqual(shares);
  });
});
