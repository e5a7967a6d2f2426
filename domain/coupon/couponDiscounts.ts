import type { Piastres } from '../core/money.js';
import type { CouponTerms } from './coupon.js';

/** A line item with what coupons ask about its product. */
export interface CouponLine {
  productId: number;
  variationId: number | null;
  quantity: number;
  /** Per piece. */
  price: Piastres;
  /** The product's categories and all categories above them. */
  categoryIds: readonly number[];
  isOnSale: boolean;
}

/** Hundredths of a per cent in the whole. */
const WHOLE = 10_000;

/** Coupons are computed in this order, so that an amount for the cart comes off what the others leave. */
const KIND_ORDER = ['fixed_product', 'percent', 'fixed_cart'];

/** Compares coupons by the order in which WooCommerce's cart computes them. */
export function byComputation(a: { terms: CouponTerms }, b: { terms: CouponTerms }): number {
  return (
    KIND_ORDER.indexOf(a.terms.kind) - KIND_ORDER.indexOf(b.terms.kind) ||
    (a.terms.itemLimit ?? 0) - (b.terms.itemLimit ?? 0) ||
    a.terms.amount - b.terms.amount
  );
}

/** Whether a coupon for products lowers the price of this line. */
export function isForLine(terms: CouponTerms, line: CouponLine): boolean {
  const has = (ids: readonly number[]) =>
    ids.includes(line.productId) || (line.variationId !== null && ids.includes(line.variationId));
  const isIn = (ids: readonly number[]) => line.categoryIds.some((id) => ids.includes(id));
  const isNamed = has(terms.productIds) || isIn(terms.categoryIds);
  const isForAll = terms.productIds.length === 0 && terms.categoryIds.length === 0;
  const isExcluded = has(terms.excludedProductIds) || isIn(terms.excludedCategoryIds);
  const isOfBrands = terms.ofBrands?.includes(line.productId) ?? true;
  const isOfExcluded = terms.ofExcludedBrands.includes(line.productId);
  if (isExcluded || isOfExcluded || !isOfBrands) return false;
  return (isNamed || isForAll) && !(terms.excludesSale && line.isOnSale);
}

/**
 * What a coupon takes off each line, in whole piastres, as WooCommerce computes it from the undiscounted prices.
 * `taken` is what other coupons have already taken; no line falls below 0.
 */
export function discountLines(
  terms: CouponTerms,
  lines: readonly CouponLine[],
  taken: readonly Piastres[],
): Piastres[] {
  const sharing = new Sharing(lines, taken);
  const found = lines.flatMap((line, index) =>
    terms.kind === 'fixed_cart' || isForLine(terms, line) ? [index] : [],
  );
  const rank = (index: number) => rankOf(lines[index], terms);
  const chosen = found.sort((a, b) => rank(b) - rank(a));
  if (terms.kind === 'percent') takePercent(sharing, chosen, terms);
  else if (terms.kind === 'fixed_product') takeEach(sharing, chosen, terms.amount, terms.itemLimit);
  else takeFromCart(sharing, chosen, terms.amount, terms.itemLimit);
  return sharing.shares;
}

/** Lines of a higher rank are lowered first. */
function rankOf(line: CouponLine | undefined, { limitsByLine }: CouponTerms): number {
  if (line === undefined) return 0;
  return limitsByLine === true ? totalOf(line) * line.quantity : line.price;
}

/** Collects what is taken off each line. */
class Sharing {
  readonly lines: readonly CouponLine[];
  readonly taken: readonly Piastres[];
  readonly shares: Piastres[];

  constructor(lines: readonly CouponLine[], taken: readonly Piastres[]) {
    this.lines = lines;
    this.taken = taken;
    this.shares = lines.map(() => 0);
  }

  left(index: number): Piastres {
    return totalOf(this.lines[index]) - (this.taken[index] ?? 0) - (this.shares[index] ?? 0);
  }

  /** Takes at most what is left of the line; returns how much that was. */
  take(index: number, amount: Piastres): Piastres {
    const size = Math.min(amount, this.left(index));
    this.shares[index] = (this.shares[index] ?? 0) + size;
    return size;
  }
}

function totalOf(line: CouponLine | undefined): Piastres {
  return line === undefined ? 0 : line.price * line.quantity;
}

/** The lines with the number of pieces that are lowered, as far as the limit reaches. */
function withPieces({ lines }: Sharing, chosen: readonly number[], itemLimit: number | null) {
  let room = itemLimit === null || itemLimit === 0 ? Infinity : itemLimit;
  return chosen.map((index) => {
    const { quantity, price } = lines[index] ?? { quantity: 0, price: 0 };
    const pieces = Math.min(quantity, room);
    room -= pieces;
    return { index, pieces, price };
  });
}

/** Rounds down by line, and adds the missing piastres of the whole one by one. */
function takePercent(sharing: Sharing, chosen: readonly number[], { amount, itemLimit }: CouponTerms): void {
  let base = 0;
  let sum = 0;
  for (const { index, pieces, price } of withPieces(sharing, open(sharing, chosen), itemLimit)) {
    base += price * pieces;
    sum += sharing.take(index, Math.floor((price * pieces * amount) / WHOLE));
  }
  const whole = Math.floor((base * amount + WHOLE / 2 - 1) / WHOLE); // half a piastre is rounded down
  takeRest(sharing, chosen, whole - sum);
}

function takeEach(
  sharing: Sharing,
  chosen: readonly number[],
  amount: Piastres,
  itemLimit: number | null,
): Piastres {
  return withPieces(sharing, open(sharing, chosen), itemLimit).reduce(
    (sum, { index, pieces, price }) => sum + sharing.take(index, Math.min(amount, price) * pieces),
    0,
  );
}

/** Spreads an amount evenly over all pieces; what a cheap line cannot take, the others do. */
function takeFromCart(
  sharing: Sharing,
  chosen: readonly number[],
  amount: Piastres,
  itemLimit: number | null,
): void {
  for (let rest = amount; rest > 0;) {
    const lines = open(sharing, chosen);
    const pieces = lines.reduce((sum, index) => sum + (sharing.lines[index]?.quantity ?? 0), 0);
    if (pieces === 0) return;
    const each = Math.floor(rest / pieces);
    const sum = each === 0 ? 0 : takeEach(sharing, lines, each, itemLimit);
    if (each === 0) takeRest(sharing, lines, rest);
    if (sum === 0) return;
    rest -= sum;
  }
}

/** Takes one piastre per piece until the amount is reached. */
function takeRest(sharing: Sharing, chosen: readonly number[], amount: Piastres): void {
  let rest = amount;
  for (const index of chosen) {
    rest -= rest > 0 ? sharing.take(index, Math.min(rest, sharing.lines[index]?.quantity ?? 0)) : 0;
  }
}

function open(sharing: Sharing, chosen: readonly number[]): number[] {
  return chosen.filter((index) => sharing.left(index) > 0);
}
