import * as v from 'valibot';
import { byKey } from '../../../../domain/core/byKey.js';
import { ITEM_ATTRIBUTE_KEYS } from '../../../../domain/catalogue/attributes/attributes.js';
import { isMarking } from '../../../../domain/catalogue/attributes/marking.js';
import { readAttributes } from '../../../../domain/catalogue/attributes/attributeValues.js';
import { cleanLine } from '../../../../domain/text/cleanText.js';
import { ATTRIBUTE_TEXT_MAX_CHARS } from '../../../../domain/core/limits.js';
import { CouponCode } from '../../../../domain/coupon/couponCode.js';
import { readTyre } from '../../../../domain/tyres/readTyre.js';
import { writtenText } from '../../../../domain/core/writtenText.js';
import { FIRST_GROWN_ID } from './grown/grownIds.js';
import { toHtml } from './markdown.js';

/* Schemas of the records in `demo/`, described in demo/README.md. */

const PRICE_MAX_PIASTRES = 100_000_000;
const STOCK_MAX = 100_000;
const EXCERPT_MAX_CHARS = 155;
const TEXT_MAX_CHARS = 500;
const SLUG_MAX_CHARS = 80;
const MARKDOWN_MAX_CHARS = 20_000;

const COUPON_USES_MAX = 1_000_000;

const Whole = v.integer<number, string>('must be a whole number');
const Id = v.pipe(v.number(), Whole, v.minValue(1), v.maxValue(FIRST_GROWN_ID - 1));
const atMost = (max: number) => v.maxLength<string, number, string>(max, `must have at most ${max} letters`);
/** One line. */
const Text = v.pipe(
  v.string(),
  v.transform(cleanLine),
  v.nonEmpty('must not be empty'),
  atMost(TEXT_MAX_CHARS),
);
const Slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words with hyphens'),
  atMost(SLUG_MAX_CHARS),
);
const Sku = v.pipe(v.string(), v.regex(/^[A-Z0-9][\w-]{1,49}$/, 'must be capitals, digits and hyphens'));
const PictureFile = v.pipe(
  v.string(),
  v.regex(/^[\w-]+\.(?:webp|png|jpe?g)$/, 'must name a file in demo/pictures'),
);
const Piastres = v.pipe(
  v.number(),
  v.integer('must be whole piastres'),
  v.minValue(1),
  v.maxValue(PRICE_MAX_PIASTRES, 'is beyond a million pounds'),
);
const Stock = v.pipe(v.number(), Whole, v.minValue(0), v.maxValue(STOCK_MAX));
const TIME = 'must be a time such as 2026-11-21T08:00:00Z';
const Time = v.pipe(
  v.string(),
  v.isoTimestamp(TIME),
  v.check((text) => !Number.isNaN(Date.parse(text)), TIME),
);
const Excerpt = v.pipe(Text, atMost(EXCERPT_MAX_CHARS));

const Words = writtenText(Text);
/** Inline Markdown, converted to HTML. */
const Markdown = writtenText(
  v.pipe(
    v.array(v.string()),
    v.minLength(1),
    v.transform((lines) => lines.join('\n')),
    v.check((text) => cleanLine(text) !== '', 'must not be empty'),
    atMost(MARKDOWN_MAX_CHARS),
    v.transform(toHtml),
  ),
);

const SIZE_SHOWN_CHARS = 60;

/** `205/55 R16 91V`: size, load index and speed index of a tyre. */
const TyreMarking = v.pipe(
  v.string(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const tyre = readTyre(value);
    const { size, loadIndex = null, speedIndex = null, rest = '' } = tyre ?? {};
    if (size === undefined || loadIndex === null || speedIndex === null || rest.trim() !== '') {
      addIssue({
        message: `must be a tyre such as "205/55 R16 91V", not "${value.slice(0, SIZE_SHOWN_CHARS)}"`,
      });
      return NEVER;
    }
    const attributes = { load_index: { en: loadIndex, ar: null }, speed_index: { en: speedIndex, ar: null } };
    return { marking: value, size, attributes };
  }),
);

/** Attributes by key, in English or as a figure; known words are translated as those of a store are. */
const Attributes = v.pipe(
  v.strictObject(
    byKey(
      ITEM_ATTRIBUTE_KEYS.filter((key) => !isMarking(key)),
      () =>
        v.exactOptional(
          v.pipe(
            v.union([v.pipe(Text, atMost(ATTRIBUTE_TEXT_MAX_CHARS)), v.number()]),
            v.transform((said) => ({ en: String(said) })),
          ),
        ),
    ),
  ),
  v.transform(readAttributes),
);

const Sale = v.strictObject({ offer: Text, formerPrice: Piastres });

const Variation = v.pipe(
  v.strictObject({
    id: v.optional(Id),
    sku: Sku,
    label: v.optional(Words),
    size: v.optional(TyreMarking),
    picture: v.optional(PictureFile),
    price: Piastres,
    quantityPrices: v.optional(Text),
    stock: Stock,
    sale: v.optional(Sale),
    attributes: v.optional(Attributes, {}),
  }),
  v.check(
    ({ label, size }) => (label === undefined) !== (size === undefined),
    'needs a label or a tyre size',
  ),
);

export const Product = v.pipe(
  v.strictObject({
    id: Id,
    sku: Sku,
    name: Words,
    excerpt: writtenText(Excerpt),
    brand: Slug,
    origin: Slug,
    pictures: v.pipe(v.array(PictureFile), v.minLength(1, 'must name a picture')),
    photographed: v.optional(v.boolean(), false),
    size: v.optional(TyreMarking),
    price: v.optional(Piastres),
    quantityPrices: v.optional(Text),
    stock: v.optional(Stock),
    sale: v.optional(Sale),
    attributes: v.optional(Attributes, {}),
    description: Markdown,
    variations: v.optional(v.pipe(v.array(Variation), v.minLength(1))),
  }),
  v.check(
    ({ price, stock, variations }) =>
      variations === undefined
        ? price !== undefined && stock !== undefined
        : price === undefined && stock === undefined,
    'needs either a price and a stock or variations',
  ),
  v.check(
    ({ size, sale, variations }) => variations === undefined || (size === undefined && sale === undefined),
    'has variations, which give the sizes and sales',
  ),
);
export type ProductRecord = v.InferOutput<typeof Product>;

export const Brand = v.strictObject({ id: Id, slug: Slug, name: Words, logo: PictureFile });
export const Origin = v.strictObject({ id: Id, slug: Slug, name: Words });
export const Category = v.strictObject({
  id: Id,
  slug: Slug,
  name: Words,
  /** Name of a Tabler icon, without its prefix. */
  icon: Slug,
  parent: v.optional(Slug),
  /** Weight of a search match: a search for a brand that makes tyres and gauges should list the tyres first. */
  searchWeight: v.optional(v.pipe(v.number(), v.minValue(1)), 1),
  description: Words,
});
export const Offers = v.record(v.string(), Words);
export const BestSellers = v.array(Sku);
/** A coupon for everybody; `percent` in whole per cent. */
export const Coupon = v.strictObject({
  code: CouponCode,
  percent: v.pipe(v.number(), Whole, v.minValue(1), v.maxValue(100)),
  perCustomer: v.pipe(v.number(), Whole, v.minValue(1), v.maxValue(COUPON_USES_MAX)),
});

/** Front matter of the English file of a text; the Arabic one has `TranslatedFacts`. */
export const TipFacts = v.strictObject({
  id: Id,
  title: Text,
  excerpt: Excerpt,
  published: Time,
  updated: Time,
  categories: v.array(Slug),
  picture: PictureFile,
});
export const PageFacts = v.strictObject({ position: Id, title: Text, excerpt: Excerpt, updated: Time });
export const TranslatedFacts = v.strictObject({ title: Text, excerpt: Excerpt });

const Address = v.pipe(
  Text,
  v.regex(/^(?:https:\/\/[^\s/]|\/(?!\/))/, 'must be an https address, or a path of the shop'),
);
const NavLink = v.strictObject({ id: Id, slug: Text, name: Words, icon: v.optional(v.string(), '') });
const FooterSection = v.strictObject({
  title: Words,
  links: v.array(v.strictObject({ name: Words, slug: Text })),
});
export const Site = v.strictObject({
  shell: v.strictObject({
    shopName: Words,
    tagline: Words,
    navLinks: v.array(NavLink),
    footerMenu: v.array(NavLink),
    footer: v.strictObject({
      left: FooterSection,
      middle: FooterSection,
      right: FooterSection,
      newsletter: v.strictObject({ placeholder: Words, button: Words, description: Words }),
      copyrights: Words,
      socialMedia: v.array(v.strictObject({ url: Address, icon: Slug })),
    }),
  }),
  home: v.strictObject({
    title: Words,
    lead: Words,
    promises: v.array(v.strictObject({ icon: Slug, title: Words, text: Words })),
  }),
  notFound: v.strictObject({
    /** HTML. */
    banner: Words,
    productsTitle: Words,
    categoriesTitle: Words,
    pagesTitle: Words,
    /** Slugs of pages. */
    pages: v.array(Slug),
  }),
});
