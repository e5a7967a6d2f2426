import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Category } from '../../../domain/catalogue/category.js';
import type { Product } from '../../../domain/catalogue/product.js';
import { formatSize } from '../../../domain/tyres/tyre.js';
import { markingOf } from '../../../domain/catalogue/attributes/marking.js';
import type { Locale } from '../../../domain/core/locale.js';
import type { CataloguePort } from '../../../server/ports/catalogue.js';

/** The expected meaning of a query: a matching product has all of these. */
const Expectation = v.object({
  sku: v.optional(v.array(v.string())),
  brand: v.optional(v.string()),
  /** Slug of a category, including its children. */
  category: v.optional(v.string()),
  /** English name of the country. */
  origin: v.optional(v.string()),
  /** One size, or several of which any matches. */
  size: v.optional(v.union([v.string(), v.array(v.string())])),
  width: v.optional(v.number()),
  /** Load and speed index, `91V`. */
  marking: v.optional(v.string()),
  rim: v.optional(v.number()),
});

const Judged = v.object({
  kind: v.string(),
  locale: v.picklist(['en', 'ar']),
  query: v.string(),
  expect: v.union([Expectation, v.literal('nothing')]),
});

type JudgedQuery = v.InferOutput<typeof Judged>;

/**
 * `judged`: used to tune the engine. `heldOut`: written before looking at the engine's results and never used for
 * tuning, so that its scores measure generalisation.
 */
export type QuerySet = 'judged' | 'heldOut';

/** The queries of a set with their expectations. */
export function readJudged(set: QuerySet): JudgedQuery[] {
  return v.parse(v.array(Judged), JSON.parse(readFileSync(new URL(`${set}.json`, import.meta.url), 'utf8')));
}

export interface Judgement {
  query: JudgedQuery;
  /** Rank of the first matching product, from 1; Infinity if there is none among the first five. */
  place: number;
  shown: string[];
}

/** Products of a query that are looked at. */
export const LOOKED_AT = 5;

/** Whether a match ranks within the first `within` products; a nonsense query must have no results. */
export function succeeds({ query, place, shown }: Judgement, within: number): boolean {
  return query.expect === 'nothing' ? shown.length === 0 : place <= within;
}

/** Returns the products of a query, best first. */
export type Ask = (keyword: string, locale: Locale) => Promise<Product[]>;

/** Asks each query, and finds the rank of the first product that was meant. */
export async function judge(
  ask: Ask,
  queries: readonly JudgedQuery[],
  categories: readonly Category[],
): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const query of queries) {
    const products = await ask(query.query, query.locale);
    const found = products.findIndex((product) => isMeant(product, query.expect, categories));
    judgements.push({
      query,
      place: found < 0 ? Infinity : found + 1,
      shown: products.map(({ name }) => name.en),
    });
  }
  return judgements;
}

/** The shop's two ways to search. */
export function asksOf(catalogue: CataloguePort): Record<'results page' | 'search box', Ask> {
  const query = { sort: 'relevance', page: 1, perPage: LOOKED_AT } as const;
  return {
    'results page': async (search) => (await catalogue.listProducts({ ...query, search })).items,
    'search box': (keyword) => catalogue.searchProducts(keyword, LOOKED_AT),
  };
}

function isMeant(
  product: Product,
  expected: JudgedQuery['expect'],
  categories: readonly Category[],
): boolean {
  if (expected === 'nothing') return false;
  const { sku, brand, category, origin, size, width, marking, rim } = expected;
  const sizes = typeof size === 'string' ? [size] : size;
  const items = product.variations.length > 0 ? product.variations : [product];
  const isItem = items.some(
    (item) =>
      (sizes === undefined || (item.size !== null && sizes.includes(formatSize(item.size)))) &&
      (width === undefined || item.size?.width === width) &&
      (rim === undefined || item.size?.rim === rim) &&
      (marking === undefined || markingOf(item.attributes) === marking),
  );
  return (
    isItem &&
    (sku === undefined || sku.some((code) => product.sku === code || product.sku?.startsWith(`${code}-`))) &&
    (brand === undefined || product.brand?.name.en === brand) &&
    (origin === undefined || product.attributes.origin?.en === origin) &&
    (category === undefined || standsIn(product, category, categories))
  );
}

function standsIn(product: Product, slug: string, categories: readonly Category[]): boolean {
  const wanted = categories.find((category) => category.slug === slug);
  return product.categoryIds.some((id) => {
    const own = categories.find((category) => category.id === id);
    return wanted !== undefined && (own?.id === wanted.id || own?.parent === wanted.id);
  });
}
