import { parseArgs } from 'node:util';
import { safeParse } from 'valibot';
import { parseMobile } from '../../domain/egypt/mobile.js';
import { startOfDayInEgypt } from '../../domain/egypt/egyptClock.js';
import { cleanCode } from '../../domain/text/cleanText.js';
import { Email } from '../../domain/forms/fields.js';
import { parsePrice } from '../../domain/core/money.js';
import type { CouponKind, CouponTerms } from '../../domain/coupon/coupon.js';
import { couponTerms } from '../../domain/coupon/couponTerms.js';

const OPTIONS = {
  percent: { type: 'string' },
  cart: { type: 'string' },
  each: { type: 'string' },
  'free-delivery': { type: 'boolean' },
  from: { type: 'string' },
  until: { type: 'string' },
  min: { type: 'string' },
  max: { type: 'string' },
  uses: { type: 'string' },
  'per-customer': { type: 'string' },
  items: { type: 'string' },
  products: { type: 'string' },
  'not-products': { type: 'string' },
  categories: { type: 'string' },
  'not-categories': { type: 'string' },
  'no-sale': { type: 'boolean' },
  alone: { type: 'boolean' },
  for: { type: 'string' },
} as const;

/** An option that cannot be used; the message says which and why. */
export class OptionError extends Error {}

/** Words and terms of a command line. Throws `OptionError`. */
export function readTerms(args: readonly string[]): { words: string[]; terms: CouponTerms | null } {
  const { values, positionals: words } = parsed(args);
  if (Object.keys(values).length === 0) return { words, terms: null };
  const amounts = (['percent', 'cart', 'each'] as const).filter((name) => values[name] !== undefined);
  const [amountOf, ...others] = amounts;
  if (others.length > 0) throw new OptionError('Give only one of --percent, --cart and --each');
  if (amountOf === undefined && values['free-delivery'] !== true) {
    throw new OptionError('Say what the coupon gives: --percent, --cart, --each or --free-delivery');
  }
  const read = <T>(name: keyof typeof values, parse: (text: string, name: string) => T): T | null => {
    const text = values[name];
    return typeof text === 'string' ? parse(cleanCode(text), name) : null;
  };
  const amount = amountOf === undefined ? 0 : (read(amountOf, money) ?? 0);
  if (amountOf === 'percent' && amount > WHOLE) throw new OptionError('--percent is at most 100');
  const startsAt = read('from', (day, name) => startOfDay(day, name));
  const endsAt = read('until', (day, name) => startOfDay(day, name) + DAY_MS - 1);
  if (startsAt !== null && endsAt !== null && endsAt < startsAt)
    throw new OptionError('--until is before --from');
  const terms = couponTerms({
    kind: amountOf === undefined ? 'fixed_cart' : KINDS[amountOf],
    amount,
    freeShipping: values['free-delivery'] ?? false,
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
    excludesSale: values['no-sale'] ?? false,
    individualUse: values.alone ?? false,
    allowed: read('for', people) ?? [],
  });
  if (terms.minimum !== null && terms.maximum !== null && terms.maximum < terms.minimum) {
    throw new OptionError('--max is below --min');
  }
  return { words, terms };
}

const KINDS: Record<'percent' | 'cart' | 'each', CouponKind> = {
  percent: 'percent',
  cart: 'fixed_cart',
  each: 'fixed_product',
};

/** 100 per cent. */
const WHOLE = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const COUNT_MAX = 1_000_000;
const LIST_MAX = 200;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : 'Unknown option');
  }
}

/** Pounds or per cent, as hundredths. */
function money(text: string, name: string): number {
  const amount = parsePrice(text);
  if (amount === null || amount === 0)
    throw new OptionError(`--${name} must be a number above 0, such as 12.50`);
  return amount;
}

function count(text: string, name: string): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > COUNT_MAX) throw new OptionError(`--${name} must be a whole number from 1`);
  return number;
}

function listed(text: string, name: string): string[] {
  const entries = text.split(/[,،]/).map((entry) => entry.trim());
  if (entries.length > LIST_MAX) throw new OptionError(`--${name} takes at most ${LIST_MAX} entries`);
  return entries;
}

function ids(text: string, name: string): number[] {
  return listed(text, name).map((id) => {
    if (!/^[1-9]\d{0,14}$/.test(id)) throw new OptionError(`--${name} must be ids, such as 212,213`);
    return Number(id);
  });
}

/** Addresses, `*@example.com` and numbers; numbers in E.164. */
function people(text: string, name: string): string[] {
  return listed(text, name).map((entry) => {
    const phone = parseMobile(entry);
    if (phone !== null) return phone;
    const { success } = safeParse(Email, entry.replace(/^\*(?=@)/, 'anyone'));
    if (!success)
      throw new OptionError(`--${name}: ${entry} is neither an email address nor a mobile number`);
    return entry.toLowerCase();
  });
}

/** The first moment of a day in Egypt, in ms. */
function startOfDay(day: string, name: string): number {
  const at = startOfDayInEgypt(day);
  if (at === null) throw new OptionError(`--${name} must be a day, such as 2026-12-31`);
  return at;
}
