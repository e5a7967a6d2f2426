import {
  array,
  check,
  exactOptional,
  type GenericSchema,
  type InferOutput,
  integer,
  isoTimestamp,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nonEmpty,
  number,
  optional,
  pipe,
  rawTransform,
  record,
  regex,
  strictObject,
  string,
  transform,
} from 'valibot';
import { byKey } from '../../../../domain/core/byKey.js';
import { facetOf, isMarking, ITEM_ATTRIBUTE_KEYS } from '../../../../domain/catalogue/facets.js';
import { latinDigits } from '../../../../domain/core/fold.js';
import { parseSize } from '../../../../domain/catalogue/tyre.js';
import { type Locale, LOCALES } from '../../../../domain/core/locale.js';
import { type Words as DemoWords, WRITTEN_IN } from './demoWords.js';
import { FIRST_GROWN_ID } from './grownIds.js';
import { toHtml } from './markdown.js';

/* What the records in `demo/` may hold; demo/README.md tells the same in words. */

const PRICE_MAX_PIASTRES = 100_000_000;
const STOCK_MAX = 100_000;
const EXCERPT_MAX_CHARS = 155;

const Id = pipe(number(), integer(), minValue(1), maxValue(FIRST_GROWN_ID - 1));
const Text = pipe(string(), nonEmpty('must not be empty'));
const Slug = pipe(string(), regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words with hyphens'));
const Sku = pipe(string(), regex(/^[A-Z0-9][\w-]{1,49}$/, 'must be capitals, digits and hyphens'));
const PictureFile = pipe(
  string(),
  regex(/^[\w-]+\.(?:webp|png|jpe?g)$/, 'must name a file in demo/pictures'),
);
const Piastres = pipe(
  number(),
  integer('must be whole piastres'),
  minValue(1),
  maxValue(PRICE_MAX_PIASTRES, 'is beyond a million pounds'),
);
const Stock = pipe(number(), integer(), minValue(0), maxValue(STOCK_MAX));
const Time = pipe(string(), isoTimestamp('must be a time such as 2026-11-21T08:00:00Z'));
const Excerpt = pipe(Text, maxLength(EXCERPT_MAX_CHARS, `must have at most ${EXCERPT_MAX_CHARS} letters`));

const isWritten = (locale: Locale) => (WRITTEN_IN as readonly Locale[]).includes(locale);
const inBoth = (schema: GenericSchema<unknown, string>) =>
  strictObject(
    byKey(LOCALES, (locale) => (isWritten(locale) ? schema : exactOptional(schema))),
  ) as GenericSchema<unknown, DemoWords>;
const Words = inBoth(Text);
const Untranslated = pipe(
  Text,
  transform((en) => ({ en })),
);
/** Lines of Markdown, as HTML. */
const Markdown = inBoth(
  pipe(
    array(string()),
    minLength(1),
    transform((lines) => toHtml(lines.join('\n'))),
  ),
);

/** `205/55 R16 91V`: the size, the load index and the speed index of a tyre. */
const TyreMarking = pipe(
  string(),
  rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const [, spelling, load, speed] = /^(.+) (\d{2,3}(?:\/\d{2,3})?)([A-Z])$/.exec(latinDigits(value)) ?? [];
    const size = spelling === undefined ? null : parseSize(spelling);
    if (size === null || load === undefined || speed === undefined) {
      addIssue({ message: `must be a tyre such as "205/55 R16 91V", not "${value}"` });
      return NEVER;
    }
    const attributes = { load_index: { en: load, ar: null }, speed_index: { en: speed, ar: null } };
    return { marking: value, size, attributes };
  }),
);

/** What else all sizes of the goods are, by facet: a name in both languages, or in one where it is not translated. */
const Attributes = strictObject(
  byKey(
    ITEM_ATTRIBUTE_KEYS.filter((key) => !isMarking(key)),
    (key) => exactOptional(facetOf(key).isTranslated === true ? Words : Untranslated),
  ),
);

const Sale = strictObject({ offer: Text, formerPrice: Piastres });

const Variation = pipe(
  strictObject({
    id: optional(Id),
    sku: Sku,
    label: optional(Words),
    size: optional(TyreMarking),
    picture: optional(PictureFile),
    price: Piastres,
    stock: Stock,
    sale: optional(Sale),
  }),
  check(({ label, size }) => (label === undefined) !== (size === undefined), 'needs a label or a tyre size'),
);

export const Product = pipe(
  strictObject({
    id: Id,
    sku: Sku,
    name: Words,
    excerpt: inBoth(Excerpt),
    brand: Slug,
    origin: Slug,
    pictures: pipe(array(PictureFile), minLength(1, 'must name a picture')),
    size: optional(TyreMarking),
    price: optional(Piastres),
    stock: optional(Stock),
    sale: optional(Sale),
    attributes: optional(Attributes, {}),
    description: Markdown,
    variations: optional(pipe(array(Variation), minLength(1))),
  }),
  check(
    ({ price, stock, variations }) =>
      variations === undefined
        ? price !== undefined && stock !== undefined
        : price === undefined && stock === undefined,
    'needs either a price and a stock or variations',
  ),
  check(
    ({ size, sale, variations }) => variations === undefined || (size === undefined && sale === undefined),
    'has variations, which give the sizes and sales',
  ),
);
export type ProductRecord = InferOutput<typeof Product>;

export const Brand = strictObject({ id: Id, slug: Slug, name: Words, logo: PictureFile });
export const Origin = strictObject({ id: Id, slug: Slug, name: Words });
export const Category = strictObject({
  id: Id,
  slug: Slug,
  name: Words,
  /** Name of a Tabler icon, without its prefix. */
  icon: Slug,
  parent: optional(Slug),
  /** How much a match in a search counts: who searches a maker of tyres and gauges means the tyres first. */
  searchWeight: optional(pipe(number(), minValue(1)), 1),
  description: Words,
});
export const Offers = record(string(), Words);
export const BestSellers = array(Sku);

/** What the English file of a text says above it; the Arabic one says `TranslatedFacts`. */
export const TipFacts = strictObject({
  id: Id,
  title: Text,
  excerpt: Excerpt,
  published: Time,
  updated: Time,
  categories: array(Slug),
  picture: PictureFile,
});
export const PageFacts = strictObject({ position: Id, title: Text, excerpt: Excerpt, updated: Time });
export const TranslatedFacts = strictObject({ title: Text, excerpt: Excerpt });

const NavLink = strictObject({ id: Id, slug: Text, name: Words, icon: optional(string(), '') });
const FooterSection = strictObject({
  title: Words,
  links: array(strictObject({ name: Words, slug: Text })),
});
export const Site = strictObject({
  shell: strictObject({
    shopName: Words,
    tagline: Words,
    navLinks: array(NavLink),
    footerMenu: array(NavLink),
    footer: strictObject({
      left: FooterSection,
      middle: FooterSection,
      right: FooterSection,
      newsletter: strictObject({ placeholder: Words, button: Words, description: Words }),
      copyrights: Words,
      socialMedia: array(strictObject({ url: Text, icon: Slug })),
    }),
  }),
  home: strictObject({
    title: Words,
    lead: Words,
    promises: array(strictObject({ icon: Slug, title: Words, text: Words })),
  }),
  notFound: strictObject({
    /** HTML. */
    banner: Words,
    productsTitle: Words,
    categoriesTitle: Words,
    pagesTitle: Words,
    /** Slugs of pages. */
    pages: array(Slug),
  }),
});
