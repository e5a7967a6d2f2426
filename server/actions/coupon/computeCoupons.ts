import { applyCoupons, type CouponPerson, type CouponsResult } from '../../../domain/coupon/applyCoupons.js';
import type { CouponLine } from '../../../domain/coupon/couponDiscounts.js';
import { idInStore } from '../../../domain/catalogue/variations/choiceId.js';
import type { Category } from '../../../domain/catalogue/category.js';
import { findVariation, type Product } from '../../../domain/catalogue/product.js';
import type { Billing, LineItem, Order } from '../../../domain/order/order.js';
import type { ParcelCoupons } from '../../ports/order/coupons.js';
import type { Backend } from '../../ports/backend.js';
import type { CurrentProducts } from '../catalogue/pricing.js';

type Line = Pick<LineItem, 'productId' | 'variationId' | 'quantity' | 'price'>;

interface Wanted {
  cart: Pick<Order, 'id' | 'customerId'>;
  codes: readonly string[];
  items: readonly Line[];
  /** The address of the order that is being placed; null before that. */
  billing: Billing | null;
}

/** Computes these coupons for these lines as of now. Without a code it asks nobody. */
export async function computeCoupons(
  backend: Backend,
  products: CurrentProducts,
  { cart, codes, items, billing }: Wanted,
): Promise<CouponsResult> {
  if (codes.length === 0) return { coupons: [], shares: items.map(() => 0) };
  const { coupons, catalogue } = backend.store;
  const user = { customerId: cart.customerId, phone: billing?.phone ?? null };
  const productIds = items.map(({ productId }) => productId);
  const [found, goods, categories] = await Promise.all([
    coupons.find(codes, user, { ...cart, productIds }),
    products(productIds),
    catalogue.listCategories(),
  ]);
  const isForSome = found.some(({ terms }) => (terms?.allowed.length ?? 0) > 0);
  const person = isForSome ? await personOf(backend, cart.customerId, billing) : NOBODY;
  const lines = items.map((line) => couponLine(line, goods.get(line.productId), categories));
  return applyCoupons(found, lines, { person, nowMs: Date.now(), provesNumbers: backend.messages !== null });
}

/** What these coupons change about delivery. */
export function parcelCoupons({ coupons, shares }: CouponsResult): ParcelCoupons {
  return { freeShipping: coupons.some(({ freeShipping }) => freeShipping), shares };
}

const NOBODY: CouponPerson = { emails: [], phones: [], isComplete: false };

/** The address and the number of the account and of the order. */
async function personOf(
  { store }: Backend,
  customerId: number,
  billing: Billing | null,
): Promise<CouponPerson> {
  const customer = await store.customers.getCustomer(customerId);
  const texts = (values: (string | null | undefined)[]) =>
    values.filter((value) => typeof value === 'string').filter((value) => value !== '');
  return {
    emails: texts([customer?.email, billing?.email]),
    phones: texts([customer?.phone, billing?.phone]),
    isComplete: billing !== null,
  };
}

/** A product that is no longer sold is in no category. */
function couponLine(line: Line, product: Product | undefined, categories: readonly Category[]): CouponLine {
  const { productId, variationId, quantity, price } = line;
  const variation = variationId === null ? undefined : product && findVariation(product, variationId);
  const sold = variationId === null ? product : variation;
  return {
    // Coupons name variations as the store knows them.
    ...{ productId, variationId: idInStore(variationId), quantity, price },
    categoryIds: withParents(product?.categoryIds ?? [], categories),
    isOnSale: (sold?.sale ?? null) !== null,
  };
}

/** The categories and all categories above them. */
function withParents(ids: readonly number[], categories: readonly Category[]): number[] {
  const all = new Set(ids);
  for (const id of all) {
    const parent = categories.find((category) => category.id === id)?.parent ?? null;
    if (parent !== null) all.add(parent);
  }
  return [...all];
}
