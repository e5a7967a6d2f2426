import * as v from 'valibot';
import type { FoundCoupon } from '../../../../domain/coupon/applyCoupons.js';
import { COUPON_KINDS, type CouponTerms } from '../../../../domain/coupon/coupon.js';
import { normalizeCouponCode } from '../../../../domain/coupon/couponCode.js';
import { type Piastres, parsePrice } from '../../../../domain/core/money.js';
import type { CouponsPort, CouponUser } from '../../../ports/order/coupons.js';
import { toIso } from '../catalogue/productFields.js';
import type { StoreClient } from '../../wpRest/client.js';
import type { RecordKind } from '../../../ports/shared/records/recordReader.js';
import {
  ID,
  IDS_OR_NONE,
  ENTRIES,
  listOrNone,
  META_OR_NONE,
  OFF_OR,
  PRICE,
  TIME_OR_NONE,
  WHOLE,
  WHOLE_OR_0,
  WORDS,
} from '../../wpRest/fields.js';
import { editPost } from '../../wpRest/recordKinds.js';
import { parsed } from '../../wpRest/shapes.js';
import { brandsOf, unknownCondition } from './couponMeta.js';

const LIMIT = v.nullable(WHOLE);

/** A condition that is missing or cannot be read must not count as none, so that each field is required and vital. */
const WC_COUPON = v.required(
  v.object({
    id: ID,
    code: WORDS,
    discount_type: v.string(),
    amount: PRICE,
    date_expires_gmt: TIME_OR_NONE,
    usage_count: WHOLE_OR_0,
    /** Ids of customers, and addresses of guests, once per order. */
    used_by: listOrNone(WORDS),
    usage_limit: LIMIT,
    usage_limit_per_user: LIMIT,
    limit_usage_to_x_items: LIMIT,
    free_shipping: OFF_OR,
    individual_use: OFF_OR,
    exclude_sale_items: OFF_OR,
    minimum_amount: PRICE,
    maximum_amount: PRICE,
    product_ids: IDS_OR_NONE,
    excluded_product_ids: IDS_OR_NONE,
    product_categories: IDS_OR_NONE,
    excluded_product_categories: IDS_OR_NONE,
    email_restrictions: listOrNone(WORDS),
    meta_data: META_OR_NONE,
  }),
);

const PERSONAL = ['used_by', 'email_restrictions'];

const COUPONS: RecordKind<WcCoupon> = {
  name: 'Coupon',
  schema: WC_COUPON,
  editedAt: editPost,
  open: Object.keys(WC_COUPON.entries).filter((field) => !PERSONAL.includes(field)),
  vital: Object.keys(WC_COUPON.entries),
};

type WcCoupon = v.InferOutput<typeof WC_COUPON>;

const FIELDS = Object.keys(WC_COUPON.entries).join(',');
const ORDER_VERSION = v.object({ version: v.optional(WORDS, '') });
/** The first WooCommerce whose limit of pieces reaches the dearest pieces first. */
const LIMITS_BY_PIECE = 10;
const ORDER_COUPONS = v.object({ coupon_lines: listOrNone(v.object({ code: WORDS })) });

/** Coupons of WooCommerce, which finds published ones only; a shop manager's key may read them. */
export function storeCoupons(
  client: StoreClient,
  onProblem: (line: string) => void = () => undefined,
): CouponsPort {
  return {
    find: (codes, user, order) =>
      Promise.all(codes.map((code) => findCoupon({ client, onProblem }, code, user, order))),
  };
}

interface CouponContext {
  client: StoreClient;
  onProblem: (line: string) => void;
}

async function findCoupon(
  { client, onProblem }: CouponContext,
  code: string,
  { customerId }: CouponUser,
  order: { id: number; productIds: readonly number[] },
): Promise<FoundCoupon> {
  const coupon = await readCoupon(client, code);
  if (coupon === null) return { code, terms: null, uses: { all: 0, own: 0 } };
  const terms = await termsIn(client, order, coupon);
  if (typeof terms === 'string') {
    onProblem(
      `The coupon ${coupon.id} is refused, because the shop cannot compute ${terms}: remove it in WooCommerce (Marketing → Coupons), or tell customers another code`,
    );
    return { code: coupon.code, terms: null, isUnsupported: true, uses: { all: 0, own: 0 } };
  }
  const own = coupon.used_by.filter((user) => user === String(customerId)).length;
  const isAtLimit =
    coupon.usage_count >= (terms.usageLimit ?? Infinity) || own >= (terms.usageLimitPerCustomer ?? Infinity);
  const held = isAtLimit && (await holds(client, order.id, coupon.code)) ? 1 : 0;
  return { code: coupon.code, terms, uses: { all: coupon.usage_count - held, own: own - held } };
}

/** The coupon with this code in any digits and dashes: whether WooCommerce tells them apart depends on its database. */
async function readCoupon(client: StoreClient, code: string): Promise<WcCoupon | null> {
  const normalized = normalizeCouponCode(code);
  for (const written of spellingsOf(code, normalized)) {
    const query = { code: written, _fields: FIELDS };
    const { body } = await client.request({ method: 'GET', path: 'wc/v3/coupons', query });
    const coupons = client.records.list(COUPONS, parsed(ENTRIES, body));
    const found = coupons.find((each) => normalizeCouponCode(each.code) === normalized);
    if (found !== undefined) return found;
  }
  return null;
}

/** As it was entered, and as an operator may have pasted it. */
function spellingsOf(code: string, normalized: string): ReadonlySet<string> {
  const inOtherDigits = DIGITS.map((digits) => inDigits(normalized, digits));
  return new Set([code, ...inOtherDigits, ...DASHES.map((dash) => normalized.replaceAll('-', dash))]);
}

/** What word processors make of a hyphen. */
const DASHES = ['–', '—'];

/** The digits of Arabic and of Persian keyboards. */
const DIGITS = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'];

function inDigits(code: string, digits: string): string {
  return code.replace(/[0-9]/g, (digit) => digits.charAt(Number(digit)));
}

/** The terms as the WooCommerce that holds this order computes them, or what of the coupon the shop cannot compute. */
async function termsIn(
  client: StoreClient,
  { id, productIds }: { id: number; productIds: readonly number[] },
  coupon: WcCoupon,
): Promise<CouponTerms | string> {
  const [terms, unknown] = [termsOf(coupon), unknownCondition(coupon.meta_data)];
  if (terms === null) return `its kind "${coupon.discount_type}"`;
  if (unknown !== null) return `its condition "${unknown}"`;
  const branded = { ...terms, ...(await brandsOf(client, coupon, productIds)) };
  if (terms.itemLimit === null) return branded;
  const query = { _fields: 'version' };
  const { body } = await client.request({ method: 'GET', path: `wc/v3/orders/${id}`, query });
  const isOlder = Number.parseInt(parsed(ORDER_VERSION, body).version) < LIMITS_BY_PIECE;
  return isOlder ? { ...branded, limitsByLine: true } : branded;
}

/** Whether an order itself has the coupon, which WooCommerce then counts as used. */
async function holds(client: StoreClient, orderId: number, code: string): Promise<boolean> {
  const query = { _fields: 'coupon_lines' };
  const { body } = await client.request({ method: 'GET', path: `wc/v3/orders/${orderId}`, query });
  const wanted = normalizeCouponCode(code);
  return parsed(ORDER_COUPONS, body).coupon_lines.some((line) => normalizeCouponCode(line.code) === wanted);
}

/** null for a kind that a plugin has added. WooCommerce uses 0 and empty texts for "no condition". */
function termsOf(coupon: WcCoupon): CouponTerms | null {
  const kind = COUPON_KINDS.find((each) => each === coupon.discount_type);
  const amount = parsePrice(coupon.amount === '' ? '0' : (coupon.amount ?? '0'));
  if (kind === undefined || amount === null) return null;
  return {
    ...{ kind, amount, startsAt: null },
    endsAt: coupon.date_expires_gmt ? toIso(coupon.date_expires_gmt) : null,
    freeShipping: coupon.free_shipping,
    minimum: boundOf(coupon.minimum_amount),
    maximum: boundOf(coupon.maximum_amount),
    usageLimit: limitOf(coupon.usage_limit),
    usageLimitPerCustomer: limitOf(coupon.usage_limit_per_user),
    itemLimit: limitOf(coupon.limit_usage_to_x_items),
    productIds: coupon.product_ids,
    excludedProductIds: coupon.excluded_product_ids,
    categoryIds: coupon.product_categories,
    excludedCategoryIds: coupon.excluded_product_categories,
    ofBrands: null,
    ofExcludedBrands: [],
    excludesSale: coupon.exclude_sale_items,
    individualUse: coupon.individual_use,
    allowed: coupon.email_restrictions,
  };
}

function boundOf(text: string | null): Piastres | null {
  const amount = parsePrice(text ?? '');
  return amount === null || amount === 0 ? null : amount;
}

function limitOf(limit: number | null): number | null {
  return limit === null || limit <= 0 ? null : limit;
}
