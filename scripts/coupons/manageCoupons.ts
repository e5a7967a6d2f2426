import { safeParse } from 'valibot';
import { dayInEgypt } from '../../domain/egypt/egyptClock.js';
import { toDecimal } from '../../domain/core/money.js';
import type { CouponTerms } from '../../domain/coupon/coupon.js';
import { CouponCode } from '../../domain/coupon/couponCode.js';
import { type ListedCoupon, listCoupons, writeCoupon } from '../../server/adapters/local/order/coupons.js';
import { integer } from '../../server/database/sql/rows.js';
import type { Database } from '../../server/database/sql/sql.js';
import { printedTables } from '../../server/database/records/tableRecords.js';
import { CommandError, defineCommand, type Program, UsageError } from '../command/program.js';
import type { DatabaseTools } from '../command/runCommand.js';
import { readTerms, TERMS } from './readTerms.js';

type Tools = Pick<DatabaseTools, 'database' | 'print' | 'log'>;

export const COUPONS: Program<Tools> = {
  name: 'npm run coupons',
  about: 'the coupons of the embedded shop',
  commands: {
    '': defineCommand('All of them, with the orders that hold each.', {
      run: (_, __, tools: Tools) => list(tools),
    }),
    add: defineCommand('Adds a coupon such as WELCOME; one that is there gets the new terms.', {
      args: '<code>',
      options: TERMS,
      run: ([code], terms, tools: Tools) => add(codeOf(code), readTerms(terms), tools),
    }),
    stop: defineCommand('It ends; orders that have it keep their price.', {
      args: '<code>',
      run: ([code], _, tools: Tools) => stop(codeOf(code), tools),
    }),
  },
};

function codeOf(word: string): string {
  const { success, output } = safeParse(CouponCode, word);
  if (!success) throw new UsageError(`${word} is no code of a coupon`);
  return output;
}

async function list({ database, print }: Tools): Promise<void> {
  const coupons = await listCoupons(database, printedTables(print));
  if (coupons.length === 0) print('There is no coupon yet.');
  for (const coupon of coupons) print(describe(coupon));
}

async function add(code: string, terms: CouponTerms, { database, print }: Tools): Promise<void> {
  await requireKnown(database, 'products', 'product', [...terms.productIds, ...terms.excludedProductIds]);
  await requireKnown(database, 'categories', 'category', [
    ...terms.categoryIds,
    ...terms.excludedCategoryIds,
  ]);
  await writeCoupon(database, code, terms);
  const kept = (await listCoupons(database, printedTables(print))).find((coupon) => coupon.code === code);
  if (kept !== undefined) print(describe(kept));
}

async function stop(code: string, { database, print }: Tools): Promise<void> {
  const coupon = (await listCoupons(database, printedTables(print))).find((each) => each.code === code);
  if (coupon === undefined) throw new CommandError(`There is no coupon ${code.toUpperCase()}`);
  await writeCoupon(database, code, { ...coupon.terms, endsAt: new Date().toISOString() });
  print(`Coupon ${code.toUpperCase()} has ended. Orders that have it keep their price.`);
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
  if (unknown !== undefined) throw new CommandError(`There is no ${name} ${integer(unknown, 'id')}`);
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
