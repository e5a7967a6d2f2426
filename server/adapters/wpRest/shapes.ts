import * as v from 'valibot';
import { byKey } from '../../../domain/core/byKey.js';
import { translatedFields } from './translations.js';
import { unavailable, undecided } from './problems.js';

/* Schemas of WooCommerce responses (`wc/v3`), only the fields in use. Fields missing in some versions have defaults. */

const TEXT = v.optional(v.nullable(v.string()), '');

/** Prices are strings, except a line's `price`, which is a number. */
const PRICE = v.optional(v.nullable(v.union([v.string(), v.number()])), '');

const META_ENTRIES = v.array(v.object({ key: v.string(), value: v.unknown() }));
const META = v.optional(META_ENTRIES, []);

const STOCK = {
  /** `parent` for a variation that shares its product's stock. */
  manage_stock: v.optional(v.union([v.boolean(), v.literal('parent')]), false),
  stock_quantity: v.optional(v.nullable(v.number()), null),
  /** `instock`, `outofstock`, or `onbackorder` for products sold without stock. */
  stock_status: v.optional(v.string(), 'instock'),
  backorders_allowed: v.optional(v.boolean(), false),
};

const OFFER = {
  on_sale: v.optional(v.boolean(), false),
  date_on_sale_to_gmt: TEXT,
  /** GTIN, UPC, EAN or ISBN; since WooCommerce 9.2. */
  global_unique_id: TEXT,
  /** Term id, 0 for none; a variation without its own reports its product's. */
  shipping_class_id: v.optional(v.number(), 0),
};

const IMAGE = v.object({ src: v.string() });

const TERM = v.object({ id: v.number(), name: v.string(), slug: v.optional(v.string(), '') });

export const WC_VARIATION = v.object({
  id: v.number(),
  status: v.optional(v.string(), 'publish'),
  menu_order: v.optional(v.number(), 0),
  sku: TEXT,
  price: PRICE,
  regular_price: PRICE,
  ...OFFER,
  ...STOCK,
  image: v.optional(v.nullable(IMAGE), null),
  attributes: v.optional(
    v.array(v.object({ name: v.string(), slug: v.optional(v.string(), ''), option: v.string() })),
    [],
  ),
  meta_data: META,
});

export type WcVariation = v.InferOutput<typeof WC_VARIATION>;

export const VARIATION_FIELDS = Object.keys(WC_VARIATION.entries).join(',');

export const WC_PRODUCT = v.object({
  id: v.number(),
  type: v.string(),
  status: v.string(),
  /** `visible`, `catalog` or `search` for one list only, or `hidden`: reachable by address only. */
  catalog_visibility: v.optional(v.string(), 'visible'),
  /** Since WooCommerce 8; set if the product is password-protected. */
  post_password: TEXT,
  parent_id: v.optional(v.number(), 0),
  name: v.string(),
  slug: v.string(),
  sku: TEXT,
  description: TEXT,
  short_description: TEXT,
  price: PRICE,
  regular_price: PRICE,
  ...OFFER,
  ...STOCK,
  sold_individually: v.optional(v.boolean(), false),
  upsell_ids: v.optional(v.array(v.number()), []),
  cross_sell_ids: v.optional(v.array(v.number()), []),
  purchase_note: TEXT,
  menu_order: v.optional(v.number(), 0),
  categories: v.optional(v.array(TERM), []),
  /** Since WooCommerce 9.6. */
  brands: v.optional(v.array(TERM), []),
  images: v.optional(v.array(IMAGE), []),
  attributes: v.optional(
    v.array(
      v.object({
        id: v.optional(v.number(), 0),
        name: v.string(),
        slug: v.optional(v.string(), ''),
        options: v.optional(v.array(v.string()), []),
        /** Whether variations differ in it. */
        variation: v.optional(v.boolean(), false),
      }),
    ),
    [],
  ),
  variations: v.optional(v.array(v.number()), []),
  /** From the companion plugin, if asked for. */
  storefront_variations: v.optional(v.array(WC_VARIATION)),
  meta_data: META,
  /** A text for a product that was created without WooCommerce, or is being created. */
  total_sales: v.optional(v.union([v.number(), v.pipe(v.string(), v.transform(Number), v.number())]), 0),
  date_created_gmt: TEXT,
  date_modified_gmt: TEXT,
});

export type WcProduct = v.InferOutput<typeof WC_PRODUCT>;

/** Requested fields of products: the others, such as prices as HTML, are most of a response's size. */
export const PRODUCT_FIELDS = Object.keys(WC_PRODUCT.entries).join(',');

/** Translations and icons exist only with the companion plugin. */
export const WC_CATEGORY = v.object({
  id: v.number(),
  name: v.string(),
  slug: v.string(),
  parent: v.number(),
  description: TEXT,
  menu_order: v.optional(v.number(), 0),
  count: v.optional(v.number(), 0),
  ...byKey(translatedFields('name', 'description'), () => TEXT),
  icon: TEXT,
});

export type WcCategory = v.InferOutput<typeof WC_CATEGORY>;

/** A term in the companion plugin's `terms`. */
export const COMPANION_TERM = v.object({
  taxonomy: v.string(),
  slug: TEXT,
  name: v.string(),
  ...byKey(translatedFields('name'), () => TEXT),
  logo: TEXT,
});

export type CompanionTerm = v.InferOutput<typeof COMPANION_TERM>;

export const WC_CUSTOMER = v.object({
  id: v.number(),
  role: v.string(),
  username: v.string(),
  email: v.string(),
  first_name: TEXT,
  last_name: TEXT,
  billing: v.optional(v.object({ phone: TEXT }), {}),
  /** Absent if the key may not read it and the companion plugin is missing. */
  meta_data: v.optional(META_ENTRIES),
  /** From the companion plugin: false for staff, whatever their role is called. */
  storefront_shopper: v.optional(v.boolean()),
});

export type WcCustomer = v.InferOutput<typeof WC_CUSTOMER>;

const TAX = v.optional(v.string(), '0');

const WC_LINE = v.object({
  id: v.number(),
  name: TEXT,
  product_id: v.number(),
  variation_id: v.number(),
  quantity: v.number(),
  /** Before coupons. */
  subtotal: v.string(),
  total: v.string(),
  subtotal_tax: TAX,
  total_tax: TAX,
  image: v.optional(v.nullable(v.object({ src: TEXT })), null),
  meta_data: META,
});

export type WcLine = v.InferOutput<typeof WC_LINE>;

export const WC_ORDER = v.object({
  id: v.number(),
  status: v.string(),
  customer_id: v.number(),
  order_key: v.string(),
  payment_method: TEXT,
  transaction_id: TEXT,
  shipping_total: v.string(),
  shipping_tax: TAX,
  total_tax: TAX,
  /** Whether the shop's prices contained the tax when the order was created. */
  prices_include_tax: v.optional(v.boolean(), false),
  customer_note: TEXT,
  billing: v.object({
    first_name: TEXT,
    last_name: TEXT,
    phone: TEXT,
    state: TEXT,
    city: TEXT,
    address_1: TEXT,
    address_2: TEXT,
    email: TEXT,
  }),
  meta_data: META,
  line_items: v.array(WC_LINE),
  total: v.string(),
  shipping_lines: v.optional(
    v.array(
      v.object({
        id: v.number(),
        method_id: TEXT,
        instance_id: v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
        method_title: TEXT,
      }),
    ),
    [],
  ),
  fee_lines: v.optional(v.array(v.object({ id: v.number(), name: TEXT, total: v.string() })), []),
  coupon_lines: v.optional(
    v.array(
      v.object({
        code: v.string(),
        discount: v.string(),
        discount_tax: TAX,
        /** Since WooCommerce 8.7. */
        free_shipping: v.optional(v.boolean(), false),
      }),
    ),
    [],
  ),
  refunds: v.optional(v.array(v.object({ id: v.number(), total: v.string() })), []),
  date_created_gmt: v.string(),
  date_modified_gmt: v.string(),
  date_completed_gmt: TEXT,
});

export type WcOrder = v.InferOutput<typeof WC_ORDER>;

/** The text under a meta key; null if missing or not text. */
export function metaText(meta: readonly { key: string; value: unknown }[], key: string): string | null {
  const value = meta.findLast((entry) => entry.key === key)?.value;
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Parses a response; an invalid one is reported as an outage of the store, without its content. */
export function parsed<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const { success, output, issues } = v.safeParse(schema, body);
  if (success) return output;
  throw unavailable(describeForm(issues[0]));
}

/** Parses the response to a write; an invalid one throws `outcome_unknown`. */
export function parsedOutcome<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const { success, output, issues } = v.safeParse(schema, body);
  if (success) return output;
  throw undecided(describeForm(issues[0]));
}

function describeForm(issue: v.BaseIssue<unknown>): string {
  const where = v.getDotPath(issue) ?? 'something';
  return `The store answers ${where} in another form than WooCommerce's: does a plugin, cache or firewall change its REST answers?`;
}
