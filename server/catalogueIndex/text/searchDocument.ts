import {
  type Attributes,
  storageOf,
  ITEM_ATTRIBUTE_KEYS,
  type ItemAttributeKey,
} from '../../../domain/catalogue/attributes/attributes.js';
import { markingOf } from '../../../domain/catalogue/attributes/marking.js';
import { LOCALES, type Localized } from '../../../domain/core/locale.js';
import type { TyreSize } from '../../../domain/tyres/tyre.js';
import { spokenNames } from './spokenNames.js';
import { indexedName, indexedText, searchTerms, sizeSpellings } from './searchText.js';

/** The columns of the search table, each as folded text. */
interface SearchDocument {
  name: string;
  brand: string;
  sku: string;
  size: string;
  /** Names of this kind of product, and its origin. */
  kind: string;
  words: string;
}

/** The searchable data of a product, whatever its source. */
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

/** The search text of a product. */
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

/** The text in each of its languages. */
function all(text: Localized): string[] {
  return LOCALES.flatMap((locale) => text[locale] ?? []);
}

function sizeTexts({ size, attributes, label }: Searchable['items'][number]) {
  return [size === null ? '' : sizeSpellings(size), markingOf(attributes), ...all(label)];
}

/** Values of attributes that describe the kind of product. */
function kindTexts({ attributes }: Searchable['items'][number]): (string | null)[] {
  return ITEM_ATTRIBUTE_KEYS.flatMap((key) => {
    const { [key]: value } = attributes;
    return storageOf(key).search === 'kind' && value !== undefined ? all(value) : [];
  });
}

/** Applies to everything in the shop, so it identifies no kind of product. */
const FOR_CARS = 'car cars سيارة سيارات عربية عربيات';

const TYRE_NAMES = 'tyre tyres tire tires إطار إطارات كاوتش كاوتشات كوتش';

/** Synonyms per kind of product, and related words: a match of one name adds all names and related words. */
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

/** Words for tyres, which add nothing next to a car. */
export const TYRE_TERMS: ReadonlySet<string> = new Set(searchTerms(`${TYRE_NAMES} فردة عجل عجلة`));

/** Every word for a kind of product; where one is also a car's name, the product is meant. */
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
