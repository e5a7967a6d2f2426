import {
  type Attributes,
  storageOf,
  ITEM_ATTRIBUTE_KEYS,
  type ItemAttributeKey,
  markingOf,
} from '../../../domain/catalogue/facets.js';
import { LOCALES, type Localized } from '../../../domain/core/locale.js';
import type { TyreSize } from '../../../domain/catalogue/tyre.js';
import { spokenNames } from './spokenNames.js';
import { indexedName, indexedText, searchTerms, sizeSpellings } from './searchText.js';

/** The columns of the search table, each as folded text. */
export interface SearchDocument {
  name: string;
  brand: string;
  sku: string;
  size: string;
  /** What people call such goods, and where they come from. */
  kind: string;
  words: string;
}

/** What a product says of itself, wherever it comes from. */
export interface Searchable {
  sku: string | null;
  name: Localized;
  excerpt: Localized;
  brand: Localized | null;
  origin: Localized | null;
  /** Names of its categories. */
  categories: readonly Localized[];
  items: readonly {
    sku: string | null;
    label: Localized;
    size: TyreSize | null;
    attributes: Attributes<ItemAttributeKey>;
  }[];
}

/** The text by which a product is found. */
export function searchDocument(product: Searchable): SearchDocument {
  const { name, excerpt, brand, origin, categories, items } = product;
  const kinds = categories.flatMap(all);
  const isTyre = items.some(({ size }) => size !== null);
  return {
    name: indexedName(...all(name)),
    brand: brand === null ? '' : indexedName(...all(brand)),
    sku: indexedText(product.sku, ...items.map(({ sku }) => sku)),
    size: indexedText(...items.flatMap(sizeTexts)),
    kind: indexedText(
      ...kinds,
      ...otherNames(kinds, isTyre),
      ...(isTyre ? [] : spokenNames(...all(name))),
      ...(origin === null ? [] : all(origin)),
      ...new Set(items.flatMap(kindTexts)),
    ),
    words: indexedText(...all(excerpt), FOR_CARS),
  };
}

/** The text in every language that it has. */
function all(text: Localized): string[] {
  return LOCALES.flatMap((locale) => text[locale] ?? []);
}

function sizeTexts({ size, attributes, label }: Searchable['items'][number]) {
  return [size === null ? '' : sizeSpellings(size), markingOf(attributes), ...all(label)];
}

/** Names of attributes that say what kind of goods it is. */
function kindTexts({ attributes }: Searchable['items'][number]): (string | null)[] {
  return ITEM_ATTRIBUTE_KEYS.flatMap((key) => {
    const { [key]: value } = attributes;
    return storageOf(key).search === 'kind' && value !== undefined ? all(value) : [];
  });
}

/** What is said beside whatever the shop has; it names no kind of goods. */
const FOR_CARS = 'car cars سيارة سيارات عربية عربيات';

const TYRE_NAMES = 'tyre tyres tire tires إطار إطارات كاوتش كاوتشات كوتش';

/** What goods of a kind are called, and what is said beside it: one word of the first means all of both. */
const KINDS: readonly { names: string; beside?: string }[] = [
  { names: TYRE_NAMES, beside: 'فردة عجل عجلة طقم جوز' },
  { names: 'saloon passenger ملاكي ركوب' },
  { names: 'suv 4x4 jeep offroad دفع رباعي جيب' },
  { names: 'van truck microbus commercial فان ميكروباص نقل', beside: 'نص تمن ربع' },
  { names: 'battery batteries بطارية بطاريات' },
  { names: 'oil oils fluid fluids زيت زيوت سوائل', beside: 'lubricant engine' },
  { names: 'rim rims wheel wheels جنط جنوط', beside: 'alloy' },
  { names: 'accessory accessories إكسسوار إكسسوارات كماليات' },
];

/** Words for tyres: beside a car that goods are meant anyway. */
export const TYRE_TERMS: ReadonlySet<string> = new Set(searchTerms(`${TYRE_NAMES} فردة عجل عجلة`));

/** Every word for goods of some kind: where one is a car's name as well, the goods are meant. */
export const KIND_TERMS: ReadonlySet<string> = new Set(
  KINDS.flatMap(({ names, beside = '' }) => searchTerms(`${names} ${beside}`)),
);
export const FOR_CARS_TERMS: ReadonlySet<string> = new Set(searchTerms(FOR_CARS));

function otherNames(kinds: readonly (string | null)[], isTyre: boolean): string[] {
  const said = new Set(kinds.flatMap((kind) => (kind === null ? [] : searchTerms(kind))));
  if (isTyre) said.add('tyre');
  return KINDS.flatMap(({ names, beside = '' }) =>
    searchTerms(names).some((name) => said.has(name)) ? [names, beside] : [],
  );
}
