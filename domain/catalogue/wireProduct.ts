/**
 * Products in `/api`: each text in every language, prices as strings with two decimals. Each schema parses in the
 * browser what its function serialises on the server.
 */
import { array, type InferInput, nullable, number, object, string } from 'valibot';
import { byKey } from '../core/byKey.js';
import { inEveryLocale, type Localized } from '../core/locale.js';
import { toDecimal } from '../core/money.js';
import { ATTRIBUTE_KEYS, type AttributeKey, isTranslated } from './attributes/attributes.js';
import { type Product, sellableStock, type Variation } from './product.js';
import { toWireText, type WireText, wireText } from '../core/wireText.js';
import {
  CARD_FIELDS,
  Text,
  toWireCardFields,
  toWireQuantityPrices,
  toWireQuantityRule,
  toWireSale,
  VariationSchema,
} from './wireCard.js';
import { LIVE_FIELDS } from './wireOffer.js';

const AttributeSchema = nullable(object({ ...wireText('name'), ...wireText('value') }));

/** A product on its own. */
export const ProductSchema = object({
  ...CARD_FIELDS,
  ...wireText('description'),
  sold_individually: LIVE_FIELDS.sold_individually,
  ...byKey(ATTRIBUTE_KEYS, () => AttributeSchema),
  sku: Text,
  images: array(string()),
  category_ids: array(number()),
  variations: array(VariationSchema),
});

export type WireProduct = InferInput<typeof ProductSchema>;

/** With the day on which an order placed now leaves, and the working days after it. */
export type WireLiveProduct = WireProduct & { working_days: readonly string[] };
export type WireVariation = InferInput<typeof VariationSchema>;
type WireAttributes = Pick<WireProduct, AttributeKey>;

/** The product fields of the search box. */
export type WireSearchResult = Pick<WireProduct, 'id' | 'type' | 'image' | 'price' | 'stock'> &
  WireText<'name'> &
  WireText<'excerpt'> & {
    /** The variation that the keyword means, if it means only one. */
    variation_id: number | null;
  };

/** Display names of attributes. */
export type AttributeNames = Readonly<Record<AttributeKey, Localized>>;

/** Converts a product for `/api`. */
export function toWireProduct(product: Product, names: AttributeNames): WireProduct {
  return {
    ...toWireCardFields(product),
    ...toWireText('description', product.description),
    sold_individually: product.soldIndividually,
    ...toWireAttributes(product.attributes, names),
    sku: product.sku,
    images: product.images,
    category_ids: product.categoryIds,
    variations: product.variations.map(toWireVariation),
  };
}

/** A search result; a variation links to its parent's page. */
export function toWireSearchResult(product: Product): WireSearchResult {
  const isVariation = product.parent !== null;
  return {
    id: product.parent ?? product.id,
    type: isVariation ? 'variable' : product.type,
    ...toWireText('name', product.name),
    ...toWireText('excerpt', product.excerpt),
    image: product.image,
    price: toDecimal(product.price),
    stock: sellableStock(product.stock, product.quantityRule),
    variation_id: isVariation ? product.id : null,
  };
}

/** Converts a variation for `/api`. */
export function toWireVariation(variation: Variation): WireVariation {
  return {
    id: variation.id,
    sku: variation.sku,
    ...toWireText('name', variation.label),
    size: variation.size,
    price: toDecimal(variation.price),
    quantity_prices: toWireQuantityPrices(variation.quantityPrices),
    ...toWireQuantityRule(variation),
    stock: sellableStock(variation.stock, variation.quantityRule),
    sale: toWireSale(variation.sale),
    image: variation.image,
  };
}

function toWireAttributes(attributes: Product['attributes'], names: AttributeNames): WireAttributes {
  return byKey(ATTRIBUTE_KEYS, (key) => {
    const { [key]: value } = attributes;
    if (value === undefined) return null;
    const inAll = isTranslated(key) ? value : inEveryLocale(() => value.en);
    return { ...toWireText('name', names[key]), ...toWireText('value', inAll) };
  });
}
