import * as v from 'valibot';
import type { FoundCoupon } from '../../../../domain/coupon/applyCoupons.js';
import { type CouponTerms, usableCoupons } from '../../../../domain/coupon/coupon.js';
import { CouponTermsSchema } from '../../../../domain/coupon/couponSchemas.js';
import type { Order } from '../../../../domain/order/order.js';
import { integer, text } from '../../../database/sql/rows.js';
import {
  type Database,
  expecting,
  type Reader,
  type Row,
  type Statement,
} from '../../../database/sql/sql.js';
import { recordOf, UNNOTED } from '../../../database/records/tableRecords.js';
import type { CouponsPort, CouponUser } from '../../../ports/order/coupons.js';
import type { RecordKind, RecordReader } from '../../../ports/shared/records/recordReader.js';

/** Number of orders that hold a coupon; arguments: its code, and the order that does not count. */
const USES = `(SELECT count(*) FROM orders
  WHERE coupons IS NOT NULL AND status NOT IN ('pending-cart', 'cancelled', 'failed')
    AND EXISTS (SELECT 1 FROM json_each(coupons) WHERE value ->> 'code' = ?) AND orders.id <> ?`;

/** Of one customer, or to one number; further arguments: the customer and the number. */
const OWN = `AND (customer_id = ? OR billing ->> 'phone' = ?)`;

/** Coupons in the database. Their uses are counted from the orders, so that a cancelled one gives its use back. */
export function localCoupons(reader: Reader, records: RecordReader): CouponsPort {
  return {
    async find(codes, user, { id }) {
      const rows = await Promise.all(
        codes.map((code) => findCoupon(reader, records, { code, user, orderId: id })),
      );
      return rows;
    },
  };
}

async function findCoupon(
  reader: Reader,
  records: RecordReader,
  { code, user: { customerId, phone }, orderId }: { code: string; user: CouponUser; orderId: number },
): Promise<FoundCoupon> {
  const [row] = await reader.rows(
    `SELECT code AS id, terms, ${USES}) AS uses_of_all, ${USES} ${OWN}) AS own_uses FROM coupons WHERE code = ?`,
    [code, orderId, code, orderId, customerId, phone ?? '', code],
  );
  if (row === undefined) return { code, terms: null, uses: { all: 0, own: 0 } };
  return {
    code,
    terms: termsOf(row, records),
    uses: { all: integer(row, 'uses_of_all'), own: integer(row, 'own_uses') },
  };
}

/** Statements that fail unless the order may use each of its coupons once more. */
export function expectUsable({ id, customerId, coupons, billing }: Order): Statement[] {
  return usableCoupons(coupons).map(({ code }) =>
    expecting(
      `EXISTS (SELECT 1 FROM coupons WHERE code = ?
        AND (terms ->> 'usageLimit' IS NULL OR ${USES}) < terms ->> 'usageLimit')
        AND (terms ->> 'usageLimitPerCustomer' IS NULL OR ${USES} ${OWN}) < terms ->> 'usageLimitPerCustomer'))`,
      [code, code, id, code, id, customerId, billing?.phone ?? ''],
    ),
  );
}

/** Whether an order may still use its coupons. */
export async function areUsable(reader: Reader, order: Order): Promise<boolean> {
  const user = { customerId: order.customerId, phone: order.billing?.phone ?? null };
  const codes = usableCoupons(order.coupons).map(({ code }) => code);
  const found = await localCoupons(reader, UNNOTED).find(codes, user, { id: order.id, productIds: [] });
  return found.every(({ terms, uses }) => terms !== null && isBelowLimits(terms, uses));
}

function isBelowLimits(terms: CouponTerms, { all, own }: FoundCoupon['uses']): boolean {
  return all < (terms.usageLimit ?? Infinity) && own < (terms.usageLimitPerCustomer ?? Infinity);
}

/** A coupon as its operator sees it. */
export interface ListedCoupon {
  code: string;
  terms: CouponTerms;
  /** Orders that hold it. */
  uses: number;
}

/** All readable coupons, by code. */
export async function listCoupons(reader: Reader, records: RecordReader): Promise<ListedCoupon[]> {
  const rows = await reader.rows(
    `SELECT code AS id, terms,
      (SELECT count(*) FROM orders WHERE coupons IS NOT NULL
        AND status NOT IN ('pending-cart', 'cancelled', 'failed')
        AND EXISTS (SELECT 1 FROM json_each(orders.coupons) WHERE value ->> 'code' = coupons.code)) AS uses
     FROM coupons ORDER BY code`,
  );
  return rows.flatMap((row) => {
    const terms = termsOf(row, records);
    return terms === null ? [] : { code: text(row, 'id'), terms, uses: integer(row, 'uses') };
  });
}

/** A coupon with a condition that cannot be read would lower more than it should. */
const COUPONS: RecordKind<{ terms: CouponTerms }> = {
  name: 'Coupon',
  editedAt: () => 'coupons',
  schema: v.object({ terms: CouponTermsSchema }),
  vital: ['terms', ...Object.keys(CouponTermsSchema.entries).map((field) => `terms.${field}`)],
};

function termsOf(row: Row, records: RecordReader): CouponTerms | null {
  return records.one(COUPONS, recordOf(row, ['terms']))?.terms ?? null;
}

/** A statement that adds a coupon, or replaces its terms. */
export function saveCoupon(code: string, terms: CouponTerms): Statement {
  return {
    sql: 'INSERT INTO coupons (code, terms) VALUES (?, ?) ON CONFLICT (code) DO UPDATE SET terms = excluded.terms',
    args: [code, JSON.stringify(terms)],
  };
}

/** Adds or replaces a coupon. */
export async function writeCoupon(database: Database, code: string, terms: CouponTerms): Promise<void> {
  await database.batch([saveCoupon(code, terms)], 'repeatable');
}
