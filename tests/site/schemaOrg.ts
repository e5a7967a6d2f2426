import * as v from 'valibot';
import { LOCALES } from '../../domain/core/locale.js';
import type { SitePage } from './site.js';

/* Required and recommended properties of schema.org and the search engines' documentation, by type. */

const TEXT = v.pipe(v.string(), v.trim(), v.nonEmpty());
const ADDRESS = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));
const DAY = v.pipe(v.string(), v.isoTimestamp());
const DATE = v.union([DAY, v.pipe(v.string(), v.isoDate())]);
const SCHEMA_TERM = v.pipe(v.string(), v.startsWith('https://schema.org/'));

const ORGANIZATION = v.object({ '@type': v.literal('Organization'), name: TEXT, url: ADDRESS });

const TIRE_SHOP = v.object({
  '@type': v.literal('TireShop'),
  name: TEXT,
  url: ADDRESS,
  image: ADDRESS,
  telephone: v.optional(v.pipe(v.string(), v.regex(/^\+\d{8,15}$/))),
});

const RETURN_POLICY = v.object({
  '@type': v.literal('MerchantReturnPolicy'),
  applicableCountry: v.literal('EG'),
  returnPolicyCategory: SCHEMA_TERM,
  merchantReturnDays: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

const REFERENCE = v.strictObject({ '@id': ADDRESS });

const SHIPPING = v.object({
  '@type': v.literal('OfferShippingDetails'),
  shippingRate: v.object({
    '@type': v.literal('MonetaryAmount'),
    value: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/)),
    currency: v.literal('EGP'),
  }),
  shippingDestination: v.object({
    '@type': v.literal('DefinedRegion'),
    addressCountry: v.literal('EG'),
    addressRegion: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{1,3}$/))), v.minLength(1)),
  }),
  deliveryTime: v.object({
    '@type': v.literal('ShippingDeliveryTime'),
    transitTime: v.object({ minValue: v.number(), maxValue: v.number(), unitCode: v.literal('DAY') }),
  }),
});

const MONEY = v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/));

const OFFER = v.object({
  '@type': v.literal('Offer'),
  url: ADDRESS,
  price: MONEY,
  priceCurrency: v.literal('EGP'),
  priceValidUntil: v.optional(v.pipe(v.string(), v.isoDate())),
  priceSpecification: v.optional(
    v.object({
      '@type': v.literal('UnitPriceSpecification'),
      priceType: v.literal('https://schema.org/StrikethroughPrice'),
      price: MONEY,
      priceCurrency: v.literal('EGP'),
    }),
  ),
  availability: SCHEMA_TERM,
  itemCondition: SCHEMA_TERM,
  shippingDetails: v.optional(v.pipe(v.array(v.union([REFERENCE, SHIPPING])), v.minLength(1))),
  hasMerchantReturnPolicy: v.optional(v.union([REFERENCE, RETURN_POLICY])),
});

const PRODUCT = v.object({
  '@type': v.literal('Product'),
  name: TEXT,
  description: TEXT,
  image: v.pipe(v.array(ADDRESS), v.minLength(1)),
  url: ADDRESS,
  brand: v.optional(v.object({ '@type': v.literal('Brand'), name: TEXT })),
  sku: v.optional(TEXT),
  gtin: v.optional(v.pipe(v.string(), v.regex(/^(?:\d{8}|\d{12,14})$/))),
  size: v.optional(TEXT),
  offers: OFFER,
});

const VARIANT = v.object({
  ...v.omit(PRODUCT, ['description', 'url', 'brand', 'image']).entries,
  image: ADDRESS,
  size: TEXT,
});

const PRODUCT_GROUP = v.object({
  ...v.omit(PRODUCT, ['offers', '@type']).entries,
  '@type': v.literal('ProductGroup'),
  productGroupID: TEXT,
  variesBy: v.pipe(v.array(SCHEMA_TERM), v.minLength(1)),
  hasVariant: v.pipe(
    v.array(VARIANT),
    v.minLength(1),
    v.check(
      (variants) => new Set(variants.map(({ offers }) => offers.url)).size === variants.length,
      'Each variant has an address of its own',
    ),
  ),
});

const CRUMB = v.object({
  '@type': v.literal('ListItem'),
  position: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: TEXT,
  item: ADDRESS,
});

const BREADCRUMBS = v.object({
  '@type': v.literal('BreadcrumbList'),
  itemListElement: v.pipe(
    v.array(CRUMB),
    v.minLength(2),
    v.check((crumbs) => crumbs.every(({ position }, index) => position === index + 1)),
  ),
});

const ARTICLE = v.object({
  '@type': v.literal('Article'),
  headline: v.pipe(TEXT, v.maxLength(110)),
  inLanguage: v.picklist(LOCALES),
  datePublished: DATE,
  dateModified: DATE,
  author: ORGANIZATION,
  publisher: ORGANIZATION,
  mainEntityOfPage: ADDRESS,
  image: v.optional(v.array(ADDRESS)),
});

const QUESTION = v.object({
  '@type': v.literal('Question'),
  name: TEXT,
  acceptedAnswer: v.object({ '@type': v.literal('Answer'), text: TEXT }),
});

const FAQ_PAGE = v.object({
  '@type': v.literal('FAQPage'),
  mainEntity: v.pipe(v.array(QUESTION), v.minLength(1)),
});

const LISTED = v.object({ '@type': v.literal('ListItem'), position: v.number(), name: TEXT, url: ADDRESS });

const ITEM_LIST = v.object({
  '@type': v.literal('ItemList'),
  name: TEXT,
  numberOfItems: v.number(),
  itemListElement: v.pipe(
    v.array(LISTED),
    v.minLength(1),
    v.check((items) => items.every(({ position }, index) => position === index + 1)),
  ),
});

const ANY = v.intersect([
  v.object({ '@context': v.literal('https://schema.org') }),
  v.variant('@type', [TIRE_SHOP, PRODUCT, PRODUCT_GROUP, BREADCRUMBS, ARTICLE, FAQ_PAGE, ITEM_LIST]),
]);

/** Problems of a JSON-LD block, one per line; empty if valid. */
export function schemaComplaints(json: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return ['is no JSON'];
  }
  const result = v.safeParse(ANY, data);
  if (result.success) return [];
  return result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}

/** The type of a JSON-LD block. */
function schemaType(json: string): string {
  return String((JSON.parse(json) as Record<string, unknown>)['@type']);
}

/** The types that a page must have, by path. */
const WANTED: readonly (readonly [RegExp, string])[] = [
  [/^\/(?:contact|about)?$/, 'TireShop'],
  [/^\/product\/simple\//, 'Product'],
  [/^\/product\/variable\//, 'ProductGroup'],
  [/^\/(?:product|category|tips-and-tricks|tyres|brands|cars)\//, 'BreadcrumbList'],
  [/^\/(?:category|tyres|brands)\/./, 'ItemList'],
  [/^\/tips-and-tricks\//, 'Article'],
  [/^\/faq$/, 'FAQPage'],
];

/** What is missing or wrong in the structured data of a page. */
export function structuredDataComplaints({ address, path, root }: SitePage): string[] {
  const blocks = root.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => rawText);
  const types = blocks.map(schemaType);
  const lacking = WANTED.filter(([kind, type]) => kind.test(path) && !types.includes(type));
  return [
    ...lacking.map(([, type]) => `${address} has no ${type}`),
    ...blocks.flatMap((json) => schemaComplaints(json).map((complaint) => `${address}: ${complaint}`)),
  ];
}
