import * as v from 'valibot';
import type {
  ContentPage,
  FaqEntry,
  Footer,
  HomeContent,
  NotFoundContent,
  ShopShell,
  Tip,
  TranslationOverrides,
} from '../../domain/content/content.js';
import type { Localized } from '../../domain/core/locale.js';
import { LocalizedSchema } from '../../domain/core/wireText.js';
import { sanitiseAll } from './sanitise.js';

/* Schemas of the documents in the database. HTML is sanitised here, on reading. */

const WORDS: v.GenericSchema<unknown, Localized> = LocalizedSchema;

/** Left empty, so that the shop's own words are shown. */
const WORDS_OR_NONE = v.optional(WORDS, { en: '' });

const HTML = v.pipe(WORDS, v.transform(sanitiseAll));

/** One that can be shown, ISO 8601. */
const TIME = v.pipe(
  v.string(),
  v.check((text) => Number.isFinite(Date.parse(text)), 'must be a date such as 2026-11-24'),
);

const NAV_LINK = v.object({
  id: v.number(),
  slug: v.string(),
  name: WORDS,
  icon: v.optional(v.string(), ''),
});

const FOOTER_SECTION = v.optional(
  v.object({
    title: WORDS_OR_NONE,
    links: v.optional(v.array(v.object({ name: WORDS, slug: v.string() })), []),
  }),
  {},
);

const FOOTER: v.GenericSchema<unknown, Footer> = v.object({
  left: FOOTER_SECTION,
  middle: FOOTER_SECTION,
  right: FOOTER_SECTION,
  newsletter: v.optional(
    v.object({ placeholder: WORDS_OR_NONE, button: WORDS_OR_NONE, description: WORDS_OR_NONE }),
    {},
  ),
  copyrights: WORDS_OR_NONE,
  socialMedia: v.optional(v.array(v.object({ url: v.string(), icon: v.string() })), []),
});

export const SHELL: v.GenericSchema<unknown, ShopShell> = v.object({
  shopName: WORDS_OR_NONE,
  tagline: WORDS_OR_NONE,
  navLinks: v.optional(v.array(NAV_LINK), []),
  footerMenu: v.optional(v.array(NAV_LINK), []),
  footer: v.optional(FOOTER, {}),
});

export const HOME: v.GenericSchema<unknown, HomeContent> = v.object({
  title: WORDS_OR_NONE,
  lead: WORDS_OR_NONE,
  promises: v.optional(v.array(v.object({ icon: v.string(), title: WORDS, text: WORDS })), []),
});

export const PAGE: v.GenericSchema<unknown, ContentPage> = v.object({
  slug: v.string(),
  title: WORDS,
  excerpt: WORDS,
  content: HTML,
  updatedAt: TIME,
});

export const FAQ_ENTRY: v.GenericSchema<unknown, FaqEntry> = v.object({
  /** Databases seeded by older versions have no groups. */
  group: v.optional(v.nullable(WORDS), null),
  question: WORDS,
  answer: HTML,
});

export const TIP: v.GenericSchema<unknown, Tip> = v.object({
  id: v.number(),
  slug: v.string(),
  title: WORDS,
  excerpt: WORDS,
  content: HTML,
  image: v.optional(v.nullable(v.string()), null),
  publishedAt: TIME,
  updatedAt: TIME,
  relatedCategoryIds: v.optional(v.array(v.number()), []),
});

export const NOT_FOUND: v.GenericSchema<unknown, NotFoundContent> = v.object({
  banner: v.optional(HTML, { en: '' }),
  productsTitle: WORDS_OR_NONE,
  categoriesTitle: WORDS_OR_NONE,
  pagesTitle: WORDS_OR_NONE,
  pages: v.optional(v.array(v.object({ slug: v.string(), title: WORDS })), []),
});

/** What editors write for searches. */
export const SEARCH: v.GenericSchema<unknown, { synonyms: string }> = v.object({
  synonyms: v.optional(v.string(), ''),
});

export const TRANSLATIONS: v.GenericSchema<unknown, TranslationOverrides> = v.record(v.string(), WORDS);
