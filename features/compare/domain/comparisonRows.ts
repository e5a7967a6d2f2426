import { inLocale } from '../../../domain/core/locale.js';
import {
  ATTRIBUTE_KEYS,
  type AttributeKey,
  specName,
} from '../../../domain/catalogue/attributes/attributes.js';
import { BEST_SCORE, GAUGE_KEYS } from '../../../domain/catalogue/attributes/gauges.js';
import { type SpecWords, toSpecs } from '../../../domain/catalogue/attributes/specifications.js';
import type { ProductCardView, SpecsView } from '../../../domain/catalogue/catalogueViews.js';
import { facetOf, isFacetKey } from '../../../domain/catalogue/facets.js';
import { weekParts } from '../../../domain/catalogue/attributes/productionWeek.js';
import { isInStock, type Product } from '../../../domain/catalogue/product.js';
import type { MessageKey } from '../../../locales/keys.js';
import { variesBy } from '../../../domain/catalogue/variations/variesBy.js';
import type { ModelChoice } from './modelChoices.js';

/** What a compared product has of one property: a value, or of a model a range, with its explanation; null if unknown. */
export type ComparisonCell = { value: string; words?: string; isRange?: true; isBest?: true } | null;

/** One property of the compared products. */
export interface ComparisonRow {
  key: string;
  name: string;
  /** One for each product, in their order. */
  cells: ComparisonCell[];
  isSame: boolean;
}

export interface ComparePageProps {
  products: ProductCardView[];
  rows: ComparisonRow[];
  /** Sizes of each product, of a model all of them; none of what is no tyre. */
  sizes: string[][];
  /** What each product can be narrowed to; nothing unless it is a model. */
  choices: ModelChoice[][];
  /** Number of ids in the address that are no product of the shop. */
  unknown: number;
  /** Number of products in the address beyond the most that are compared. */
  tooMany: number;
}

/** The name of a row says what its figures mean, so that the narrow cells of a phone do not repeat it. */
const SHORT_WORDS: Readonly<Partial<Record<MessageKey, MessageKey>>> = {
  'product.load_words': 'compare.kg',
  'product.speed_words': 'compare.kmh',
  'facet.load_index': 'compare.load',
  'facet.speed_index': 'compare.speed',
};

/** Brand and every attribute that at least one of the products has, in the order of the specifications. */
export function compareProducts(products: readonly Product[], { locale, word }: SpecWords): ComparisonRow[] {
  const words: SpecWords = { locale, word: (key, values) => word(SHORT_WORDS[key] ?? key, values) };
  const brands = products.map(({ brand }) =>
    brand === null ? null : { value: inLocale(brand.name, locale) },
  );
  const repeated = repeatedScores(products);
  const attributes = products.map((product) => attributeCells(product, words));
  return [
    toRow('brand', word('facet.brand'), brands),
    ...ATTRIBUTE_KEYS.filter((key) => !repeated.includes(key)).map((key) =>
      toRow(
        key,
        words.word(specName(key)),
        attributes.map((cells) => cells[key] ?? null),
        products.map((product) => product.attributes[key]?.en),
      ),
    ),
  ].filter((row) => row.cells.some((cell) => cell !== null));
}

/** Scores that only repeat the EU label, which would stand below it under the same name. */
function repeatedScores(products: readonly Product[]): readonly AttributeKey[] {
  const stated = products.flatMap(({ attributes, variations }) => [
    attributes,
    ...variations.map((variation) => variation.attributes),
  ]);
  return GAUGE_KEYS.filter((key) => stated.every((each) => each[key] === undefined));
}

function toRow(
  key: string,
  name: string,
  cells: ComparisonCell[],
  stated: readonly (string | undefined)[] = [],
): ComparisonRow {
  // Two models with the same range may differ in every size.
  const isSame =
    cells.every((cell) => cell?.isRange !== true) &&
    new Set(cells.map((cell) => JSON.stringify(cell))).size === 1;
  return { key, name, cells: withBest(key, cells, stated), isSame };
}

/** Of these the first letter or the lowest figure is the best, of gauges and the last ones the highest. */
const LEAST_IS_BEST: readonly string[] = ['fuel_class', 'wet_grip', 'noise_class', 'noise_db'];
const MOST_IS_BEST: readonly string[] = [...GAUGE_KEYS, 'made', 'warranty'];
const RANKED = /^(?:[A-E]|\d+(?:\/\d+)?)$/;

function withBest(key: string, cells: ComparisonCell[], stated: readonly (string | undefined)[]) {
  const isMost = MOST_IS_BEST.includes(key);
  if (!isMost && !LEAST_IS_BEST.includes(key)) return cells;
  const ranks = cells.map((cell, place) => {
    const value = stated[place]?.replace('-W', '') ?? cell?.value ?? '';
    return cell !== null && cell.isRange !== true && RANKED.test(value) ? parseInt(value, 36) : null;
  });
  const known = ranks.filter((rank) => rank !== null);
  const best = isMost ? Math.max(...known) : Math.min(...known);
  // What most of them have is nothing to look for.
  if (2 * known.filter((rank) => rank === best).length > known.length) return cells;
  return cells.map((cell, place) =>
    cell !== null && ranks[place] === best ? { ...cell, isBest: true as const } : cell,
  );
}

/** The product's attributes; of a model those of all its variations, as ranges where these differ. */
function attributeCells(product: Product, words: SpecWords): Partial<Record<AttributeKey, ComparisonCell>> {
  const { specs: shared, ownSpecs } = toSpecs(product, words);
  const cells: Partial<Record<AttributeKey, ComparisonCell>> = withScores(shared);
  const own = ownSpecs.map(withScores);
  const depends = words.word('compare.depends', { by: byOf(product) });
  for (const key of ATTRIBUTE_KEYS) {
    const stated = own.flatMap(({ [key]: spec }) => (spec === undefined ? [] : [spec]));
    const [first] = stated;
    if (first === undefined) continue;
    const values = new Set(stated.map(({ value }) => value));
    const isOne = values.size === 1;
    const cell: NonNullable<ComparisonCell> = isOne
      ? first
      : rangeOf(key, key === 'made' ? yearsOf(product) : [...values], words);
    // What is sold out has no production week.
    const asked = key === 'made' ? product.variations.filter(({ stock }) => isInStock(stock)) : own;
    const isKnown = cell.isRange === true ? cell.words !== undefined : stated.length === asked.length;
    cells[key] = isKnown ? cell : { ...cell, words: depends };
  }
  return cells;
}

function rangeOf(
  key: AttributeKey,
  values: readonly string[],
  { word }: SpecWords,
): NonNullable<ComparisonCell> {
  const meaning = isFacetKey(key) ? facetOf(key).meaning : undefined;
  // The letters of speeds are not in their order: H is faster than T.
  const figure = (value: string) => meaning?.figureOf(value) ?? null;
  const rank = (value: string) => String(figure(value) ?? value);
  const sorted = [...values].sort((a, b) => rank(a).localeCompare(rank(b), 'en', { numeric: true }));
  const [from = '', to = from] = [sorted[0], sorted.at(-1)];
  if (from === to) return { value: from };
  const [least, most] = [figure(from), figure(to)];
  const figures = least === null || most === null ? null : word('range', { from: least, to: most });
  return {
    value: word('range', { from, to }),
    ...(meaning !== undefined && figures !== null
      ? { words: word(meaning.specWords, { [meaning.unit]: figures }) }
      : {}),
    isRange: true,
  };
}

/** The production years of what is in stock, as weeks of several sizes are too many to be said. */
function yearsOf({ variations }: Product): string[] {
  return variations.flatMap(({ attributes, stock }) => {
    const year =
      attributes.made === undefined || !isInStock(stock) ? null : weekParts(attributes.made.en)?.year;
    return year == null ? [] : [year];
  });
}

/** Gauges as text: the product page draws their scores. */
function withScores(specs: SpecsView): SpecsView {
  const scored = { ...specs };
  for (const key of GAUGE_KEYS) {
    const score = Number(specs[key]?.value);
    if (score > 0) scored[key] = { value: `${score}/${BEST_SCORE}` };
  }
  return scored;
}

function byOf({ name, variations }: Product) {
  return variesBy(
    name.en,
    variations.map(({ label, size }) => ({ label: label.en, size })),
  );
}
