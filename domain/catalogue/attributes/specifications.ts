import type { Translate } from '../../../locales/intl.js';
import { inLocale, type Locale, type Localized } from '../../core/locale.js';
import { ATTRIBUTE_KEYS, type AttributeKey, type Attributes, specName } from './attributes.js';
import type { ProductView, SpecsView, VariationView } from '../catalogueViews.js';
import { facetOf, isFacetKey } from '../facets.js';
import { isDrawn, withJudgement } from './judgement.js';
import { isInStock, type Product, type Stock } from '../product.js';
import { weekParts } from './productionWeek.js';

/** The page's language and its messages. */
export interface SpecWords {
  locale: Locale;
  word: Translate;
}

interface ProductSpecs extends Pick<ProductView, 'specNames' | 'specs'> {
  /** Of each variation, in their order: what the product does not state for all. */
  ownSpecs: VariationView['specs'][];
}

/** The specifications of a product, with the names of all rows that it or one of its variations has. */
export function toSpecs(product: Product, words: SpecWords): ProductSpecs {
  const isSplit = product.variations.length > 0;
  const shared = withJudgement(asStocked(product.attributes, isSplit ? 0 : product.stock));
  const each = product.variations.map(({ attributes, stock }) =>
    withJudgement(asStocked({ ...product.attributes, ...attributes }, stock)),
  );
  const items = each.length === 0 ? [shared] : each;
  const isRow = (key: AttributeKey) =>
    items.some(({ [key]: value }) => value !== undefined && !isDrawn(key, value.en));
  return {
    specNames: ATTRIBUTE_KEYS.filter(isRow).map((key) => [key, words.word(specName(key))] as const),
    specs: specsOf(shared, words),
    ownSpecs: each.map((attributes) => specsOf(withoutShared(attributes, shared), words)),
  };
}

/** What is sold out has no piece whose production week could be told. */
function asStocked(attributes: Attributes, stock: Stock): Attributes {
  if (isInStock(stock)) return attributes;
  return Object.fromEntries(Object.entries(attributes).filter(([key]) => key !== 'made'));
}

function withoutShared(attributes: Attributes, shared: Attributes): Attributes {
  const known: Readonly<Partial<Record<string, Localized>>> = shared;
  return Object.fromEntries(Object.entries(attributes).filter(([key, { en }]) => known[key]?.en !== en));
}

function specsOf(attributes: Attributes, words: SpecWords): SpecsView {
  const specs: SpecsView = {};
  for (const key of ATTRIBUTE_KEYS) {
    const { [key]: value } = attributes;
    if (value !== undefined)
      specs[key] = { value: valueOf(key, value, words), ...meaningOf(key, value, words) };
  }
  return specs;
}

function valueOf(key: AttributeKey, value: Localized, { locale, word }: SpecWords): string {
  if (key === 'warranty') return word('product.months', { count: Number(value.en) });
  const week = key === 'made' ? weekParts(value.en) : null;
  return week === null ? inLocale(value, locale) : word('product.week', week);
}

function meaningOf(key: AttributeKey, value: Localized, { word }: SpecWords): { words?: string } {
  if (!isFacetKey(key)) return {};
  const { meaning } = facetOf(key);
  const figure = meaning?.figureOf(value.en) ?? null;
  return meaning === undefined || figure === null
    ? {}
    : { words: word(meaning.specWords, { [meaning.unit]: String(figure) }) };
}
