import { safeParse } from 'valibot';
import { dayInEgypt } from '../../domain/egypt/egyptClock.js';
import { toDecimal } from '../../domain/core/money.js';
import type { CouponTerms } from '../../domain/coupon/coupon.js';
import { CouponCode } from '../../domain/coupon/couponCode.js';
import { type ListedCoupon, listCoupons, writeCoupon } from '../../server/adapters/local/order/coupons.js';
import { integer } from '../../server/database/sql/rows.js';
import type { Database } from '../../server/database/sql/sql.js';
import { printedTables } from '../../server/database/records/tableRecords.js';
import { OptionError, readTerms } from './readTerms.js';

export const COUPONS_USAGE = `npm run coupons                                  # all, with the orders that hold each
npm run coupons -- add WELCOME --percent 5 --per-customer 1
npm run coupons -- add EID50 --cart 50 --min 1000 --until 2026-12-31
npm run coupons -- add FREE --free-delivery --uses 100
npm run coupons -- stop WELCOME

What it gives: one of --percent 12.5, --cart EGP (off the cart), --each EGP (off every piece); --free-delivery
When:          --from and --until 2026-12-31, both inclusive
How often:     --uses N, --per-customer N, --items N (pieces of an order that it lowers)
For what:      --min EGP, --max EGP, --products ids, --not-products ids, --categories ids, --not-categories ids, --no-sale
For whom:      --for mona@example.com,*@company.example,01012345678
--alone:       not together with another coupon
A coupon that is added again gets the new terms.`;

interface Tools {
  database: Database;
  print: (line: string) => void;
}

/** Runs a command on the coupons of the embedded shop; returns the exit code. */
export async function manageCoupons(args: readonly string[], tools: Tools): Promise<number> {
  try {
    const { words, terms } = readTerms(args);
    const [command = 'list', word, ...rest] = words;
    const { success, output: code } = safeParse(CouponCode, word ?? '');
    if (command === 'list' && word === undefined && terms === null) return await list(tools);
    if (!success || rest.length > 0) throw new OptionError(COUPONS_USAGE);
    if (command === 'add' && terms !== null) return await add(code, terms, tools);
    if (command === 'stop' && terms === null) return await stop(code, tools);
    throw new OptionError(COUPONS_USAGE);
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    tools.print(error.message);
    return 1;
  }
}

async function list({ database, print }: Tools): Promise<number> {
  const coupons = await listCoupons(database, printedTables(print));
  if (coupons.length === 0) print('There is no coupon yet.');
  for (const coupon of coupons) print(describe(coupon));
  return 0;
}

async function add(code: string, terms: CouponTerms, { database, print }: Tools): Promise<number> {
  await requireKnown(database, 'products', 'product', [...terms.productIds, ...terms.excludedProductIds]);
  await requireKnown(database, 'categories', 'category', [
    ...terms.categoryIds,
    ...terms.excludedCategoryIds,
  ]);
  await writeCoupon(database, code, terms);
  const kept = (await listCoupons(database, printedTables(print))).find((coupon) => coupon.code === code);
  if (kept !== undefined) print(describe(kept));
  return 0;
}

async function stop(code: string, { database, print }: Tools): Promise<number> {
  const coupon = (await listCoupons(database, printedTables(print))).find((each) => each.code === code);
  if (coupon === undefined) throw new OptionError(`There is no coupon ${code.toUpperCase()}`);
  await writeCoupon(database, code, { ...coupon.terms, endsAt: new Date().toISOString() });
  print(`Coupon ${code.toUpperCase()} has ended. Orders that have it keep their price.`);
  return 0;
}

/** A product may be a variation. */
async function requireKnown(
  database: Database,
  table: 'products' | 'categories',
  name: string,
  ids: readonly number[],
): Promise<void> {
  const known =
    table === 'products' ? 'SELECT id FROM products UNION SELECT id FROM items' : `SELECT id FROM ${table}`;
  const [unknown] = await database.rows(
    `SELECT value AS id FROM json_each(?) WHERE value NOT IN (${known}) LIMIT 1`,
    [JSON.stringify(ids)],
  );
  if (unknown !== undefined) throw new OptionError(`There is no ${name} ${integer(unknown, 'id')}`);
}

/** One line: what it gives, its conditions, and how often it was used. */
function describe({ code, terms, uses }: ListedCoupon): string {
  const { usageLimit, usageLimitPerCustomer: own, minimum, maximum, startsAt, endsAt } = terms;
  const facts = [
    givenBy(terms),
    terms.freeShipping ? 'free delivery' : '',
    minimum === null ? '' : `from ${toDecimal(minimum)} EGP`,
    maximum === null ? '' : `up to ${toDecimal(maximum)} EGP`,
    startsAt === null ? '' : `since ${dayInEgypt(Date.parse(startsAt))}`,
    endsAt === null ? '' : endOf(endsAt),
    own === null ? '' : `${own} per customer`,
    terms.individualUse ? 'alone' : '',
    `used ${uses}${usageLimit === null ? '' : ` of ${usageLimit}`} times`,
  ];
  return `${code.toUpperCase()}  ${facts.filter((fact) => fact !== '').join(', ')}`;
}

function endOf(endsAt: string): string {
  const ms = Date.parse(endsAt);
  return ms <= Date.now() ? 'ended' : `until ${dayInEgypt(ms)}`;
}

function givenBy({ kind, amount }: CouponTerms): string {
  if (amount === 0) return '';
  if (kind === 'percent') return `${amount / 100} %`;
  return `${toDecimal(amount)} EGP off ${kind === 'fixed_cart' ? 'the cart' : 'each piece'}`;
}
