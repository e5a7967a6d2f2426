/** Maps a simple product or a variation to an item of the catalogue: price, stock, size, label. */
import {
  type Attributes,
  isTranslated,
  ITEM_ATTRIBUTE_KEYS,
  type ItemAttributeKey,
} from '../../../../domain/catalogue/attributes/attributes.js';
import { isMarking } from '../../../../domain/catalogue/attributes/marking.js';
import { readAttributes } from '../../../../domain/catalogue/attributes/attributeValues.js';
import {
  DEFAULT_LOCALE,
  inEveryLocale,
  inLocale,
  type Locale,
  type Localized,
  localized as textOf,
} from '../../../../domain/core/locale.js';
import { isAdded } from '../../../../domain/core/writtenText.js';
import { parsePrice } from '../../../../domain/core/money.js';
import { readGtin } from '../../../../domain/catalogue/gtin.js';
import type { Stock } from '../../../../domain/catalogue/product.js';
import type { CatalogueItem } from '../../../catalogueIndex/catalogueWriter.js';
import { toMediaPath } from '../../wpRest/mediaPath.js';
import { translateTo } from '../../../../locales/serverIntl.js';
import { plainText } from '../../wpRest/plainText.js';
import type { QuantityRule } from '../../../../domain/catalogue/pricing/quantityRule.js';
import { type QuantityField, quantityFieldOf } from './quantityField.js';
import { quantityRuleOf } from './quantityRules.js';
import { soldVariations, type SoldVariation } from './openChoices.js';
import { tyreIn, roleOf, tyreLabel, type TyreData } from './attributes.js';
import { metaText, type WcProduct, type WcVariation } from '../../wpRest/shapes.js';
import { type MappingContext, toIso, localized, optionOf } from './productFields.js';

const SALE = inEveryLocale((locale) => translateTo(locale)('built_in.sale'));

type Sellable = Pick<
  WcVariation,
  | 'id'
  | 'price'
  | 'regular_price'
  | 'on_sale'
  | 'date_on_sale_to_gmt'
  | 'global_unique_id'
  | 'shipping_class_id'
  | 'stock_quantity'
  | 'stock_status'
  | 'manage_stock'
  | 'backorders_allowed'
>;

/** The item of a simple product; null without a price. */
export function simpleItem(product: WcProduct, around: MappingContext): CatalogueItem | null {
  const tyre = tyreOf(product, [optionOf(product, 'size'), plainText(product.name)], around);
  return itemOf(product, product, quantitiesOf(product), {
    sku: product.sku === '' ? null : product.sku,
    label: { en: '' },
    image: null,
    ...tyre,
  });
}

/** The items of a product's published variations in the store's order; null for one without a price. */
export function variationItems(
  product: WcProduct,
  variations: readonly WcVariation[],
  around: MappingContext,
): (CatalogueItem | null)[] {
  const { sold } = soldVariations(product, variations, around.slugs);
  const named = new Set<string>();
  return sold.map((variation) => {
    const options = variation.attributes.map(({ option }) => plainText(option));
    const tyre = tyreOf(product, options, around, variation);
    const sku = variation.sku === product.sku ? null : orNull(variation.sku);
    // The choices of one variation share its codes, which must be unique here.
    const isFirst = sku !== null && !named.has(sku);
    if (sku !== null) named.add(sku);
    const item = itemOf(product, variation, quantitiesOf(product, variation), {
      sku: isFirst || variation.chosen.length === 0 ? sku : null,
      label: labelOf(variation, sold, tyre, around),
      image: variation.image === null ? null : toMediaPath(variation.image.src, around.siteUrl),
      ...tyre,
    });
    if (item === null || variation.chosen.length === 0) return item;
    return { ...item, gtin: null, choice: variation.chosen };
  });
}

/** Beside the size, what else tells the variation from its siblings is named, such as a colour. */
function labelOf(
  variation: SoldVariation,
  sold: readonly SoldVariation[],
  tyre: TyreData,
  around: MappingContext,
): Localized {
  const { attributes, chosen } = variation;
  const texts = (some: WcVariation['attributes']) => some.map(({ option }) => plainText(option));
  const size = tyreLabel(tyre);
  const own = localized(variation, 'name', '');
  const differing = attributes.filter((one) => !isInSize(one) && differs(one, sold));
  const open = attributes.slice(attributes.length - chosen.length);
  const labelIn = (locale: Locale) => {
    const label = size ?? orNull(own[locale]);
    if (label === null) return optionsIn(locale, texts(attributes), around);
    return join(locale, [label, optionsIn(locale, texts(size === null ? open : differing), around)]);
  };
  const original = labelIn(DEFAULT_LOCALE);
  return textOf(original, (locale) => {
    const label = labelIn(locale);
    // A size is the same in every language; pages mark what is not translated.
    return isAdded(locale) && label === original && label !== size ? null : label;
  });
}

/** Whether an attribute is part of a tyre's label. */
function isInSize(attribute: WcVariation['attributes'][number]): boolean {
  const role = roleOf(attribute);
  const isInMarking = ITEM_ATTRIBUTE_KEYS.some((key) => key === role && isMarking(key));
  return role === 'size' || isInMarking || tyreIn(attribute.option).size !== null;
}

function differs({ name, option }: WcVariation['attributes'][number], sold: readonly WcVariation[]): boolean {
  return sold.some(({ attributes }) => attributes.some((one) => one.name === name && one.option !== option));
}

function join(locale: Locale, texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(translateTo(locale)('list.comma'));
}

function orNull(text: string | null | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

function orElse(text: string | null | undefined, otherwise: string): string {
  return text === undefined || text === null || text === '' ? otherwise : text;
}

function optionsIn(locale: Locale, options: readonly string[], { terms }: MappingContext): string {
  const names = options.map((option) => inLocale(terms.get(option) ?? { en: option }, locale));
  return join(locale, names);
}

/** Size and marking are parsed from the first text that contains a size; the rest comes from attributes. */
function tyreOf(
  product: WcProduct,
  texts: readonly (string | null)[],
  around: MappingContext,
  variation?: WcVariation,
): TyreData {
  const read = texts.map((text) => tyreIn(text ?? '')).find(({ size }) => size !== null);
  const said: Attributes<ItemAttributeKey> = {};
  for (const key of ITEM_ATTRIBUTE_KEYS) {
    // For other kinds of products, speed and load mean something else.
    if (read === undefined && isMarking(key)) continue;
    const text = statedOf(key, product, variation);
    if (text !== null && text !== '') said[key] = toTerm(key, text, around);
  }
  return { size: read?.size ?? null, attributes: { ...readAttributes(said), ...read?.attributes } };
}

/** What the variation or else its product states, in an attribute or in a field of the same name. */
function statedOf(key: ItemAttributeKey, product: WcProduct, variation?: WcVariation): string | null {
  return (
    variation?.attributes.find((one) => roleOf(one) === key)?.option ??
    (variation === undefined ? null : fieldOf(variation, key)) ??
    optionOf(product, key) ??
    fieldOf(product, key)
  );
}

/** A custom field of the attribute's key; the production week is `dot`, as it changes with every batch. */
function fieldOf({ meta_data }: Pick<WcProduct, 'meta_data'>, key: ItemAttributeKey): string | null {
  return metaText(meta_data, key === 'made' ? 'dot_week' : key);
}

function toTerm(key: ItemAttributeKey, said: string, { terms }: MappingContext): Localized {
  const name = plainText(said);
  const translated = isTranslated(key) ? terms.get(name) : undefined;
  return translated ?? { en: name };
}

type StockFields = Pick<
  WcVariation,
  'stock_quantity' | 'stock_status' | 'manage_stock' | 'backorders_allowed'
>;

type ItemWords = Pick<CatalogueItem, 'sku' | 'label' | 'image' | 'size' | 'attributes'>;

function itemOf(
  { meta_data }: WcProduct,
  sellable: Sellable,
  { quantity, rule }: { quantity: QuantityField | null; rule: QuantityRule | null },
  words: ItemWords,
): CatalogueItem | null {
  const price = parsePrice(sellable.price ?? '');
  if (price === null || price === 0) return null;
  const former = sellable.on_sale ? parsePrice(sellable.regular_price ?? '') : null;
  const own = localized({ meta_data }, 'sale_title', metaText(meta_data, 'sale_title') ?? '');
  const title = inEveryLocale((locale) => orElse(own[locale], inLocale(SALE, locale)));
  return {
    id: sellable.id,
    ...words,
    gtin: readGtin(sellable.global_unique_id ?? ''),
    price,
    quantityPrices: quantity?.problem === null ? quantity.text : null,
    quantityRule: rule,
    sale: former !== null && former > price ? { title, formerPrice: former, until: saleEnd(sellable) } : null,
    stock: stockOf(sellable),
    sharesStock: sellable.manage_stock === 'parent',
    choice: null,
    shippingClass: sellable.shipping_class_id === 0 ? null : sellable.shipping_class_id,
  };
}

function quantitiesOf(product: WcProduct, variation?: WcVariation) {
  return { quantity: quantityFieldOf(product, variation), rule: quantityRuleOf(product, variation) };
}

function saleEnd({ date_on_sale_to_gmt: end }: Sellable): string | null {
  return end === null || end === '' ? null : toIso(end);
}

/**
 * A count if stock is managed without backorders, otherwise the availability. Negative stock counts as 0, and so do the
 * pieces that WooCommerce keeps back by its "Out of stock threshold".
 */
function stockOf(sellable: StockFields): Stock {
  const isCounted = sellable.manage_stock !== false && sellable.stock_quantity !== null;
  if (isCounted && !sellable.backorders_allowed) {
    return sellable.stock_status === 'outofstock' ? 0 : Math.max(0, Math.floor(sellable.stock_quantity ?? 0));
  }
  return sellable.stock_status === 'onbackorder' ? 'backorder' : sellable.stock_status !== 'outofstock';
}
