import * as v from 'valibot';
import { byKey } from '../../../domain/core/byKey.js';
import {
  AMOUNT,
  AMOUNT_OR_0,
  FLAG,
  ID,
  ID_OR_0,
  IDS_OR_NONE,
  listOf,
  listOrNone,
  META_ENTRIES,
  META_OR_NONE,
  NUMBER,
  OFF_OR,
  PRICE,
  TEXT,
  TIME_OR_NONE,
  WHOLE_OR_0,
  WORDS,
} from './fields.js';
import { translatedFields } from './translations.js';
import { unavailable } from './problems.js';

/*
 * Schemas of WooCommerce responses (`wc/v3`), only the fields in use. A field without a default is one without which
 * there is no record; see `readRecord`, and `recordKinds.ts` for more of these.
 */

const STOCK = {
  /** `parent` for a variation that shares its product's stock. */
  manage_stock: v.optional(v.union([v.literal('parent'), FLAG]), false),
  stock_quantity: v.optional(v.nullable(NUMBER), null),
  /** `instock`, `outofstock`, or `onbackorder` for products sold without stock. */
  stock_status: v.optional(v.string(), 'instock'),
  backorders_allowed: OFF_OR,
};

const OFFER = {
  on_sale: OFF_OR,
  date_on_sale_to_gmt: TIME_OR_NONE,
  /** GTIN, UPC, EAN or ISBN; since WooCommerce 9.2. */
  global_unique_id: TEXT,
  /** Term id, 0 for none; a variation without its own reports its product's. */
  shipping_class_id: v.optional(ID_OR_0, 0),
};

const IMAGE = v.object({ src: v.string() });

const TERM = v.object({ id: ID, name: WORDS, slug: v.optional(WORDS, '') });

export const WC_VARIATION = v.object({
  id: ID,
  status: v.optional(v.string(), 'publish'),
  menu_order: WHOLE_OR_0,
  sku: TEXT,
  price: PRICE,
  regular_price: PRICE,
  ...OFFER,
  ...STOCK,
  image: v.optional(v.nullable(IMAGE), null),
  attributes: listOf(v.object({ name: WORDS, slug: v.optional(WORDS, ''), option: WORDS })),
  meta_data: META_OR_NONE,
});

export type WcVariation = v.InferOutput<typeof WC_VARIATION>;

export const VARIATION_FIELDS = Object.keys(WC_VARIATION.entries).join(',');

export const WC_PRODUCT = v.object({
  id: ID,
  type: v.string(),
  status: v.string(),
  /** `visible`, `catalog` or `search` for one list only, or `hidden`: reachable by address only. */
  catalog_visibility: v.optional(v.string(), 'visible'),
  /** Since WooCommerce 8; set if the product is password-protected. */
  post_password: TEXT,
  parent_id: v.optional(ID_OR_0, 0),
  name: WORDS,
  slug: v.optional(WORDS, ''),
  sku: TEXT,
  description: TEXT,
  short_description: TEXT,
  price: PRICE,
  regular_price: PRICE,
  ...OFFER,
  ...STOCK,
  sold_individually: OFF_OR,
  upsell_ids: IDS_OR_NONE,
  cross_sell_ids: IDS_OR_NONE,
  purchase_note: TEXT,
  menu_order: WHOLE_OR_0,
  categories: listOrNone(TERM),
  /** Since WooCommerce 9.6. */
  brands: listOrNone(TERM),
  images: listOrNone(IMAGE),
  attributes: listOrNone(
    v.object({
      id: v.optional(ID_OR_0, 0),
      name: WORDS,
      slug: v.optional(WORDS, ''),
      options: listOrNone(WORDS),
      /** Whether variations differ in it. */
      variation: OFF_OR,
    }),
  ),
  variations: IDS_OR_NONE,
  /** From the companion plugin, if asked for. */
  storefront_variations: v.optional(listOf(v.unknown())),
  meta_data: META_OR_NONE,
  total_sales: v.optional(NUMBER, 0),
  date_created_gmt: TIME_OR_NONE,
  date_modified_gmt: TIME_OR_NONE,
});

export type WcProduct = v.InferOutput<typeof WC_PRODUCT>;

/** Requested fields of products: the others, such as prices as HTML, are most of a response's size. */
export const PRODUCT_FIELDS = Object.keys(WC_PRODUCT.entries).join(',');

/** Translations and icons exist only with the companion plugin. */
export const WC_CATEGORY = v.object({
  id: ID,
  name: WORDS,
  slug: v.optional(WORDS, ''),
  parent: v.optional(ID_OR_0, 0),
  description: TEXT,
  menu_order: WHOLE_OR_0,
  count: WHOLE_OR_0,
  ...byKey(translatedFields('name', 'description'), () => TEXT),
  icon: TEXT,
});

export type WcCategory = v.InferOutput<typeof WC_CATEGORY>;

/** A term in the companion plugin's `terms`. */
export const COMPANION_TERM = v.object({
  taxonomy: v.string(),
  slug: TEXT,
  name: WORDS,
  ...byKey(translatedFields('name'), () => TEXT),
  logo: TEXT,
});

export type CompanionTerm = v.InferOutput<typeof COMPANION_TERM>;

export const WC_CUSTOMER = v.object({
  id: ID,
  role: v.string(),
  username: v.string(),
  email: v.string(),
  first_name: TEXT,
  last_name: TEXT,
  billing: v.optional(v.object({ phone: TEXT }), {}),
  /** Absent if the key may not read it and the companion plugin is missing. */
  meta_data: v.optional(META_ENTRIES),
  /** From the companion plugin: false for staff, whatever their role is called. */
  storefront_shopper: v.optional(FLAG),
});

export type WcCustomer = v.InferOutput<typeof WC_CUSTOMER>;

const WC_LINE = v.object({
  id: ID,
  name: TEXT,
  product_id: ID_OR_0,
  variation_id: ID_OR_0,
  quantity: NUMBER,
  /** Before coupons. */
  subtotal: AMOUNT,
  total: AMOUNT,
  subtotal_tax: AMOUNT_OR_0,
  total_tax: AMOUNT_OR_0,
  image: v.optional(v.nullable(v.object({ src: TEXT })), null),
  meta_data: META_OR_NONE,
});

export type WcLine = v.InferOutput<typeof WC_LINE>;

export const WC_ORDER = v.object({
  id: ID,
  status: v.string(),
  customer_id: ID_OR_0,
  order_key: v.string(),
  payment_method: TEXT,
  transaction_id: TEXT,
  shipping_total: AMOUNT,
  shipping_tax: AMOUNT_OR_0,
  total_tax: AMOUNT_OR_0,
  /** Whether the shop's prices contained the tax when the order was created. */
  prices_include_tax: OFF_OR,
  customer_note: TEXT,
  billing: v.optional(
    v.object({
      ...{ first_name: TEXT, last_name: TEXT, phone: TEXT, email: TEXT },
      ...{ state: TEXT, city: TEXT, address_1: TEXT, address_2: TEXT },
    }),
    {},
  ),
  meta_data: META_OR_NONE,
  line_items: listOf(WC_LINE),
  total: AMOUNT,
  shipping_lines: listOrNone(v.object({ id: ID, method_id: TEXT, instance_id: TEXT, method_title: TEXT })),
  fee_lines: listOrNone(v.object({ id: ID, name: TEXT, total: AMOUNT })),
  coupon_lines: listOrNone(
    v.object({
      code: WORDS,
      discount: AMOUNT,
      discount_tax: AMOUNT_OR_0,
      /** Since WooCommerce 8.7. */
      free_shipping: OFF_OR,
    }),
  ),
  refunds: listOrNone(v.object({ id: ID, total: AMOUNT })),
  date_created_gmt: TIME_OR_NONE,
  date_modified_gmt: TIME_OR_NONE,
  date_completed_gmt: TIME_OR_NONE,
});

export type WcOrder = v.InferOutput<typeof WC_ORDER>;

/** The text under a meta key; null if missing or neither text nor a number. */
export function metaText(meta: readonly { key: string; value: unknown }[], key: string): string | null {
  const value = meta.findLast((entry) => entry.key === key)?.value;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Parses a response; an invalid one is reported as an outage of the store, without its content. */
export function parsed<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const { success, output, issues } = v.safeParse(schema, body);
  if (success) return output;
  throw unavailable(describeForm(issues[0]));
}

function describeForm(issue: v.BaseIssue<unknown>): string {
  const where = v.getDotPath(issue) ?? 'something';
  return `The store answers ${where} in another form than WooCommerce's: does a plugin, cache or firewall change its REST answers?`;
}
