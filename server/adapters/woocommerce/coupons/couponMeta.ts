import * as v from 'valibot';
import type { CouponTerms } from '../../../../domain/coupon/coupon.js';
import type { StoreClient } from '../../wpRest/client.js';
import { parsed } from '../../wpRest/shapes.js';

/* Conditions of coupons that WooCommerce and its extensions keep in custom fields. */

interface MetaEntry {
  key: string;
  value: unknown;
}

/** Brands of WooCommerce 9.4 and later, as ids of terms. */
const BRANDS = 'product_brands';
const EXCLUDED_BRANDS = 'exclude_product_brands';

/** Fields by which WordPress and its editors keep their own notes. */
const BOOKKEEPING =
  /^(_edit_|_wp_|_oembed|_thumbnail_id$|_storefront_|_?yoast|_?rank_math|_elementor|_last_editor)/;

/**
 * The key of a condition that the shop does not know, such as one of an extension; null if there is none. A field with a
 * value counts as a condition, because a coupon that is computed without one promises what the order refuses.
 */
export function unknownCondition(meta: readonly MetaEntry[]): string | null {
  const unknown = meta.find(
    ({ key, value }) => ![BRANDS, EXCLUDED_BRANDS].includes(key) && !BOOKKEEPING.test(key) && !isEmpty(value),
  );
  return unknown?.key ?? null;
}

const NOTHING: readonly unknown[] = ['', '0', 0, 'no', 'false', false, null, undefined];

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return NOTHING.includes(value);
}

const BRANDED = v.object({ id: v.number(), brands: v.optional(v.array(v.object({ id: v.number() })), []) });

/**
 * Which of these products are of a coupon's brands. A coupon for all brands asks nothing. A product whose brands cannot be
 * read counts as excluded, so that nobody is promised what the order refuses.
 */
export async function brandsOf(
  client: StoreClient,
  { meta_data }: { meta_data: readonly MetaEntry[] },
  productIds: readonly number[],
): Promise<Pick<CouponTerms, 'ofBrands' | 'ofExcludedBrands'>> {
  const [included, excluded] = [idsIn(meta_data, BRANDS), idsIn(meta_data, EXCLUDED_BRANDS)];
  if (included.length === 0 && excluded.length === 0) return { ofBrands: null, ofExcludedBrands: [] };
  const products = await readBrands(client, productIds);
  const of = (brands: readonly number[]) =>
    products.filter((product) => product.brands.some(({ id }) => brands.includes(id))).map(({ id }) => id);
  const unread = productIds.filter((id) => products.every((product) => product.id !== id));
  const ofExcludedBrands = excluded.length === 0 ? [] : [...of(excluded), ...unread];
  return { ofBrands: included.length === 0 ? null : of(included), ofExcludedBrands };
}

async function readBrands(client: StoreClient, productIds: readonly number[]) {
  if (productIds.length === 0) return [];
  const query = { include: [...new Set(productIds)].join(','), status: 'any', _fields: 'id,brands' };
  const listed = parsed(v.array(v.unknown()), await client.list('wc/v3/products', query));
  return listed.flatMap((each) => {
    const read = v.safeParse(BRANDED, each);
    return read.success ? [read.output] : [];
  });
}

function idsIn(meta: readonly MetaEntry[], key: string): number[] {
  const value = meta.findLast((entry) => entry.key === key)?.value;
  const all: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return all.map(Number).filter((id) => Number.isInteger(id) && id > 0);
}
