import { describe, expect, it } from 'vitest';
import { applyCoupons, type FoundCoupon } from './applyCoupons.js';
import type { CouponTerms } from './coupon.js';
import { normalizeCouponCode } from './couponCode.js';
import type { CouponLine } from './couponDiscounts.js';
import { couponTerms } from './couponTerms.js';

const NOW_MS = Date.parse('2026-03-10T12:00:00Z');
const LINE: CouponLine = {
  ...{ productId: 1, variationId: null, quantity: 4, price: 100_000, categoryIds: [5], isOnSale: false },
};
const NOBODY = { emails: [], phones: [], isComplete: true };

const found = (code: string, terms: Partial<CouponTerms>, uses = { all: 0, own: 0 }): FoundCoupon => ({
  ...{ code, terms: couponTerms({ kind: 'percent', amount: 1000, ...terms }), uses },
});
const apply = (
  coupons: FoundCoupon[],
  lines = [LINE],
  person: Parameters<typeof applyCoupons>[2]['person'] = NOBODY,
  provesNumbers = true,
) => applyCoupons(coupons, lines, { person, nowMs: NOW_MS, provesNumbers });
const problemOf = (...args: Parameters<typeof apply>) => apply(...args).coupons[0]?.problem;

it('lowers the total and says how each line shares in it', () => {
  expect(apply([found('a', {})])).toEqual({
    coupons: [{ code: 'a', discount: 40_000, freeShipping: false, problem: null }],
    shares: [40_000],
  });
});

describe('conditions', () => {
  const sale = { ...LINE, productId: 2, categoryIds: [6], isOnSale: true };

  it.each<[string, FoundCoupon, CouponLine[]]>([
    ['it begins at this moment', found('a', { startsAt: '2026-03-10T12:00:00Z' }), [LINE]],
    ['it ends at this moment', found('a', { endsAt: '2026-03-10T12:00:00Z' }), [LINE]],
    ['it may be used once more', found('a', { usageLimit: 3 }, { all: 2, own: 2 }), [LINE]],
    [
      'the customer may use it once more',
      found('a', { usageLimitPerCustomer: 2 }, { all: 9, own: 1 }),
      [LINE],
    ],
    ['the total is its minimum', found('a', { minimum: 400_000 }), [LINE]],
    ['the total is its maximum', found('a', { maximum: 400_000 }), [LINE]],
    ['one of the products is there', found('a', { kind: 'fixed_cart', productIds: [1] }), [LINE, sale]],
    ['one of the categories is there', found('a', { kind: 'fixed_cart', categoryIds: [6] }), [LINE, sale]],
    ['one product is of the brand', found('a', { ofBrands: [2] }), [LINE, sale]],
    ['one product is of no excluded brand', found('a', { ofExcludedBrands: [2] }), [LINE, sale]],
  ])('hold when %s', (_, coupon, lines) => {
    expect(problemOf([coupon], lines)).toBeNull();
  });

  it.each<[string, Partial<CouponTerms>]>([
    ['for another product', { productIds: [9] }],
    ['for another brand', { ofBrands: [9] }],
    ['for all but the brand of a product', { ofExcludedBrands: [2] }],
  ])('keep a coupon for the cart that is %s from counting', (_, terms) => {
    expect(problemOf([found('a', { kind: 'fixed_cart', ...terms })], [LINE, sale])).toMatchObject({
      kind: 'products',
    });
  });

  it('of a limit per customer are told where a number can be proven, and only while the coupon counts', () => {
    const personal = found('a', { usageLimitPerCustomer: 2 });
    const perCustomer = (...args: Parameters<typeof apply>) =>
      apply(...args).coupons.map((coupon) => coupon.perCustomer);
    expect(perCustomer([personal, found('b', {})])).toEqual([2, undefined]);
    expect(perCustomer([personal], [LINE], NOBODY, false)).toEqual([undefined]);
    const ended = found('a', { usageLimitPerCustomer: 2, endsAt: '2026-01-01T00:00:00Z' });
    expect(perCustomer([ended])).toEqual([undefined]);
  });

  it.each([
    ['mona@example.com', 'Mona@Example.com', true],
    ['mona@example.com', 'mona@example.com.eg', false],
    ['*@example.com', 'mona@example.com', true],
    ['*@example.com', 'mona@elsewhere.com', false],
    ['mona*@example.com', 'mona@example.com', true],
    ['mona*@example.com', 'salma@example.com', false],
    ['mona@*', 'mona@example.com', true],
    ['aba*aba', 'aba', false],
  ])('of the address %s hold for %s: %s', (entry, email, isMeant) => {
    const person = { ...NOBODY, emails: [email] };
    expect(problemOf([found('a', { allowed: [entry] })], [LINE], person) === null).toBe(isMeant);
  });

  it.each<[string, FoundCoupon, CouponLine[], string, number | null]>([
    ['unknown', { code: 'a', terms: null, uses: { all: 0, own: 0 } }, [LINE], 'unknown', null],
    ['not begun', found('a', { startsAt: '2026-03-10T12:00:01Z' }), [LINE], 'not_yet', null],
    ['ended', found('a', { endsAt: '2026-03-10T11:59:59Z' }), [LINE], 'expired', null],
    ['used up', found('a', { usageLimit: 3 }, { all: 3, own: 0 }), [LINE], 'used_up', null],
    [
      'used by the customer',
      found('a', { usageLimitPerCustomer: 1 }, { all: 1, own: 1 }),
      [LINE],
      'used_by_you',
      null,
    ],
    ['below its minimum', found('a', { minimum: 450_000 }), [LINE], 'minimum', 50_000],
    ['above its maximum', found('a', { maximum: 300_000 }), [LINE], 'maximum', 100_000],
    ['for another product', found('a', { productIds: [9] }), [LINE], 'products', null],
    ['for another category', found('a', { categoryIds: [9] }), [LINE], 'products', null],
    [
      'for a product beside a category that is not there',
      found('a', { productIds: [1], categoryIds: [9] }),
      [LINE],
      'products',
      null,
    ],
    ['for none of the products', found('a', { excludedProductIds: [1] }), [LINE], 'products', null],
    ['not for what is on sale', found('a', { excludesSale: true }), [sale], 'sale', null],
    [
      'for the cart, with something on sale',
      found('a', { kind: 'fixed_cart', excludesSale: true }),
      [LINE, sale],
      'sale',
      null,
    ],
    [
      'for the cart, with an excluded product',
      found('a', { kind: 'fixed_cart', excludedProductIds: [2] }),
      [LINE, sale],
      'products',
      null,
    ],
    [
      'for the cart, with an excluded category',
      found('a', { kind: 'fixed_cart', excludedCategoryIds: [6] }),
      [LINE, sale],
      'products',
      null,
    ],
  ])('%s', (_, coupon, lines, kind, missing) => {
    const { coupons, shares } = apply([coupon], lines);
    expect(coupons).toEqual([{ code: 'a', discount: 0, freeShipping: false, problem: { kind, missing } }]);
    expect(shares.every((share) => share === 0)).toBe(true);
  });

  it.each<[string, Partial<CouponTerms>, CouponLine[]]>([
    ['its minimum', { minimum: 400_000 }, [LINE]],
    ['its maximum', { maximum: 400_000 }, [LINE]],
    ['its first moment', { startsAt: '2026-03-10T12:00:00Z' }, [LINE]],
    ['its last moment', { endsAt: '2026-03-10T12:00:00Z' }, [LINE]],
    ['a product that is excluded beside one that is not', { excludedProductIds: [2] }, [LINE, sale]],
    ['something on sale beside something that is not', { excludesSale: true }, [LINE, sale]],
  ])('allows %s', (_, terms, lines) => {
    expect(problemOf([found('a', terms)], lines)).toBeNull();
  });
});

describe('for certain people', () => {
  const allowed = ['mona@example.com', '*@shop.example', '01012345678'];

  it.each([
    ['an address', { emails: ['Mona@Example.com'] }, null],
    ['a pattern', { emails: ['x@example.com', 'ali@shop.example'] }, null],
    ['a number', { phones: ['+201012345678'] }, null],
    ['another address', { emails: ['ali@example.com'] }, 'person'],
    ['an address that only ends alike', { emails: ['shop.example'] }, 'person'],
    ['another number', { phones: ['+201012345679'] }, 'person'],
    ['nobody known', {}, 'person'],
    ['nobody known yet', { isComplete: false }, null],
    ['another address, without a number yet', { isComplete: false, emails: ['ali@example.com'] }, null],
    [
      'somebody else, known already',
      { isComplete: false, emails: ['ali@example.com'], phones: ['+201012345679'] },
      'person',
    ],
  ])('%s', (_, person, kind) => {
    const problem = problemOf([found('a', { allowed })], [LINE], { ...NOBODY, ...person });
    expect(problem?.kind ?? null).toBe(kind);
  });
});

describe('several coupons', () => {
  it('take the amount for the cart off what the others leave, whatever was entered first', () => {
    const cart = found('cart', { kind: 'fixed_cart', amount: 500_000 });
    const { coupons, shares } = apply([cart, found('half', { amount: 5000 })]);
    expect(coupons.map(({ code, discount }) => [code, discount])).toEqual([
      ['cart', 200_000],
      ['half', 200_000],
    ]);
    expect(shares).toEqual([400_000]);
  });

  it.each([
    ['the first stands alone', { individualUse: true }, {}],
    ['the second wants to', {}, { individualUse: true }],
  ])('do not go together if %s: the first stays', (_, first, second) => {
    const { coupons } = apply([found('first', first), found('second', second)]);
    expect(coupons.map(({ problem }) => problem?.kind ?? null)).toEqual([null, 'together']);
  });

  it('go together with one that stands alone but cannot be used', () => {
    const ended = found('ended', { individualUse: true, endsAt: '2026-01-01T00:00:00Z' });
    expect(apply([ended, found('a', {})]).coupons[1]?.problem).toBeNull();
  });
});

it('makes delivery free only while it can be used', () => {
  expect(apply([found('a', { amount: 0, freeShipping: true })]).coupons[0]).toMatchObject({
    ...{ discount: 0, freeShipping: true },
  });
  expect(apply([found('a', { freeShipping: true, minimum: 900_000 })]).coupons[0]?.freeShipping).toBe(false);
});

it.each([
  ['  WELCOME  ', 'welcome'],
  ['خصم١٠', 'خصم10'],
  ['Summer   2026', 'summer 2026'],
  ['\u200fEID\u200f', 'eid'],
  ['ＳＡＶＥ', 'save'],
  ['\u0130\u0651', 'i\u0651\u0307'],
])('reads the code %j as %j', (entered, code) => {
  expect(normalizeCouponCode(entered)).toBe(code);
});

describe('brands', () => {
  const other = { ...LINE, productId: 2 };

  it('lowers only products of its brands', () => {
    const result = apply([found('a', { ofBrands: [1] })], [LINE, other]);
    expect(result.shares).toEqual([40_000, 0]);
  });

  it('does not lower products of excluded brands', () => {
    const result = apply([found('a', { ofExcludedBrands: [1] })], [LINE, other]);
    expect(result.shares).toEqual([0, 40_000]);
  });

  it('combines brands with categories', () => {
    const terms = { ofBrands: [1, 2], categoryIds: [6] };
    expect(apply([found('a', terms)], [LINE, { ...other, categoryIds: [6] }]).shares).toEqual([0, 40_000]);
  });

  it.each([
    ['without a product of its brands', { ofBrands: [] }],
    ['with nothing but excluded brands', { ofExcludedBrands: [1, 2] }],
    ['for the cart with one excluded brand', { kind: 'fixed_cart' as const, ofExcludedBrands: [2] }],
  ])('is not for a cart %s', (_, terms) => {
    expect(problemOf([found('a', terms)], [LINE, other])).toEqual({ kind: 'products', missing: null });
  });

  it('lowers a whole cart that has a product of its brands', () => {
    const terms = { kind: 'fixed_cart' as const, amount: 8000, ofBrands: [1] };
    expect(apply([found('a', terms)], [LINE, other]).shares).toEqual([4000, 4000]);
  });
});

it('says that a coupon cannot be computed here', () => {
  const unsupported = { code: 'a', terms: null, isUnsupported: true, uses: { all: 0, own: 0 } } as const;
  expect(problemOf([unsupported])).toEqual({ kind: 'unsupported', missing: null });
});
