import { inLocale } from '../../../domain/core/locale.js';
import {
  ATTRIBUTE_KEYS,
  type AttributeKey,
  specName,
} from '../../../domain/catalogue/attributes/attributes.js';
import { BEST_SCORE, GAUGE_KEYS } from '../../../domain/catalogue/attributes/gauges.js';
import { type SpecWords, toSpecs } from '../../../domain/catalogue/attributes/specifications.js';
import type { ProductCardView, SpecsView } from '../../../domain/catalogue/catalogueViews.js';
import type { Product } from '../../../domain/catalogue/product.js';
import { formatSize } from '../../../domain/tyres/tyre.js';
import { variesBy, type VariesBy } from '../../../domain/catalogue/variations/variesBy.js';

/**
 * What a compared product has of one property: a value with its plain explanation, the sizes of a model, or what the
 * value depends on; null if it is unknown.
 */
export type ComparisonCell =
  | { value: string; words?: string }
  | { sizes: string[] }
  | { variesBy: VariesBy }
  | null;

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
  /** Number of ids in the address that are no product of the shop. */
  unknown: number;
  /** Number of products in the address beyond the most that are compared. */
  tooMany: number;
}

/** Brand, size and every attribute that at least one of the products has, in the order of the specifications. */
export function compareProducts(products: readonly Product[], words: SpecWords): ComparisonRow[] {
  const { locale, word } = words;
  const brands = products.map(({ brand }) =>
    brand === null ? null : { value: inLocale(brand.name, locale) },
  );
  const repeated = repeatedScores(products);
  const attributes = products.map((product) => attributeCells(product, words));
  return [
    toRow('brand', word('facet.brand'), brands),
    toRow('size', word('product.size'), products.map(sizeCell)),
    ...ATTRIBUTE_KEYS.filter((key) => !repeated.includes(key)).map((key) =>
      toRow(
        key,
        word(specName(key)),
        attributes.map((cells) => cells[key] ?? null),
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

function toRow(key: string, name: string, cells: ComparisonCell[]): ComparisonRow {
  // Two models whose values depend on the size may differ in every size.
  const varies = cells.some((cell) => cell !== null && 'variesBy' in cell);
  const isSame = !varies && new Set(cells.map((cell) => JSON.stringify(cell))).size === 1;
  return { key, name, cells, isSame };
}

/** The product's attributes; of a model those of all its variations, or what they depend on where these differ. */
function attributeCells(product: Product, words: SpecWords): Partial<Record<AttributeKey, ComparisonCell>> {
  const { specs: shared, ownSpecs } = toSpecs(product, words);
  const cells: Partial<Record<AttributeKey, ComparisonCell>> = withScores(shared);
  const own = ownSpecs.map(withScores);
  const varying = { variesBy: byOf(product) };
  for (const key of ATTRIBUTE_KEYS) {
    const [first, ...others] = own.map((specs) => specs[key]);
    if (own.every((specs) => specs[key] === undefined)) continue;
    cells[key] = others.every((other) => other?.value === first?.value) ? (first ?? null) : varying;
  }
  return cells;
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

function sizeCell({ size, variations }: Product): ComparisonCell {
  if (size !== null) return { value: formatSize(size) };
  const sizes = variations.flatMap((variation) =>
    variation.size === null ? [] : [formatSize(variation.size)],
  );
  return sizes.length === 0 ? null : { sizes: [...new Set(sizes)] };
}

function byOf({ name, variations }: Product) {
  return variesBy(
    name.en,
    variations.map(({ label, size }) => ({ label: label.en, size })),
  );
}
