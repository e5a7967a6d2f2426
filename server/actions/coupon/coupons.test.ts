import { describe, expect, it, vi } from 'vitest';
import type { FoundCoupon } from '../../../domain/coupon/applyCoupons.js';
import type { AppliedCoupon, CouponTerms } from '../../../domain/coupon/coupon.js';
import { ShopError } from '../../../domain/core/errors.js';
import type { Product } from '../../../domain/catalogue/product.js';
import type { Billing, Order } from '../../../domain/order/order.js';
import { plainLine, plainOrder } from '../../../tests/support/records/plainOrder.js';
import type { Backend } from '../../ports/backend.js';
import { currentProducts } from '../catalogue/pricing.js';
import { computeCoupons, parcelCoupons } from './computeCoupons.js';
import { couponsOfOrder, renewCartCoupons, requireSameCoupons, withSameCoupons } from './sameCoupons.js';

const TERMS: CouponTerms = {
  ...{ kind: 'percent', amount: 1000, freeShipping: false, startsAt: null, endsAt: null },
  ...{ minimum: null, maximum: null, usageLimit: null, usageLimitPerCustomer: null, itemLimit: null },
  ...{ productIds: [], excludedProductIds: [], categoryIds: [], excludedCategoryIds: [] },
  ...{ ofBrands: null, ofExcludedBrands: [], excludesSale: false, individualUse: false, allowed: [] },
};
const BILLING: Billing = {
  ...{ firstName: 'Mona', lastName: 'Hassan', phone: '+201012345678', governorate: 'EGC', city: 'Cairo' },
  ...{ address1: '1 Street', address2: null, email: 'order@example.com', notes: null },
};
const TYRE = { id: 5, type: 'simple', categoryIds: [30], sale: null, variations: [] } as unknown as Product;
const MODEL = {
  ...{ id: 6, type: 'variable', categoryIds: [], sale: null },
  variations: [
    { id: 61, sale: { regularPrice: 1 } },
    { id: 62, sale: null },
  ],
} as unknown as Product;
const OFFER = { ...TYRE, id: 8, categoryIds: [99], sale: { regularPrice: 1 } } as unknown as Product;
const CATEGORIES = [
  { id: 10, parent: null },
  { id: 20, parent: 10 },
  { id: 30, parent: 20 },
];
const applied = (changes: Partial<AppliedCoupon> = {}): AppliedCoupon => ({
  ...{ code: 'SAVE', discount: 1000, freeShipping: false, problem: null },
  ...changes,
});
const CART = plainOrder({ id: 1, status: 'pending-cart', paymentMethod: null, coupons: [applied()] });

interface Given {
  terms?: Partial<CouponTerms>;
  uses?: FoundCoupon['uses'];
  customer?: { email: string | null; phone: string | null } | null | undefined;
  sendsCodes?: boolean;
  cart?: Order | null;
}

function openShop({
  terms = {},
  uses = { all: 0, own: 0 },
  customer = null,
  sendsCodes = false,
  cart,
}: Given = {}) {
  const find = vi.fn((codes: readonly string[]) =>
    Promise.resolve(codes.map((code) => ({ code, terms: { ...TERMS, ...terms }, uses }))),
  );
  const getCustomer = vi.fn(() => Promise.resolve(customer));
  const changeLines = vi.fn<(cart: Order, changes: object) => Promise<void>>().mockResolvedValue();
  const report = vi.fn();
  const catalogue = {
    getCurrent: (ids: readonly number[]) =>
      Promise.resolve([TYRE, MODEL, OFFER].filter(({ id }) => ids.includes(id))),
    listCategories: vi.fn(() => Promise.resolve(CATEGORIES)),
  };
  const carts = { findCart: () => Promise.resolve({ cart: cart ?? null }), changeLines };
  const backend = {
    ...{ messages: sendsCodes ? {} : null, report },
    store: { coupons: { find }, catalogue, customers: { getCustomer }, carts },
  } as unknown as Backend;
  const products = currentProducts(backend.store.catalogue);
  return {
    backend,
    products,
    find,
    getCustomer,
    changeLines,
    report,
    listCategories: catalogue.listCategories,
  };
}

async function discountOf(given: Given, line = plainLine(), billing: Billing | null = null) {
  const { backend, products } = openShop(given);
  const wanted = { cart: CART, codes: ['SAVE'], items: [line], billing };
  const { coupons } = await computeCoupons(backend, products, wanted);
  return coupons[0]?.discount;
}

describe('coupons', () => {
  it('are computed for the lines, and asked of the store with whose they are', async () => {
    const { backend, products, find, getCustomer } = openShop();
    const items = [
      plainLine(),
      plainLine({ id: 2, productId: 6, variationId: 62, price: 5000, quantity: 2 }),
    ];
    const wanted = { cart: CART, codes: ['SAVE'], items, billing: null };
    expect(await computeCoupons(backend, products, wanted)).toEqual({
      coupons: [applied({ discount: 2000 })],
      shares: [1000, 1000],
    });
    await computeCoupons(backend, products, { ...wanted, billing: BILLING });
    const order = expect.objectContaining({ id: 1, productIds: [5, 6] }) as object;
    expect(find.mock.calls).toEqual([
      [['SAVE'], { customerId: 7, phone: null }, order],
      [['SAVE'], { customerId: 7, phone: BILLING.phone }, order],
    ]);
    expect(getCustomer).not.toHaveBeenCalled();
  });

  it('ask nobody without a code', async () => {
    const { backend, products, find, listCategories } = openShop();
    const items = [plainLine(), plainLine({ id: 2 })];
    const none = await computeCoupons(backend, products, { cart: CART, codes: [], items, billing: null });
    expect(none).toEqual({ coupons: [], shares: [0, 0] });
    expect([find.mock.calls, listCategories.mock.calls]).toEqual([[], []]);
  });

  it.each<[string, Partial<CouponTerms>, Partial<ReturnType<typeof plainLine>>, number]>([
    ['a category', { categoryIds: [30] }, {}, 1000],
    ['a category above', { categoryIds: [10] }, {}, 1000],
    ['another category', { categoryIds: [11] }, {}, 0],
    ['a category, of nothing that is sold', { categoryIds: [30] }, { productId: 404 }, 0],
    ['what is not on sale', { excludesSale: true }, {}, 1000],
    ['what is not on sale, of what is', { excludesSale: true }, { productId: 8 }, 0],
    ['a category that the shop does not list', { categoryIds: [99] }, { productId: 8 }, 1000],
    [
      'what is not on sale, of a variation that is',
      { excludesSale: true },
      { productId: 6, variationId: 61 },
      0,
    ],
    ['what is not on sale, of another one', { excludesSale: true }, { productId: 6, variationId: 62 }, 1000],
    ['everything, of what is no longer sold', {}, { productId: 404, variationId: 9 }, 1000],
    ['a variation', { productIds: [61] }, { productId: 6, variationId: 61 }, 1000],
    ['another variation', { productIds: [62] }, { productId: 6, variationId: 61 }, 0],
  ])('lower %s', async (_, terms, line, discount) => {
    expect(await discountOf({ terms }, plainLine(line))).toBe(discount);
  });

  it.each<[string, string, Given['customer'], Billing | null, number]>([
    ['the account’s address', 'mona@example.com', { email: 'mona@example.com', phone: null }, null, 1000],
    ['the order’s address', 'order@example.com', null, BILLING, 1000],
    ['the account’s number', '+201000000000', { email: null, phone: '+201000000000' }, BILLING, 1000],
    ['the order’s number', '+201012345678', { email: '', phone: '' }, BILLING, 1000],
    [
      'somebody else, once the order is placed',
      'x@example.com',
      { email: 'mona@example.com', phone: null },
      BILLING,
      0,
    ],
    ['somebody with an address, once there is none', 'x@example.com', null, { ...BILLING, email: null }, 0],
    ['somebody who may still say so', 'x@example.com', null, null, 1000],
    ['somebody who may still say so', 'x@example.com', { email: '', phone: '' }, null, 1000],
  ])('of some people are for %s', async (_, allowed, customer, billing, discount) => {
    expect(await discountOf({ terms: { allowed: [allowed] }, customer }, plainLine(), billing)).toBe(
      discount,
    );
  });

  it('of some people are known by them beside others, and unknown ones', async () => {
    const { backend, products, find } = openShop({ customer: { email: 'mona@example.com', phone: null } });
    const uses = { all: 0, own: 0 };
    const unknown: FoundCoupon = { code: 'NONE', terms: null, uses };
    const own = { code: 'OWN', terms: { ...TERMS, allowed: ['x@example.com'] }, uses };
    find.mockResolvedValue([unknown, { code: 'SAVE', terms: TERMS, uses }, own] as never);
    const wanted = { cart: CART, codes: ['NONE', 'SAVE', 'OWN'], items: [plainLine()], billing: null };
    const { coupons } = await computeCoupons(backend, products, wanted);
    expect(coupons.map(({ problem }) => problem?.kind ?? null)).toEqual(['unknown', null, 'person']);
  });

  it('of each customer need a proven number where codes can be sent', async () => {
    const couponOf = async (sendsCodes: boolean) => {
      const { backend, products } = openShop({ terms: { usageLimitPerCustomer: 2 }, sendsCodes });
      return (await couponsOfOrder(backend, products, CART, null)).coupons;
    };
    expect(await couponOf(true)).toEqual([applied({ perCustomer: 2 })]);
    expect(await couponOf(false)).toEqual([applied()]);
  });

  it('make delivery free if one of them does', () => {
    const free = (...each: boolean[]) =>
      parcelCoupons({ coupons: each.map((freeShipping) => applied({ freeShipping })), shares: [1] });
    expect(free(false, true)).toEqual({ freeShipping: true, shares: [1] });
    expect(free(false)).toEqual({ freeShipping: false, shares: [1] });
  });
});

describe('the coupons of a cart', () => {
  it('are renewed only if they have changed', async () => {
    const renew = async (given: Given) => {
      const { backend, changeLines, report, find } = openShop(given);
      await renewCartCoupons(backend, 7);
      expect(report).not.toHaveBeenCalled();
      return [changeLines.mock.calls, find.mock.calls.length];
    };
    expect(await renew({ cart: CART })).toEqual([[], 1]);
    expect(await renew({ cart: null })).toEqual([[], 0]);
    expect(await renew({ cart: { ...CART, coupons: [] } })).toEqual([[], 0]);
    const changed = { set: [], add: [], coupons: [applied({ discount: 2000 })] };
    expect(await renew({ cart: CART, terms: { amount: 2000 } })).toEqual([[[CART, changed]], 1]);
  });

  it('that cannot be renewed are reported only', async () => {
    const { backend, report, find } = openShop({ cart: CART });
    const error = new ShopError('store_unavailable');
    find.mockRejectedValue(error);
    await renewCartCoupons(backend, 7);
    expect(report.mock.calls).toEqual([['coupons-not-renewed', error]]);
  });

  it('are written before the shopper is told of a change', async () => {
    const { backend, changeLines } = openShop();
    await requireSameCoupons(backend, CART, [applied()]);
    expect(changeLines).not.toHaveBeenCalled();
    const coupons = [applied({ discount: 1 })];
    await expect(requireSameCoupons(backend, CART, coupons)).rejects.toMatchObject({
      code: 'coupon_changed',
    });
    expect(changeLines.mock.calls).toEqual([[CART, { set: [], add: [], coupons }]]);
  });
});

describe('an order that is placed with coupons', () => {
  const place = async (error: unknown) => {
    const shop = openShop();
    const placing = withSameCoupons(shop.backend, CART, BILLING, vi.fn().mockRejectedValue(error));
    await expect(placing).rejects.toBe(error);
    return shop.changeLines.mock.calls.map(([, changes]) => changes);
  };

  it('stands if the store takes them', async () => {
    const { backend, changeLines } = openShop();
    expect(await withSameCoupons(backend, CART, BILLING, () => Promise.resolve('placed'))).toBe('placed');
    expect(changeLines).not.toHaveBeenCalled();
  });

  it('loses those that only the store refuses', async () => {
    expect(await place(new ShopError('coupon_changed'))).toEqual([{ set: [], add: [], coupons: [] }]);
  });

  it('says what is wrong with one that is used up meanwhile', async () => {
    const { backend, changeLines } = openShop({ terms: { usageLimit: 1 }, uses: { all: 1, own: 0 } });
    const failing = () => Promise.reject(new ShopError('coupon_changed'));
    await expect(withSameCoupons(backend, CART, BILLING, failing)).rejects.toMatchObject({
      code: 'coupon_changed',
    });
    expect(changeLines.mock.calls.map(([, changes]) => changes)).toEqual([
      {
        ...{ set: [], add: [] },
        coupons: [applied({ discount: 0, problem: { kind: 'used_up', missing: null } })],
      },
    ]);
  });

  it('keeps them at any other failure', async () => {
    expect(await place(new ShopError('store_unavailable'))).toEqual([]);
    expect(await place(new Error('a mistake'))).toEqual([]);
    expect(await place(Object.assign(new Error('x'), { code: 'coupon_changed' }))).toEqual([]);
  });
});
