import { parseMobile } from '../egypt/mobile.js';
import type { Piastres } from '../core/money.js';
import { type AppliedCoupon, type CouponProblem, type CouponTerms } from './coupon.js';
import { byComputation, type CouponLine, discountLines, isForLine } from './couponDiscounts.js';

/** A coupon as the store has it. */
export interface FoundCoupon {
  /** As the store writes it. */
  code: string;
  /** null: there is no such coupon, or it cannot be computed. */
  terms: CouponTerms | null;
  /** The store has the coupon, with a kind or a condition that only the store knows. */
  isUnsupported?: true;
  /** Orders that hold it: of all customers, and of this one. The order in question does not count. */
  uses: { all: number; own: number };
}

/** Who wants to use a coupon, as far as it is known. */
export interface CouponPerson {
  emails: readonly string[];
  /** E.164. */
  phones: readonly string[];
  /** Nothing more will be known: the order is being placed. */
  isComplete: boolean;
}

export interface CouponsResult {
  /** In the order in which they were entered. */
  coupons: AppliedCoupon[];
  /** What all of them take off each line. */
  shares: Piastres[];
}

interface CouponsAsked {
  person: CouponPerson;
  nowMs: number;
  /** The shop can send codes that prove a number. */
  provesNumbers: boolean;
}

/** Computes coupons for these lines; a coupon that cannot be used says why. */
export function applyCoupons(
  found: readonly FoundCoupon[],
  lines: readonly CouponLine[],
  { person, nowMs, provesNumbers }: CouponsAsked,
): CouponsResult {
  const shares = lines.map(() => 0);
  const usable: (FoundCoupon & { terms: CouponTerms })[] = [];
  const problems = new Map<string, CouponProblem>();
  for (const coupon of found) {
    const problem = problemOf(coupon, lines, person, nowMs) ?? conflictOf(coupon, usable);
    if (problem !== null) problems.set(coupon.code, problem);
    else if (coupon.terms !== null) usable.push({ ...coupon, terms: coupon.terms });
  }
  const discounts = new Map<string, Piastres>();
  for (const { code, terms } of [...usable].sort(byComputation)) {
    const own = discountLines(terms, lines, shares);
    own.forEach((share, index) => (shares[index] = (shares[index] ?? 0) + share));
    discounts.set(
      code,
      own.reduce((sum, share) => sum + share, 0),
    );
  }
  const coupons = found.map(({ code, terms }) => {
    const perCustomer = terms?.usageLimitPerCustomer ?? null;
    return {
      code,
      discount: discounts.get(code) ?? 0,
      freeShipping: discounts.has(code) && terms?.freeShipping === true,
      problem: problems.get(code) ?? null,
      ...(provesNumbers && perCustomer !== null && discounts.has(code) && { perCustomer }),
    };
  });
  return { coupons, shares };
}

function conflictOf({ terms }: FoundCoupon, usable: readonly { terms: CouponTerms }[]): CouponProblem | null {
  if (usable.length === 0) return null;
  const isAlone = [terms, ...usable.map((other) => other.terms)].some((each) => each?.individualUse === true);
  return isAlone ? { kind: 'together', missing: null } : null;
}

/** The first condition that is not met, in WooCommerce's order. */
function problemOf(
  { terms, uses, isUnsupported }: FoundCoupon,
  lines: readonly CouponLine[],
  person: CouponPerson,
  nowMs: number,
): CouponProblem | null {
  const problem = (kind: CouponProblem['kind'], missing: Piastres | null = null) => ({ kind, missing });
  if (terms === null) return problem(isUnsupported === true ? 'unsupported' : 'unknown');
  if (terms.startsAt !== null && nowMs < Date.parse(terms.startsAt)) return problem('not_yet');
  if (terms.usageLimit !== null && uses.all >= terms.usageLimit) return problem('used_up');
  if (terms.usageLimitPerCustomer !== null && uses.own >= terms.usageLimitPerCustomer)
    return problem('used_by_you');
  if (terms.endsAt !== null && nowMs > Date.parse(terms.endsAt)) return problem('expired');
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  if (terms.minimum !== null && total < terms.minimum) return problem('minimum', terms.minimum - total);
  if (terms.maximum !== null && total > terms.maximum) return problem('maximum', total - terms.maximum);
  const kind = unfitLines(terms, lines) ?? (isForPerson(terms, person) ? null : 'person');
  return kind === null ? null : problem(kind);
}

/** A coupon for products needs one of them; a coupon for the cart allows none of those it excludes. */
function unfitLines(terms: CouponTerms, lines: readonly CouponLine[]): 'products' | 'sale' | null {
  const ofAllBrands = { ...terms, ofBrands: null, ofExcludedBrands: [] };
  const { productIds, categoryIds, excludesSale } = terms;
  const onlyNamed = { ...ofAllBrands, excludesSale: false, excludedProductIds: [], excludedCategoryIds: [] };
  const isProduct = (line: CouponLine) => isForLine({ ...onlyNamed, categoryIds: [] }, line);
  const isInCategory = (line: CouponLine) => isForLine({ ...onlyNamed, productIds: [] }, line);
  const counted = lines.filter(({ isOnSale }) => !(excludesSale && isOnSale));
  if (productIds.length > 0 && !lines.some(isProduct)) return 'products';
  if (!areOfBrands(terms, lines)) return 'products';
  if (categoryIds.length > 0 && !counted.some(isInCategory)) {
    return lines.some(isInCategory) ? 'sale' : 'products';
  }
  if (terms.kind !== 'fixed_cart') {
    if (lines.some((line) => isForLine(terms, line))) return null;
    return lines.some((line) => isForLine({ ...terms, excludesSale: false }, line)) ? 'sale' : 'products';
  }
  if (counted.length < lines.length) return 'sale';
  const onlyExcluded = { ...ofAllBrands, productIds: [], categoryIds: [] };
  return lines.every((line) => isForLine(onlyExcluded, line)) ? null : 'products';
}

/** One product must be of the brands; not all may be of excluded ones, and for the whole cart none. */
function areOfBrands(
  { kind, ofBrands, ofExcludedBrands }: CouponTerms,
  lines: readonly CouponLine[],
): boolean {
  if (ofBrands !== null && !lines.some(({ productId }) => ofBrands.includes(productId))) return false;
  const excluded = lines.filter(({ productId }) => ofExcludedBrands.includes(productId));
  return excluded.length === 0 || (kind !== 'fixed_cart' && excluded.length < lines.length);
}

/** Until the order is placed, somebody without a known address or number may still turn out to be meant. */
function isForPerson({ allowed }: CouponTerms, { emails, phones, isComplete }: CouponPerson): boolean {
  if (allowed.length === 0) return true;
  if (allowed.some((entry) => isAllowed(entry, emails, phones))) return true;
  const mayGiveNumber = phones.length === 0 && allowed.some((entry) => parseMobile(entry) !== null);
  return !isComplete && (emails.length === 0 || mayGiveNumber);
}

function isAllowed(entry: string, emails: readonly string[], phones: readonly string[]): boolean {
  const phone = parseMobile(entry);
  if (phone !== null) return phones.includes(phone);
  const [start = '', ...rest] = entry.toLowerCase().split('*');
  return emails.some((email) => {
    const text = email.toLowerCase();
    if (rest.length === 0) return text === start;
    const end = rest.join('*');
    return text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end);
  });
}
