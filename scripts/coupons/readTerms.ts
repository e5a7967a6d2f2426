import { safeParse } from 'valibot';
import { parseMobile } from '../../domain/egypt/mobile.js';
import { endOfDayInEgypt, startOfDayInEgypt } from '../../domain/egypt/egyptClock.js';
import { cleanCode } from '../../domain/text/cleanText.js';
import { Email } from '../../domain/forms/fields.js';
import { parsePrice } from '../../domain/core/money.js';
import type { CouponKind, CouponTerms } from '../../domain/coupon/coupon.js';
import { couponTerms } from '../../domain/coupon/couponTerms.js';
import { UsageError } from '../command/program.js';

/** What a coupon gives, to whom and when. */
export const TERMS = {
  percent: { value: '12.5', help: 'per cent off; or give --cart or --each' },
  cart: { value: 'EGP', help: 'off the cart' },
  each: { value: 'EGP', help: 'off every piece' },
  'free-delivery': { help: 'with or without one of these' },
  from: { value: '2026-12-01', help: 'its first day' },
  until: { value: '2026-12-31', help: 'its last day' },
  min: { value: 'EGP', help: 'of the cart' },
  max: { value: 'EGP', help: 'of the cart' },
  uses: { value: 'N', help: 'by all customers together' },
  'per-customer': { value: 'N', help: 'by each of them' },
  items: { value: 'N', help: 'pieces of an order that it lowers' },
  products: { value: '212,213', help: 'ids of products that it is for' },
  'not-products': { value: '212,213', help: 'and that it is not for' },
  categories: { value: '12,13', help: 'ids of categories that it is for' },
  'not-categories': { value: '12,13', help: 'and that it is not for' },
  'no-sale': { help: 'not for goods on sale' },
  alone: { help: 'not together with another coupon' },
  for: { value: 'mona@example.com,*@company.example,01012345678', help: 'who may use it' },
} as const;

type Values = {
  [Name in keyof typeof TERMS]: (typeof TERMS)[Name] extends { value: string } ? string | null : boolean;
};

/** The terms that these options give. Throws `UsageError`. */
export function readTerms(values: Values): CouponTerms {
  const amounts = (['percent', 'cart', 'each'] as const).filter((name) => values[name] !== null);
  const [amountOf, ...others] = amounts;
  if (others.length > 0) throw new UsageError('Give only one of --percent, --cart and --each');
  if (amountOf === undefined && !values['free-delivery']) {
    throw new UsageError('Say what the coupon gives: --percent, --cart, --each or --free-delivery');
  }
  const read = <T>(name: keyof typeof values, parse: (text: string, name: string) => T): T | null => {
    const text = values[name];
    return typeof text === 'string' ? parse(cleanCode(text), name) : null;
  };
  const amount = amountOf === undefined ? 0 : (read(amountOf, money) ?? 0);
  if (amountOf === 'percent' && amount > WHOLE) throw new UsageError('--percent is at most 100');
  const startsAt = read('from', (day, name) => moment(startOfDayInEgypt(day), name));
  const endsAt = read('until', (day, name) => moment(endOfDayInEgypt(day), name));
  if (startsAt !== null && endsAt !== null && endsAt < startsAt)
    throw new UsageError('--until is before --from');
  const terms = couponTerms({
    kind: amountOf === undefined ? 'fixed_cart' : KINDS[amountOf],
    amount,
    freeShipping: values['free-delivery'],
    startsAt: startsAt === null ? null : new Date(startsAt).toISOString(),
    endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
    minimum: read('min', money),
    maximum: read('max', money),
    usageLimit: read('uses', count),
    usageLimitPerCustomer: read('per-customer', count),
    itemLimit: read('items', count),
    productIds: read('products', ids) ?? [],
    excludedProductIds: read('not-products', ids) ?? [],
    categoryIds: read('categories', ids) ?? [],
    excludedCategoryIds: read('not-categories', ids) ?? [],
    excludesSale: values['no-sale'],
    individualUse: values.alone,
    allowed: read('for', people) ?? [],
  });
  if (terms.minimum !== null && terms.maximum !== null && terms.maximum < terms.minimum) {
    throw new UsageError('--max is below --min');
  }
  return terms;
}

const KINDS: Record<'percent' | 'cart' | 'each', CouponKind> = {
  percent: 'percent',
  cart: 'fixed_cart',
  each: 'fixed_product',
};

/** 100 per cent. */
const WHOLE = 10_000;
const COUNT_MAX = 1_000_000;
const LIST_MAX = 200;

/** Pounds or per cent, as hundredths. */
function money(text: string, name: string): number {
  const amount = parsePrice(text);
  if (amount === null || amount === 0)
    throw new UsageError(`--${name} must be a number above 0, such as 12.50`);
  return amount;
}

function count(text: string, name: string): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > COUNT_MAX) throw new UsageError(`--${name} must be a whole number from 1`);
  return number;
}

function listed(text: string, name: string): string[] {
  const entries = text.split(/[,،]/).map((entry) => entry.trim());
  if (entries.length > LIST_MAX) throw new UsageError(`--${name} takes at most ${LIST_MAX} entries`);
  return entries;
}

function ids(text: string, name: string): number[] {
  return listed(text, name).map((id) => {
    if (!/^[1-9]\d{0,14}$/.test(id)) throw new UsageError(`--${name} must be ids, such as 212,213`);
    return Number(id);
  });
}

/** Addresses, `*@example.com` and numbers; numbers in E.164. */
function people(text: string, name: string): string[] {
  return listed(text, name).map((entry) => {
    const phone = parseMobile(entry);
    if (phone !== null) return phone;
    const { success } = safeParse(Email, entry.replace(/^\*(?=@)/, 'anyone'));
    if (!success) throw new UsageError(`--${name}: ${entry} is neither an email address nor a mobile number`);
    return entry.toLowerCase();
  });
}

function moment(at: number | null, name: string): number {
  if (at === null) throw new UsageError(`--${name} must be a day, such as 2026-12-31`);
  return at;
}
